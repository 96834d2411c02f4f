import { LOOT, type Loot, type LootMemory, type View } from '@holdup/engine';

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
let openOf: View['public']['history']['loot'] = [];
let openFrom: View['public']['start'] | null = null;
let open: Cards[] = [];

/** Goes on counting the open loot from where it was counted last; null where some card is not known to all. */
function openLoot({ public: shown }: View): readonly (readonly number[])[] | null {
  const { start, history } = shown;
  const list = history.loot;
  let from = openOf.length;
  if (start !== openFrom || list.length < from || list[from - 1] !== openOf[from - 1]) {
    from = 0;
    open = start.loot.map((cards) => {
      const counts: Cards = [0, 0, 0, 0, 0, 0, 0, 0, 0];
      for (const card of cards) add(counts, codeOf(card), 1);
      return counts;
    });
  }
  openFrom = null;
  for (let i = from; i < list.length; i++) {
    const entry = list[i] as LootMemory;
    if (entry.kind !== 'took' && entry.kind !== 'lost') return null;
    const counts = [...(open[entry.seat] as Cards)];
    if (entry.kind === 'lost') counts.fill(0);
    else add(counts, codeOf(entry.card), 1);
    open = open.with(entry.seat, counts);
  }
  openFrom = start;
  openOf = list;
  return open;
}

/** The loot of every seat by card code; the own loot is what it is. */
export const lootOdds = (view: View): readonly (readonly number[])[] =>
  openLoot(view) ?? likelyLoot(view);

function likelyLoot(view: View): readonly (readonly number[])[] {
  const { start, history, unseen } = view.public;
  const loot = start.loot.map((cards) => {
    const counts: Cards = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const card of cards) add(counts, codeOf(card), 1);
    return counts;
  });
  const of = (seat: number): Cards => loot[seat] as Cards;
  const known = view.own?.knownCards ?? [];
  let used = 0;
  const learnt = (entry: LootMemory, card: Loot | null): Loot | null =>
    isHidden(entry) && concerns(entry, view.seat) ? (known[used++] ?? null) : card;
  const pool = (): Cards => {
    const cards: Cards = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const card of unseen) if (!worksAtOnce(card)) add(cards, codeOf(card), 1);
    return cards;
  };
  for (const entry of history.loot)
    switch (entry.kind) {
      case 'took':
        add(of(entry.seat), codeOf(entry.card), 1);
        break;
      case 'stolen':
        move(of(entry.from), of(entry.to), learnt(entry, entry.card));
        break;
      case 'traded': {
        const got = learnt(entry, entry.got);
        if (got === null) move(pool(), of(entry.seat), null);
        else if (!worksAtOnce(got)) add(of(entry.seat), codeOf(got), 1);
        break;
      }
      case 'swapped':
        move(of(entry.with), of(entry.seat), learnt(entry, entry.got));
        if (!worksAtOnce(entry.gave)) add(of(entry.with), codeOf(entry.gave), 1);
        break;
      case 'lost':
        of(entry.seat).fill(0);
        break;
    }
  if (view.seat !== null && view.own !== null) {
    const own: Cards = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const card of view.own.loot) add(own, codeOf(card), 1);
    loot[view.seat] = own;
  }
  return loot;
}
