import { LOOT_KINDS, type LootKind, type Move, SHARES, type Share } from '@holdup/engine';
import {
  GODFATHER,
  KIND_OF_SHARE,
  LOOT_CODES,
  NOBODY,
  nextOf,
  type PerLoot,
  type SeatOrNobody,
  SHARE_CODES,
  type ShareCode,
  shareCode,
  sizeOf,
  without,
} from '@holdup/engine/codes';
import { recordOf } from '../learnt/recordOf.ts';
import type { SeatObservation } from '../observation/observation.ts';
import { evenOutlook, type Outlook, othersOdds, outlook, shareWorth } from '../value/outlook.ts';
import { descending } from './descending.ts';
import { firstOf, is } from './moves.ts';
import type { Style } from './style.ts';

/** The choices of the sharing: what to take, forbid and trade. */

/** Greedy chooses among a hundred pairs of shares: looking up a name in a record is faster than searching for it. */
const CODES: Readonly<Record<Share, ShareCode>> = recordOf(SHARES, shareCode);

/** How many of a share are on the table. */
const countOf = ({ table, token }: SeatObservation, share: ShareCode): number =>
  share === GODFATHER ? (token ? 1 : 0) : table[share];

/** What having a share is worth: to this seat, and for keeping it from the next. */
function takeWorth(
  view: Outlook,
  share: ShareCode,
  total: number,
  next: SeatOrNobody,
  denial: number,
): number {
  const { observation, odds } = view;
  const { me } = observation;
  const own = shareWorth(view, me, share) * (1 - odds[me] / total);
  if (next === NOBODY) return own;
  return own + (denial * shareWorth(view, next, share) * odds[next]) / total;
}

/** What the best of these shares would bring over the laps to come, taking one a lap. */
function lapsToCome(worths: readonly number[], sharers: number): number {
  let sum = 0;
  for (let i = 0; i < worths.length; i += Math.max(1, sharers)) sum += worths[i] ?? 0;
  return sum;
}

export function chooseTake(
  observation: SeatObservation,
  moves: readonly Move[],
  style: Style,
): Move {
  const { me } = observation;
  const view = style.hastySharing
    ? evenOutlook(observation, style.values)
    : outlook(observation, style.values);
  const takers = observation.sharers & ~observation.satisfied;
  const others = without(takers, me);
  const next = others === 0 ? NOBODY : nextOf(others, me);
  const total = view.odds[me] + othersOdds(view, me);
  const known = new Array<number | undefined>(SHARES.length).fill(undefined);
  const worthOf = (share: Share): number => {
    const code = CODES[share];
    const before = known[code];
    if (before !== undefined) return before;
    const worth = takeWorth(view, code, total, next, style.denial);
    known[code] = worth;
    return worth;
  };
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let bestPair: Move | undefined;
  let mostPair = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.move !== 'take') continue;
    const [one, two] = move.shares;
    const sum = worthOf(one) + (two === undefined ? 0 : worthOf(two));
    if (two === undefined && sum > most) {
      most = sum;
      best = move;
    } else if (two !== undefined && sum > mostPair) {
      mostPair = sum;
      bestPair = move;
    }
  }
  if (bestPair === undefined) return best ?? firstOf(moves);
  const worths: number[] = [];
  for (const code of SHARE_CODES) {
    const worth = known[code];
    if (worth === undefined) continue;
    for (let i = countOf(observation, code); i > 0; i--) worths.push(worth);
  }
  const laps = lapsToCome(descending(worths), sizeOf(takers));
  return mostPair > laps ? bestPair : (best ?? bestPair);
}

const isOfKind = (share: ShareCode, kind: LootKind): boolean =>
  LOOT_KINDS[KIND_OF_SHARE[share]] === kind;

/** Forbids what helps a rival more than anything else they could take, where that is worth the one chance. */
export function chooseForbid(
  observation: SeatObservation,
  moves: readonly Move[],
  style: Style,
): Move {
  const view = outlook(observation, style.values);
  const { turn: taker, me } = observation;
  const allow: Move = moves.find(is('allow')) ?? firstOf(moves);
  if (taker === NOBODY) return allow;
  const total = view.odds[me] + othersOdds(view, me);
  let best = allow;
  let most = 0.008;
  for (const move of moves) {
    if (move.move !== 'forbid') continue;
    let taken = 0;
    for (const share of observation.announced)
      if (isOfKind(share, move.kind)) taken += shareWorth(view, taker, share);
    let instead = 0;
    for (const share of SHARE_CODES)
      if (countOf(observation, share) > 0 && !isOfKind(share, move.kind))
        instead = Math.max(instead, shareWorth(view, taker, share));
    const gain = ((taken - instead) * view.odds[taker]) / total;
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}

function averageWorth(view: Outlook, cards: Readonly<PerLoot>): number {
  let sum = 0;
  let count = 0;
  for (const code of LOOT_CODES) {
    if (cards[code] === 0) continue;
    sum += cards[code] * shareWorth(view, view.observation.me, code);
    count += cards[code];
  }
  return count === 0 ? 0 : sum / count;
}

/** Trades the card just taken where a card drawn at random is better on average. */
export function chooseTrade(
  observation: SeatObservation,
  moves: readonly Move[],
  style: Style,
): Move {
  const { incoming, loot, me, unseen } = observation;
  const keep: Move = moves.find(is('keep')) ?? firstOf(moves);
  if (incoming === -1) return keep;
  const view = outlook(observation, style.values);
  let best = keep;
  let most = shareWorth(view, me, incoming);
  for (const move of moves) {
    if (move.move !== 'trade') continue;
    const worth = averageWorth(view, move.target === undefined ? unseen : loot[move.target]);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
