import {
  below,
  type Loot,
  type Move,
  type PublicView,
  type Random,
  type Seat,
  type Share,
  unit,
  type View,
} from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';
import type { Traits } from '../characters/personalities.ts';

/**
 * Plays by rules of thumb. It does not count bullets, remembers of the loot only who has many cards, takes fright when
 * guns point at it, and now and then points an empty gun at somebody rich.
 */

type MoveOf<K extends Move['move']> = Extract<Move, { move: K }>;

const is =
  <K extends Move['move']>(kind: K) =>
  (move: Move): move is MoveOf<K> =>
    move.move === kind;

const anyOf = <T>(random: Random, items: readonly T[]): T =>
  items[below(random, items.length)] as T;

/** The highest by a measure; equals are drawn. */
function best<T>(random: Random, items: readonly T[], measure: (item: T) => number): T {
  const most = Math.max(...items.map(measure));
  return anyOf(
    random,
    items.filter((item) => measure(item) === most),
  );
}

const gunsOn = (shown: PublicView, seat: Seat): number =>
  shown.players.filter((player) => player.target === seat && player.loaded).length;

/** What a card looks like to somebody who does not count. */
const LOOKS: Readonly<Record<Share, number>> = {
  bill20: 20,
  painting: 14,
  bill10: 10,
  diamond10: 22,
  diamond5: 14,
  diamond1: 8,
  bill5: 5,
  godfather: 7,
  firstAid: 0,
  clip: 4,
};

function looksOf(share: Share, own: readonly Loot[], wounds: number): number {
  if (share === 'firstAid') return wounds * 12;
  if (share === 'painting' && own.filter((card) => card === 'painting').length >= 2) return 30;
  return LOOKS[share];
}

function chooseLoad(view: View, random: Random, traits: Traits): Move {
  const loads = view.moves.filter(is('load'));
  const shots = loads.filter(({ bullet }) => bullet !== 'click');
  const clicks = loads.filter(({ bullet }) => bullet === 'click');
  if (shots.length === 0 || clicks.length === 0) return anyOf(random, loads);
  const nerve = 0.4 + 0.25 * traits.aggression - 0.1 * traits.bluff;
  return unit(random) < nerve ? anyOf(random, shots) : anyOf(random, clicks);
}

function chooseAim(view: View, random: Random, traits: Traits): Move {
  const { players, history } = view.public;
  const aims = view.moves.filter(is('aim')).filter(({ target }) => target !== null);
  if (aims.length === 0 || unit(random) < 0.2) return anyOf(random, view.moves);
  const hasWoundedMe = (seat: Seat): number =>
    history.bullets.some((entry) => entry.kind === 'played' && entry.seat === seat && entry.faceUp)
      ? traits.grudge
      : 0;
  return best(random, aims, ({ target }) => {
    const player = players[target as Seat];
    if (player === undefined) return 0;
    const nearDeath = player.wounds + 1 >= player.fatalWounds ? 1 : 0;
    return player.lootCards + 2 * nearDeath + 2 * hasWoundedMe(target as Seat);
  });
}

function chooseCourage(view: View, seat: Seat, random: Random, traits: Traits): Move['move'] {
  const me = view.public.players[seat];
  const guns = gunsOn(view.public, seat);
  if (me === undefined || guns === 0) return 'stand';
  const lastLife = me.wounds + 1 >= me.fatalWounds;
  const fright = (lastLife ? 0.75 : 0.22) * guns - 0.2 * traits.aggression - 0.1 * traits.greed;
  return unit(random) < fright ? 'duck' : 'stand';
}

function chooseTake(view: View, seat: Seat, random: Random): Move {
  const wounds = view.public.players[seat]?.wounds ?? 0;
  const own = view.own?.loot ?? [];
  return best(random, view.moves.filter(is('take')), ({ shares }) =>
    shares.reduce((sum, share) => sum + looksOf(share, own, wounds), 0),
  );
}

function choose(view: View, seat: Seat, random: Random, traits: Traits): Move {
  const { moves } = view;
  switch (view.public.step) {
    case 'load':
      return chooseLoad(view, random, traits);
    case 'aim':
    case 'reaim':
      return chooseAim(view, random, traits);
    case 'privilege': {
      const atMe = moves
        .filter(is('order'))
        .filter(({ target }) => view.public.players[target]?.target === seat);
      return atMe.length > 0
        ? anyOf(random, atMe)
        : (moves.find(is('pass')) ?? anyOf(random, moves));
    }
    case 'courage': {
      const courage = chooseCourage(view, seat, random, traits);
      return moves.find(({ move }) => move === courage) ?? anyOf(random, moves);
    }
    case 'share':
      return moves.some(is('take')) ? chooseTake(view, seat, random) : anyOf(random, moves);
    case 'hustle':
    case 'reload':
    case 'smart':
    case 'over':
      return anyOf(random, moves);
  }
}

export const createRookie = (name: string, traits: Traits): Bot => ({
  name,
  decide({ view, random }) {
    if (view.seat === null || view.moves.length === 0)
      throw new Error('nothing is asked of this seat');
    return { move: choose(view, view.seat, random, traits) };
  },
});
