import { KEY_WORDS } from '../core/chacha.ts';
import type { HiddenState, ReadonlyHiddenState } from '../core/compartments.ts';
import { LOOT, type Loot, lootCode, lootNames } from '../core/lootCards.ts';
import { type BulletCounts, bulletNames } from '../core/names.ts';
import { streamOf } from '../core/random.ts';
import { PLAY_STREAM } from '../core/streams.ts';
import { MANY, readBullets, readLoot, readLootList, type Shown } from './cards.ts';
import { listOf, type Path, type Reader, readFields, text, whole } from './reader.ts';

/** What nobody sees, by name: part of a snapshot, never of a view. */
export interface HiddenView {
  readonly deck: readonly Loot[];
  readonly faceDown: BulletCounts;
  readonly goneBullets: BulletCounts;
  readonly goneLoot: readonly Loot[];
  readonly random: { readonly key: readonly number[]; readonly drawn: number };
  readonly script: readonly string[];
  readonly scripted: number;
}

export const hiddenView = (state: ReadonlyHiddenState): HiddenView =>
  ({
    deck: state.deck.map((code) => LOOT[code]),
    faceDown: bulletNames(state.faceDown),
    goneBullets: bulletNames(state.goneBullets),
    goneLoot: lootNames(state.goneLoot),
    random: { key: state.random.key.map((word) => word >>> 0), drawn: state.random.drawn },
    script: state.script,
    scripted: state.scripted,
  }) satisfies HiddenView & Shown<HiddenState>;

const word = whole(0, 2 ** 32 - 1);

const readRandom: Reader<HiddenState['random']> = (value, path) => {
  const { key, drawn } = readFields(value, path, {
    key: listOf(word, KEY_WORDS, KEY_WORDS),
    drawn: word,
  });
  return streamOf(
    key.map((each) => each | 0),
    PLAY_STREAM,
    drawn,
  );
};

export function readHiddenView(value: unknown, path: Path): HiddenState {
  const fields = readFields(value, path, {
    deck: readLootList,
    faceDown: readBullets,
    goneBullets: readBullets,
    goneLoot: readLoot,
    random: readRandom,
    script: listOf(text(20), 0, MANY),
    scripted: whole(0, MANY),
  } satisfies Record<keyof HiddenView, Reader<unknown>>);
  return { ...fields, deck: fields.deck.map(lootCode) };
}
