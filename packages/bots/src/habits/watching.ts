import type { Match, Seat, View } from '@holdup/engine';
import { extendsPrefix } from '../beliefs/extendsPrefix.ts';
import type { Habits } from '../learnt/net.ts';
import { BANG, has } from '../observation/observation.ts';
import { shotChance, standChance } from './habits.ts';
import { standingOf } from './standing.ts';

/** How far single players depart from the habits, as scores to add; 0 is not at all. */
export interface Leanings {
  readonly shot: readonly number[];
  readonly stand: readonly number[];
}

export const NO_LEANINGS: Leanings = { shot: [], stand: [] };

/** Watches the players of one match: what each was expected to do on every count, and what they did. */
export interface Watcher {
  readonly leanings: Leanings;
  /** Learns from what a view shows of the last count. */
  look(view: View): void;
  /** Notes what is expected of everybody, in a world imagined before a count of courage. */
  expect(match: Match, seat: Seat): void;
}

/** How many surprises it takes to be believed over the habits. */
const DOUBT = 2.5;

interface Tally {
  surprise: number;
  spread: number;
}

interface Expectation {
  readonly round: number;
  readonly targets: readonly number[];
  readonly stands: readonly number[];
  readonly shots: readonly number[];
}

const leaningOf = ({ surprise, spread }: Tally): number => surprise / (spread + DOUBT);

function add(tally: Tally, happened: boolean, expected: number): void {
  tally.surprise += (happened ? 1 : 0) - expected;
  tally.spread += expected * (1 - expected);
}

/** What a round showed of every seat: whether it stood, and whether its bullet was a shot; null where it can't be told. */
function shownIn(
  view: View,
  { round, targets }: Expectation,
): { stood: boolean | null; shot: boolean | null }[] {
  const seats = targets.map((): { stood: boolean | null; shot: boolean | null; down: boolean } => ({
    stood: null,
    shot: null,
    down: false,
  }));
  for (const entry of view.public.history.bullets) {
    if (entry.kind !== 'played' || entry.round !== round) continue;
    const seat = seats[entry.seat];
    if (seat === undefined || seat.stood !== null || seat.down) continue;
    if (!entry.faceUp) seat.down = true;
    else {
      seat.stood = true;
      seat.shot = entry.possible[0] !== 'click';
    }
  }
  // A bullet is turned up only where its target stood too; laid face-down before one who stood, its owner ducked.
  for (const [i, { shot }] of [...seats.entries()]) {
    const target = seats[targets[i] as number];
    if (shot !== null && target !== undefined) target.stood = true;
  }
  for (const [i, seat] of seats.entries())
    if (seat.down && seat.stood === null && seats[targets[i] as number]?.stood) seat.stood = false;
  return seats;
}

/** The bullets a seat chose from when it loaded. */
function poolOf(match: Match, seat: number): readonly number[] {
  const { hand, bullet } = match.seatStates[seat] as Match['seatStates'][number];
  return hand.map((count, code) => (code === bullet ? count + 1 : count));
}

/** What is kept of a view to tell whether a later one is of the same match and seat. */
interface Seen {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly bullets: View['public']['history']['bullets'];
}

const seenIn = ({ seat, public: shown }: View): Seen => ({
  seat,
  seats: shown.seats,
  bullets: shown.history.bullets,
});

function isLater(now: Seen, before: Seen): boolean {
  if (now.seat !== before.seat || now.seats !== before.seats) return false;
  if (extendsPrefix(now.bullets, before.bullets)) return true;
  // Views that were sent are told by what is in them.
  const { length } = before.bullets;
  return JSON.stringify(before.bullets) === JSON.stringify(now.bullets.slice(0, length));
}

export function createWatcher(habits: Habits): Watcher {
  const stand: Tally[] = [];
  const shot: Tally[] = [];
  const leanings = { stand: [] as number[], shot: [] as number[] };
  let expected: Expectation | null = null;
  let last: Seen | null = null;
  const tallyOf = (tallies: Tally[], seat: number): Tally => {
    tallies[seat] ??= { surprise: 0, spread: 0 };
    return tallies[seat];
  };
  return {
    leanings,
    look(view) {
      const seen = seenIn(view);
      if (last !== null && !isLater(seen, last)) {
        for (const list of [stand, shot, leanings.stand, leanings.shot]) list.length = 0;
        expected = null;
      }
      last = seen;
      if (expected === null || view.public.round === expected.round) return;
      for (const [seat, shown] of shownIn(view, expected).entries()) {
        const toStand = expected.stands[seat] ?? -1;
        const toShoot = expected.shots[seat] ?? -1;
        if (shown.stood !== null && toStand >= 0) add(tallyOf(stand, seat), shown.stood, toStand);
        if (shown.shot !== null && toShoot >= 0) add(tallyOf(shot, seat), shown.shot, toShoot);
        leanings.stand[seat] = leaningOf(tallyOf(stand, seat));
        leanings.shot[seat] = leaningOf(tallyOf(shot, seat));
      }
      expected = null;
    },
    expect(match, seat) {
      const { publicState: shown, rules } = match;
      if (expected !== null && expected.round === shown.round) return;
      const standing = standingOf(match);
      const stands: number[] = [];
      const shots: number[] = [];
      for (let other = 0; other < rules.seats; other++) {
        const loaded = match.seatStates[other]?.bullet ?? -1;
        const known = other !== seat && has(shown.alive, other) && loaded !== -1;
        stands.push(known ? standChance(habits, standing, other, loaded >= BANG ? 1 : 0) : -1);
        shots.push(known ? shotChance(habits, standing, other, poolOf(match, other)) : -1);
      }
      expected = { round: shown.round, targets: [...shown.targets], stands, shots };
    },
  };
}
