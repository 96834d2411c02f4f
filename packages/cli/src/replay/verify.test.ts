import { type PlayedMove, replayOf, resolveSetup } from '@holdup/engine';
import { commitmentOf, seedOf } from '@holdup/protocol';
import { expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { replayIn } from '../files/replayFile.ts';
import { PLAYERS } from '../players/index.ts';
import { playGame } from '../simulate/game.ts';
import { verify } from './verify.ts';

function record() {
  const secret = 'ab'.repeat(32);
  const randoms = [{ seat: 1 as const, value: '0f'.repeat(16) }];
  const setup = resolveSetup({ edition: 'first', seats: 3, seed: seedOf(secret, randoms) });
  const moves: PlayedMove[] = [];
  playGame(setup, PLAYERS.random, moves);
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
