import { bigScreenLayout, isBigScreen } from './bigScreen.ts';
import type { Box, SeatPlace, TableLayout } from './layout.ts';
import { DESK_DEPTH, HEADROOM, labelHeight, roomAbove } from './portrait.ts';
import { outlineOf, type Rim, rimHeight, rimPoint } from './rim.ts';
import { angleTo, clamp, distance } from './vector.ts';
import { wellOf } from './well.ts';

/** Squarer than an ellipse, so that eight seats fit on a narrow screen. */
const EXPONENT = 2.3;
const RIM_SAMPLES = 180;
/** The largest ratio of width to height. */
const WIDEST = 2.15;
/** Angles that cut the rim into `count` pieces of equal length; `first` is the offset from the bottom, in pieces. */
const evenTurns = (rim: Rim, count: number, first: number): number[] => {
  const lengths = [0];
  let last = rimPoint(rim, 0);
  for (let step = 1; step <= RIM_SAMPLES; step++) {
    const next = rimPoint(rim, (step / RIM_SAMPLES) * 2 * Math.PI);
    lengths.push((lengths[step - 1] ?? 0) + distance(last, next));
    last = next;
  }
  const total = lengths[RIM_SAMPLES] ?? 0;
  return Array.from({ length: count }, (_, seat) => {
    const wanted = ((seat + first) / count) * total;
    const step = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted),
    );
    const before = lengths[step - 1] ?? 0;
    const part = (wanted - before) / ((lengths[step] ?? total) - before);
    return ((step - 1 + part) / RIM_SAMPLES) * 2 * Math.PI;
  });
};

/** Portraits grow with the room and shrink with the number of seats, but stay at least 56 px wide. */
const portraitRadius = ({ width, height }: Box, count: number): number => {
  const short = Math.min(width, height);
  const crowding = count <= 4 ? 1 : count <= 6 ? 0.9 : 0.76;
  // On a wide table even many players sit far apart.
  const room = clamp(width / height - 0.55, 1, 1.1);
  return Math.round(
    clamp(short * 0.104 * Math.min(crowding * room, Math.max(crowding, 0.94)), 28, 96),
  );
};

/** Half the width of a name and its numbers; at the edge of the screen they move inwards. */
const labelReach = ({ x, r }: SeatPlace, width: number): number => {
  const half = Math.max(36, r * 1.1);
  return half + Math.max(0, half - Math.min(x, width - x));
};

const RIM_WIDTH = 14;

/** Where people sit around a table of this shape. */
type Gathering = { readonly rim: Rim; readonly seats: readonly SeatPlace[] };

/**
 * At equal distances along the rim. The reader sits at the bottom. For an audience an even number of seats leaves top and
 * bottom free, so that the loot is large, and the lowest seats show their numbers, too.
 */
const evenGathering = (box: Box, count: number, audience: boolean): Gathering => {
  const r = portraitRadius(box, count);
  const sides = r + 10;
  const top = r * HEADROOM + 4;
  const bottom = r + labelHeight(r, audience) + 4;
  const centre = { x: box.width / 2, y: top + (box.height - top - bottom) / 2 };
  const rx = Math.min(box.width / 2 - sides, ((box.height - top - bottom) / 2) * WIDEST);
  const ry = Math.min((box.height - top - bottom) / 2, rx * 1.65);
  const rim: Rim = { centre, rx, ry, exponent: EXPONENT };
  const first = audience && count % 2 === 0 ? 0.5 : 0;
  const seats = evenTurns(rim, count, first).map((turn) => {
    const place = rimPoint(rim, turn);
    return { ...place, r, angle: angleTo(centre, place) };
  });
  return { rim, seats };
};

/** What a seat shows beneath its portrait, the desk aside. */
const beneath = (r: number): number => labelHeight(r, true) - r * DESK_DEPTH;

/** A portrait lies over the name or the numbers of the seat above it. */
const isCrowded = (seats: readonly SeatPlace[], width: number): boolean =>
  seats.some((above) =>
    seats.some(
      ({ x, y, r }) =>
        y > above.y &&
        Math.abs(x - above.x) < labelReach(above, width) + r &&
        above.y + above.r + beneath(above.r) > y - r * ROWS_HEADROOM,
    ),
  );

/** As many as sit around a small table in three rows. */
const ROWS_FROM = 7;
/** Nearly a rectangle. */
const ROWS_EXPONENT = 5;
/** How far from the middle the outer seats of a row sit, as a part of the width. */
const ROWS_ASIDE = 0.32;
/** The portrait of a seat is still a target of 44 px. */
const ROWS_LEAST = 22;
/** The space above a portrait beneath another seat, in radii: its ears may reach higher. */
const ROWS_HEADROOM = 1.15;
const MARGIN = 4;

/** Where the rows are: the reader's neighbours sit higher than the reader, since they have numbers. */
const rowsOf = (r: number, height: number, audience: boolean) => {
  const back = r * HEADROOM + MARGIN;
  const front = height - MARGIN - labelHeight(r, true) - r;
  const reader = height - MARGIN - labelHeight(r, audience) - r;
  const fits = front - back >= 2 * (r + beneath(r) + r * ROWS_HEADROOM);
  return { back, front, reader, fits };
};

/** The reader between two neighbours, one at each side, and the others in the row at the back. */
const rowsGathering = (box: Box, count: number, audience: boolean): Gathering => {
  let r = portraitRadius(box, count);
  while (r > ROWS_LEAST && !rowsOf(r, box.height, audience).fits) r -= 1;
  const { back, front, reader } = rowsOf(r, box.height, audience);
  const ry = (reader - back) / 2;
  const centre = { x: box.width / 2, y: back + ry };
  const rim: Rim = { centre, rx: box.width / 2 - r - 10, ry, exponent: ROWS_EXPONENT };
  const aside = box.width * ROWS_ASIDE;
  const at = (x: number, y: number): SeatPlace => {
    const point = { x: centre.x + x, y };
    return { ...point, r, angle: angleTo(centre, point) };
  };
  const side = (back + front) / 2;
  const behind = count === ROWS_FROM ? [-aside / 2, aside / 2] : [-aside, 0, aside];
  const seats = [
    at(0, reader),
    at(-aside, front),
    at(-rim.rx, side),
    ...behind.map((x) => at(x, back)),
    at(rim.rx, side),
    at(aside, front),
  ];
  return { rim, seats };
};

const gather = (box: Box, count: number, audience: boolean): Gathering => {
  const even = evenGathering(box, count, audience);
  return count >= ROWS_FROM && isCrowded(even.seats, box.width)
    ? rowsGathering(box, count, audience)
    : even;
};

const roundTable = (box: Box, count: number, audience: boolean): TableLayout => {
  const { rim, seats } = gather(box, count, audience);
  const { centre, rx, ry } = rim;
  const well = wellOf(
    { centre, rx, ry },
    (x) => rimHeight(rim, x) - RIM_WIDTH,
    seats.map((seat) => ({
      ...seat,
      up: roomAbove(seat.r),
      down: beneath(seat.r),
      halfLabel: labelReach(seat, box.width),
    })),
  );
  return { box, centre, rx, ry, outline: outlineOf(rim), seats, well, surroundings: null };
};

/** Where everybody sits and the loot lies. An audience with a wide screen gets the layout that is read from afar. */
export const tableLayout = (box: Box, count: number, audience = false): TableLayout =>
  audience && isBigScreen(box) ? bigScreenLayout(box, count) : roundTable(box, count, audience);
