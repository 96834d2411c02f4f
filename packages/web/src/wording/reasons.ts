import { beliefs, type Danger } from '@holdup/bots';
import { EDITION_TRAITS, type Move, type Seat, type View } from '@holdup/engine';
import { BILL10, FACE_VALUE } from '@holdup/engine/codes';
import { seatsWhere } from '../game/seats.ts';
import { words } from '../i18n/index.ts';
import type { Because } from './because.ts';
import {
  forDeclining,
  forDiscarding,
  forGiving,
  forHustling,
  forKeepingBullet,
  forLoading,
  forRegaining,
  forReloading,
} from './bulletReasons.ts';
import { duckingGain } from './duckingGain.ts';
import { forForbidding, forKeepingCard, forTaking, forTrading } from './lootReasons.ts';
import type { Names } from './names.ts';

type Gun = Danger['guns'][number];

/** From this chance on a gun probably holds a Bang; below the other one it is probably a bluff. */
const LIKELY = 0.6;
const UNLIKELY = 0.35;
/** From this number on, the Clicks that a player has shown are mentioned. */
const MANY_CLICKS = 2;
const MOST_GUNS = 2;
/** From this danger on, standing needs a reason of its own: the guns speak against it. */
const RISKY = 0.5;

const clicksShown = ({ public: { history } }: View, seat: Seat): number =>
  history.bullets.filter(
    (memory) =>
      memory.kind === 'played' &&
      memory.seat === seat &&
      memory.faceUp &&
      memory.possible.every((bullet) => bullet === 'click'),
  ).length;

const aboutGun = (view: View, names: Names, { seat, bang }: Gun): string => {
  const { reasons } = words().guide;
  const name = names.name(seat);
  const clicks = clicksShown(view, seat);
  if (bang >= LIKELY) return reasons.likely(name);
  if (clicks >= MANY_CLICKS) return reasons.bluffed(name, clicks);
  return bang <= UNLIKELY ? reasons.unlikely(name) : reasons.either(name);
};

/** The guns on the reader, worst first, judged by the shown bullets alone where nobody has judged them better. */
const gunsOn = (view: View, danger: Danger | null): readonly Gun[] => {
  const loaded = beliefs(view).map((belief) => belief.loaded);
  const guns = seatsWhere(view.public.players, ({ target }) => target === view.seat).map(
    (seat) => ({ seat, bang: 1 - (loaded[seat]?.click ?? 1) }),
  );
  return (danger?.guns ?? guns).toSorted((a, b) => b.bang - a.bang);
};

/** What ducking does for those whose power is to duck. */
const forDucking = (view: View): readonly string[] => {
  const { game, guide } = words();
  switch (duckingGain(view)) {
    case 'doctor':
      return [guide.reasons.duckHeals];
    case 'stealthy':
      return [guide.reasons.duckGrabs(game.money(FACE_VALUE[BILL10]))];
    case null:
      return [];
  }
};

const forCourage = (
  view: View,
  names: Names,
  danger: Danger | null,
  move: 'duck' | 'stand',
): Because => {
  const { reasons } = words().guide;
  const gain = forDucking(view);
  const [worst, ...others] = gunsOn(view, danger);
  if (worst === undefined) return [...(move === 'duck' ? gain : []), reasons.noGuns];
  const you = view.public.players[view.seat ?? 0];
  const dangerous = move === 'stand' && danger !== null && danger.hit >= RISKY;
  return [
    aboutGun(view, names, worst),
    ...others.slice(0, MOST_GUNS - 1).map((gun) => aboutGun(view, names, gun)),
    ...(you && you.wounds + 1 >= you.fatalWounds ? [reasons.lastLife] : []),
    ...(move === 'duck' ? gain : []),
    ...(dangerous && gain.length === 0 ? [reasons.ducking] : []),
  ];
};

const isRichest = ({ public: { players } }: View, target: Seat): boolean => {
  const most = Math.max(...players.map(({ alive, lootCards }) => (alive ? lootCards : 0)));
  return most > 0 && players[target]?.lootCards === most;
};

const forAiming = (view: View, names: Names, target: Seat): Because => {
  const { reasons } = words().guide;
  const player = view.public.players[target];
  const name = names.name(target);
  if (player && player.wounds > 0 && player.wounds + 1 >= player.fatalWounds)
    return [reasons.almostDead(name)];
  if (player?.target === view.seat) return [reasons.aimsAtYou(name)];
  if (isRichest(view, target)) return [reasons.richest(name)];
  if (!EDITION_TRAITS[view.public.edition].dividesLoot && view.public.godfather === target)
    return [reasons.boss(name)];
  return [reasons.outOfSharing(name)];
};

const forOrdering = (view: View, names: Names, ordered: Seat): Because => {
  const { reasons } = words().guide;
  const target = view.public.players[ordered]?.target ?? null;
  return target === null || target === view.seat
    ? [reasons.aimsAtYou(names.name(ordered))]
    : [reasons.mustSwitch(names.name(ordered), names.name(target))];
};

/** If nobody switches, nobody new aims at the reader. If all guns already do, what may be in them. */
const forPassing = (view: View, names: Names, danger: Danger | null): Because => {
  const { reasons } = words().guide;
  const [worst] = gunsOn(view, danger);
  if (worst === undefined) return [reasons.noGuns, reasons.couldTurn];
  const canTurn = view.moves.some(
    (move) => move.move === 'order' && view.public.players[move.target]?.target !== view.seat,
  );
  return canTurn ? [reasons.couldTurn] : [aboutGun(view, names, worst)];
};

/** What speaks for a move, in a sentence or two, by what its player can know. */
export const reasonsFor = (
  view: View,
  move: Move,
  names: Names,
  danger: Danger | null,
): Because => {
  switch (move.move) {
    case 'hustle':
      return forHustling(view, names, move.target);
    case 'give':
      return forGiving(view, names, move.bullet);
    case 'load':
      return forLoading(view, move.bullet);
    case 'aim':
      return move.target === null
        ? [words().options.lateAim.noTarget.explain]
        : forAiming(view, names, move.target);
    case 'reload':
      return forReloading(view, move.bullet);
    case 'order':
      return forOrdering(view, names, move.target);
    case 'pass':
      return forPassing(view, names, danger);
    case 'duck':
    case 'stand':
      return forCourage(view, names, danger, move.move);
    case 'discard':
      return forDiscarding(view, move.bullet);
    case 'take':
      return forTaking(view, names, move.shares);
    case 'forbid':
      return forForbidding(view, names, move.kind);
    case 'allow':
      return [words().guide.reasons.oneBan];
    case 'trade':
      return forTrading(view, names, move.target);
    case 'keep':
      return view.public.decision === 'trade'
        ? forKeepingCard(view, names)
        : forKeepingBullet(view);
    case 'decline':
      return forDeclining(view, names);
    case 'regain':
      return forRegaining(view);
  }
};
