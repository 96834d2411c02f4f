import {
  type Loot,
  type LootKind,
  rememberedLoot,
  type Seat,
  type Share,
  type View,
} from '@holdup/engine';
import {
  billsValue,
  countLoot,
  DIAMOND_BONUS,
  diamondCards,
  FACE_VALUE,
  kindOfCard,
  lootCode,
  paintingsValue,
} from '@holdup/engine/codes';
import { words } from '../i18n/index.ts';
import type { Because } from './because.ts';
import { roundsToCome } from './bulletReasons.ts';
import type { Names } from './names.ts';
import { paintingGain, paintingsByPower, paintingsOf } from './shareEffect.ts';

const woundsOf = (view: View, seat: Seat): number => view.public.players[seat]?.wounds ?? 0;

/** What a clip can bring back is known only where a Bang lies face-up. */
const bangToTake = ({ public: { discard } }: View): 'sure' | 'perhaps' | 'none' => {
  if ((discard.faceUp.bang ?? 0) > 0) return 'sure';
  return discard.faceDown > 0 ? 'perhaps' : 'none';
};

const forClip = (view: View): string => {
  const { reasons } = words().guide;
  if (roundsToCome(view) === 0) return reasons.lastRound;
  const { clip, clipFaceDown, clipEmpty } = reasons;
  return { sure: clip, perhaps: clipFaceDown, none: clipEmpty }[bangToTake(view)];
};

/** Unhurt, one takes first aid only so that nobody else does. */
const forFirstAid = (view: View, names: Names): string => {
  const { loot, guide } = words();
  const { reasons } = guide;
  const own = woundsOf(view, view.seat ?? 0);
  if (own > 0) return reasons.firstAid(own);
  const { sharers, satisfied } = view.public.sharing;
  const [worst] = sharers
    .filter((seat) => seat !== view.seat && !satisfied.includes(seat))
    .toSorted((a, b) => woundsOf(view, b) - woundsOf(view, a));
  const wounds = worst === undefined ? 0 : woundsOf(view, worst);
  return worst === undefined || wounds === 0
    ? loot.firstAid.wasted
    : reasons.deniesAid(names.name(worst), wounds);
};

/** `before`: what the reader takes first, in the same move. */
const forShare = (view: View, names: Names, share: Share, before: readonly Share[]): string => {
  const { game, guide } = words();
  const { reasons } = guide;
  if (share === 'godfather')
    return roundsToCome(view) === 0 ? reasons.tokenLate : reasons.godfather;
  const kind = kindOfCard(share);
  switch (kind) {
    case 'clip':
      return forClip(view);
    case 'firstAid':
      return forFirstAid(view, names);
    case 'painting': {
      const owned = paintingsOf(view) + before.filter((each) => each === share).length;
      return reasons.painting(owned + 1, game.money(paintingGain(owned)));
    }
    case 'diamond': {
      const owned = [...(view.own?.loot ?? []), ...before.filter((each) => each !== 'godfather')];
      return reasons.diamond(diamondCards(countLoot(owned)) + 1, game.money(DIAMOND_BONUS));
    }
    case 'bill':
      return reasons.cash(game.money(FACE_VALUE[lootCode(share)]));
  }
};

/** One share, or Greedy's two. */
export const forTaking = (
  view: View,
  names: Names,
  [first, second]: readonly [Share] | readonly [Share, Share],
): Because =>
  second === undefined
    ? [forShare(view, names, first, [])]
    : [forShare(view, names, first, []), forShare(view, names, second, [first])];

/** Everything a player owns, if the table saw all of it come and go. */
const knownLoot = ({ public: shown }: View, seat: Seat): readonly Loot[] | null => {
  const { seen, unseenIn, unseenOut } = rememberedLoot(shown, seat);
  return unseenIn === 0 && unseenOut === 0 ? seen : null;
};

const keptFrom = (view: View, names: Names, taker: Seat, kind: LootKind): string | null => {
  const { game, guide } = words();
  const { reasons } = guide;
  const name = names.name(taker);
  const known = knownLoot(view, taker);
  const wanted = view.public.sharing.announced.flatMap((share) =>
    share !== 'godfather' && kindOfCard(share) === kind ? [share] : [],
  );
  switch (kind) {
    case 'bill':
      return reasons.keepsFrom(name, game.money(billsValue(countLoot(wanted))));
    case 'painting': {
      if (known === null) return null;
      const owned =
        known.filter((card) => card === 'painting').length + paintingsByPower(view, taker);
      const then = owned + wanted.length;
      return reasons.theirPainting(
        name,
        then,
        game.money(paintingsValue(then) - paintingsValue(owned)),
      );
    }
    case 'diamond':
      return (
        known &&
        reasons.theirDiamonds(
          name,
          diamondCards(countLoot([...known, ...wanted])),
          game.money(DIAMOND_BONUS),
        )
      );
    case 'firstAid': {
      const wounds = woundsOf(view, taker);
      return wounds === 0 ? null : reasons.deniesAid(name, wounds);
    }
    case 'clip':
      return bangToTake(view) === 'none' || roundsToCome(view) === 0
        ? null
        : reasons.couldRegain(name);
    case 'godfather':
      return roundsToCome(view) === 0 ? null : reasons.theirToken(name);
  }
};

/** P-dictator: what the ban keeps from the one who is about to take. */
export const forForbidding = (view: View, names: Names, kind: LootKind): Because => {
  const { reasons } = words().guide;
  const { turn } = view.public.sharing;
  return turn === null
    ? [reasons.oneBan]
    : [keptFrom(view, names, turn, kind) ?? reasons.mustTakeOther(names.name(turn))];
};

/** What a card pays its owner by itself, without the diamond bonus. */
const pay = (view: View, card: Loot): number =>
  card === 'painting' ? paintingGain(paintingsOf(view)) : FACE_VALUE[lootCode(card)];

const howManyPayMore = (view: View, cards: readonly Loot[], than: Loot): number =>
  cards.filter((card) => pay(view, card) > pay(view, than)).length;

/** P-junkDealer: gives the card just taken for a random one, of a later round or of a player. */
export const forTrading = (view: View, names: Names, target: Seat | undefined): Because => {
  const { reasons } = words().guide;
  const { unseen, players, sharing } = view.public;
  const incoming = sharing.incoming ?? 'clip';
  if (target === undefined)
    return [reasons.betterToCome(howManyPayMore(view, unseen, incoming), unseen.length)];
  const name = names.name(target);
  const known = rememberedLoot(view.public, target).seen;
  const better = howManyPayMore(view, known, incoming);
  return [
    ...(better > 0 ? [reasons.pickedUp(name, better)] : []),
    reasons.oneOfCards(name, players[target]?.lootCards ?? 0),
  ];
};

/** P-junkDealer: what the card just taken brings. */
export const forKeepingCard = (view: View, names: Names): Because => [
  forShare(view, names, view.public.sharing.incoming ?? 'clip', []),
];
