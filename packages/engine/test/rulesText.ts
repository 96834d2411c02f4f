import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { EditionName } from '../src/core/names.ts';

/** What docs/RULES.md states about the loot, for tests that compare the engine with it. */

const RULES = readFileSync(
  path.join(import.meta.dirname, '..', '..', '..', 'docs', 'RULES.md'),
  'utf8',
);

function statement(id: string): string {
  const line = RULES.split('\n').find((text) => text.startsWith(`- ${id} `));
  if (line === undefined) throw new Error(`RULES.md does not state ${id}`);
  return line;
}

const IN_THE_BOX: Readonly<Record<EditionName, string>> = { second: 'R-1.3', first: 'F-3' };

/** How many of each loot card are in the box of an edition, by name. */
export const statedCounts = (edition: EditionName): Record<string, number> =>
  Object.fromEntries(
    [...statement(IN_THE_BOX[edition]).matchAll(/(\d+) `(\w+)`/g)].map(([, count, card]) => [
      card,
      Number(count),
    ]),
  );

const FACE_VALUES = new Map(
  [...statement('R-9.3').matchAll(/`(\w+)` \$([\d,]+)/g)].map(([, card, dollars = '']) => [
    card,
    Number(dollars.replaceAll(',', '')),
  ]),
);

/** The face value of a bill or a diamond. */
export function statedValue(card: string): number {
  const dollars = FACE_VALUES.get(card);
  if (dollars === undefined) throw new Error(`R-9.3 does not state what ${card} is worth`);
  return dollars;
}

/** The shares in the order in which a player who runs out of time takes them. */
export const statedDefaultOrder = (): string[] =>
  [...statement('R-10.3').matchAll(/`(\w+)`/g)].flatMap(([, share]) => share ?? []);
