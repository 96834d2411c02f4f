import type { Point } from './vector.ts';

export type Box = { readonly width: number; readonly height: number };

/** A box and its upper left corner. */
export type Rect = Box & Point;

export type SeatPlace = Point & {
  /** Radius of the portrait's disc. */
  readonly r: number;
  /** Where the seat sits on the rim, as seen from the middle (radians, y down). */
  readonly angle: number;
};

/** What a big screen shows around a portrait, all of it on the side away from the table. */
export type Surroundings = {
  readonly row: 'top' | 'bottom';
  /** Name and numbers. */
  readonly plate: Rect;
  /** The loaded bullet. */
  readonly bullet: Rect;
  /** How many guns point at the seat. */
  readonly count: Rect;
};

export type TableLayout = {
  readonly box: Box;
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  /** Closed SVG path of the table's rim. */
  readonly outline: string;
  /** One place per seat: yours at the bottom, then clockwise as seen from above. */
  readonly seats: readonly SeatPlace[];
  /** The position of the loot: in the middle of the table; on a big screen in a column next to it. */
  readonly well: Rect;
  /** One per seat on a big screen; elsewhere everything about a seat is beneath its portrait. */
  readonly surroundings: readonly Surroundings[] | null;
};
