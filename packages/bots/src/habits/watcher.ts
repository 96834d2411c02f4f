import type { Match, Seat, View } from '@holdup/engine';
import {
  ALL_SEATS,
  has,
  NOBODY,
  type PerBullet,
  type PerSeat,
  type SeatOrNobody,
} from '@holdup/engine/codes';
import { bySeat } from '../beliefs/bySeat.ts';
import { extendsPrefix } from '../beliefs/extendsPrefix.ts';
import type { Habits } from '../learnt/net.ts';
import { isShot } from '../observation/bullets.ts';
import { zeroPerSeat } from '../observation/observation.ts';
import { type SeatState, seatStateOf, seatsIn } from '../observation/observeMatch.ts';
import { assess } from './assessment.ts';
import { shotChance, standChance } from './habits.ts';

/** How far each player departs from the habits, as a number to add to the scores; 0 is not at all. */
export interface Leanings {
  readonly shot: Readonly<PerSeat<number>>;
  readonly stand: Readonly<PerSeat<number>>;
}

export const NO_LEANINGS: Leanings = { shot: zeroPerSeat(), stand: zeroPerSeat() };

/** Watches the players of one match: what each was expected to do on every count, and what they did. */
export interface Watcher {
  readonly leanings: Leanings;
  /** Learns from what a view shows about the last count. */
  look(view: View): void;
  /** Notes what is expected of everybody, in a match sampled before a count of courage. */
  expect(match: Match, seat: Seat): void;
}

/** How many surprises it takes to be believed over the habits. */
const DOUBT = 2.5;

interface Tally {
  surprise: number;
  spread: number;
}

/** The expected chances of one player; null where nothing is expected. */
interface Expected {
  readonly stand: number;
  readonly shot: number;
}

interface Expectation {
  readonly round: number;
  readonly targets: Readonly<PerSeat<SeatOrNobody>>;
  readonly expected: PerSeat<Expected | null>;
}

const noTallies = (): PerSeat<Tally> => bySeat(() => ({ surprise: 0, spread: 0 }));

const leaningOf = ({ surprise, spread }: Tally): number => surprise / (spread + DOUBT);

function add(tally: Tally, happened: boolean, expected: number): void {
  tally.surprise += (happened ? 1 : 0) - expected;
  tally.spread += expected * (1 - expected);
}

/** What a round showed of a seat: whether it stood, and whether its bullet was a shot; null where it can't be told. */
interface Shown {
  stood: boolean | null;
  shot: boolean | null;
  /** Whether its bullet was discarded face down. */
  faceDown: boolean;
}

function shownIn(view: View, { round, targets }: Expectation): PerSeat<Shown> {
  const shown = bySeat((): Shown => ({ stood: null, shot: null, faceDown: false }));
  for (const entry of view.public.history.bullets) {
    if (entry.kind !== 'played' || entry.round !== round) continue;
    const seat = shown[entry.seat];
    if (seat.stood !== null || seat.faceDown) continue;
    if (!entry.faceUp) seat.faceDown = true;
    else {
      seat.stood = true;
      seat.shot = entry.possible[0] !== 'click';
    }
  }
  const targetOf = (seat: Seat): Shown | null => {
    const target = targets[seat];
    return target === NOBODY ? null : shown[target];
  };
  // A bullet is revealed only where its target stood too; discarded face down before one who stood, its owner ducked.
  for (const seat of ALL_SEATS) {
    const target = targetOf(seat);
    if (shown[seat].shot !== null && target !== null) target.stood = true;
  }
  for (const seat of ALL_SEATS) {
    const each = shown[seat];
    if (each.faceDown && each.stood === null && targetOf(seat)?.stood) each.stood = false;
  }
  return shown;
}

/** The bullets a seat chose from when it loaded. */
function handBeforeLoading({ hand, bullet }: SeatState): PerBullet {
  const before: PerBullet = [...hand];
  if (bullet !== -1) before[bullet]++;
  return before;
}

/** What is kept of a view to tell whether a later one is of the same match and seat. */
interface Seen {
  readonly seat: Seat | null;
  readonly seats: number;
  readonly bullets: View['public']['history']['bullets'];
}

const seenIn = ({ seat, public: { seats, history } }: View): Seen => ({
  seat,
  seats,
  bullets: history.bullets,
});

function isLater(now: Seen, before: Seen): boolean {
  if (now.seat !== before.seat || now.seats !== before.seats) return false;
  if (extendsPrefix(now.bullets, before.bullets)) return true;
  // Views that came over a wire share no objects: they are compared by what is in them.
  const { length } = before.bullets;
  return JSON.stringify(before.bullets) === JSON.stringify(now.bullets.slice(0, length));
}

export function createWatcher(habits: Habits): Watcher {
  let stand = noTallies();
  let shot = noTallies();
  const leanings = { stand: zeroPerSeat(), shot: zeroPerSeat() };
  let expectation: Expectation | null = null;
  let last: Seen | null = null;
  const forget = (): void => {
    stand = noTallies();
    shot = noTallies();
    leanings.stand.fill(0);
    leanings.shot.fill(0);
    expectation = null;
  };
  const learn = (view: View, from: Expectation): void => {
    const shown = shownIn(view, from);
    for (const seat of ALL_SEATS) {
      const expected = from.expected[seat];
      const { stood, shot: wasShot } = shown[seat];
      if (expected !== null && stood !== null) add(stand[seat], stood, expected.stand);
      if (expected !== null && wasShot !== null) add(shot[seat], wasShot, expected.shot);
      leanings.stand[seat] = leaningOf(stand[seat]);
      leanings.shot[seat] = leaningOf(shot[seat]);
    }
  };
  return {
    leanings,
    look(view) {
      const seen = seenIn(view);
      if (last !== null && !isLater(seen, last)) forget();
      last = seen;
      if (expectation === null || view.public.round === expectation.round) return;
      learn(view, expectation);
      expectation = null;
    },
    expect(match, seat) {
      const { round, alive, targets } = match.publicState;
      if (expectation !== null && expectation.round === round) return;
      const assessment = assess(match);
      const expected: PerSeat<Expected | null> = bySeat(() => null);
      for (const other of seatsIn(match)) {
        const state = seatStateOf(match, other);
        if (other === seat || !has(alive, other) || state.bullet === -1) continue;
        expected[other] = {
          stand: standChance(habits, assessment, other, isShot(state.bullet) ? 1 : 0),
          shot: shotChance(habits, assessment, other, handBeforeLoading(state)),
        };
      }
      expectation = { round, targets: [...targets], expected };
    },
  };
}
