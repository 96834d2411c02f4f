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
import {
  commitmentOf,
  hashText,
  type MatchRecord,
  readShare,
  type Share,
  sealOf,
  seedOf,
  verifyFairness,
} from './fairness.ts';

const SECRET = '5e'.repeat(32);
const randoms = [
  { seat: 0, value: '01'.repeat(16) },
  { seat: 2, value: '02'.repeat(16) },
] as const;

function finishedMatch(secret = SECRET): MatchRecord {
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

const seals = randoms.map(({ value }) => sealOf(value));
const share: Share = {
  commitment: commitmentOf(SECRET),
  random: randoms[0].value,
  seals,
  counted: true,
  match: 'x',
};

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
    expect(verifyFairness(JSON.parse(JSON.stringify(record)))).toEqual({
      fair: true,
      randoms: 2,
      withheld: 0,
    });
    const { characters, ...older } = record;
    expect(characters).toHaveLength(4);
    expect(verifyFairness(older)).toEqual({ fair: true, randoms: 2, withheld: 0 });
    expect(verifyFairness(record, share).fair).toBe(true);
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

  test('a client detects any difference from what it was shown', () => {
    const differing: readonly [Partial<Share>, string][] = [
      [{ commitment: '0'.repeat(64) }, 'shown before the match'],
      [{ random: '03'.repeat(16), seals: [...seals, sealOf('03'.repeat(16))] }, 'left out'],
      [{ seals: [sealOf(randoms[0].value)] }, 'not committed'],
    ];
    for (const [change, why] of differing)
      expect(verifyFairness(record, { ...share, ...change })).toMatchObject({
        fair: false,
        why: expect.stringContaining(why),
      });
  });

  test('a made-up match with another secret passes alone, but not against the share of a client', () => {
    const forged = finishedMatch('5f'.repeat(32));
    expect(verifyFairness(forged).fair).toBe(true);
    expect(verifyFairness(forged, share).fair).toBe(false);
  });

  test('randomness that came too late is no fraud: its seal is in the record', () => {
    const late = '07'.repeat(16);
    const withheld = [{ seat: 1 as const, seal: sealOf(late) }];
    const shown = { ...share, random: late, seals: [...seals, sealOf(late)], counted: false };
    const honest = { ...record, proof: { ...record.proof, withheld } };
    expect(verifyFairness(honest, shown)).toEqual({ fair: true, randoms: 2, withheld: 1 });
    expect(verifyFairness(record, shown).fair).toBe(false);
    expect(verifyFairness(honest, { ...shown, counted: true }).fair).toBe(false);
  });

  test('a match of another rules version is neither fair nor unfair', () => {
    const old = { ...record, replay: { ...record.replay, rulesVersion: RULES_VERSION - 1 } };
    expect(verifyFairness(old)).toEqual({ fair: null, rulesVersion: RULES_VERSION - 1 });
    const other = { ...old, replay: { ...old.replay, seed: 'x' } };
    expect(verifyFairness(other).fair).toBe(false);
  });

  test('a share is stored and read back; a damaged one is none', () => {
    expect(readShare(JSON.parse(JSON.stringify(share)))).toEqual(share);
    for (const damaged of [null, 7, {}, { ...share, random: 'x' }])
      expect(readShare(damaged)).toBeNull();
  });

  test('anything else is refused with a reason', () => {
    for (const value of [null, 1, [], {}, { proof: {} }, { proof: { commitment: 'x' } }])
      expect(verifyFairness(value)).toMatchObject({ fair: false, why: expect.any(String) });
  });
});
