import {
  below,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Move,
  type PlayedMove,
  play,
  RULES_VERSION,
  resolveSetup,
} from '@holdup/engine';
import { commitmentOf, seedOf } from '@holdup/protocol';
import { expect, test } from 'vitest';
import type { Terminal } from '../terminal/terminal.ts';
import { replayIn, verify } from './verify.ts';

function record() {
  const secret = 'ab'.repeat(32);
  const randoms = [{ seat: 1 as const, value: '0f'.repeat(16) }];
  const setup = resolveSetup({ edition: 'first', seats: 3, seed: seedOf(secret, randoms) });
  const match = createMatch(setup);
  const random = createRandom('moves');
  const moves: PlayedMove[] = [];
  for (let [seat] = deciding(match); seat !== undefined; [seat] = deciding(match)) {
    const legal = legalMoves(match, seat);
    const move = legal[below(random, legal.length)] as Move;
    play(match, seat, move);
    moves.push({ seat, ...move });
  }
  return {
    format: 'holdup-record',
    replay: { rulesVersion: RULES_VERSION, ...setup, moves },
    proof: { commitment: commitmentOf(secret), secret, randoms },
  };
}

const printed: string[] = [];
const terminal: Terminal = {
  print: (text) => printed.push(text),
  note() {},
  paint: (_, text) => text,
  columns: 80,
  live: false,
};

test('a match from a table server verifies, and one with another secret does not', () => {
  const value = record();
  verify('match.json', value, false, terminal);
  expect(printed.join()).toContain('Fair.');
  expect(replayIn(value)).toBe(value.replay);
  const forged = { ...value, proof: { ...value.proof, secret: 'ac'.repeat(32) } };
  expect(() => verify('match.json', forged, false, terminal)).toThrow('committed');
});
