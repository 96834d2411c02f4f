/**
 * A list that only grows at its end and is shared by copies of a match: appending creates a new
 * last link and changes nothing.
 */
export type Trail = { readonly value: number; readonly before: Trail } | null;

export const extend = (before: Trail, value: number): Trail => ({ value, before });

/** The values, oldest first. */
export function trailToArray(trail: Trail): number[] {
  const values: number[] = [];
  for (let link = trail; link !== null; link = link.before) values.push(link.value);
  return values.reverse();
}

export const arrayToTrail = (values: readonly number[]): Trail =>
  values.reduce<Trail>(extend, null);
