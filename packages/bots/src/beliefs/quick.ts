import type { Bullet, BulletMemory, Seat, StartView, View } from '@holdup/engine';
import { has } from '../observation/observation.ts';
import { extendsPrefix } from './extendsPrefix.ts';

/** How many bullets that everybody could not tell a seat has, and how many of them are shots (bang or bang3), on average. */
interface Pool {
  size: number;
  shots: number;
}

/**
 * The chance that a bullet of each seat is a shot, as everybody can tell (`face`) and as the seat of the view can
 * (`known`). In one pass, for players who decide quickly: exact while bullets only leave hands, and close to it where
 * they pass from hand to hand or come back by a clip (the exact odds then are in beliefs.ts).
 */
export interface QuickOdds {
  readonly face: readonly number[];
  readonly known: readonly number[];
}

const shareOf = ({ size, shots }: Pool): number =>
  size <= 0 ? 0 : Math.min(1, Math.max(0, shots / size));

/** A bullet passes; `shot` is whether it is one, or null where that is not known. */
function pass(from: Pool, to: Pool, shot: boolean | null): void {
  const part = shot === null ? shareOf(from) : shot ? 1 : 0;
  from.size--;
  to.size++;
  from.shots -= part;
  to.shots += part;
}

/** What somebody has counted of the bullets that moved so far. It is gone on with as long as the same match goes on. */
interface Count {
  readonly start: StartView;
  readonly pools: readonly Pool[];
  counted: readonly BulletMemory[];
  /** The bullets that only this seat knows. */
  secrets: readonly Bullet[];
  shares: readonly number[];
  /** How many of its secrets came up. */
  used: number;
  /** Who handed one on or was handed one: they know more than the others from then on. */
  concerned: number;
}

const beginCount = (start: StartView): Count => {
  const pools = start.hands.map(({ click = 0, bang = 0, bang3 = 0 }) => ({
    size: click + bang + bang3,
    shots: bang + bang3,
  }));
  return {
    start,
    pools,
    counted: [],
    secrets: [],
    shares: pools.map(shareOf),
    used: 0,
    concerned: 0,
  };
};

/** Counts one bullet more, as `seat` can tell; null is what everybody can. */
function count(to: Count, entry: BulletMemory, seat: Seat | null): void {
  const { pools } = to;
  switch (entry.kind) {
    case 'played': {
      if (!entry.faceUp && entry.seat === seat) to.used++;
      const { possible } = entry;
      // What everybody knows to be no bang is a click: a bang3 is in no game with the powers that tell so.
      if (possible.length > 1 && possible.includes('bang')) return;
      const pool = pools[entry.seat] as Pool;
      pool.size--;
      if (possible[0] !== 'click') pool.shots--;
      return;
    }
    case 'passed': {
      to.concerned |= (1 << entry.from) | (1 << entry.to);
      const concerned = seat !== null && (entry.from === seat || entry.to === seat);
      const shot = concerned ? to.secrets[to.used++] !== 'click' : null;
      pass(pools[entry.from] as Pool, pools[entry.to] as Pool, shot);
      return;
    }
    case 'regained': {
      const pool = pools[entry.seat] as Pool;
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
function goOn(last: Count | undefined, view: View, seat: Seat | null): Count {
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
  for (let i = to.counted.length; i < bullets.length; i++)
    count(to, bullets[i] as BulletMemory, seat);
  to.counted = bullets;
  to.shares = to.pools.map(shareOf);
  return to;
}

let byAll: Count | undefined;
const bySeat: (Count | undefined)[] = [];

export function quickOdds(view: View): QuickOdds {
  byAll = goOn(byAll, view, null);
  const { shares: face, concerned } = byAll;
  const { seat } = view;
  if (seat === null || !has(concerned, seat)) return { face, known: face };
  const mine = goOn(bySeat[seat], view, seat);
  bySeat[seat] = mine;
  return { face, known: mine.shares };
}

/** What a view says outright about its own seat. */
export function ownShots(view: View, seat: Seat): { loaded: number; held: number } {
  if (view.seat !== seat || view.own === null) return { loaded: 0, held: 0 };
  const { hand, bullet } = view.own;
  return {
    loaded: bullet === null || bullet === 'click' ? 0 : 1,
    held: (hand.bang ?? 0) + (hand.bang3 ?? 0),
  };
}
