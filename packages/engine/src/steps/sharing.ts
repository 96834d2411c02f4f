import { announcedEvent } from '../core/commonEvents.ts';
import { finish } from '../core/finish.ts';
import { ask, decideAlone, goTo } from '../core/flow.ts';
import { clearTable, keepCard, pushTook, TOKEN, takeOffTable } from '../core/loot.ts';
import {
  DEFAULT_ORDER,
  GODFATHER,
  lootNames,
  SHARES,
  SHARES_OF_KIND,
  usableLoot,
} from '../core/lootCards.ts';
import {
  firstShareIn,
  type MoveList,
  secondShareIn,
  TAKE,
  takes,
  takesTwo,
} from '../core/moves.ts';
import { clockwise, firstOf, NOBODY, nextOf, only, type Seat } from '../core/seats.ts';
import type { MutableMatch, Phase } from '../core/state.ts';
import { EFFECTS } from './effects.ts';

/** The shares that may be announced, as a bit mask: those on the table except a forbidden kind. */
export function sharesOnOffer({ publicState }: MutableMatch): number {
  const { shares, sharing } = publicState;
  return sharing.forbidden === -1 ? shares : shares & ~SHARES_OF_KIND[sharing.forbidden];
}

export function legalTakes(match: MutableMatch, seat: Seat): MoveList {
  const power = match.rules.powers[seat];
  return power?.takes ? power.takes(match, seat) : takes(sharesOnOffer(match));
}

/** the sharer whose turn it is announces what they take. */
export const take = decideAlone({
  name: 'take',
  legal: legalTakes,
  answer(match, seat, code) {
    const { sharing } = match.publicState;
    const first = firstShareIn(code);
    sharing.announced = first;
    if (takesTwo(code)) {
      const second = secondShareIn(code);
      sharing.announcedNext = second;
      match.events?.push({
        to: 'everyone',
        type: 'announced',
        seat,
        shares: [SHARES[first], SHARES[second]],
      });
    } else {
      sharing.announcedNext = -1;
      match.events?.push(announcedEvent(seat, first));
    }
  },
  default(match) {
    const offered = sharesOnOffer(match);
    return TAKE + (DEFAULT_ORDER.find((share) => (offered >> share) & 1) ?? GODFATHER);
  },
});

/** the sharers are the living players who neither ducked nor were wounded this round. */
export const openSharing: Phase = {
  name: 'openSharing',
  enter(match) {
    const { publicState, rules } = match;
    const { sharing } = publicState;
    sharing.sharers = publicState.alive & ~(publicState.ducked | publicState.hit | publicState.out);
    sharing.turn = NOBODY;
    sharing.hasTaken = 0;
    sharing.satisfied = 0;
    sharing.usedPower &= ~rules.renewsPower;
    match.events?.push({
      to: 'everyone',
      type: 'sharingBegan',
      order: clockwise(sharing.sharers, publicState.godfather),
    });
  },
};

/** the next sharer's turn, lap after lap, until nothing is left or nobody wants more. */
export const turn: Phase = {
  name: 'turn',
  enter(match) {
    const { publicState, rules } = match;
    const { sharing } = publicState;
    const waiting = sharing.sharers & ~sharing.satisfied;
    const next =
      sharing.turn === NOBODY
        ? firstOf(waiting, publicState.godfather)
        : nextOf(waiting, sharing.turn);
    if (next === NOBODY || publicState.shares === 0) {
      goTo(match, rules.jumps.roundEnd);
      return;
    }
    sharing.turn = next;
    sharing.forbidden = -1;
    ask(match, take, only(next));
  },
};

/** The announced share changes hands. The token works from the next round on. */
export const handOver: Phase = {
  name: 'handOver',
  enter(match) {
    const { publicState, rules } = match;
    const { sharing } = publicState;
    const { announced: share, turn: seat } = sharing;
    if (share === -1 || seat === NOBODY) {
      goTo(match, rules.jumps.turn);
      return;
    }
    sharing.hasTaken |= only(seat);
    if (sharing.announcedNext !== -1) sharing.satisfied |= only(seat);
    pushTook(match, seat, share, null);
    if (share === GODFATHER) {
      publicState.shares &= ~TOKEN;
      publicState.heir = seat;
    } else {
      takeOffTable(publicState, share);
      sharing.incoming = share;
      sharing.receiver = seat;
    }
  },
};

/** What was taken becomes loot, or has its effect at once. */
export const effect: Phase = {
  name: 'effect',
  enter(match) {
    const { publicState } = match;
    const { sharing } = publicState;
    const { incoming: card, receiver: seat } = sharing;
    sharing.incoming = -1;
    if (card !== -1 && seat !== NOBODY) {
      const usable = usableLoot(card);
      if (usable === null) keepCard(match, seat, card);
      else {
        publicState.spent[card]++;
        EFFECTS[usable](match, seat);
      }
    }
  },
};

/** On to the second share of a double take, or to the next turn. */
export const nextShare: Phase = {
  name: 'nextShare',
  enter(match) {
    const { publicState, rules } = match;
    const { sharing } = publicState;
    sharing.receiver = NOBODY;
    sharing.clipUser = NOBODY;
    sharing.announced = sharing.announcedNext;
    sharing.announcedNext = -1;
    goTo(match, sharing.announced === -1 ? rules.jumps.turn : rules.jumps.handOver);
  },
};

/** what nobody took stays or is lost, the token's taker becomes Godfather, and after the last round the game is over. */
export const roundEnd: Phase = {
  name: 'roundEnd',
  enter(match) {
    const { publicState, rules } = match;
    const { sharing, heir } = publicState;
    sharing.sharers = 0;
    sharing.turn = NOBODY;
    sharing.forbidden = -1;
    const last = publicState.round >= rules.edition.rounds;
    const lost = last || rules.options.leftovers === 'discard';
    if ((publicState.shares & ~TOKEN) !== 0) {
      match.events?.push({
        to: 'everyone',
        type: 'leftOver',
        cards: lootNames(publicState.table),
        fate: lost ? 'lost' : 'stay',
      });
      if (lost) clearTable(publicState);
    }
    if (heir !== NOBODY && heir !== publicState.godfather) {
      publicState.godfather = heir;
      match.events?.push({ to: 'everyone', type: 'newGodfather', seat: heir });
    }
    if (last) finish(match);
  },
};
