import { announcedEvent } from '../../core/commonEvents.ts';
import { finish } from '../../core/finish.ts';
import { ask, decideAlone, follow, goTo, type Phase } from '../../core/flow.ts';
import { clearTable, keepCard, TOKEN, takeOffTable, tellTaken } from '../../core/loot.ts';
import {
  CLIP,
  DEFAULT_ORDER,
  GODFATHER,
  type LootCode,
  lootNames,
  SHARES,
  SHARES_OF_KIND,
  worksAtOnce,
} from '../../core/lootCards.ts';
import {
  firstShareIn,
  type MoveList,
  secondShareIn,
  TAKE,
  takes,
  takesTwo,
} from '../../core/moves.ts';
import { clockwise, firstOf, NOBODY, nextOf, only, type Seat } from '../../core/seats.ts';
import type { MutableMatch } from '../../core/state.ts';
import { useClip } from './clip.ts';

/** The shares that may be announced, as a bit mask: what lies there but for a forbidden kind. */
export function sharesOnOffer(match: MutableMatch): number {
  const { publicState } = match;
  return publicState.forbidden === -1
    ? publicState.shares
    : publicState.shares & ~SHARES_OF_KIND[publicState.forbidden];
}

export function legalTakes(match: MutableMatch, seat: Seat): MoveList {
  const power = match.rules.powers[seat];
  return power?.takes ? power.takes(match, seat) : takes(sharesOnOffer(match));
}

/** the sharer whose turn it is says what they take. */
export const take = decideAlone({
  name: 'take',
  legal: legalTakes,
  answer(match, seat, code) {
    const { publicState } = match;
    const two = takesTwo(code);
    publicState.announced = firstShareIn(code);
    publicState.announcedNext = two ? secondShareIn(code) : -1;
    if (match.events !== null)
      match.events.push(
        two
          ? {
              to: 'everyone',
              type: 'announced',
              seat,
              shares: [SHARES[publicState.announced], SHARES[secondShareIn(code)]],
            }
          : announcedEvent(seat, publicState.announced),
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
    const { publicState } = match;
    publicState.sharers =
      publicState.alive & ~(publicState.ducked | publicState.hit | publicState.out);
    publicState.turn = NOBODY;
    publicState.hasTaken = 0;
    publicState.satisfied = 0;
    publicState.usedPower = 0;
    if (match.events !== null) {
      const order = clockwise(publicState.sharers, publicState.godfather);
      match.events.push({ to: 'everyone', type: 'sharingBegan', order });
    }
    follow(match, turn);
  },
};

/** the next sharer's turn, lap after lap, until nothing is left or nobody wants more. */
export const turn: Phase = {
  name: 'turn',
  enter(match) {
    const { publicState, rules } = match;
    const waiting = publicState.sharers & ~publicState.satisfied;
    if (waiting === 0 || publicState.shares === 0) {
      goTo(match, rules.at.roundEnd);
      return;
    }
    const next =
      publicState.turn === NOBODY
        ? firstOf(waiting, publicState.godfather)
        : nextOf(waiting, publicState.turn);
    publicState.turn = next as Seat;
    publicState.forbidden = -1;
    ask(match, take, only(publicState.turn));
  },
};

/** The announced share changes hands. The token works from the next round on. */
export const handOver: Phase = {
  name: 'handOver',
  enter(match) {
    const { publicState, rules } = match;
    const share = publicState.announced;
    if (share === -1) {
      goTo(match, rules.at.turn);
      return;
    }
    const seat = publicState.turn as Seat;
    publicState.hasTaken |= only(seat);
    if (publicState.announcedNext !== -1) publicState.satisfied |= only(seat);
    tellTaken(match, seat, share, null);
    if (share === GODFATHER) {
      publicState.shares &= ~TOKEN;
      publicState.heir = seat;
    } else {
      takeOffTable(publicState, share);
      publicState.incoming = share;
      publicState.receiver = seat;
    }
    follow(match, effect);
  },
};

/** What was taken becomes loot, or works at once. */
export const effect: Phase = {
  name: 'effect',
  enter(match) {
    const { publicState } = match;
    const card = publicState.incoming;
    publicState.incoming = -1;
    if (card !== -1) {
      const seat = publicState.receiver as Seat;
      if (worksAtOnce(card)) use(match, seat, card);
      else keepCard(match, seat, card);
    }
    follow(match, nextShare);
  },
};

function use(match: MutableMatch, seat: Seat, card: LootCode): void {
  const { publicState } = match;
  publicState.spent[card]++;
  if (card === CLIP) {
    useClip(match, seat);
    return;
  }
  const healed = publicState.wounds[seat];
  publicState.wounds[seat] = 0;
  if (match.events !== null)
    match.events.push({ to: 'everyone', type: 'healed', seat, by: 'firstAid', healed, wounds: 0 });
}

/** On to the second share of a double take, or to the next turn. */
export const nextShare: Phase = {
  name: 'nextShare',
  enter(match) {
    const { publicState, rules } = match;
    publicState.receiver = NOBODY;
    publicState.clipUser = NOBODY;
    publicState.announced = publicState.announcedNext;
    publicState.announcedNext = -1;
    if (publicState.announced === -1) {
      goTo(match, rules.at.turn);
      follow(match, turn);
    } else goTo(match, rules.at.handOver);
  },
};

/** what nobody took stays or goes, the token's taker is Godfather, and after the last round the game is over. */
export const roundEnd: Phase = {
  name: 'roundEnd',
  enter(match) {
    const { publicState, rules } = match;
    publicState.sharers = 0;
    publicState.turn = NOBODY;
    publicState.forbidden = -1;
    const last = publicState.round >= rules.edition.rounds;
    const lost = last || rules.options.leftovers === 'discard';
    if ((publicState.shares & ~TOKEN) !== 0) {
      if (match.events !== null)
        match.events.push({
          to: 'everyone',
          type: 'leftOver',
          cards: lootNames(publicState.table),
          fate: lost ? 'lost' : 'stay',
        });
      if (lost) clearTable(publicState);
    }
    if (publicState.heir !== NOBODY && publicState.heir !== publicState.godfather) {
      publicState.godfather = publicState.heir;
      if (match.events !== null)
        match.events.push({ to: 'everyone', type: 'newGodfather', seat: publicState.heir });
    }
    if (last) finish(match);
  },
};
