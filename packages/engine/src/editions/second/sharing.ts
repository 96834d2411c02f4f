import { announcedEvent } from '../../core/commonEvents.ts';
import { finish } from '../../core/finish.ts';
import { ask, decideAlone, follow, goTo, type Phase } from '../../core/flow.ts';
import {
  clearTable,
  keepCard,
  TOKEN,
  takeOffTable,
  tellTaken,
  worksAtOnce,
} from '../../core/loot.ts';
import {
  firstShareIn,
  type MoveList,
  secondShareIn,
  TAKE,
  takes,
  takesTwo,
} from '../../core/moves.ts';
import {
  CLIP,
  GODFATHER,
  type LootCode,
  lootNames,
  SHARES,
  SHARES_OF_KIND,
  shareCode,
} from '../../core/names.ts';
import { clockwise, firstOf, NOBODY, nextOf, only, type Seat } from '../../core/seats.ts';
import type { Match } from '../../core/state.ts';
import { useClip } from './clip.ts';

/** The shares that may be announced, as a bit mask: what lies there but for a forbidden kind. */
export function sharesOnOffer(match: Match): number {
  const { shown } = match;
  return shown.forbidden === -1 ? shown.shares : shown.shares & ~SHARES_OF_KIND[shown.forbidden];
}

export function legalTakes(match: Match, seat: Seat): MoveList {
  const power = match.rules.powers[seat];
  return power?.takes ? power.takes(match, seat) : takes(sharesOnOffer(match));
}

const DEFAULT_ORDER = (
  [
    'bill20',
    'diamond10',
    'painting',
    'bill10',
    'diamond5',
    'bill5',
    'diamond1',
    'godfather',
    'firstAid',
    'clip',
  ] as const
).map(shareCode);

/** the sharer whose turn it is says what they take. */
export const take = decideAlone({
  name: 'take',
  step: 'share',
  legal: legalTakes,
  answer(match, seat, code) {
    const { shown } = match;
    const two = takesTwo(code);
    shown.announced = firstShareIn(code);
    shown.announcedNext = two ? secondShareIn(code) : -1;
    if (match.events !== null)
      match.events.push(
        two
          ? {
              to: 'everyone',
              type: 'announced',
              seat,
              shares: [SHARES[shown.announced], SHARES[secondShareIn(code)]],
            }
          : announcedEvent(seat, shown.announced),
      );
    follow(match, handOver);
  },
  fallback(match) {
    const offered = sharesOnOffer(match);
    return TAKE + (DEFAULT_ORDER.find((share) => (offered >> share) & 1) ?? GODFATHER);
  },
});

/** the sharers are the living players who neither ducked nor were wounded this round. */
export const openSharing: Phase = {
  name: 'openSharing',
  enter(match) {
    const { shown } = match;
    shown.sharers = shown.alive & ~(shown.ducked | shown.hit | shown.out);
    shown.turn = NOBODY;
    shown.hasTaken = 0;
    shown.satisfied = 0;
    shown.usedPower = 0;
    if (match.events !== null) {
      const order = clockwise(shown.sharers, shown.godfather);
      match.events.push({ to: 'everyone', type: 'sharingBegan', order });
    }
    follow(match, turn);
  },
};

/** the next sharer's turn, lap after lap, until nothing is left or nobody wants more. */
export const turn: Phase = {
  name: 'turn',
  enter(match) {
    const { shown, rules } = match;
    const waiting = shown.sharers & ~shown.satisfied;
    if (waiting === 0 || shown.shares === 0) {
      goTo(match, rules.at.roundEnd);
      return;
    }
    const next =
      shown.turn === NOBODY ? firstOf(waiting, shown.godfather) : nextOf(waiting, shown.turn);
    shown.turn = next as Seat;
    shown.forbidden = -1;
    ask(match, take, only(shown.turn));
  },
};

/** The announced share changes hands. The token works from the next round on. */
export const handOver: Phase = {
  name: 'handOver',
  enter(match) {
    const { shown, rules } = match;
    const share = shown.announced;
    if (share === -1) {
      goTo(match, rules.at.turn);
      return;
    }
    const seat = shown.turn as Seat;
    shown.hasTaken |= only(seat);
    if (shown.announcedNext !== -1) shown.satisfied |= only(seat);
    tellTaken(match, seat, share, null);
    if (share === GODFATHER) {
      shown.shares &= ~TOKEN;
      shown.heir = seat;
    } else {
      takeOffTable(shown, share);
      shown.incoming = share;
      shown.receiver = seat;
    }
    follow(match, effect);
  },
};

/** What was taken becomes loot, or works at once. */
export const effect: Phase = {
  name: 'effect',
  enter(match) {
    const { shown } = match;
    const card = shown.incoming;
    shown.incoming = -1;
    if (card !== -1) {
      const seat = shown.receiver as Seat;
      if (worksAtOnce(card)) use(match, seat, card);
      else keepCard(match, seat, card);
    }
    follow(match, nextShare);
  },
};

function use(match: Match, seat: Seat, card: LootCode): void {
  const { shown } = match;
  shown.spent[card]++;
  if (card === CLIP) {
    useClip(match, seat);
    return;
  }
  const healed = shown.wounds[seat];
  shown.wounds[seat] = 0;
  if (match.events !== null)
    match.events.push({ to: 'everyone', type: 'healed', seat, by: 'firstAid', healed, wounds: 0 });
}

/** On to the second share of a double take, or to the next turn. */
export const nextShare: Phase = {
  name: 'nextShare',
  enter(match) {
    const { shown, rules } = match;
    shown.receiver = NOBODY;
    shown.clipUser = NOBODY;
    shown.announced = shown.announcedNext;
    shown.announcedNext = -1;
    if (shown.announced === -1) {
      goTo(match, rules.at.turn);
      follow(match, turn);
    } else goTo(match, rules.at.handOver);
  },
};

/** what nobody took stays or goes, the token's taker is Godfather, and after the last round the game is over. */
export const roundEnd: Phase = {
  name: 'roundEnd',
  enter(match) {
    const { shown, rules } = match;
    shown.sharers = 0;
    shown.turn = NOBODY;
    shown.forbidden = -1;
    const last = shown.round >= rules.edition.rounds;
    const lost = last || rules.options.leftovers === 'discard';
    if ((shown.shares & ~TOKEN) !== 0) {
      if (match.events !== null)
        match.events.push({
          to: 'everyone',
          type: 'leftOver',
          cards: lootNames(shown.table),
          fate: lost ? 'lost' : 'stay',
        });
      if (lost) clearTable(shown);
    }
    if (shown.heir !== NOBODY && shown.heir !== shown.godfather) {
      shown.godfather = shown.heir;
      if (match.events !== null)
        match.events.push({ to: 'everyone', type: 'newGodfather', seat: shown.heir });
    }
    if (last) finish(match);
  },
};
