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
import { describe, expect, test } from 'vitest';
import { commitmentOf, hashText, type MatchRecord, seedOf, verifyFairness } from './fairness.ts';

const secret = '5e'.repeat(32);
const randoms = [
  { seat: 0, value: '01'.repeat(16) },
  { seat: 2, value: '02'.repeat(16) },
] as const;

function finishedMatch(): MatchRecord {
  const setup = resolveSetup({ edition: 'second', seats: 4, seed: seedOf(secret, randoms) });
  const match = createMatch(setup);
  const random = createRandom('players');
  const moves: PlayedMove[] = [];
  for (let [seat] = deciding(match); seat !== undefined; [seat] = deciding(match)) {
    const legal = legalMoves(match, seat);
    const move = legal[below(random, legal.length)] as Move;
    play(match, seat, move);
    moves.push({ seat, ...move });
  }
  return {
    format: 'holdup-record',
    id: 'x',
    finishedAt: 0,
    replay: { rulesVersion: RULES_VERSION, ...setup, moves },
    characters: ['fox', 'owl', 'cat', 'bear'],
    proof: { commitment: commitmentOf(secret), secret, randoms },
    defaults: [],
  };
}

describe('fair by proof', () => {
  const record = finishedMatch();
  const changed = (
    change: (copy: { -readonly [K in keyof MatchRecord]: MatchRecord[K] }) => void,
  ) => {
    const copy = structuredClone(record);
    change(copy);
    return verifyFairness(copy);
  };

  test('hashes are SHA-256', () => {
    expect(hashText('abc')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  test('an honest match verifies, also one kept before servers noted the characters', () => {
    expect(verifyFairness(JSON.parse(JSON.stringify(record)))).toEqual({ fair: true, randoms: 2 });
    const { characters, ...older } = record;
    expect(characters).toHaveLength(4);
    expect(verifyFairness(older)).toEqual({ fair: true, randoms: 2 });
    expect(
      verifyFairness(record, { commitment: record.proof.commitment, random: randoms[0].value })
        .fair,
    ).toBe(true);
  });

  test('another secret, other randomness, another seed or other moves do not', () => {
    expect(
      changed((c) => {
        c.proof = { ...c.proof, secret: '5f'.repeat(32) };
      }).fair,
    ).toBe(false);
    expect(
      changed((c) => {
        c.proof = { ...c.proof, randoms: randoms.slice(1) };
      }).fair,
    ).toBe(false);
    expect(
      changed((c) => {
        c.replay = { ...c.replay, seed: 'x' };
      }).fair,
    ).toBe(false);
    expect(
      changed((c) => {
        c.replay = { ...c.replay, moves: c.replay.moves.slice(0, -1) };
      }).fair,
    ).toBe(false);
    expect(
      changed((c) => {
        c.replay = { ...c.replay, moves: c.replay.moves.toReversed() };
      }).fair,
    ).toBe(false);
  });

  test('a client notices a commitment exchanged or its randomness left out', () => {
    expect(verifyFairness(record, { commitment: '0'.repeat(64) }).fair).toBe(false);
    expect(verifyFairness(record, { random: '03'.repeat(16) }).fair).toBe(false);
  });

  test('anything else is refused with a reason', () => {
    for (const value of [null, 1, [], {}, { proof: {} }, { proof: { commitment: 'x' } }])
      expect(verifyFairness(value)).toMatchObject({ fair: false, why: expect.any(String) });
  });
});
