import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../install.js';
import { nameOf, type Place, readRecipe } from './recipe.ts';
import { copyRepository, type Ran, type WorkingCopy } from './workingCopy.ts';

/** Places that are left out, and the errors that must then be reported: one for each place. */
type Omission = {
  readonly left: string;
  /** The places that are filled nevertheless. */
  readonly filled: readonly Place[];
  readonly check: (copy: WorkingCopy) => Promise<Ran>;
  readonly reports: readonly RegExp[];
};

const ENGINE = 'packages/engine';
const WEB = 'packages/web';

const compile =
  (project: string) =>
  (copy: WorkingCopy): Promise<Ran> =>
    copy.run('typescript/bin/tsc', ['--build', project]);

const runTests =
  (files: readonly string[], env: NodeJS.ProcessEnv = {}, only = '') =>
  (copy: WorkingCopy): Promise<Ran> =>
    copy.run(
      'vitest/vitest.mjs',
      [
        'run',
        '--reporter=verbose',
        ...new Set(files.map((file) => `--project=${file.split('/')[1]}`)),
        ...(only === '' ? [] : ['-t', only]),
        ...files,
      ],
      env,
    );

/** The lines of the tests that passed; the verbose reporter also lists those that were skipped. */
const passedIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.trimStart().startsWith('✓ '))
    .join('\n');

const filesOf = (recipe: readonly Place[]): string[] => [
  ...new Set(recipe.map(({ file }) => file)),
];

/** The recipe without the places of one file, or only one of them. */
const without = (recipe: readonly Place[], file: string, line = ''): Place[] => {
  const rest = recipe.filter((place) => !nameOf(place).startsWith(`${file}${line && `, ${line}`}`));
  if (rest.length === recipe.length) throw new Error(`the recipe has no ${file} ${line}`);
  return rest;
};

/** Each file reports its own omission, so one check covers several of them. */
const withoutFiles = (recipe: readonly Place[], files: readonly string[]): Place[] =>
  files.reduce((rest, file) => without(rest, file), [...recipe]);

/** The recipe with a part of its code cut out, wherever it is. */
const cut = (recipe: readonly Place[], part: RegExp): Place[] => {
  const changed = recipe.map((place) => ({ ...place, code: place.code.replace(part, '') }));
  if (changed.every(({ code }, i) => code === recipe[i]?.code)) throw new Error(`no ${part}`);
  return changed;
};

/** Tests that each of these omissions is reported, and that nothing is once every place is filled. */
function prove(
  page: string,
  mostFiles: number,
  omissions: (recipe: readonly Place[]) => Omission[],
) {
  const recipe = readRecipe(path.join(root, page));
  let copy: WorkingCopy;
  beforeAll(() => {
    copy = copyRepository(recipe);
  });
  afterAll(() => copy.remove());

  test(`takes at most ${mostFiles} files`, () => {
    expect(filesOf(recipe).length).toBeLessThanOrEqual(mostFiles);
  });

  test('compiles and has no lint error once every place is filled', async () => {
    copy.apply(recipe);
    expect(await compile(WEB)(copy)).toEqual({ ok: true, output: '' });
    const linted = filesOf(recipe).filter((file) => !file.endsWith('.md'));
    const lint = ['check', '--error-on-warnings', ...linted];
    expect(await copy.run('@biomejs/biome/bin/biome', lint)).toMatchObject({ ok: true });
  });

  test.each(omissions(recipe))('without $left, an error names it', async (omission) => {
    copy.apply(omission.filled);
    const { ok, output } = await omission.check(copy);
    for (const report of omission.reports) expect(output).toMatch(report);
    expect(ok).toBe(false);
  });

  test('every place is left out once', () => {
    const left = omissions(recipe).flatMap(({ filled }) =>
      recipe.filter((place) => !filled.some((other) => nameOf(other) === nameOf(place))),
    );
    expect(new Set(left.map(nameOf))).toEqual(new Set(recipe.map(nameOf)));
  });

  return { recipe, copy: () => copy };
}

const RULE_TESTS = ['scenarios', 'ruleCoverage'].map((name) => `${ENGINE}/test/${name}.test.ts`);
const RULES = 'docs/RULES.md';
const NAMES = `${ENGINE}/src/core/names.ts`;
const POWERS = `${ENGINE}/src/powers/index.ts`;
const LOCALES = ['en', 'de', 'fr', 'pl'];
/** The types of these follow English, so they report an omission only where English has the words. */
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

/** How many games quick bots play with what is new; a fiftieth as many are played by all levels. */
const GAMES = 1000;

describe('docs/adding-a-power.md', () => {
  const { recipe, copy } = prove('docs/adding-a-power.md', 10, (all) => [
    {
      left: 'its name',
      filled: without(all, NAMES, "after 'doctor'"),
      check: compile(ENGINE),
      reports: [/powers\/fence\.ts.*'"fence"' is not assignable to type/],
    },
    {
      left: 'its decision',
      filled: without(all, NAMES, 'after regain'),
      check: compile(ENGINE),
      reports: [/powers\/fence\.ts.*'"fenceTake"' is not assignable to type/],
    },
    {
      left: 'what it does',
      filled: without(all, `${ENGINE}/src/powers/fence.ts`),
      check: compile(ENGINE),
      reports: [/powers\/index\.ts.*Cannot find module '\.\/fence\.ts'/],
    },
    {
      left: 'its default',
      filled: cut(all, /^ {2}fallback: .*\n/m),
      check: compile(ENGINE),
      reports: [/powers\/fence\.ts.*\n?.*'fallback' is missing/],
    },
    {
      left: 'its import',
      filled: without(all, POWERS, 'after import'),
      check: compile(ENGINE),
      reports: [/powers\/index\.ts.*No value exists in scope for the shorthand property 'fence'/],
    },
    {
      left: 'its line in POWERS',
      filled: without(all, POWERS, 'after doctor,'),
      check: compile(ENGINE),
      reports: [/powers\/index\.ts.*Property 'fence' is missing in type/],
    },
    {
      left: 'its words in English',
      filled: without(all, `${WEB}/src/i18n/en/powers.ts`),
      check: compile(WEB),
      reports: [/i18n\/en\/powers\.ts.*Property 'fence' is missing in type/],
    },
    {
      left: 'its picture, its question and its words in any other language',
      filled: withoutFiles(cut(all, /^ {4}decisions: \{\n.*?^ {4}\},\n/ms), [
        `${WEB}/src/art/Power.tsx`,
        ...TRANSLATIONS.map((locale) => `${WEB}/src/i18n/${locale}/powers.ts`),
      ]),
      check: compile(WEB),
      reports: [
        /art\/Power\.tsx.*Property 'fence' is missing in type/,
        /prompt\/questions\.ts.*Property 'fenceTake' is missing in type/,
        ...TRANSLATIONS.map(
          (locale) => new RegExp(`i18n/${locale}/powers\\.ts.*Property 'fence' is missing in type`),
        ),
      ],
    },
    {
      left: 'its rule',
      filled: without(all, RULES),
      check: runTests(RULE_TESTS),
      reports: [/× .*every rule that is cited exists/, /"id": "P-fence"/],
    },
    {
      left: 'its scenarios',
      filled: without(all, `${ENGINE}/scenarios/powers/fence.json`),
      check: runTests(RULE_TESTS),
      reports: [
        /× .*at least three scenarios show P-fence/,
        /× .*every rule is cited by a test title or a scenario/,
        /\+ {3}"P-fence"/,
      ],
    },
  ]);

  test(`bots play ${GAMES} games with it, screens ask its question in every language, and its scenarios hold`, async () => {
    copy().apply(recipe);
    const files = [
      ...RULE_TESTS,
      'packages/bots/src/levels/everyPower.test.ts',
      `${WEB}/src/table/prompt/prompt.test.ts`,
    ];
    const games = { GAMES_PER_POWER: String(GAMES) };
    const { ok, output } = await runTests(files, games, '[Ff]ence')(copy());
    const passed = passedIn(output);
    expect(passed).toContain(`P-fence at the table > play ${GAMES} games to their end`);
    expect(passed).toContain('P-fence at the table > explain themselves in numbers on every level');
    expect(passed).toContain('at least three scenarios show P-fence');
    for (const locale of LOCALES)
      expect(passed).toContain(`the table in ${locale} > asks fenceTake in the words of fence`);
    expect(output).not.toContain('×');
    expect(ok).toBe(true);
  });
});

const LOOT_CARDS = `${ENGINE}/src/core/lootCards.ts`;
const CARD_TESTS = [`${ENGINE}/src/core/lootCards.test.ts`];

describe('docs/adding-a-loot-card.md', () => {
  const { recipe, copy } = prove('docs/adding-a-loot-card.md', 6, (all) => [
    {
      left: 'its row',
      filled: without(all, LOOT_CARDS),
      check: compile(WEB),
      reports: [/i18n\/en\/loot\.ts.*'bill50' does not exist in type/],
    },
    ...['instead of export const zeroPerLoot', 'after of[8]'].map((list) => ({
      left: `its number in a list (${list})`,
      filled: without(all, LOOT_CARDS, list),
      check: compile(ENGINE),
      reports: [/core\/lootCards\.ts.*\n.*Source has 9 element\(s\) but target requires 10/],
    })),
    {
      left: 'its words in English',
      filled: without(all, `${WEB}/src/i18n/en/loot.ts`),
      check: compile(WEB),
      reports: [/i18n\/en\/loot\.ts.*Property 'bill50' is missing in type/],
    },
    {
      left: 'its words in any other language',
      filled: withoutFiles(
        all,
        TRANSLATIONS.map((locale) => `${WEB}/src/i18n/${locale}/loot.ts`),
      ),
      check: compile(WEB),
      reports: TRANSLATIONS.map(
        (locale) => new RegExp(`i18n/${locale}/loot\\.ts.*Property 'bill50' is missing in type`),
      ),
    },
    {
      left: 'how many there are (R-1.3), what it is worth (R-9.3), when it is taken by default (R-10.3)',
      filled: withoutFiles(all, [RULES]),
      check: runTests(CARD_TESTS),
      reports: [
        /× .*R-1\.3 F-3: the box of the second edition/,
        /\+ {3}"bill50": 2/,
        /R-9\.3 does not state what bill50 is worth/,
        /× .*R-10\.3: the default order/,
        /\+ {3}"bill50"/,
      ],
    },
  ]);

  test(`bots play ${GAMES} games with it, and screens show it in every language`, async () => {
    copy().apply(recipe);
    const files = [
      ...CARD_TESTS,
      'packages/bots/src/levels/everyPower.test.ts',
      `${WEB}/src/table/prompt/prompt.test.ts`,
      `${WEB}/src/art/art.test.tsx`,
    ];
    const games = { GAMES_PER_POWER: String(GAMES) };
    const only = 'without powers|R-|asks every decision|words every event|loot bill50';
    const { ok, output } = await runTests(files, games, only)(copy());
    const passed = passedIn(output);
    expect(passed).toContain(`bots without powers play ${GAMES} games to their end`);
    expect(passed).toContain('loot bill50');
    for (const locale of LOCALES)
      expect(passed).toContain(`the table in ${locale} > asks every decision`);
    expect(output).not.toContain('×');
    expect(ok).toBe(true);
  });
});
