import { LOOT_KINDS, type Move, SHARES, type Share } from '@holdup/engine';
import { has, type Observation, sizeOf } from '../observation/observation.ts';
import { evenOutlook, type Outlook, othersOdds, outlook, shareWorth } from '../value/outlook.ts';
import { descending } from './descending.ts';
import type { Style } from './style.ts';

/** The choices of the sharing: what to take, forbid and trade. */

const CODES = Object.fromEntries(SHARES.map((share, code) => [share, code])) as Readonly<
  Record<Share, number>
>;
const codeOf = (share: Share): number => CODES[share];

/** The next sharer clockwise who takes again. */
function nextTaker(observation: Observation): number {
  for (let i = 1; i < observation.seats; i++) {
    const seat = (observation.me + i) % observation.seats;
    if (has(observation.sharers & ~observation.satisfied, seat)) return seat;
  }
  return -1;
}

/** What having a share is worth: to this seat, and to be kept from the next. */
function takeWorth(
  view: Outlook,
  share: number,
  total: number,
  next: number,
  denial: number,
): number {
  const { observation, odds } = view;
  const mine = odds[observation.me] as number;
  const own = shareWorth(view, observation.me, share) * (1 - mine / total);
  if (next === -1) return own;
  return own + (denial * shareWorth(view, next, share) * (odds[next] as number)) / total;
}

/** What the best shares left would bring over the laps to come, taking one a lap. */
function lapsToCome(worths: readonly number[], sharers: number): number {
  let sum = 0;
  for (let i = 0; i < worths.length; i += Math.max(1, sharers)) sum += worths[i] as number;
  return sum;
}

export function chooseTake(observation: Observation, moves: readonly Move[], style: Style): Move {
  const view = style.hastySharing
    ? evenOutlook(observation, style.values)
    : outlook(observation, style.values);
  const next = nextTaker(observation);
  const total = (view.odds[observation.me] as number) + othersOdds(view, observation.me);
  const worths = new Array<number>(SHARES.length).fill(Number.NaN);
  const worthOf = (share: Share): number => {
    const code = codeOf(share);
    const known = worths[code] as number;
    if (!Number.isNaN(known)) return known;
    const worth = takeWorth(view, code, total, next, style.denial);
    worths[code] = worth;
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
  if (bestPair === undefined) return best ?? (moves[0] as Move);
  const all: number[] = [];
  for (const [code, each] of worths.entries()) {
    if (Number.isNaN(each)) continue;
    const count = code < observation.table.length ? (observation.table[code] as number) : 1;
    for (let i = 0; i < count; i++) all.push(each);
  }
  const laps = lapsToCome(descending(all), sizeOf(observation.sharers & ~observation.satisfied));
  return mostPair > laps ? bestPair : (best ?? bestPair);
}

const KIND_OF_SHARE = [0, 0, 0, 1, 1, 1, 2, 4, 3, 5] as const;

/** Forbids what would help a rival more than anything else they could take instead, where that is worth the one chance. */
export function chooseForbid(observation: Observation, moves: readonly Move[], style: Style): Move {
  const view = outlook(observation, style.values);
  const taker = observation.turn;
  const allow = moves.find(({ move }) => move === 'allow') as Move;
  if (taker === -1) return allow;
  const total = (view.odds[observation.me] as number) + othersOdds(view, observation.me);
  let best = allow;
  let most = 0.008;
  for (const move of moves) {
    if (move.move !== 'forbid') continue;
    const kind = LOOT_KINDS.indexOf(move.kind);
    let taken = 0;
    for (const share of observation.announced)
      if (KIND_OF_SHARE[share] === kind) taken += shareWorth(view, taker, share);
    let instead = 0;
    for (let share = 0; share < SHARES.length; share++) {
      const there =
        share < observation.table.length
          ? (observation.table[share] as number) > 0
          : observation.token;
      if (there && KIND_OF_SHARE[share] !== kind)
        instead = Math.max(instead, shareWorth(view, taker, share));
    }
    const gain = ((taken - instead) * (view.odds[taker] as number)) / total;
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}

function averageWorth(view: Outlook, cards: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (const [card, each] of cards.entries()) {
    if (each === 0) continue;
    sum += each * shareWorth(view, view.observation.me, card);
    count += each;
  }
  return count === 0 ? 0 : sum / count;
}

/** Trades the card just taken where a card drawn at random is better on average. */
export function chooseTrade(observation: Observation, moves: readonly Move[], style: Style): Move {
  const view = outlook(observation, style.values);
  let best = moves.find(({ move }) => move === 'keep') as Move;
  let most = shareWorth(view, observation.me, observation.incoming);
  for (const move of moves) {
    if (move.move !== 'trade') continue;
    const cards =
      move.target === undefined ? observation.unseen : (observation.loot[move.target] ?? []);
    const worth = averageWorth(view, cards);
    if (worth > most) {
      most = worth;
      best = move;
    }
  }
  return best;
}
