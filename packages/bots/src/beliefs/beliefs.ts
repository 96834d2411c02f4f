import { BULLETS, type Bullet, type BulletCounts, type Seat, type View } from '@holdup/engine';
import { ALL_SEATS, bySeat, type PerSeat } from '@holdup/engine/codes';
import { bangOdds } from './bangs.ts';

export type BulletOdds = Readonly<Record<Bullet, number>>;

/** What a seat can derive about a player's bullets: exact, if bullets chosen in secret are picked at random. */
export interface SeatBelief {
  readonly seat: Seat;
  /** The odds of the loaded bullet; null where there is none. */
  readonly loaded: BulletOdds | null;
  /** The expected number of each other bullet they hold. */
  readonly hand: BulletOdds;
}

const NONE: BulletOdds = { click: 0, bang: 0, bang3: 0 };

type Unseen = Record<Bullet, number>;

const unseenAtFirst = ({ click = 0, bang = 0, bang3 = 0 }: BulletCounts): Unseen => ({
  click,
  bang,
  bang3,
});

/**
 * Where bullets only left hands, each bullet that was not shown is equally likely to be anywhere it can be: among the
 * face-down discards, in the hand, in the gun. Null where bullets moved in other ways too.
 */
function unseenBullets(view: View): PerSeat<Unseen> | null {
  const { start, history } = view.public;
  const unseen = bySeat((seat) => unseenAtFirst(start.hands[seat] ?? {}));
  for (const entry of history.bullets) {
    if (entry.kind === 'buried') continue;
    if (entry.kind !== 'played') return null;
    const [bullet, another] = entry.possible;
    if (bullet !== undefined && another === undefined) unseen[entry.seat][bullet]--;
    // The Professional's bullet that was not a bang: without a bang3 at the start it was a click.
    else if (unseen[entry.seat].bang3 === 0 && !entry.possible.includes('bang'))
      unseen[entry.seat].click--;
  }
  return unseen;
}

function fromShares(share: BulletOdds, loaded: boolean, bullets: number, seat: Seat): SeatBelief {
  return {
    seat,
    loaded: loaded ? share : null,
    hand: {
      click: share.click * bullets,
      bang: share.bang * bullets,
      bang3: share.bang3 * bullets,
    },
  };
}

function beliefOf(
  view: View,
  seat: Seat,
  unseen: Unseen | null,
  bangs: readonly number[],
): SeatBelief {
  const player = view.public.players[seat];
  if (player === undefined || !player.alive) return { seat, loaded: null, hand: NONE };
  if (seat === view.seat && view.own !== null) {
    const { bullet, hand } = view.own;
    return {
      seat,
      loaded: bullet === null ? null : { ...NONE, [bullet]: 1 },
      hand: { ...NONE, ...hand },
    };
  }
  const size = player.bullets + (player.loaded ? 1 : 0);
  if (size === 0) return { seat, loaded: null, hand: NONE };
  if (unseen === null) {
    const held = bangs.reduce((sum, chance, count) => sum + chance * count, 0);
    const share = { click: 1 - held / size, bang: held / size, bang3: 0 };
    return fromShares(share, player.loaded, player.bullets, seat);
  }
  const total = BULLETS.reduce((sum, bullet) => sum + unseen[bullet], 0);
  const share = {
    click: unseen.click / total,
    bang: unseen.bang / total,
    bang3: unseen.bang3 / total,
  };
  return fromShares(share, player.loaded, player.bullets, seat);
}

/** What the seat of a view (or a spectator) can derive about everybody's bullets. */
export function beliefs(view: View): readonly SeatBelief[] {
  const unseen = unseenBullets(view);
  const bangs = unseen === null ? bangOdds(view) : [];
  return ALL_SEATS.slice(0, view.public.seats).map((seat) =>
    beliefOf(view, seat, unseen?.[seat] ?? null, bangs[seat] ?? []),
  );
}
