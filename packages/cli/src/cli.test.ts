import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { recordingTerminal } from '../test/recordingTerminal.ts';
import { COMMANDS } from './cli.ts';
import { runCommandLine } from './index.ts';

// Starts processes, possibly on a busy machine.
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const BIN = fileURLToPath(new URL('../bin/holdup.js', import.meta.url));

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const place = path.join(folder, name);
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
  return place;
}

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const start = (program: string, args: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { ...process.env, FORCE_COLOR: undefined, NODE_OPTIONS: undefined };
    const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    );
  });
const holdup = (...args: string[]): Promise<Outcome> => start(MAIN, args);

/** The same in this process, where that makes no difference. */
async function holdupHere(...args: string[]): Promise<Outcome> {
  const { terminal, printed, noted } = recordingTerminal(100);
  const code = await runCommandLine(args, terminal);
  return { code, out: printed(), err: noted() };
}

const SCENARIO = {
  name: 'A click hurts nobody',
  edition: 'second',
  seats: [{}, {}, {}],
  moves: [0, 1, 2].map((seat) => ({ seat, move: 'load', bullet: 'click' })),
  expect: { step: 'aim', deciding: [2, 1, 0] },
};
/** Holds nothing else: other tests write replays to the folder around it. */
const scenarios = path.join(folder, 'scenarios');
mkdirSync(scenarios);
const good = file('scenarios/good.json', SCENARIO);
const wrong = file('scenarios/wrong.json', { ...SCENARIO, expect: { step: 'share', round: 2 } });
const broken = file('scenarios/broken.json', '{\n  "edition": second\n}');

describe('bad arguments and files are refused in one line with exit code 2', () => {
  it.each([
    [['scenraio'], 'there is no command "scenraio". Did you mean scenario?'],
    [
      ['dance'],
      'there is no command "dance". There are serve, play, scenario, simulate, replay, bench, ',
    ],
    [
      ['--loud'],
      'there is no option "--loud". There are serve, play, scenario, simulate, replay, bench, ',
    ],
    [['scenario'], 'name a scenario file or a directory: holdup scenario FILE|DIR…'],
    [['scenario', 'none.json'], 'none.json: there is no such file'],
    [['scenario', broken], `${broken}:2:14: not JSON: unexpected "second"`],
    [['scenario', '--pritn', good], 'there is no option --pritn. Did you mean --print?'],
    [['replay', good], `${good}: not a replay: the replay has an unknown field "name"`],
    [['replay', folder], `${folder}: this is a directory, not a file`],
    [
      ['simulate', '--games', 'many'],
      '--games must be a whole number from 1 to 1000000000, not "many"',
    ],
    [['simulate', '--games', '--json'], '--games needs a value: --games N'],
    [['simulate', '--players', '9'], '--players must be a whole number from 3 to 8, not "9"'],
    [
      ['simulate', '--edition', 'frist'],
      '--edition must be one of second, first, not "frist". Did you mean first?',
    ],
    [['simulate', '--edition', 'first', '--powers'], 'second edition'],
    [['simulate', '--options', '{openLoot}'], `--options must be JSON like '{"openLoot":true}'`],
    [['simulate', '--options', '{"loot":1}'], 'there is no option "loot"'],
    [['simulate', '--json=yes'], '--json takes no value'],
    [['simulate', '--save', good], `${good}: no directory can be created there`],
    [['simulate', 'now'], 'simulate takes only options, but got "now"; see holdup simulate --help'],
    [['bench'], 'say what to measure: holdup bench engine|bots'],
    [['bench', 'bot'], 'Did you mean bots?'],
    [['bench', 'engine', '--case', 'powrs'], 'Did you mean powers?'],
    [['bench', 'engine', '--seconds', '0'], '--seconds must be a number from 0.1 to 600'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await holdupHere(...args);
    expect(err).toMatch(/^holdup: [^\n]+\n$/);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('the program itself', () => {
  it.each([
    [['scenraio'], 2, /^holdup: there is no command "scenraio"\. Did you mean scenario\?\n$/],
    [['replay', broken], 2, /^holdup: .*broken\.json:2:14: not JSON.*\n$/],
    [['simulate', '--games', '0'], 2, /^holdup: --games must be .*\n$/],
    [['scenario', wrong], 1, /^$/],
    [['scenario', good], 0, /^$/],
  ])('%j ends with exit code %d', async (args, code, err) => {
    const outcome = await holdup(...args);
    expect(outcome.err).toMatch(err);
    expect(outcome.code).toBe(code);
  });
});

describe('help', () => {
  it('describes the program and each command', async () => {
    const overall = await holdupHere('--help');
    expect(overall.code).toBe(0);
    const commands = COMMANDS.map(({ name }) => name);
    for (const command of commands) expect(overall.out).toContain(`\n  ${command}`);
    const pages = await Promise.all(commands.map((command) => holdupHere(command, '--help')));
    for (const [i, { code, out, err }] of pages.entries()) {
      for (const option of Object.keys(COMMANDS[i]?.options ?? {}))
        expect(out).toContain(`\n  --${option} `);
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/Usage[\s\S]+Options[\s\S]+--help[\s\S]+Examples/);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    }
  });

  it('is printed by the installed program too', async () => {
    const { code, out } = await start(BIN, ['help', 'replay']);
    expect(code).toBe(0);
    expect(out).toBe((await holdupHere('replay', '--help')).out);
  });
});

describe('scenario', () => {
  it('says what holds, what does not and why; the exit code is 0 only if all hold', async () => {
    const fine = await holdupHere('scenario', good);
    expect(fine.out).toBe(`✓ ${good}  A click hurts nobody\n1 scenario holds\n`);
    expect(fine.code).toBe(0);
    const mixed = await holdupHere('scenario', good, wrong);
    expect(mixed.out).toContain(
      `✗ ${wrong}  A click hurts nobody\n    round should be 2 and is 1\n`,
    );
    expect(mixed.out).toMatch(/\n1 scenario holds, 1 does not\n$/);
    expect(mixed.code).toBe(1);
  });

  it('plays every .json file below a directory, even if one of them is broken', async () => {
    const { code, out, err } = await holdupHere('scenario', '--json', scenarios);
    expect(code).toBe(2);
    expect(err).toMatch(/^holdup: .*broken\.json:2:14: not JSON.*\n$/);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ hold: 1, fail: 1, unusable: 1 });
    expect(report.files.map((entry: { holds: boolean }) => entry.holds)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('prints the complete final state in a shape that works as "expect"', async () => {
    const { code, out } = await holdupHere('scenario', '--print', good);
    expect(code).toBe(0);
    const state = JSON.parse(out);
    expect(state).toMatchObject({ round: 1, step: 'aim', deciding: [0, 1, 2] });
    expect(Object.keys(state.seats)).toEqual(['0', '1', '2']);
    const again = file('again.json.txt', { ...SCENARIO, expect: state });
    expect((await holdupHere('scenario', again)).code).toBe(0);
  });
});

describe('simulate', () => {
  it('gives the same summary on one core and on three, and another one with another seed', async () => {
    const found = async (cores: string, seed: string): Promise<unknown> => {
      const args = ['--games', '300', '--players', '5', '--powers', '--cores', cores, '--json'];
      const { code, out } = await holdupHere('simulate', ...args, '--seed', seed);
      expect(code).toBe(0);
      const { run, seed: _, ...summary } = JSON.parse(out);
      expect(run.cores).toBe(Number(cores));
      expect(run.gamesPerSecond).toBeGreaterThan(0);
      return summary;
    };
    const [one, three, other] = await Promise.all([
      found('1', 'a'),
      found('3', 'a'),
      found('2', 'b'),
    ]);
    expect(three).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one).toMatchObject({ edition: 'second', players: 5, games: 300, interrupted: false });
  });

  it('prints winners, money, deaths, length and powers', async () => {
    const { out, err } = await holdup('simulate', '--games', '50', '--powers', '--open-loot');
    // A busy machine takes long enough for progress to be shown.
    expect(err).toMatch(/^(50 games +\d+ % .*\n)*$/);
    expect(out).toMatch(
      /^50 games, second edition, 6 players \(random\)\nseed "holdup", powers random, openLoot true\n/,
    );
    expect(out).toMatch(/\n {2}Seat 6 +\d+ +[\d.]+ % +[\d.]+ % – [\d.]+ %\n/);
    for (const row of ['winners', 'all survivors', 'deaths', 'rounds', 'decisions', 'vulture'])
      expect(out).toMatch(new RegExp(`\n  ${row} +`));
    expect(out).not.toContain('\x1b');
  });

  it('saves games as replays, which replay prints round by round, in full or as one seat saw it', async () => {
    const directory = path.join(folder, 'replays', 'first');
    const args = ['--games', '2', '--players', '4', '--edition', 'first', '--save', directory];
    expect((await holdupHere('simulate', ...args)).code).toBe(0);
    expect(readdirSync(directory).sort()).toEqual(['game-1.json', 'game-2.json']);
    const replay = path.join(directory, 'game-2.json');
    const [full, own, json] = await Promise.all([
      holdupHere('replay', replay),
      holdupHere('replay', replay, '--seat', '3'),
      holdupHere('replay', replay, '--json'),
    ]);
    expect([full.code, own.code, json.code]).toEqual([0, 0, 0]);
    expect(full.out).toMatch(/Round 1 · Godfather: Seat \d/);
    expect(full.out).toMatch(/Loaded: Seat 1 a \w+.*, Seat 4 a \w+/);
    expect(own.out).toContain('As Seat 3 saw it.');
    expect(own.out).toMatch(/Loaded: Seat 3 a [\w ]+, the others unseen\./);
    expect(own.out).not.toMatch(/Loaded: Seat [124]/);
    const document = JSON.parse(json.out);
    expect(document).toMatchObject({ ok: true, edition: 'first', seats: 4, waitingFor: [] });
    expect(document.result.winners).toBeInstanceOf(Array);

    const forged = JSON.parse(readFileSync(replay, 'utf8'));
    forged.moves[0].seat = forged.moves[1].seat;
    const refused = await holdupHere('replay', file('forged.json.txt', forged));
    expect(refused.code).toBe(2);
    expect(refused.err).toMatch(
      /^holdup: [^\n]+not a replay of a game by these rules: move \d+ [^\n]+\n$/,
    );
  });

  it('summarises the games played so far when interrupted, and exits with 130', async () => {
    const directory = path.join(folder, 'endless');
    const args = ['simulate', '--games', '1000000000', '--cores', '1', '--save', directory];
    const child = spawn(process.execPath, [MAIN, ...args, '--json'], { stdio: 'pipe' });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    // A saved game shows that the simulation has started.
    const saved = (): number => {
      try {
        return readdirSync(directory).length;
      } catch {
        return 0;
      }
    };
    while (saved() === 0) await setTimeout(20);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const summary = JSON.parse(out);
    expect(summary.interrupted).toBe(true);
    expect(summary.games).toBe(saved());
  });
});

describe('bench', () => {
  it('reports speed and allocation of a case', async () => {
    const { code, out } = await holdup(
      'bench',
      'engine',
      '--case',
      'powers',
      '--seconds',
      '0.1',
      '--json',
    );
    expect(code).toBe(0);
    const { powers, machine } = JSON.parse(out);
    expect(machine.node).toBe(process.version);
    for (const field of ['gamesPerSecond', 'decisionsPerSecond', 'nsPerDecision', 'bytesPerGame'])
      expect(powers[field]).toBeGreaterThan(0);
    expect(powers.decisionsPerGame).toBeGreaterThan(100);
    expect(powers.best.gamesPerSecond).toBeGreaterThanOrEqual(powers.gamesPerSecond);
  });

  it('reports how long bots think', async () => {
    const { code, out } = await holdupHere(
      ...['bench', 'bots', '--case', 'regular', '--seconds', '0.1', '--json'],
    );
    expect(code).toBe(0);
    const { regular } = JSON.parse(out);
    expect(regular.gamesPerSecond).toBeGreaterThan(0);
    const { mean, p50, p99 } = regular.thinking;
    expect(mean).toBeGreaterThan(0);
    expect(p50).toBeGreaterThan(0);
    expect(p99).toBeGreaterThan(p50);
  });
});
