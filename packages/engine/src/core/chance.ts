import { entryAt, sumOf } from './codes.ts';
import { SetupError } from './errors.ts';
import { LOOT, LOOT_CODES, type LootCode, type PerLoot } from './lootCards.ts';
import { BULLET_CODES, BULLETS, type BulletCode, type PerBullet } from './names.ts';
import { below, drawFrom, streamOf, WORDS_PER_BLOCK } from './random.ts';
import { MAX_SEATS, type Seat } from './seats.ts';
import type { MutableMatch } from './state.ts';
import { DEFAULTS_STREAM } from './streams.ts';

/** every random draw of a running game goes through here, from the seed or from a scenario's script. */

function scriptedName(match: MutableMatch): string | undefined {
  const { hidden } = match;
  const name = hidden.script[hidden.scripted];
  if (name !== undefined) hidden.scripted++;
  return name;
}

function draw(match: MutableMatch, counts: PerBullet | PerLoot, names: readonly string[]): number {
  const name = scriptedName(match);
  if (name === undefined) return drawFrom(match.hidden.random, counts, sumOf(counts));
  const index = names.indexOf(name);
  if (index < 0 || (counts[index] ?? 0) === 0)
    throw new SetupError(
      `chance names ${JSON.stringify(name)} as draw ${match.hidden.scripted}, which can't come up there`,
    );
  return index;
}

export const drawBullet = (match: MutableMatch, hand: PerBullet): BulletCode =>
  entryAt(BULLET_CODES, draw(match, hand, BULLETS));

/**
 * the bullet loaded for a player whose time is up. It depends only on the seed, the round
 * and the seat and does not advance the stream of the other draws, so computing it has no side
 * effect and a record need not mark it.
 */
export function drawDefaultBullet(match: MutableMatch, seat: Seat, hand: PerBullet): BulletCode {
  const { key } = match.hidden.random;
  const start = (match.publicState.round * MAX_SEATS + seat) * WORDS_PER_BLOCK;
  const random = streamOf(key, DEFAULTS_STREAM, start);
  return entryAt(BULLET_CODES, drawFrom(random, hand, sumOf(hand)));
}

export const drawLoot = (match: MutableMatch, loot: PerLoot): LootCode =>
  entryAt(LOOT_CODES, draw(match, loot, LOOT));

/** An index in the deck at or after `from`: any, or one of the scripted card. */
export function drawIndex(match: MutableMatch, from: number): number {
  const { deck, random } = match.hidden;
  const name = scriptedName(match);
  if (name === undefined) return from + below(random, deck.length - from);
  const indices = deck.flatMap((card, index) =>
    index >= from && LOOT[card] === name ? [index] : [],
  );
  if (indices.length === 0)
    throw new SetupError(
      `chance names ${JSON.stringify(name)} as draw ${match.hidden.scripted}, which is not in the piles to come`,
    );
  return entryAt(indices, below(random, indices.length));
}
