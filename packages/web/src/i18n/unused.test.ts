import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyForm } from './proof/everyForm.ts';
import { LANGUAGES } from './proof/languages.ts';

const src = fileURLToPath(new URL('../', import.meta.url));

/** What the player sees, in the terminal, too: neither the messages themselves, nor tests, nor the gallery. */
const sources = globSync(['**/*.{ts,tsx}', '../../cli/src/play/*.ts'], { cwd: src })
  .filter((file) => !/^(?:i18n|gallery)\/|\.test\./.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'));

/** The words of each file. */
const wordsOf = sources.map((text) => new Set(text.match(/\w+/g)));

/** Groups that are read by a computed key, such as `awards[award]`, also under another name: `{ awards: text }`. */
const findIndexed = (group: string): boolean =>
  sources.some((text) => {
    const aliases = [...text.matchAll(new RegExp(`\\b${group}: (\\w+)`, 'g'))].map(
      ([, name]) => name,
    );
    return new RegExp(`\\b(?:${[group, ...aliases].join('|')})\\)?(?:\\?\\.)?\\[`).test(text);
  });

const indexed = new Map<string, boolean>();
const isIndexed = (group: string): boolean => {
  const known = indexed.get(group) ?? findIndexed(group);
  indexed.set(group, known);
  return known;
};

/** A message is used where its name and the name of its group occur in one file. */
const isUsed = (key: string): boolean => {
  let groups = ['words', 'matchWords'];
  let isKeyComputed = false;
  for (const name of key.split('.').filter((part) => !/^\d+$/.test(part))) {
    const named = wordsOf.some(
      (words) => words.has(name) && groups.some((each) => words.has(each)),
    );
    if (!named && !isKeyComputed) return false;
    groups = isKeyComputed ? [...groups, name] : [name];
    isKeyComputed = isIndexed(name);
  }
  return true;
};

describe('messages', () => {
  it('are all used by some screen', () => {
    const keys = everyForm(LANGUAGES.en).map(({ key }) => key);
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('that nothing uses are found', () => {
    expect(isUsed('table.waiting.neverSaid')).toBe(false);
    expect(isUsed('nowhere.title')).toBe(false);
  });
});
