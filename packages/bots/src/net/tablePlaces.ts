import { BULLETS, EDITIONS, LOOT, LOOT_KINDS, MIN_SEATS, SHARES } from '@holdup/engine';
import { KEPT_LOOT, tablePlace } from './columns.ts';
import { NET_DECISIONS } from './decisions.ts';

/** Where the columns of the table are. Groups name their first column; the rest follow in the order of their names. */
export const TABLE = {
  round: tablePlace('round:1'),
  roundsLeft: tablePlace('roundsLeft'),
  decision: tablePlace(`decision:${NET_DECISIONS[0]}`),
  seats: tablePlace(`seats:${MIN_SEATS}`),
  living: tablePlace('living'),
  edition: tablePlace(`edition:${EDITIONS[0]}`),
  sitsOut: tablePlace('option:sitsOut'),
  openLoot: tablePlace('option:openLoot'),
  discardLeftovers: tablePlace('option:discardLeftovers'),
  tradeWithPlayers: tablePlace('option:tradeWithPlayers'),
  powersInPlay: tablePlace('powersInPlay'),
  table: tablePlace(`table:${LOOT[0]}`),
  token: tablePlace('table:token'),
  unseen: tablePlace(`unseen:${LOOT[0]}`),
  cardsToCome: tablePlace('cardsToCome'),
  sharesLeft: tablePlace('sharesLeft'),
  sharers: tablePlace('sharers'),
  lapsLeft: tablePlace('lapsLeft'),
  tableMoney: tablePlace('tableMoney'),
  hand: tablePlace(`hand:${BULLETS[0]}`),
  loaded: tablePlace(`loaded:${BULLETS[0]}`),
  buried: tablePlace(`buried:${BULLETS[0]}`),
  faceUp: tablePlace(`faceUp:${BULLETS[0]}`),
  faceDown: tablePlace('faceDown'),
  guns: tablePlace('guns'),
  heat: tablePlace('heat'),
  hit: tablePlace('hit'),
  lives: tablePlace('lives'),
  money: tablePlace('money'),
  mostMoney: tablePlace('mostMoney'),
  ahead: tablePlace('ahead'),
  richer: tablePlace('richer'),
  isGodfather: tablePlace('isGodfather'),
  isTurn: tablePlace('isTurn'),
  announced: tablePlace(`announced:${SHARES[0]}`),
  incoming: tablePlace(`incoming:${LOOT[0]}`),
  forbidden: tablePlace(`forbidden:${LOOT_KINDS[0]}`),
} as const;

export const KEPT_PLACES = KEPT_LOOT.map((card) => LOOT.indexOf(card));
