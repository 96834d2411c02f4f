import type { GameEvent, Seat } from '@holdup/engine';

/** A guess at who gets shot in a round. */
export interface Guess {
  readonly round: number;
  readonly on: Seat;
}

/** How many guesses were right, out of those whose bullets were revealed. */
export interface Guessed {
  readonly right: number;
  readonly of: number;
}

/** The rounds in which bullets were revealed, and who was wounded in each. */
function shotIn(events: readonly GameEvent[]): ReadonlyMap<number, readonly Seat[]> {
  const rounds = new Map<number, Seat[]>();
  let round = 0;
  for (const event of events) {
    if (event.type === 'roundBegan') round = event.round;
    else if (event.type === 'courage') rounds.set(round, rounds.get(round) ?? []);
    else if (event.type === 'wounded') rounds.get(round)?.push(event.seat);
  }
  return rounds;
}

/** Compares guesses with what happened. */
export function scoreGuesses(guesses: readonly Guess[], events: readonly GameEvent[]): Guessed {
  const shot = shotIn(events);
  const judged = guesses.filter(({ round }) => shot.has(round));
  const right = judged.filter(({ round, on }) => shot.get(round)?.includes(on) === true);
  return { right: right.length, of: judged.length };
}
