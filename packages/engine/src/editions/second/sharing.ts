import { finish } from '../../core/finish.ts';
import { ask, follow, goBackTo, skipTo } from '../../core/flow.ts';
import { clearTable, keepCard, pushTook, TOKEN, takeOffTable } from '../../core/loot.ts';
import { GODFATHER, lootNames, usableLoot } from '../../core/lootCards.ts';
import { clockwise, firstOf, NOBODY, nextOf, only } from '../../core/seats.ts';
import type { Phase } from '../../core/state.ts';
import { take } from '../../steps/take.ts';
import { EFFECTS } from './effects.ts';

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
    follow(match, turn);
  },
};

/** the next sharer's turn, lap after lap, until nothing is left or nobody wants more. */
export const turn: Phase = {
  name: 'turn',
  enter(match) {
    const { publicState } = match;
    const { sharing } = publicState;
    const waiting = sharing.sharers & ~sharing.satisfied;
    const next =
      sharing.turn === NOBODY
        ? firstOf(waiting, publicState.godfather)
        : nextOf(waiting, sharing.turn);
    if (next === NOBODY || publicState.shares === 0) {
      skipTo(match, roundEnd);
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
    const { publicState } = match;
    const { sharing } = publicState;
    const { announced: share, turn: seat } = sharing;
    if (share === -1 || seat === NOBODY) {
      goBackTo(match, turn);
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
    follow(match, effect);
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
    follow(match, nextShare);
  },
};

/** On to the second share of a double take, or to the next turn. */
export const nextShare: Phase = {
  name: 'nextShare',
  enter(match) {
    const { sharing } = match.publicState;
    sharing.receiver = NOBODY;
    sharing.clipUser = NOBODY;
    sharing.announced = sharing.announcedNext;
    sharing.announcedNext = -1;
    if (sharing.announced === -1) {
      goBackTo(match, turn);
      follow(match, turn);
    } else goBackTo(match, handOver);
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
