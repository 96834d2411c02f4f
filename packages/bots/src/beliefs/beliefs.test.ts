import {
  BULLETS,
  below,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Match,
  type Move,
  type PowerName,
  play,
  type Random,
  resampler,
  result,
  type Seat,
  type Setup,
  type View,
  viewOf,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { beliefs } from './beliefs.ts';

/** Random play that takes clips whenever it can, so that bullets move a lot. */
function anyMove(match: Match, seat: Seat, random: Random): Move {
  const moves = legalMoves(match, seat);
  const clip = moves.find((move) => move.move === 'take' && move.shares[0] === 'clip');
  const regain = moves.find((move) => move.move === 'regain');
  return clip ?? regain ?? (moves[below(random, moves.length)] as Move);
}

function playTo(setup: Setup, steps: number, random: Random): Match | null {
  const match = createMatch(setup);
  for (let i = 0; i < steps; i++) {
    if (result(match) !== null) return null;
    const seat = deciding(match)[0] as Seat;
    play(match, seat, anyMove(match, seat, random));
  }
  return result(match) === null ? match : null;
}

const WORLDS = 4000;

/** The largest difference between the beliefs and the average over sampled worlds. */
function worstGap(view: View, random: Random): number {
  const draw = resampler(view);
  const seats = view.public.seats;
  const loaded = Array.from({ length: seats }, () => [0, 0, 0]);
  const hands = Array.from({ length: seats }, () => [0, 0, 0]);
  for (let i = 0; i < WORLDS; i++)
    for (const [seat, own] of draw(random).seatStates.entries()) {
      const front = loaded[seat] as number[];
      const hand = hands[seat] as number[];
      if (own.bullet !== -1) front[own.bullet] = (front[own.bullet] ?? 0) + 1 / WORLDS;
      for (const code of [0, 1, 2] as const)
        hand[code] = (hand[code] ?? 0) + own.hand[code] / WORLDS;
    }
  let worst = 0;
  for (const belief of beliefs(view))
    for (const [code, bullet] of BULLETS.entries()) {
      const front = loaded[belief.seat]?.[code] ?? 0;
      const hand = hands[belief.seat]?.[code] ?? 0;
      worst = Math.max(worst, Math.abs((belief.loaded?.[bullet] ?? 0) - front));
      worst = Math.max(worst, Math.abs(belief.hand[bullet] - hand) / 2);
    }
  return worst;
}

const CASES: readonly [string, Setup['edition'], readonly (PowerName | null)[] | null][] = [
  ['without powers (unseen discards, reveals and clips)', 'second', null],
  ['with Good Friend', 'second', ['goodFriend', null, null, null, null]],
  ['with Smart, Cunning and Professional', 'second', ['smart', 'cunning', 'professional', null]],
  ['in the first edition', 'first', null],
];

describe('beliefs agree with the average over sampled worlds', () => {
  test.each(CASES)('%s', (_, edition, powers) => {
    const random = createRandom(`beliefs ${powers}`);
    let looked = 0;
    for (let i = 0; looked < 4; i++) {
      const seats = powers?.length ?? 4 + (i % 3);
      const options = powers === null ? {} : { powers: [...powers] };
      const match = playTo(
        { edition, seats, seed: `beliefs ${i}`, options },
        20 + below(random, 150),
        random,
      );
      if (match === null) continue;
      looked++;
      const seat = below(random, seats) as Seat;
      expect(worstGap(viewOf(match, seat), random), `game ${i}`).toBeLessThan(0.045);
    }
  });
});

/** Replays the history many times with bullets picked at random, and keeps the runs that look the same to this seat. */
function bangsByTrial(view: View, random: Random, trials: number): number[] | null {
  const sums: number[] = view.public.players.map(() => 0);
  let kept = 0;
  trial: for (let i = 0; i < trials; i++) {
    const hands = view.public.players.map((): [number, number] => [5, 3]);
    const handOf = (seat: Seat): [number, number] => hands[seat] as [number, number];
    let known = 0;
    let laid = 0;
    const draw = (seat: Seat): 0 | 1 => {
      const [clicks, bangs] = handOf(seat);
      const bullet = below(random, clicks + bangs) < bangs ? 1 : 0;
      handOf(seat)[bullet]--;
      return bullet;
    };
    const isWhatISaw = (bullet: 0 | 1): boolean =>
      view.own?.knownBullets[known++] === (bullet === 1 ? 'bang' : 'click');
    for (const entry of view.public.history.bullets) {
      if (entry.kind === 'played') {
        const bullet = draw(entry.seat);
        if (!entry.possible.includes(bullet === 1 ? 'bang' : 'click')) continue trial;
        if (!entry.faceUp && entry.seat === view.seat && !isWhatISaw(bullet)) continue trial;
        if (!entry.faceUp) laid += bullet;
      } else if (entry.kind === 'passed') {
        const bullet = draw(entry.from);
        handOf(entry.to)[bullet]++;
        if ((entry.from === view.seat || entry.to === view.seat) && !isWhatISaw(bullet))
          continue trial;
      } else if (entry.kind === 'regained') {
        handOf(entry.seat)[1]++;
        if (entry.from === 'faceDown') laid--;
      } else if (entry.kind === 'searched') {
        if (laid > 0 !== entry.found) continue trial;
      } else hands[entry.seat] = [0, 0];
    }
    kept++;
    for (const [seat, hand] of hands.entries()) sums[seat] = (sums[seat] ?? 0) + hand[1];
  }
  return kept < 3000 ? null : sums.map((sum) => sum / kept);
}

test('P-hustler: beliefs follow bullets that two others exchanged unseen', () => {
  const random = createRandom('hustled');
  let looked = 0;
  for (let i = 0; looked < 3; i++) {
    const options = { powers: [null, 'hustler', null, 'goodFriend'] as const };
    const match = playTo(
      { edition: 'second', seats: 4, seed: `hustled ${i}`, options },
      30 + below(random, 50),
      random,
    );
    if (match === null) continue;
    const view = viewOf(match, 0);
    const expected = bangsByTrial(view, random, 60_000);
    if (expected === null) continue;
    looked++;
    for (const { seat, hand, loaded } of beliefs(view))
      if (view.public.players[seat]?.alive)
        expect(Math.abs(hand.bang + (loaded?.bang ?? 0) - (expected[seat] ?? 0))).toBeLessThan(
          0.08,
        );
  }
});
