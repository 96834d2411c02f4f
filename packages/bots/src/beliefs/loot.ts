import { LOOT, type Loot, type LootMemory, type StartView, type View } from '@holdup/engine';
import { goesOn } from './told.ts';

/** What a player with perfect memory knows of everybody's loot: how many of each card they own, on average. */

const CODES = Object.fromEntries(LOOT.map((card, code) => [card, code])) as Readonly<
  Record<Loot, number>
>;
const codeOf = (card: Loot): number => CODES[card];

const isHidden = (entry: LootMemory): boolean =>
  (entry.kind === 'stolen' && entry.card === null) ||
  ((entry.kind === 'traded' || entry.kind === 'swapped') && entry.got === null);

function concerns(entry: LootMemory, seat: number | null): boolean {
  switch (entry.kind) {
    case 'stolen':
      return entry.from === seat || entry.to === seat;
    case 'swapped':
      return entry.seat === seat || entry.with === seat;
    case 'traded':
      return entry.seat === seat;
    case 'took':
    case 'lost':
      return false;
  }
}

const worksAtOnce = (card: Loot): boolean => card === 'clip' || card === 'firstAid';

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

/** While every card went in the open, everybody knows all loot, and what was counted so far holds for all seats. */
let openOf: readonly LootMemory[] = [];
let openFrom: StartView | null = null;
let open: Cards[] | null = null;

/** Goes on counting the open loot from where it was counted last; null where some card is not known to all. */
function openLoot({ public: shown }: View): readonly (readonly number[])[] | null {
  const { start, history } = shown;
  const list = history.loot;
  if (start !== openFrom || !goesOn(list, openOf)) {
    openOf = [];
    openFrom = start;
    open = start.loot.map(countOf);
  }
  for (let i = openOf.length; i < list.length && open !== null; i++) {
    const entry = list[i] as LootMemory;
    if (entry.kind === 'took') {
      const counts = [...(open[entry.seat] as Cards)];
      add(counts, codeOf(entry.card), 1);
      open = open.with(entry.seat, counts);
    } else if (entry.kind === 'lost') open = open.with(entry.seat, countOf([]));
    else open = null;
  }
  openOf = list;
  return open;
}

/** The loot of every seat by card code; the own loot is what it is. */
export const lootOdds = (view: View): readonly (readonly number[])[] =>
  openLoot(view) ?? likelyLoot(view);

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
  /** What came of it last, and with which loot of its own. */
  own: readonly Loot[] | null;
  told: readonly (readonly number[])[];
}

const beginCount = (start: StartView, secrets: readonly Loot[]): Count => ({
  start,
  loot: start.loot.map(countOf),
  counted: [],
  secrets,
  used: 0,
  drawnFrom: null,
  own: null,
  told: [],
});

/** Counts one entry more. What was counted before is copied where it changes, because it was handed out. */
function count(to: Count, entry: LootMemory, seat: number | null, unseen: readonly Loot[]): void {
  const of = (touched: number): Cards => {
    const copy = [...(to.loot[touched] as Cards)];
    to.loot[touched] = copy;
    return copy;
  };
  const learnt = (card: Loot | null): Loot | null =>
    isHidden(entry) && concerns(entry, seat) ? (to.secrets[to.used++] ?? null) : card;
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
        move(countOf(unseen.filter((card) => !worksAtOnce(card))), of(entry.seat), null);
      } else if (!worksAtOnce(got)) add(of(entry.seat), codeOf(got), 1);
      return;
    }
    case 'swapped':
      move(of(entry.with), of(entry.seat), learnt(entry.got));
      if (!worksAtOnce(entry.gave)) add(of(entry.with), codeOf(entry.gave), 1);
      return;
    case 'lost':
      of(entry.seat).fill(0);
      return;
  }
}

const bySeat: (Count | undefined)[] = [];
const NO_SEAT = 8;
const NO_SECRETS: readonly Loot[] = [];

function likelyLoot(view: View): readonly (readonly number[])[] {
  const { seat, own } = view;
  const { start, history, unseen } = view.public;
  const secrets = own?.knownCards ?? NO_SECRETS;
  const last = bySeat[seat ?? NO_SEAT];
  const holds =
    last?.start === start &&
    (last.drawnFrom === null || last.drawnFrom === unseen) &&
    goesOn(history.loot, last.counted) &&
    goesOn(secrets, last.secrets);
  if (holds && last.counted === history.loot && own !== null && last.own === own.loot)
    return last.told;
  const to = holds ? last : beginCount(start, secrets);
  bySeat[seat ?? NO_SEAT] = to;
  to.secrets = secrets;
  for (let i = to.counted.length; i < history.loot.length; i++)
    count(to, history.loot[i] as LootMemory, seat, unseen);
  to.counted = history.loot;
  if (seat === null || own === null) return [...to.loot];
  to.own = own.loot;
  to.told = to.loot.with(seat, countOf(own.loot));
  return to.told;
}
