import type { Loot } from '@holdup/engine';
import { billsValue, countLoot, diamondsValue } from '@holdup/engine/codes';
import { words } from '../i18n/index.ts';

/** What lies on the table, as far as it is money or art; empty where it is neither. */
export const prizeText = (cards: readonly Loot[]): string => {
  const { end, game, table } = words();
  const loot = countLoot(cards);
  const money = billsValue(loot) + diamondsValue(loot);
  const paintings = cards.filter((card) => card === 'painting').length;
  const prize = [
    ...(money > 0 ? [game.money(money)] : []),
    ...(paintings > 0 ? [end.paintings(paintings)] : []),
  ];
  return prize.length > 0 ? table.waiting.prize(game.list(prize)) : '';
};
