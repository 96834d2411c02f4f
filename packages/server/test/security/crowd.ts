import { ALL_SEATS, below, type Random, type Seat, spectatorView } from '@holdup/engine';
import { expect } from 'vitest';
import { ask } from '../people.ts';
import { gameOf, type Twins } from './twins.ts';

/** A spectator makes a different guess at each table, which nobody may notice. */
export async function guessFromTheCrowd({ left, right }: Twins, random: Random): Promise<void> {
  for (const side of [left, right]) {
    const { match, question } = gameOf(side);
    const { players } = spectatorView(match).public;
    const living = ALL_SEATS.filter((seat) => players[seat]?.alive === true);
    const seat = living[below(random, living.length)] as Seat;
    const as = { name: 'Wanda', character: 'owl' } as const;
    const answer = await ask(side.node, side.fan, { type: 'guess', question, seat, as });
    // Naming the same seat again is not a change, so one side may run out of changes before the other.
    expect(['ok', 'notAllowed']).toContain(answer);
  }
}
