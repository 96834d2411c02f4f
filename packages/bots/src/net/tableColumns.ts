import { BULLETS, EDITIONS, LOOT, LOOT_KINDS, MIN_SEATS, SHARES } from '@holdup/engine';
import { KEPT_LOOT, tableColumn } from './columns.ts';
import { NET_DECISIONS } from './decisions.ts';

/** Where the columns of the table are. Groups name their first column; the rest follow in the order of their names. */
export const TABLE = {
  round: tableColumn('round:1'),
  roundsLeft: tableColumn('roundsLeft'),
  decision: tableColumn(`decision:${NET_DECISIONS[0]}`),
  seats: tableColumn(`seats:${MIN_SEATS}`),
  living: tableColumn('living'),
  edition: tableColumn(`edition:${EDITIONS[0]}`),
  sitsOut: tableColumn('option:sitsOut'),
  openLoot: tableColumn('option:openLoot'),
  discardLeftovers: tableColumn('option:discardLeftovers'),
  tradeWithPlayers: tableColumn('option:tradeWithPlayers'),
  powersInPlay: tableColumn('powersInPlay'),
  table: tableColumn(`table:${LOOT[0]}`),
  token: tableColumn('table:token'),
  unseen: tableColumn(`unseen:${LOOT[0]}`),
  cardsToCome: tableColumn('cardsToCome'),
  sharesLeft: tableColumn('sharesLeft'),
  sharers: tableColumn('sharers'),
  lapsLeft: tableColumn('lapsLeft'),
  tableMoney: tableColumn('tableMoney'),
  hand: tableColumn(`hand:${BULLETS[0]}`),
  loaded: tableColumn(`loaded:${BULLETS[0]}`),
  buried: tableColumn(`buried:${BULLETS[0]}`),
  faceUp: tableColumn(`faceUp:${BULLETS[0]}`),
  faceDown: tableColumn('faceDown'),
  guns: tableColumn('guns'),
  heat: tableColumn('heat'),
  hit: tableColumn('hit'),
  lives: tableColumn('lives'),
  money: tableColumn('money'),
  mostMoney: tableColumn('mostMoney'),
  ahead: tableColumn('ahead'),
  richer: tableColumn('richer'),
  isGodfather: tableColumn('isGodfather'),
  isTurn: tableColumn('isTurn'),
  announced: tableColumn(`announced:${SHARES[0]}`),
  incoming: tableColumn(`incoming:${LOOT[0]}`),
  forbidden: tableColumn(`forbidden:${LOOT_KINDS[0]}`),
} as const;

export const KEPT_COLUMNS = KEPT_LOOT.map((card) => LOOT.indexOf(card));
