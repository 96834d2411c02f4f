import { createMatch, createRandom, type Match, play, type Seat, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { createRookie } from './rookie.ts';
import { createShooters } from './shooters.ts';

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** One round of seats 0 to 3: seat 1 shoots seat 0, seat 2 shoots seat 3, seats 0 and 3 click at seat 2. */
function playRound(match: Match, look: (match: Match) => void, standing: readonly Seat[]): void {
  const targets: readonly Seat[] = [2, 0, 3, 2];
  for (const seat of SEATS)
    play(match, seat, { move: 'load', bullet: seat === 1 || seat === 2 ? 'bang' : 'click' });
  for (const seat of SEATS) play(match, seat, { move: 'aim', target: targets[seat] ?? null });
  play(match, match.publicState.godfather, { move: 'pass' });
  look(match);
  for (const seat of SEATS) play(match, seat, { move: standing.includes(seat) ? 'stand' : 'duck' });
}

test('a rookie holds a grudge against those who shot at it, not against everybody who shot', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'shot' });
  const shooters = createShooters();
  playRound(match, (now) => shooters.look(viewOf(now, 0)), SEATS);
  shooters.look(viewOf(match, 0));
  expect(SEATS.filter((seat) => shooters.has(seat))).toEqual([1]);
});

test('a gun that was lowered or missed because its target ducked gives no grudge', () => {
  for (const standing of [
    [0, 2, 3],
    [1, 2, 3],
  ] as const) {
    const match = createMatch({ edition: 'second', seats: 4, seed: 'lowered' });
    const shooters = createShooters();
    playRound(match, (now) => shooters.look(viewOf(now, 0)), standing);
    shooters.look(viewOf(match, 0));
    expect(SEATS.filter((seat) => shooters.has(seat))).toEqual([]);
  }
});

test('grudges end with the match', () => {
  const match = createMatch({ edition: 'second', seats: 4, seed: 'shot' });
  const shooters = createShooters();
  playRound(match, (now) => shooters.look(viewOf(now, 0)), SEATS);
  while (match.publicState.round === 1 && match.publicState.asking !== null) {
    const [seat] = SEATS.filter((each) => viewOf(match, each).moves.length > 0);
    if (seat === undefined) break;
    const [move] = viewOf(match, seat).moves;
    if (move !== undefined) play(match, seat, move);
  }
  shooters.look(viewOf(match, 0));
  expect(shooters.has(1)).toBe(true);
  shooters.look(viewOf(createMatch({ edition: 'second', seats: 4, seed: 'another' }), 0));
  expect(SEATS.filter((seat) => shooters.has(seat))).toEqual([]);
});

test('a rookie that bears grudges aims at the seat that shot at it', () => {
  const traits = { aggression: 0, greed: 0, grudge: 1, bluff: 0 };
  let atShooter = 0;
  let atOther = 0;
  for (let game = 0; game < 40; game++) {
    const match = createMatch({ edition: 'second', seats: 4, seed: `grudge ${game}` });
    const rookie = createRookie('rookie', traits);
    const random = createRandom(`grudge ${game}`);
    const answer = (now: Match) =>
      rookie.decide({ view: viewOf(now, 0), random, budgetMs: 1 }).move;
    playRound(match, answer, SEATS);
    for (let aimed = false; !aimed && match.publicState.asking !== null; ) {
      const { name } = match.publicState.asking;
      for (const seat of SEATS) {
        const view = viewOf(match, seat);
        const move = seat === 0 && view.moves.length > 0 ? answer(match) : view.moves[0];
        if (move === undefined) continue;
        if (seat === 0 && move.move === 'aim') {
          aimed = true;
          if (move.target === 1) atShooter++;
          if (move.target === 2) atOther++;
        }
        play(match, seat, move);
        if (match.publicState.asking?.name !== name) break;
      }
    }
  }
  expect(atShooter).toBeGreaterThan(atOther);
});
