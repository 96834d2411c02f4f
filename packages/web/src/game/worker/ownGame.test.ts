import { runReplay, type Seat } from '@holdup/engine';
import { expect, it } from 'vitest';
import { finished } from '../../gallery/stills/position.ts';
import { STILL_SITTERS } from '../../gallery/stills/stillGame.ts';
import { seatsOf } from '../seats.ts';
import { analyse } from './analyse.ts';
import { ownGame } from './ownGame.ts';

const names = STILL_SITTERS.slice(0, 6).map(({ name }) => name);
const games = Array.from({ length: 30 }, (_, number) => {
  const { replay } = finished({ edition: 'second', seats: 6 }, null, `own ${number}`);
  return { ...replay, names };
});

it('an own game has the result of its seat, and the dead have no money (R-9.1)', () => {
  for (const replay of games.slice(0, 10)) {
    const { result } = analyse(replay);
    for (const seat of seatsOf(names)) {
      const own = ownGame(replay, seat);
      const line = result?.seats[seat];
      expect(own.won).toBe(result?.winners.includes(seat));
      expect(own.place).toBe(line?.alive ? line.place : null);
      expect(own.money).toBe(line?.alive ? line.total : 0);
    }
  }
});

it('hits and hits taken add up over the table, in total and rival by rival', () => {
  for (const replay of games) {
    const all = seatsOf(names).map((seat) => ownGame(replay, seat));
    const sum = (count: (own: (typeof all)[number]) => number) =>
      all.reduce((total, own) => total + count(own), 0);
    expect(sum(({ hits }) => hits)).toBe(sum(({ hitsTaken }) => hitsTaken));
    for (const own of all) {
      expect(own.rivals.reduce((total, { hits }) => total + hits, 0)).toBe(own.hits);
      expect(own.rivals.reduce((total, { hitsTaken }) => total + hitsTaken, 0)).toBe(own.hitsTaken);
    }
  }
});

it('the first to die are those named by the first deaths of the match', () => {
  let deaths = 0;
  for (const replay of games) {
    const first: Seat[] = [];
    runReplay(replay, (_, events) => {
      if (first.length > 0) return;
      for (const event of events) if (event.type === 'died') first.push(event.seat);
    });
    deaths += first.length;
    for (const seat of seatsOf(names))
      expect(ownGame(replay, seat).diedFirst).toBe(first.includes(seat));
  }
  expect(deaths).toBeGreaterThan(0);
});
