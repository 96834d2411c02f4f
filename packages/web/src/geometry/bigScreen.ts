import type { Box, SeatPlace, Surroundings, TableLayout } from './layout.ts';
import { DESK_DEPTH, HEADROOM } from './portrait.ts';
import { outlineOf, type Rim, rimHeight } from './rim.ts';
import { angleTo, clamp } from './vector.ts';

/**
 * The table as read from across a room: two rows of players, everything about a player on the side
 * away from the table, and the loot in a column next to it. So the felt is free, and no arrow
 * crosses a card, a name or a number.
 */

/** A wide screen has room for the column. */
export const isBigScreen = ({ width, height }: Box): boolean => width > 1.4 * height;

/** Parts of the screen's width and height. */
const LOOT_WIDTH = 0.215;
/** Beneath the loot, a party's code. */
const CODE_HEIGHT = 0.17;
/** The height of names and of numbers; the style sheet uses the same sizes. */
const LETTER = 0.0465;
const LINES = 2.45;

/** Squarer than an ellipse, so that the players at the ends of a row are at almost the same height as the others. */
const EXPONENT = 3;
const GAP = 8;
/** Ears rise higher than hats, between name and portrait (in radii). */
const EARS = HEADROOM + 0.08;

const radiusOf = ({ height }: Box, perRow: number): number =>
  height * (perRow <= 2 ? 0.108 : perRow === 3 ? 0.102 : 0.095);

const surroundingsOf = (
  { x, y, r }: SeatPlace,
  row: 'top' | 'bottom',
  width: number,
  height: number,
): Surroundings => {
  const outwards = row === 'top' ? -1 : 1;
  const bullet = { width: r * 0.64, height: r * 0.88 };
  const count = r * 0.68;
  const beyond = row === 'top' ? y - r * EARS - height : y + r * (1 + DESK_DEPTH);
  return {
    row,
    plate: { x: x - width / 2, y: beyond, width, height },
    bullet: {
      x: x - r * 1.08 - bullet.width,
      y: y + outwards * r * 0.6 - bullet.height / 2,
      ...bullet,
    },
    count: {
      x: x + r * 0.82 - count / 2,
      y: y + outwards * r * 0.82 - count / 2,
      width: count,
      height: count,
    },
  };
};

/** Clockwise as seen from above: the lower row from right to left, then the upper one from left to right. */
export const bigScreenLayout = (box: Box, count: number): TableLayout => {
  const upper = Math.ceil(count / 2);
  const lower = count - upper;
  const r = radiusOf(box, upper);
  const plateHeight = box.height * LETTER * LINES;
  const loot = box.width * LOOT_WIDTH;
  const room = box.width - loot - GAP;
  const top = plateHeight + r * EARS + GAP;
  const bottom = r * (1 + DESK_DEPTH) + plateHeight + GAP;
  const centre = { x: loot + GAP + room / 2, y: (top + box.height - bottom) / 2 };
  const spacing = clamp(room / upper, 0, r * 5);
  const ry = (box.height - top - bottom) / 2;
  const rx = Math.min(room / 2, (spacing * (upper - 1)) / 2 + spacing * 0.62);
  const rim: Rim = { centre, rx, ry, exponent: EXPONENT };
  const seatAt = (aside: number, row: 'top' | 'bottom') => {
    const height = rimHeight(rim, aside) * (row === 'top' ? -1 : 1);
    const point = { x: centre.x + aside, y: centre.y + height };
    const place: SeatPlace = { ...point, r, angle: angleTo(centre, point) };
    return { place, around: surroundingsOf(place, row, spacing - GAP, plateHeight) };
  };
  const asides = (seats: number): number[] =>
    Array.from({ length: seats }, (_, index) => spacing * (index - (seats - 1) / 2));
  const placed = [
    ...asides(lower)
      .reverse()
      .map((aside) => seatAt(aside, 'bottom')),
    ...asides(upper).map((aside) => seatAt(aside, 'top')),
  ];
  return {
    box,
    centre,
    rx,
    ry,
    outline: outlineOf(rim),
    seats: placed.map(({ place }) => place),
    well: { x: 0, y: GAP, width: loot, height: box.height * (1 - CODE_HEIGHT) - GAP },
    surroundings: placed.map(({ around }) => around),
  };
};
