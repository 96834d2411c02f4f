export type Point = { readonly x: number; readonly y: number };

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The point at `angle` (radians, y down) and `radius` around `centre`. */
export const around = (centre: Point, angle: number, radius: number): Point => ({
  x: centre.x + Math.cos(angle) * radius,
  y: centre.y + Math.sin(angle) * radius,
});

export const angleTo = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** Brings an angle into (−π, π]. */
export const wrapAngle = (angle: number): number => {
  const turned = angle % (2 * Math.PI);
  if (turned > Math.PI) return turned - 2 * Math.PI;
  if (turned <= -Math.PI) return turned + 2 * Math.PI;
  return turned;
};

export const degrees = (radians: number): number => (radians * 180) / Math.PI;

export const mixPoints = (a: Point, b: Point, amount: number): Point => ({
  x: a.x + (b.x - a.x) * amount,
  y: a.y + (b.y - a.y) * amount,
});

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
