import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createNewcomer } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  deciding,
  play,
  replayOf,
  resolveSetup,
  viewOf,
} from '@holdup/engine';
import { CHARACTERS, commitmentOf, type MatchRecord, seedOf } from '@holdup/protocol';

const CLI = fileURLToPath(new URL('../../cli/bin/holdup.js', import.meta.url));

/** A whole match among bots that play as newcomers do, with the proof that a server would publish. */
const playedMatch = (id: string, names: readonly string[]): MatchRecord => {
  const secret = '5'.repeat(64);
  const setup = resolveSetup({ edition: 'second', seats: names.length, seed: seedOf(secret, []) });
  const match = createMatch(setup);
  const bot = createNewcomer('casual');
  const random = createRandom(secret);
  const moves = [];
  for (let [seat] = deciding(match); seat !== undefined; [seat] = deciding(match)) {
    const { move } = bot.decide({ view: viewOf(match, seat), random, budgetMs: 1 });
    play(match, seat, move);
    moves.push({ seat, ...move });
  }
  return {
    format: 'holdup-record',
    id,
    finishedAt: Date.UTC(2026, 4, 1),
    replay: replayOf(setup, moves, names),
    characters: CHARACTERS.slice(0, names.length),
    proof: { commitment: commitmentOf(secret), secret, randoms: [] },
    defaults: [],
  };
};

/** Puts a finished match into the database of a server, which may be running; resolves to its id. */
export const importFinishedMatch = (database: string, names: readonly string[]): string => {
  const record = playedMatch('ab'.repeat(16), names);
  const lines = [
    { holdup: 'backup', version: 1 },
    { match: record.id, code: 'BCDFG', finishedAt: record.finishedAt, record },
  ];
  execFileSync(process.execPath, [CLI, 'admin', 'import', '--database', database], {
    input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return record.id;
};
