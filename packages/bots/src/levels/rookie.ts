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
import { FACE_VALUE, lootCode } from '@holdup/engine/codes';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot } from '../bot/bot.ts';
import type { Traits } from '../characters/personalities.ts';
import { firstOf, is } from '../policy/moves.ts';
import { createShooters, type Shooters } from './shooters.ts';

/**
 * Plays by rules of thumb. It does not count bullets, remembers of the loot only who has many cards, is easily scared,
 * and now and then aims an empty gun at somebody rich.
 */

const anyOf = <T extends Move>(random: Random, moves: readonly T[]): Move =>
  moves[below(random, moves.length)] ?? firstOf(moves);

/** The highest by a measure; ties are drawn. */
function best<T extends Move>(
  random: Random,
  moves: readonly T[],
  measure: (move: T) => number,
): Move {
  const most = Math.max(...moves.map(measure));
  return anyOf(
    random,
    moves.filter((move) => measure(move) === most),
  );
}

const gunsOn = (shown: PublicView, seat: Seat): number =>
  shown.players.filter((player) => player.target === seat && player.loaded).length;

/** What a share looks like to somebody who does not count; cards that are not here look like their face value. */
const LOOKS: Readonly<Partial<Record<Share, number>>> = {
  painting: 14,
  diamond10: 22,
  diamond5: 14,
  diamond1: 8,
  godfather: 7,
  clip: 4,
};

function looksOf(share: Share, own: readonly Loot[], wounds: number): number {
  if (share === 'firstAid') return wounds * 12;
  if (share === 'painting' && own.filter((card) => card === 'painting').length >= 2) return 30;
  const looks = LOOKS[share];
  if (looks !== undefined) return looks;
  return share === 'godfather' ? 0 : FACE_VALUE[lootCode(share)] / 1000;
}

function chooseLoad(view: View, random: Random, traits: Traits): Move {
  const loads = view.moves.filter(is('load'));
  const shots = loads.filter(({ bullet }) => bullet !== 'click');
  const clicks = loads.filter(({ bullet }) => bullet === 'click');
  if (shots.length === 0 || clicks.length === 0) return anyOf(random, loads);
  const nerve = 0.4 + 0.25 * traits.aggression - 0.1 * traits.bluff;
  return unit(random) < nerve ? anyOf(random, shots) : anyOf(random, clicks);
}

function chooseAim(view: View, random: Random, traits: Traits, shooters: Shooters): Move {
  const { players } = view.public;
  const aims = view.moves.filter(is('aim')).filter(({ target }) => target !== null);
  if (aims.length === 0 || unit(random) < 0.2) return anyOf(random, view.moves);
  return best(random, aims, ({ target }) => {
    const player = target === null ? undefined : players[target];
    if (target === null || player === undefined) return 0;
    const nearDeath = player.wounds + 1 >= player.fatalWounds ? 1 : 0;
    const grudge = shooters.has(target) ? traits.grudge : 0;
    return player.lootCards + 2 * nearDeath + 2 * grudge;
  });
}

function chooseCourage(view: View, seat: Seat, random: Random, traits: Traits): Move {
  const me = view.public.players[seat];
  const guns = gunsOn(view.public, seat);
  const stand = view.moves.find(is('stand')) ?? firstOf(view.moves);
  if (me === undefined || guns === 0) return stand;
  const lastLife = me.wounds + 1 >= me.fatalWounds;
  const fright = (lastLife ? 0.75 : 0.22) * guns - 0.2 * traits.aggression - 0.1 * traits.greed;
  return unit(random) < fright ? (view.moves.find(is('duck')) ?? stand) : stand;
}

function choosePrivilege(view: View, seat: Seat, random: Random): Move {
  const atMe = view.moves
    .filter(is('order'))
    .filter(({ target }) => view.public.players[target]?.target === seat);
  if (atMe.length > 0) return anyOf(random, atMe);
  return view.moves.find(is('pass')) ?? anyOf(random, view.moves);
}

function chooseTake(view: View, seat: Seat, random: Random): Move {
  const wounds = view.public.players[seat]?.wounds ?? 0;
  const own = view.own?.loot ?? [];
  return best(random, view.moves.filter(is('take')), ({ shares }) =>
    shares.reduce((sum, share) => sum + looksOf(share, own, wounds), 0),
  );
}

/** Anything goes where it has no rule of thumb. */
function choose(view: View, random: Random, traits: Traits, shooters: Shooters): Move {
  const seat = askedSeat(view);
  switch (view.public.decision) {
    case 'load':
      return chooseLoad(view, random, traits);
    case 'aim':
    case 'aimAfterOthers':
    case 'reaim':
      return chooseAim(view, random, traits, shooters);
    case 'privilege':
      return choosePrivilege(view, seat, random);
    case 'courage':
      return chooseCourage(view, seat, random, traits);
    case 'take':
      return chooseTake(view, seat, random);
    default:
      return anyOf(random, view.moves);
  }
}

export function createRookie(name: string, traits: Traits): Bot {
  const shooters = createShooters();
  return {
    name,
    decide({ view, random }) {
      shooters.look(view);
      return { move: choose(view, random, traits, shooters) };
    },
  };
}
