import type { Decision } from '../core/state.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { POWERS } from '../powers/index.ts';

/** Every decision that an edition or a power defines, by name: for reading data that names one. */
export const DECISIONS_BY_NAME: ReadonlyMap<unknown, Decision> = new Map(
  [
    ...Object.values(EDITION_RULES).flatMap((edition) => edition.decisions),
    ...Object.values(POWERS).flatMap((power) => power.decisions),
  ].map((decision) => [decision.name, decision]),
);
