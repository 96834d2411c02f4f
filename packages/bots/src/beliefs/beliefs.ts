import type { Bullet, Seat, View } from '@holdup/engine';
import { bangOdds } from './bangs.ts';

export type BulletOdds = Readonly<Record<Bullet, number>>;

/** What a seat can work out about a player's bullets, exactly, if bullets chosen in secret are picked at random. */
export interface SeatBelief {
  readonly seat: Seat;
  /** The odds of the bullet in front of them; null where there is none. */
  readonly loaded: BulletOdds | null;
  /** How many of each they hold beside it, on average. */
  readonly hand: BulletOdds;
}

const NONE: BulletOdds = { click: 0, bang: 0, bang3: 0 };

type Unseen = Record<Bullet, number>;

/**
 * Where bullets only left hands, whatever was not shown of them is as likely to be anywhere it can be: the face-down
 * discards, the hand, the loaded bullet. Null where bullets moved in other ways too.
 */
function unseenBullets(view: View): readonly Unseen[] | null {
  const { start, history, edition } = view.public;
  const unseen = start.hands.map(
    ({ click = 0, bang = 0, bang3 = 0 }): Unseen => ({ click, bang, bang3 }),
  );
  for (const entry of history.bullets) {
    if (entry.kind === 'buried') continue;
    if (entry.kind !== 'played') return null;
    const { possible } = entry;
    if (possible.length === 1) (unseen[entry.seat] as Unseen)[possible[0] as Bullet]--;
    // The Professional's bullet that was no bang: there are only clicks beside bangs in that edition.
    else if (edition === 'second' && !possible.includes('bang'))
      (unseen[entry.seat] as Unseen).click--;
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
  const total = unseen.click + unseen.bang + unseen.bang3;
  const share = {
    click: unseen.click / total,
    bang: unseen.bang / total,
    bang3: unseen.bang3 / total,
  };
  return fromShares(share, player.loaded, player.bullets, seat);
}

/** What the seat of a view (or a spectator) can work out about everybody's bullets. */
export function beliefs(view: View): readonly SeatBelief[] {
  const unseen = unseenBullets(view);
  const bangs = unseen === null ? bangOdds(view) : [];
  return view.public.players.map((_, seat) =>
    beliefOf(view, seat as Seat, unseen?.[seat] ?? null, bangs[seat] ?? []),
  );
}
