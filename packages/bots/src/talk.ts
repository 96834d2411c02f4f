import { below, type Random, type Seat, unit, type View } from '@holdup/engine';
import type { Line } from './lines.ts';
import type { Personality } from './personalities.ts';

/** Something a bot says before the count of courage, and to whom (null: to the table). */
export interface Remark {
  readonly line: Line;
  readonly to: Seat | null;
}

const QUIET = 0.55;

/** Lines about the own gun, and whether they are true of a shot in it. */
const ABOUT_THE_GUN: ReadonlyMap<Line, boolean> = new Map([
  ['bang', true],
  ['youDuck', true],
  ['manyBangs', true],
  ['click', false],
  ['notYou', false],
  ['noBangs', false],
]);

/** Who is spoken to: whom the gun points at, or whoever points at this seat. */
function addressee(line: Line, view: View, random: Random): Seat | null {
  const { players } = view.public;
  const aimedAt = view.seat === null ? null : (players[view.seat]?.target ?? null);
  if (ABOUT_THE_GUN.has(line) || line === 'chicken' || line === 'lucky') return aimedAt;
  const guns = players.flatMap((player, i) => (player.target === view.seat ? [i as Seat] : []));
  return guns.length === 0 ? null : (guns[below(random, guns.length)] as Seat);
}

/**
 * What a character says here, if anything: a line it likes that fits what it does, or one that does not, as often as it
 * bluffs. Others may draw their conclusions; the rules don't.
 */
export function remark(view: View, { traits, lines }: Personality, random: Random): Remark | null {
  if (view.public.step !== 'courage' || view.own === null || unit(random) < QUIET) return null;
  const loaded = view.own.bullet !== null && view.own.bullet !== 'click';
  const lies = unit(random) < Math.max(0, 0.25 + 0.6 * traits.bluff);
  const fits = lines.filter((line) => {
    const told = ABOUT_THE_GUN.get(line);
    return told === undefined ? !lies : told === (lies ? !loaded : loaded);
  });
  if (fits.length === 0) return null;
  // Favourites come first in a character's list, and come up more often.
  const line = fits[Math.min(below(random, fits.length), below(random, fits.length))] as Line;
  const to = addressee(line, view, random);
  return to === null && ABOUT_THE_GUN.has(line) ? null : { line, to };
}
