import {
  LOOT,
  type Loot,
  type LootMemory,
  type Seat,
  type StartView,
  usedAtOnce,
  type View,
} from '@holdup/engine';
import { has } from '../observation/observation.ts';
import { extendsPrefix } from './extendsPrefix.ts';

/** What a player with perfect memory knows of everybody's loot: how many of each card they own, on average. */

const CODES = Object.fromEntries(LOOT.map((card, code) => [card, code])) as Readonly<
  Record<Loot, number>
>;
const codeOf = (card: Loot): number => CODES[card];

const isHidden = (entry: LootMemory): boolean =>
  (entry.kind === 'stolen' && entry.card === null) ||
  ((entry.kind === 'traded' || entry.kind === 'swapped') && entry.got === null);

/** Those who see a card that comes or goes hidden from the others. */
function concernedBy(entry: LootMemory): number {
  switch (entry.kind) {
    case 'stolen':
      return (1 << entry.from) | (1 << entry.to);
    case 'swapped':
      return (1 << entry.seat) | (1 << entry.with);
    case 'traded':
      return 1 << entry.seat;
    case 'took':
    case 'lost':
      return 0;
  }
}

type Cards = number[];

function countOf(cards: readonly Loot[]): Cards {
  const counts: Cards = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const card of cards) add(counts, codeOf(card), 1);
  return counts;
}

const add = (cards: Cards, code: number, amount: number): void => {
  cards[code] = (cards[code] ?? 0) + amount;
};

/** One card leaves `from` for `to`: the known one, or a little of each. */
function move(from: Cards, to: Cards, card: Loot | null): void {
  if (card !== null) {
    add(from, codeOf(card), -1);
    add(to, codeOf(card), 1);
    return;
  }
  const total = from.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return;
  for (const [code, count] of from.entries()) {
    add(to, code, count / total);
    add(from, code, -count / total);
  }
}

/** What a seat has counted of the cards so far. It is gone on with as long as the same match goes on. */
interface Count {
  readonly start: StartView;
  readonly loot: Cards[];
  counted: readonly LootMemory[];
  /** The cards that this seat, but not everybody, knows, and how many of them came up. */
  secrets: readonly Loot[];
  used: number;
  /** The cards that one was drawn from which the seat does not know: as these change, so does what it may be. */
  drawnFrom: readonly Loot[] | null;
  /** Who knows more than the others, because a card that not everybody saw came to them or left them. */
  concerned: number;
  /** What came of it last, and with which loot of its own. */
  own: readonly Loot[] | null;
  told: readonly (readonly number[])[];
}

function beginCount(start: StartView, secrets: readonly Loot[]): Count {
  const loot = start.loot.map(countOf);
  return {
    start,
    loot,
    counted: [],
    secrets,
    used: 0,
    drawnFrom: null,
    concerned: 0,
    own: null,
    told: [...loot],
  };
}

/** Counts one entry more. What was counted before is copied where it changes, because it was handed out. */
function count(to: Count, entry: LootMemory, seat: Seat | null, unseen: readonly Loot[]): void {
  const of = (touched: number): Cards => {
    const copy = [...(to.loot[touched] as Cards)];
    to.loot[touched] = copy;
    return copy;
  };
  const hidden = isHidden(entry);
  if (hidden) to.concerned |= concernedBy(entry);
  const learnt = (card: Loot | null): Loot | null =>
    hidden && seat !== null && has(concernedBy(entry), seat)
      ? (to.secrets[to.used++] ?? null)
      : card;
  switch (entry.kind) {
    case 'took':
      add(of(entry.seat), codeOf(entry.card), 1);
      return;
    case 'stolen':
      move(of(entry.from), of(entry.to), learnt(entry.card));
      return;
    case 'traded': {
      const got = learnt(entry.got);
      if (got === null) {
        to.drawnFrom = unseen;
        move(countOf(unseen.filter((card) => !usedAtOnce(card))), of(entry.seat), null);
      } else if (!usedAtOnce(got)) add(of(entry.seat), codeOf(got), 1);
      return;
    }
    case 'swapped':
      move(of(entry.with), of(entry.seat), learnt(entry.got));
      if (!usedAtOnce(entry.gave)) add(of(entry.with), codeOf(entry.gave), 1);
      return;
    case 'lost':
      of(entry.seat).fill(0);
      return;
  }
}

/** What a seat can tell by now; null is what everybody can. */
function goOn(
  last: Count | undefined,
  { start, history, unseen }: View['public'],
  seat: Seat | null,
  secrets: readonly Loot[],
): Count {
  const holds =
    last?.start === start &&
    (last.drawnFrom === null || last.drawnFrom === unseen) &&
    extendsPrefix(history.loot, last.counted) &&
    extendsPrefix(secrets, last.secrets);
  const to = holds ? last : beginCount(start, secrets);
  to.secrets = secrets;
  if (to.counted.length === history.loot.length) return to;
  for (let i = to.counted.length; i < history.loot.length; i++)
    count(to, history.loot[i] as LootMemory, seat, unseen);
  to.counted = history.loot;
  to.own = null;
  to.told = [...to.loot];
  return to;
}

let byAll: Count | undefined;
const bySeat: (Count | undefined)[] = [];
const NO_SECRETS: readonly Loot[] = [];

/** The loot of every seat by card code; the own loot is what it is. All who know the same are told the same list. */
export function lootOdds(view: View): readonly (readonly number[])[] {
  const { seat, own } = view;
  byAll = goOn(byAll, view.public, null, NO_SECRETS);
  if (seat === null || own === null || !has(byAll.concerned, seat)) return byAll.told;
  const mine = goOn(bySeat[seat], view.public, seat, own.knownCards);
  bySeat[seat] = mine;
  if (mine.own !== own.loot) {
    mine.own = own.loot;
    mine.told = mine.loot.with(seat, countOf(own.loot));
  }
  return mine.told;
}
