import { EDITION_RULES } from '../editions/index.ts';
import { POWERS } from '../powers/index.ts';
import type { Decision } from './flow.ts';

/** Every decision there is, by name: data that names one finds it here. */
export const DECISIONS: ReadonlyMap<string, Decision> = new Map(
  [
    ...Object.values(EDITION_RULES).flatMap((edition) => edition.decisions),
    ...Object.values(POWERS).flatMap((power) => power.decisions),
  ].map((decision) => [decision.name, decision]),
);
