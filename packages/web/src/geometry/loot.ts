import type { Rect, TableLayout } from './layout.ts';
import { CARD_GAP, CARD_RATIO, cardGrid } from './well.ts';

const SMALLEST = 22;
/** Cards are never larger than the portraits around them. */
const largest = ({ seats, surroundings }: TableLayout): number =>
  Math.min(surroundings ? 260 : 132, (seats[0]?.r ?? 28) * 1.8);
/** The least width of what can be tapped. */
const TARGET = 44;
/** With more cards than this, equal ones are piled up. */
const MOST_SINGLE = 10;
/** The height of a line beneath the cards; it grows with the portraits. */
const lineHeight = ({ seats, surroundings }: TableLayout): number =>
  Math.max(20, (seats[0]?.r ?? 0) * (surroundings ? 0.66 : 0.4));
/** Where cards would be smaller than this, one line beneath them is enough. */
const READABLE = 36;
/** The widest of these lines, in line heights. */
const LINE_WIDTH = 6.6;

type Loot = {
  /** How many cards lie there, and of how many kinds. */
  readonly cards: number;
  readonly kinds: number;
  /** Lines of text that belong beneath them. */
  readonly lines: number;
};

type LootPlan = {
  /** Where cards would be too small for a finger, all of them are one button. */
  readonly heap: boolean;
  /** Equal cards are piled up. */
  readonly piled: boolean;
  readonly columns: number;
  /** The width of a card. */
  readonly card: number;
  readonly line: number;
  /** How many lines of text there is room for. */
  readonly lines: number;
  /** What the cards and the lines cover. */
  readonly boxes: readonly Rect[];
};

/** How the loot lies in its place. */
export const lootPlan = (layout: TableLayout, loot: Loot): LootPlan => {
  const plan = planWith(layout, loot);
  return loot.lines > 1 && plan.card < READABLE ? planWith(layout, { ...loot, lines: 1 }) : plan;
};

const planWith = (layout: TableLayout, { cards, kinds, lines }: Loot): LootPlan => {
  const { well } = layout;
  const line = lineHeight(layout);
  const room = { width: well.width, height: well.height - line * lines };
  const heap = cardGrid(MOST_SINGLE + 1, room).card < TARGET;
  const piled = heap || cards > MOST_SINGLE + 1;
  const piles = Math.max(1, piled ? kinds : cards);
  const grid = cardGrid(piles, room);
  const card = Math.max(SMALLEST, Math.min(largest(layout), grid.card));
  const columns = Math.min(piles, grid.columns);
  const rows = Math.ceil(piles / grid.columns);
  const width = columns * (card + CARD_GAP);
  const cardsHeight = rows * (card * CARD_RATIO + CARD_GAP);
  const height = cardsHeight + line * lines;
  const top = well.y + (well.height - height) / 2;
  const middle = well.x + well.width / 2;
  const note = Math.min(well.width, line * LINE_WIDTH);
  return {
    heap,
    piled,
    columns: grid.columns,
    card,
    line,
    lines,
    boxes: [
      { x: middle - width / 2, y: top, width, height: cardsHeight },
      { x: middle - note / 2, y: top + cardsHeight, width: note, height: line * lines },
    ],
  };
};
