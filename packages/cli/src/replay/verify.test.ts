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
import { replayIn } from '../files/replayFile.ts';
import { paper } from '../testing/paper.ts';
import { verify } from './verify.ts';

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

test('a match from a table server verifies, and one with another secret does not', () => {
  const value = record();
  const { terminal, printed } = paper();
  verify('match.json', value, false, terminal);
  expect(printed()).toContain('Fair.');
  expect(replayIn('match.json', value)).toEqual(value.replay);
  const forged = { ...value, proof: { ...value.proof, secret: 'ac'.repeat(32) } };
  expect(() => verify('match.json', forged, false, terminal)).toThrow('committed');
});
