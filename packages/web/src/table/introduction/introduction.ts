import { DECISIONS, type PowerName, type Seat, type View } from '@holdup/engine';
import type { Game } from '../../game/game.ts';
import { seatsOf } from '../../game/seats.ts';

export type Introduced = { readonly seat: Seat; readonly power: PowerName };

/**
 * Every power at the table: the reader's own, then the others in turn from their left. A quick answer ends the
 * introduction, and the own power is the one to know by then.
 */
export const introducedPowers = ({ seat: reader, public: shown }: View): readonly Introduced[] => {
  const seats = seatsOf(shown.players);
  const first = reader ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)].flatMap((seat) => {
    const power = shown.players[seat]?.power ?? null;
    return power === null ? [] : [{ seat, power }];
  });
};

/** Nobody has drawn a gun yet: there is still time to introduce the powers. An audience has it while everybody takes aim, too. */
export const isOpening = ({ seat, public: { round, decision } }: View): boolean =>
  round === 1 &&
  decision !== null &&
  (DECISIONS.indexOf(decision) < DECISIONS.indexOf('aim') || (seat === null && decision === 'aim'));

/** The game began on this screen. After a reload or for latecomers it has a past, and the powers are known. */
export const beganHere = ({ past }: Pick<Game, 'past'>): boolean => past.length === 0;

/** What an audience has after the first clock, while everybody takes aim. */
export const AIMING_MS = 10_000;

/** How long each power is shown: as long as it takes to read, and less where the clock leaves less for all of them. */
export const turnMs = (count: number, readingMs: number, clockMs: number | null): number =>
  clockMs === null ? readingMs : Math.min(readingMs, Math.max(0, clockMs) / count);
