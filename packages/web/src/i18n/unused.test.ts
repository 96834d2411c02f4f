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

/**
 * How many keys below a group are computed, such as one in `awards[award]` and two in `options[option][choice]`, also under
 * another name: `{ awards: text }`.
 */
const countComputed = (group: string): number => {
  const aliases = sources.flatMap((text) =>
    [...text.matchAll(new RegExp(`\\b${group}: (\\w+)`, 'g'))].map(([, name]) => ({ text, name })),
  );
  const isRead = (keys: RegExp): boolean =>
    sources.some((text) => {
      const names = aliases.filter((alias) => alias.text === text).map(({ name }) => name);
      return new RegExp(`\\b(?:${[group, ...names].join('|')})${keys.source}`).test(text);
    });
  if (isRead(/\[\w+\]\[/)) return 2;
  return isRead(/\)?(?:\?\.)?\[/) ? 1 : 0;
};

const computed = new Map<string, number>();
const computedBelow = (group: string): number => {
  const known = computed.get(group) ?? countComputed(group);
  computed.set(group, known);
  return known;
};

/** A message is used where its name and the name of its group occur in one file. */
const isUsed = (key: string): boolean => {
  let groups = ['words', 'matchWords'];
  let computedKeys = 0;
  for (const name of key.split('.').filter((part) => !/^\d+$/.test(part))) {
    const named = wordsOf.some(
      (words) => words.has(name) && groups.some((each) => words.has(each)),
    );
    if (!named && computedKeys === 0) return false;
    groups = computedKeys > 0 ? [...groups, name] : [name];
    computedKeys = Math.max(computedKeys - 1, computedBelow(name));
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
