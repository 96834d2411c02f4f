import type { GameEvent, Loot } from '@holdup/engine';
import { words } from '../i18n/index.ts';
import { cardList, listWords, type Names, shareName } from './names.ts';

/** Face values as the cards show them, for telling how much lies on the table in the first edition. */
const BILLS: Partial<Record<Loot, number>> = { bill5: 5000, bill10: 10_000, bill20: 20_000 };

export const sumOfBills = (cards: readonly Loot[]): number =>
  cards.reduce((sum, card) => sum + (BILLS[card] ?? 0), 0);

/** An event in the reader's language, as lines of the log; none where it goes without saying. */
export const narrate = (event: GameEvent, names: Names, cash: boolean): readonly string[] => {
  const { log, game } = words();
  const { you, name, whom, list } = names;
  switch (event.type) {
    case 'roundBegan':
      return [
        cash
          ? log.roundCash(event.round, game.money(sumOfBills(event.table)))
          : log.round(event.round, event.added.length),
      ];
    case 'defaulted':
      return [log.late(you(event.seat), name(event.seat))];
    case 'hustled':
      return [log.hustled(you(event.seat), name(event.seat), whom(event.target))];
    case 'gaveBack':
      return [log.gaveBack(you(event.seat), name(event.seat), whom(event.target))];
    case 'drewBullet': {
      const bullet = game.bullets[event.bullet].name;
      return you(event.seat) ? [log.bulletCame(bullet)] : [log.bulletWent(bullet)];
    }
    case 'gotBullet': {
      const bullet = game.bullets[event.bullet].name;
      return you(event.seat) ? [log.bulletCame(bullet)] : [log.bulletWent(bullet)];
    }
    case 'gotCard':
      return [
        you(event.seat) ? log.cardCame(shareName(event.card)) : log.cardWent(shareName(event.card)),
      ];
    case 'allLoaded':
      return [log.allLoaded];
    case 'aimed':
      return event.aims.map(({ seat, target }) =>
        target === null
          ? log.aimsAtNobody(you(seat), name(seat))
          : log.aims(you(seat), name(seat), whom(target)),
      );
    case 'satOut':
      return [log.satOut(you(event.seat), name(event.seat))];
    case 'reloaded':
      return [(event.exchanged ? log.reloaded : log.keptBullet)(you(event.seat), name(event.seat))];
    case 'ordered': {
      const { godfather, seat } = event;
      return [
        seat === null
          ? log.orderedNobody(you(godfather), name(godfather))
          : log.ordered(you(godfather), name(godfather), whom(seat)),
      ];
    }
    case 'reaimed':
      return [log.aims(you(event.seat), name(event.seat), whom(event.target))];
    case 'courage':
      if (event.ducked.length === 0) return [log.allStand];
      if (event.standing.length === 0) return [log.allDuck];
      return [log.courage(list(event.ducked), list(event.standing))];
    case 'shamed':
      return [log.shamed(you(event.seat), name(event.seat))];
    case 'revealed': {
      const bullet = game.bullets[event.bullet].name;
      const { seat, target } = event;
      return [
        target === null
          ? log.revealed(you(seat), name(seat), bullet)
          : log.revealedAt(you(seat), name(seat), bullet, whom(target)),
      ];
    }
    case 'wounded':
      return [log.wounded(you(event.seat), name(event.seat), game.counts.wounds(event.wounds))];
    case 'dodged':
      return [log.dodged(you(event.seat), name(event.seat))];
    case 'healed':
      return [log.healed(you(event.seat), name(event.seat), game.counts.wounds(event.wounds))];
    case 'died':
      return [log.died(you(event.seat), name(event.seat))];
    case 'stole':
      return [log.stole(you(event.seat), name(event.seat), whom(event.victim))];
    case 'sharingBegan':
      return [event.order.length === 0 ? log.nobodyShares : log.sharing(list(event.order))];
    case 'announced':
      return [
        log.announced(you(event.seat), name(event.seat), listWords(event.shares.map(shareName))),
      ];
    case 'allowed':
      return [log.allowed(you(event.seat), name(event.seat))];
    case 'forbade':
      return [
        log.forbade(you(event.seat), name(event.seat), whom(event.target), game.kinds[event.kind]),
      ];
    case 'tookNothing':
      return [log.tookNothing(you(event.seat), name(event.seat))];
    case 'took':
      return [log.took(you(event.seat), name(event.seat), shareName(event.share))];
    case 'kept':
      return [log.kept(you(event.seat), name(event.seat))];
    case 'traded': {
      const { seat, gave, with: other } = event;
      return [
        other === null
          ? log.traded(you(seat), name(seat), shareName(gave))
          : log.tradedWith(you(seat), name(seat), shareName(gave), whom(other)),
      ];
    }
    case 'clipLost':
      return [log.clipLost(you(event.seat), name(event.seat))];
    case 'declined':
      return [log.declined(you(event.seat), name(event.seat))];
    case 'regained':
      return [log.regained(you(event.seat), name(event.seat))];
    case 'noBangLeft':
      return [log.noBangLeft(you(event.seat), name(event.seat))];
    case 'paid':
      return [log.paid(you(event.seat), name(event.seat), game.money(sumOfBills(event.bills)))];
    case 'leftOver':
      return [(event.fate === 'stay' ? log.leftStays : log.leftLost)(cardList(event.cards))];
    case 'newGodfather':
      return [log.newGodfather(you(event.seat), name(event.seat))];
    case 'over':
      return [log.over];
    case 'locked':
    case 'discarded':
      return [];
  }
};
