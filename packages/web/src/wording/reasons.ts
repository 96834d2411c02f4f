import type { Danger } from '@holdup/bots';
import { EDITION_TRAITS, type Move, type Seat, type View } from '@holdup/engine';
import {
  countLoot,
  DIAMOND_BONUS,
  diamondCards,
  FACE_VALUE,
  kindOfCard,
  lootCode,
} from '@holdup/engine/codes';
import { words } from '../i18n/index.ts';
import type { Names } from './names.ts';
import { paintingGain, paintingsOf } from './shareEffect.ts';

/** From here on a gun probably holds a Bang; below the other one it is probably a bluff. */
const LIKELY = 0.6;
const UNLIKELY = 0.35;
/** Clicks that a player has shown are worth a word from here on. */
const MANY_CLICKS = 2;
const MOST_GUNS = 2;
/** From here on standing needs a reason of its own: the guns speak against it. */
const RISKY = 0.5;

const clicksShown = ({ public: { history } }: View, seat: Seat): number =>
  history.bullets.filter(
    (memory) =>
      memory.kind === 'played' &&
      memory.seat === seat &&
      memory.faceUp &&
      memory.possible.every((bullet) => bullet === 'click'),
  ).length;

const aboutGun = (view: View, names: Names, seat: Seat, bang: number): string => {
  const { reasons } = words().guide;
  const name = names.name(seat);
  const clicks = clicksShown(view, seat);
  if (bang >= LIKELY) return reasons.likely(name);
  if (clicks >= MANY_CLICKS) return reasons.bluffed(name, clicks);
  return bang <= UNLIKELY ? reasons.unlikely(name) : reasons.either(name);
};

const forCourage = (
  view: View,
  names: Names,
  danger: Danger | null,
  move: 'duck' | 'stand',
): readonly string[] => {
  const { reasons } = words().guide;
  const guns = danger?.guns ?? [];
  if (guns.length === 0) return [reasons.noGuns];
  const you = view.public.players[view.seat ?? 0];
  const worst = guns.toSorted((a, b) => b.bang - a.bang).slice(0, MOST_GUNS);
  return [
    ...worst.map(({ seat, bang }) => aboutGun(view, names, seat, bang)),
    ...(you && you.wounds + 1 >= you.fatalWounds ? [reasons.lastLife] : []),
    ...(move === 'stand' && danger && danger.hit >= RISKY ? [reasons.ducking] : []),
  ];
};

const isRichest = ({ public: { players } }: View, target: Seat): boolean => {
  const most = Math.max(...players.map(({ alive, lootCards }) => (alive ? lootCards : 0)));
  return most > 0 && players[target]?.lootCards === most;
};

const forAim = (view: View, names: Names, target: Seat): string => {
  const { reasons } = words().guide;
  const player = view.public.players[target];
  const name = names.name(target);
  if (player && player.wounds > 0 && player.wounds + 1 >= player.fatalWounds)
    return reasons.almostDead(name);
  if (isRichest(view, target)) return reasons.richest(name);
  if (!EDITION_TRAITS[view.public.edition].dividesLoot && view.public.godfather === target)
    return reasons.boss(name);
  return reasons.outOfSharing(name);
};

const forTake = (view: View, move: Extract<Move, { move: 'take' }>): string => {
  const { game, guide } = words();
  const { reasons } = guide;
  const [share] = move.shares;
  if (share === 'godfather') return reasons.godfather;
  const kind = kindOfCard(share);
  switch (kind) {
    case 'clip':
      return reasons.clip;
    case 'firstAid':
      return reasons.firstAid(view.public.players[view.seat ?? 0]?.wounds ?? 0);
    case 'painting': {
      const owned = paintingsOf(view);
      return reasons.painting(owned + 1, game.money(paintingGain(owned)));
    }
    case 'diamond':
      return reasons.diamond(
        diamondCards(countLoot(view.own?.loot ?? [])) + 1,
        game.money(DIAMOND_BONUS),
      );
    case 'bill':
      return reasons.cash(game.money(FACE_VALUE[lootCode(share)]));
  }
};

/** What speaks for a move, in a sentence or two, by what its player can know; empty where nothing simple does. */
export const reasonsFor = (
  view: View,
  move: Move,
  names: Names,
  danger: Danger | null,
): readonly string[] => {
  const { reasons } = words().guide;
  const left = view.public.rounds - view.public.round;
  switch (move.move) {
    case 'duck':
    case 'stand':
      return forCourage(view, names, danger, move.move);
    case 'aim':
      return move.target === null ? [] : [forAim(view, names, move.target)];
    case 'load':
    case 'reload':
      if (move.bullet !== 'click') return [reasons.roundsLeftBang(left + 1)];
      return left > 0 ? [reasons.roundsLeftClick(left)] : [];
    case 'order': {
      const aimsAtYou = view.public.players[move.target]?.target === view.seat;
      return aimsAtYou ? [reasons.aimsAtYou(names.name(move.target))] : [];
    }
    case 'pass':
      return [reasons.couldTurn];
    case 'take':
      return [forTake(view, move)];
    default:
      return [];
  }
};
