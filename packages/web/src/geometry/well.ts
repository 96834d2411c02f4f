import type { Box, Rect, SeatPlace } from './layout.ts';
import type { Point } from './vector.ts';

/** Height divided by width of a loot card. */
export const CARD_RATIO = 92 / 68;
export const CARD_GAP = 6;

/** The number of columns that gives the biggest cards; without any room, one row. */
export const cardGrid = (count: number, { width, height }: Box) => {
  let best = { columns: Math.max(1, count), card: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const card = Math.min(width / columns - CARD_GAP, (height / rows - CARD_GAP) / CARD_RATIO);
    if (card > best.card) best = { columns, card };
  }
  return best;
};

/** The space a seat takes: its portrait with hat, and name and numbers beneath it. */
type Footprint = SeatPlace & {
  readonly up: number;
  readonly down: number;
  readonly halfLabel: number;
};

type Table = { readonly centre: Point; readonly rx: number; readonly ry: number };

/** What usually lies there when a round begins, the Godfather's token included: cards, or piles of equal cards. */
const USUAL = { cards: 9, kinds: 6 } as const;
const score = (box: Box): number =>
  cardGrid(USUAL.cards, box).card + cardGrid(USUAL.kinds, box).card;

const MARGIN = 3;
const STEPS = 48;

/** The largest box of a given width that no seat overlaps; `halfHeight` is the reach of the felt. */
const boxOf = (
  width: number,
  centre: Point,
  halfHeight: number,
  seats: readonly Footprint[],
): Rect => {
  let top = centre.y - halfHeight;
  let bottom = centre.y + halfHeight;
  for (const { x, y, r, up, down, halfLabel } of seats) {
    const besides = Math.abs(x - centre.x) - width / 2 - MARGIN;
    const above = y < centre.y;
    if (besides < r && above) top = Math.max(top, y + r + MARGIN);
    if (besides < halfLabel && above) top = Math.max(top, y + r + down + MARGIN);
    if (besides < r && !above) bottom = Math.min(bottom, y - up - MARGIN);
    if (besides < halfLabel && !above) bottom = Math.min(bottom, y + r - MARGIN);
  }
  return { x: centre.x - width / 2, y: top, width, height: Math.max(0, bottom - top) };
};

/** Where the loot lies: the box in the free middle that shows a round's cards largest. */
export const wellOf = (
  { centre, rx, ry }: Table,
  rim: (x: number) => number,
  seats: readonly Footprint[],
): Rect => {
  let best: Rect = { x: centre.x, y: centre.y, width: 0, height: 0 };
  for (let step = 8; step <= STEPS; step++) {
    const width = (2 * rx * step) / STEPS;
    const well = boxOf(width, centre, Math.min(ry, rim(width / 2)), seats);
    if (score(well) > score(best)) best = well;
  }
  return best;
};
