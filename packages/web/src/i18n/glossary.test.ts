import { readFileSync } from 'node:fs';
import { LEVELS } from '@holdup/bots';
import { POWER_NAMES } from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import { LANGUAGES } from './proof/languages.ts';
import { proofSheet } from './proof/sheet.ts';

const file = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');

/** Words as the glossary writes them: with plain spaces. */
const plain = (text: string): string => text.replace(/\s/gu, ' ');

/** The rows of the table under a heading: cells without the marks of the published rules’ terms. */
const tableOf = (heading: string): readonly (readonly string[])[] => {
  const [, chapter = ''] = file.split(`## ${heading}\n`);
  const [table = ''] = chapter.split('\n## ');
  const rows = table.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) =>
    row
      .replaceAll('*', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.slice(2);
};

describe('the glossary', () => {
  it('has the names of all powers as on screens', () => {
    expect(tableOf('Powers')).toEqual(
      POWER_NAMES.map((power) => [
        `\`${power}\``,
        ...LOCALES.map((locale) => LANGUAGES[locale].powers[power].name),
      ]),
    );
  });

  it('has the names of all bots as on screens', () => {
    expect(tableOf('Bots')).toEqual(
      LEVELS.map((level) => [
        `\`${level}\``,
        ...LOCALES.map((locale) => LANGUAGES[locale].options.botLevels[level].name),
      ]),
    );
  });

  it('has the names of all steps in both editions as on screens', () => {
    const steps = ['loot', 'load', 'holdUp', 'courage', 'effects', 'sharing'] as const;
    const rows = tableOf('Steps');
    const named = rows.filter(([, , , , first]) => first !== 'none');
    expect(named.map((row) => row.slice(0, 4))).toEqual(
      steps.map((step) => LOCALES.map((locale) => LANGUAGES[locale].editions.second.steps[step])),
    );
    expect(rows.filter((row) => !named.includes(row)).map((row) => row.slice(0, 4))).toEqual([
      LOCALES.map((locale) => LANGUAGES[locale].editions.second.privilege),
    ]);
    const others = named.flatMap(([, , , , first = '']) => first.split(', then ').at(-1) ?? []);
    expect(others.filter((each) => each !== 'the same')).toEqual(
      steps
        .filter((step) => step !== 'load')
        .map((step) =>
          plain(LOCALES.map((locale) => LANGUAGES[locale].editions.first.steps[step]).join(' · ')),
        ),
    );
  });

  it.each(['The game', 'Loot', 'Bullets and wounds', 'People and what they do'])(
    'has no term under “%s” that screens don’t use, whatever its ending',
    (heading) => {
      const rows = tableOf(heading);
      expect(rows.length).toBeGreaterThan(5);
      const unused = LOCALES.flatMap((locale, column) => {
        // English comes first and says what is meant, at times in more words.
        if (column === 0) return [];
        const said = proofSheet(locale).toLowerCase().split(/\s+/u);
        const isUsed = (term: string): boolean => {
          const stems = term
            .toLowerCase()
            .split(' ')
            .map((word) => word.slice(0, Math.max(3, word.length - 2)));
          return said.some((_, at) => stems.every((stem, next) => said[at + next]?.includes(stem)));
        };
        return rows
          .flatMap((row) => (row[column] ?? '').split(', '))
          .filter((term) => !isUsed(term));
      });
      expect(unused).toEqual([]);
    },
  );
});
