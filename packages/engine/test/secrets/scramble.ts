import type { Random } from '../../src/core/random.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { resample } from '../../src/resample/resample.ts';
import { ENGINE_EYES, type Eyes, type Leak, sight } from './eyes.ts';

/** Redraws everything an observer can't know. The engine's own view defines what it knows, whatever eyes are tested. */
export const scrambled = (match: Match, seat: Seat | null, random: Random): Match =>
  resample(ENGINE_EYES.view(match, seat), random);

/** Whether an observer can tell a match from its scrambled twin by its view, its options or the deciding seats. */
export function tellsApart(match: Match, twin: Match, eyes: Eyes, seat: Seat | null): Leak | null {
  const one = sight(eyes, match, seat);
  const other = sight(eyes, twin, seat);
  return one === other ? null : { to: seat, through: 'sight', one, other };
}
