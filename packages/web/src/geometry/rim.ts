import type { Point } from './vector.ts';

/** A superellipse: with exponent 2 an ellipse, the higher the squarer. */
export type Rim = {
  readonly centre: Point;
  readonly rx: number;
  readonly ry: number;
  readonly exponent: number;
};

/** The point at `turn` radians clockwise from the bottom. */
export const rimPoint = ({ centre, rx, ry, exponent }: Rim, turn: number): Point => {
  const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  return { x: centre.x - rx * bend(Math.sin(turn)), y: centre.y + ry * bend(Math.cos(turn)) };
};

/** How far the rim is above and beneath its centre, at a distance to the side. */
export const rimHeight = ({ rx, ry, exponent }: Rim, aside: number): number =>
  ry * (1 - Math.min(1, Math.abs(aside) / rx) ** exponent) ** (1 / exponent);

/** A closed SVG path. */
export const outlineOf = (rim: Rim): string => {
  const points = Array.from({ length: 72 }, (_, step) => rimPoint(rim, (step / 72) * 2 * Math.PI));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};
