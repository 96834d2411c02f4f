import type { Bullet, BulletMemory, Seat, StartView, View } from '@holdup/engine';
import { has, only, type PerSeat, type SeatSet } from '@holdup/engine/codes';
import { bySeat } from './bySeat.ts';
import { extendsPrefix } from './extendsPrefix.ts';

/** How many bullets of a seat are not known to everybody, and how many of them are shots (bang or bang3) on average. */
interface Pool {
  size: number;
  shots: number;
}

/**
 * The chance that a bullet of each seat is a shot, as everybody can tell (`face`) and as the seat of the view can
 * (`known`). One pass, for players who decide quickly: exact while bullets only leave hands, and close to it where they
 * pass from hand to hand or come back by a clip (`beliefs` has the exact odds).
 */
export interface QuickOdds {
  readonly face: Readonly<PerSeat<number>>;
  readonly known: Readonly<PerSeat<number>>;
}

const shareOf = ({ size, shots }: Pool): number =>
  size <= 0 ? 0 : Math.min(1, Math.max(0, shots / size));

/** A bullet passes; `shot` says whether it is one, null where that is not known. */
function pass(from: Pool, to: Pool, shot: boolean | null): void {
  const part = shot === null ? shareOf(from) : shot ? 1 : 0;
  from.size--;
  to.size++;
  from.shots -= part;
  to.shots += part;
}

/** What an observer has counted of the bullets that moved so far. It is continued as long as the same match goes on. */
interface Count {
  readonly start: StartView;
  readonly pools: Readonly<PerSeat<Pool>>;
  counted: readonly BulletMemory[];
  /** The bullets that only this seat knows. */
  secrets: readonly Bullet[];
  shares: Readonly<PerSeat<number>>;
  /** How many of the secrets have come up. */
  used: number;
  /** Who passed a bullet on or received one: they know more than the others from then on. */
  concerned: SeatSet;
}

const sharesOf = (pools: Readonly<PerSeat<Pool>>): PerSeat<number> =>
  bySeat((seat) => shareOf(pools[seat]));

const beginCount = (start: StartView): Count => {
  const pools = bySeat((seat): Pool => {
    const { click = 0, bang = 0, bang3 = 0 } = start.hands[seat] ?? {};
    return { size: click + bang + bang3, shots: bang + bang3 };
  });
  return {
    start,
    pools,
    counted: [],
    secrets: [],
    shares: sharesOf(pools),
    used: 0,
    concerned: 0,
  };
};

/** Counts one more bullet, as `seat` can tell; null is what everybody can. */
function count(to: Count, entry: BulletMemory, seat: Seat | null): void {
  const { pools } = to;
  switch (entry.kind) {
    case 'played': {
      if (!entry.faceUp && entry.seat === seat) to.used++;
      const { possible } = entry;
      // What everybody knows to be no bang is a click: no game has both bang3 and powers.
      if (possible.length > 1 && possible.includes('bang')) return;
      const pool = pools[entry.seat];
      pool.size--;
      if (possible[0] !== 'click') pool.shots--;
      return;
    }
    case 'passed': {
      to.concerned |= only(entry.from) | only(entry.to);
      const concerned = seat !== null && (entry.from === seat || entry.to === seat);
      const shot = concerned ? to.secrets[to.used++] !== 'click' : null;
      pass(pools[entry.from], pools[entry.to], shot);
      return;
    }
    case 'regained': {
      const pool = pools[entry.seat];
      pool.size++;
      pool.shots++;
      return;
    }
    case 'searched':
    case 'buried':
      return;
  }
}

const NO_SECRETS: readonly Bullet[] = [];

/** What a seat can tell by now; null is what everybody can. */
function continueCount(last: Count | undefined, view: View, seat: Seat | null): Count {
  const { history, start } = view.public;
  const { bullets } = history;
  const secrets = seat === null ? NO_SECRETS : (view.own?.knownBullets ?? NO_SECRETS);
  const holds =
    last?.start === start &&
    extendsPrefix(bullets, last.counted) &&
    extendsPrefix(secrets, last.secrets);
  const to = holds ? last : beginCount(start);
  to.secrets = secrets;
  if (to.counted.length === bullets.length) return to;
  for (const entry of bullets.slice(to.counted.length)) count(to, entry, seat);
  to.counted = bullets;
  to.shares = sharesOf(to.pools);
  return to;
}

let byAll: Count | undefined;
const counts: (Count | undefined)[] = [];

export function quickOdds(view: View): QuickOdds {
  byAll = continueCount(byAll, view, null);
  const { shares: face, concerned } = byAll;
  const { seat } = view;
  if (seat === null || !has(concerned, seat)) return { face, known: face };
  const mine = continueCount(counts[seat], view, seat);
  counts[seat] = mine;
  return { face, known: mine.shares };
}

/** What a view says about the bullets of its own seat. */
export function ownShots(view: View, seat: Seat): { loaded: number; held: number } {
  if (view.seat !== seat || view.own === null) return { loaded: 0, held: 0 };
  const { hand, bullet } = view.own;
  return {
    loaded: bullet === null || bullet === 'click' ? 0 : 1,
    held: (hand.bang ?? 0) + (hand.bang3 ?? 0),
  };
}
