import {
  below,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Move,
  type PlayedMove,
  play,
  replayOf,
  resolveSetup,
} from '@holdup/engine';
import { commitmentOf, seedOf } from '@holdup/protocol';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { replayIn } from '../files/replayFile.ts';
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
    replay: replayOf(setup, moves),
    proof: { commitment: commitmentOf(secret), secret, randoms },
  };
}

test('verifies a match from a table server, and refuses one with another secret', () => {
  const value = record();
  const { terminal, printed } = recordingTerminal();
  verify('match.json', value, false, terminal);
  expect(printed()).toContain('Fair.');
  expect(replayIn('match.json', value)).toEqual(value.replay);
  const forged = { ...value, proof: { ...value.proof, secret: 'ac'.repeat(32) } };
  expect(() => verify('match.json', forged, false, terminal)).toThrow('committed');
});
