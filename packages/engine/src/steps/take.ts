import { announcedEvent } from '../core/commonEvents.ts';
import { decideAlone } from '../core/flow.ts';
import { DEFAULT_ORDER, GODFATHER, SHARES, SHARES_OF_KIND } from '../core/lootCards.ts';
import {
  firstShareIn,
  type MoveList,
  secondShareIn,
  TAKE,
  takes,
  takesTwo,
} from '../core/moves.ts';
import type { Seat } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';

/** The shares that may be announced, as a bit mask: what lies there but for a forbidden kind. */
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
    if (!takesTwo(code)) {
      sharing.announcedNext = -1;
      match.events?.push(announcedEvent(seat, first));
      return;
    }
    const second = secondShareIn(code);
    sharing.announcedNext = second;
    match.events?.push({
      to: 'everyone',
      type: 'announced',
      seat,
      shares: [SHARES[first], SHARES[second]],
    });
  },
  fallback(match) {
    const offered = sharesOnOffer(match);
    return TAKE + (DEFAULT_ORDER.find((share) => (offered >> share) & 1) ?? GODFATHER);
  },
});
