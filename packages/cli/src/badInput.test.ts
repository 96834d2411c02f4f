import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordingTerminal } from '../test/recordingTerminal.ts';
import { COMMANDS, runCommandLine } from './cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-bad-input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => path.join(folder, name);
const DIRECTORY = at('directory');
const REPLAY = at('replay.json');
const UNREACHABLE = at('missing/directory/file');
const NOT_A_BOT = at('notABot.ts');
const NO_MAKER = at('noMaker.ts');
const BROKEN_BOT = at('broken.ts');
const OTHER_FILE = at('notes.txt');
const NOT_WEIGHTS = at('notWeights.bin');

beforeAll(async () => {
  mkdirSync(DIRECTORY);
  writeFileSync(NOT_A_BOT, 'export const createBot = () => 5;\n');
  writeFileSync(NO_MAKER, 'export const bot = 5;\n');
  writeFileSync(BROKEN_BOT, 'export const = ;\n');
  writeFileSync(OTHER_FILE, 'null\n');
  writeFileSync(NOT_WEIGHTS, 'null\n');
  const { terminal } = recordingTerminal();
  const game = ['arena', '--bots', 'random', '--players', '4', '--game', '0', '--save', REPLAY];
  expect(await runCommandLine(game, terminal)).toBe(0);
});

/** Everything below the folder, with its content. */
const content = (): unknown =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const name = path.join(entry.parentPath, entry.name);
      return `${name}: ${entry.isFile() ? readFileSync(name, 'utf8') : 'directory'}`;
    })
    .sort();

async function expectRefused(args: readonly string[]): Promise<void> {
  const before = content();
  const { terminal, printed, noted } = recordingTerminal();
  const code = await runCommandLine(args, terminal);
  expect(noted()).toMatch(/^holdup: [^\n]+\n$/);
  expect(noted()).not.toContain('internal error');
  expect([code, printed()]).toEqual([2, '']);
  expect(content()).toEqual(before);
}

/** The arguments with which each command would run, apart from the option under test. */
const VALID: { readonly [command: string]: readonly string[] } = {
  scenario: ['packages/engine/scenarios'],
  simulate: ['--games', '1'],
  replay: [REPLAY],
  bench: ['engine'],
  arena: ['--bots', 'random', '--games', '6', '--cores', '1'],
  balance: ['--games', '10', '--levels', 'rookie', '--out', at('out')],
  exploit: ['--against', 'random', '--games', '6', '--cores', '1'],
  calibrate: ['--among', 'rookie', '--games', '1'],
  talk: ['--games', '1'],
  coach: [REPLAY],
  load: ['--tables', '1', '--seconds', '1', '--database', at('load.db')],
  admin: ['tables', '--database', at('admin.db')],
};

const SETUP = {
  players: ['2', '9', '4.5', 'four', ''],
  edition: ['third', ''],
  seed: ['x'.repeat(1001)],
  'late-aim': ['never', ''],
  leftovers: ['burn', ''],
  'junk-dealer': ['shop', ''],
  stealthy: ['always', ''],
  dictator: ['mercy', ''],
  options: [
    ...['{openLoot}', '', 'null', '[]', '5', '{"loot":1}', '{"openLoot":1}', '{"oldest":6}'],
    ...['{"powers":["kid"]}', '{"powers":["baker",null,null,null,null,null]}'],
  ],
};
const WHOLE = ['-1', '1.5', 'many', '', '1e3', '99999999999'];
const DATABASE = ['mysql://host/holdup', ''];
/** The settings of a server. */
const SERVER = {
  host: ['', ' '],
  port: ['65536', ...WHOLE],
  'base-path': ['games', '//other.example', '/../games'],
  database: DATABASE,
  'database-timeout-ms': ['99', ...WHOLE],
  origins: ['play.example.org', 'https://play.example.org/holdup'],
  'frame-ancestors': ['*', 'play.example.org'],
  'trust-proxy': ['yes', ''],
  'log-level': ['loud', ''],
  metrics: ['everybody', ''],
  'metrics-port': ['65536', ...WHOLE],
  'max-connections': ['0', ...WHOLE],
  'max-connections-per-address': ['0', ...WHOLE],
  'code-attempts-per-minute': ['0', ...WHOLE],
  'tables-per-minute': ['0', ...WHOLE],
  'bot-threads': ['0', '65', ...WHOLE],
  'bot-ms-per-address': ['0', ...WHOLE],
  'keep-matches-days': ['36501', ...WHOLE],
  'keep-reports-days': ['36501', ...WHOLE],
  'web-root': ['', ' '],
};

/** Values that must be refused. null: any text is fine. */
const BAD_VALUES: { readonly [command: string]: { readonly [option: string]: string[] | null } } = {
  serve: SERVER,
  doctor: SERVER,
  admin: { database: DATABASE },
  play: {
    ...SETUP,
    bot: ['roookie', 'rookie:nobody', '', at('missing.ts'), NOT_A_BOT, NO_MAKER, BROKEN_BOT],
    name: null,
    language: ['es', 'de_DE', 'german', ''],
  },
  scenario: {},
  simulate: {
    ...SETUP,
    games: ['0', ...WHOLE],
    player: ['nobody', ''],
    save: [path.join(OTHER_FILE, 'replays')],
    cores: ['0', '257', ...WHOLE],
  },
  replay: { seat: ['0', '5', '9', ...WHOLE] },
  bench: { case: ['powrs', 'regular', ''], seconds: ['0', '601', 'long', ''] },
  arena: {
    ...SETUP,
    bots: [
      ...['roookie', 'rookie:nobody', ',', ''],
      ...[at('missing.ts'), NOT_A_BOT, NO_MAKER, BROKEN_BOT],
    ],
    bot: ['nobody', '', at('missing.ts'), NOT_A_BOT, NO_MAKER, BROKEN_BOT],
    games: ['0', ...WHOLE],
    budget: ['0', '60001', 'long', ''],
    log: [DIRECTORY, OTHER_FILE, REPLAY, UNREACHABLE],
    cores: ['0', '257', ...WHOLE],
    game: ['0', '6', ...WHOLE],
    save: [DIRECTORY, UNREACHABLE],
  },
  balance: {
    games: ['9', ...WHOLE],
    levels: ['genius', 'rookie,', ''],
    seed: null,
    out: [OTHER_FILE],
  },
  exploit: {
    ...SETUP,
    games: ['0', ...WHOLE],
    against: ['roookie', '', at('missing.ts'), NOT_A_BOT, BROKEN_BOT],
    rest: ['roookie', '', at('missing.ts'), NOT_A_BOT, BROKEN_BOT],
    weights: ['', OTHER_FILE, at('missing.bin'), NOT_WEIGHTS],
    cores: ['0', '257', ...WHOLE],
  },
  calibrate: { among: ['genius', 'rookie,', ''], games: ['0', ...WHOLE], seed: null },
  talk: { level: ['genius', 'rookie,', ''], games: ['0', ...WHOLE], seed: null },
  coach: {
    seat: ['0', '5', '9', ...WHOLE],
    count: ['0', '101', ...WHOLE],
    worlds: ['4', '10001', ...WHOLE],
  },
  load: {
    tables: ['0', ...WHOLE],
    players: ['2', '9', ...WHOLE],
    seconds: ['0', ...WHOLE],
    moves: ['1000001', ...WHOLE],
    'warm-up': ['3601', ...WHOLE],
    think: ['60001', ...WHOLE],
    pace: ['hurried', ''],
    nodes: ['0', '17', ...WHOLE],
    rounds: ['0', '1001', ...WHOLE],
    database: [DIRECTORY, path.join(OTHER_FILE, 'load.db')],
  },
};

describe.each(COMMANDS)('$name refuses', ({ name, options }) => {
  const valid = VALID[name] ?? [];
  const valued = Object.keys(options).filter((option) => options[option]?.value !== undefined);

  test('every option that takes a value has bad values in this test', () => {
    expect(Object.keys(BAD_VALUES[name] ?? {}).sort()).toEqual(valued.sort());
  });

  test.each(
    Object.entries(BAD_VALUES[name] ?? {}).flatMap(([option, values]) =>
      (values ?? []).map((value) => [option, value] as const),
    ),
  )('--%s=%s', async (option, value) => {
    await expectRefused([name, ...valid, `--${option}=${value}`]);
  });

  test('an option without its value, and a flag with one', async () => {
    for (const [option, { value }] of Object.entries(options))
      await expectRefused([
        name,
        ...valid,
        value === undefined ? `--${option}=yes` : `--${option}`,
      ]);
  });

  test('an unknown option', async () => {
    await expectRefused([name, ...valid, '--constructor']);
    await expectRefused([name, ...valid, '--no-such-option=5']);
  });

  test('a file or word too many, or one that is missing', async () => {
    if (name === 'scenario') await expectRefused([name]);
    else await expectRefused([name, ...valid, 'another']);
  });
});

test.each(['scenario', 'replay', 'coach'])('%s refuses files of the wrong kind', async (name) => {
  for (const file of [at('missing.json'), OTHER_FILE, NOT_A_BOT]) await expectRefused([name, file]);
  writeFileSync(at('deep.json'), '['.repeat(100_000));
  await expectRefused([name, at('deep.json')]);
});

test('a replay that has no proof can’t be verified', async () => {
  await expectRefused(['replay', '--verify', REPLAY]);
  await expectRefused(['replay', '--verify', OTHER_FILE]);
});
