import { ask, decideAlone } from '../core/flow.ts';
import { cardsToCome, tradeWithPiles, tradeWithPlayer } from '../core/loot.ts';
import { worksAtOnce } from '../core/lootCards.ts';
import { KEEP, listOf, seatIn, TRADE, TRADE_WITH, trades } from '../core/moves.ts';
import { definePower } from '../core/power.ts';
import { has, only, type Seat, type SeatSet, seatsOf, without } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';

const KEEP_OR_TRADE = listOf(KEEP, TRADE);

/** With players: every other living player with loot who is in the round. */
const partners = (match: MutableMatch, seat: Seat): SeatSet => {
  const { alive, out, lootCards } = match.publicState;
  let set = 0;
  for (const other of seatsOf(without(alive & ~out, seat)))
    if (lootCards[other] > 0) set |= only(other);
  return set;
};

const canTrade = (match: MutableMatch, seat: Seat): boolean =>
  match.rules.options.junkDealer === 'piles' ? cardsToCome(match) > 0 : partners(match, seat) !== 0;

/** Trades the card just taken for a random one, before it has any effect. */
const trade = decideAlone({
  name: 'trade',
  legal: (match, seat) =>
    match.rules.options.junkDealer === 'piles' ? KEEP_OR_TRADE : trades(partners(match, seat)),
  answer(match, seat, code) {
    const { publicState } = match;
    if (code === KEEP) {
      match.events?.push({ to: 'everyone', type: 'kept', seat });
      return;
    }
    const { incoming: gave } = publicState.sharing;
    if (gave === -1) return;
    publicState.sharing.usedPower |= only(seat);
    if (code === TRADE) {
      const got = tradeWithPiles(match, seat, gave);
      publicState.sharing.incoming = worksAtOnce(got) ? got : -1;
    } else {
      const other = seatIn(code, TRADE_WITH);
      tradeWithPlayer(match, seat, other, gave);
      publicState.sharing.incoming = worksAtOnce(gave) ? gave : -1;
      publicState.sharing.receiver = other;
    }
  },
  default: () => KEEP,
});

/** P-junkDealer: once per sharing, right after taking a loot card, may trade it. */
export const junkDealer = definePower({
  name: 'junkDealer',
  oncePerSharing: true,
  decisions: [trade],
  hooks: {
    cardTaken(match, seat) {
      if (!has(match.publicState.sharing.usedPower, seat) && canTrade(match, seat))
        ask(match, trade, only(seat));
    },
  },
});
