import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../install.js';
import { nameOf, type Place, readRecipe } from './recipe.ts';
import { copyRepository, type Ran, type WorkingCopy } from './workingCopy.ts';

/** Something that is left out, and the errors that must then be reported. */
type Omission = { readonly left: string; readonly reports: readonly RegExp[] };

/** Omissions with errors that can be told apart: one check is enough for all of them. */
type Round = {
  /** The places that are filled nevertheless. */
  readonly filled: readonly Place[];
  readonly check: (copy: WorkingCopy) => Promise<Ran>;
  readonly omissions: readonly Omission[];
};

const ENGINE = 'packages/engine';
const WEB = 'packages/web';

/** Compiles; each error with its explanations in one line. */
const compile =
  (project: string) =>
  async (copy: WorkingCopy): Promise<Ran> => {
    // One thread: other tests run at the same time, and more threads would repeat each other's work.
    const ran = await copy.run('typescript/bin/tsc', ['--build', '--singleThreaded', project]);
    return { ...ran, output: ran.output.replaceAll(/\n +/g, ' ') };
  };

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

type Change = (recipe: readonly Place[]) => readonly Place[];

/** Leaves out all places of a file, or only one of them. */
const without =
  (file: string, line = ''): Change =>
  (recipe) => {
    const name = `${file}${line && `, ${line}`}`;
    const rest = recipe.filter((place) => !nameOf(place).startsWith(name));
    if (rest.length === recipe.length) throw new Error(`the recipe has no ${name}`);
    return rest;
  };

/** Removes a part of the code, wherever it is. */
const cut =
  (part: RegExp): Change =>
  (recipe) => {
    const changed = recipe.map((place) => ({ ...place, code: place.code.replace(part, '') }));
    if (changed.every(({ code }, i) => code === recipe[i]?.code)) throw new Error(`no ${part}`);
    return changed;
  };

const RULE_TESTS = ['scenarios', 'ruleCoverage'].map((name) => `${ENGINE}/test/${name}.test.ts`);
const CARD_TESTS = [`${ENGINE}/src/core/lootCards.test.ts`];
const RULES = 'docs/RULES.md';
const NAMES = `${ENGINE}/src/core/names.ts`;
const POWERS = `${ENGINE}/src/powers/index.ts`;
const FENCE = `${ENGINE}/src/powers/fence.ts`;
const LOOT_CARDS = `${ENGINE}/src/core/lootCards.ts`;
const STATE = `${ENGINE}/src/core/compartments.ts`;
const VIEW = `${ENGINE}/src/data/publicView.ts`;
const LISTS = ['instead of export const zeroPerLoot', 'after of[8]'];
const LOCALES = ['en', 'de', 'fr', 'pl'];
/** The types of these follow English, so they report an omission only where English has the words. */
const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en');

const PAGES = [
  { page: 'docs/adding-a-power.md', mostFiles: 10 },
  { page: 'docs/adding-a-loot-card.md', mostFiles: 6 },
  { page: 'docs/adding-a-field.md', mostFiles: 2 },
].map((each) => ({ ...each, recipe: readRecipe(path.join(root, each.page)) }));
const ALL = PAGES.flatMap(({ recipe }) => recipe);

/** The places of all pages, after these changes. */
const all = (...changes: readonly Change[]): readonly Place[] =>
  changes.reduce((recipe, change) => change(recipe), ALL as readonly Place[]);

const ROUNDS: readonly Round[] = [
  {
    filled: all(
      without(FENCE),
      without(POWERS, 'after doctor,'),
      without(`${WEB}/src/i18n/en/powers.ts`),
      without(LOOT_CARDS, "instead of { name: 'bill20'"),
      without(STATE, 'after ordered: NOBODY'),
      without(VIEW, 'after ordered: seatOrNull'),
    ),
    check: compile(WEB),
    omissions: [
      {
        left: 'what a power does',
        reports: [/powers\/index\.ts.*Cannot find module '\.\/fence\.ts'/],
      },
      {
        left: 'its line in POWERS',
        reports: [/powers\/index\.ts.*Property 'fence' is missing in type/],
      },
      {
        left: 'its words in English',
        reports: [/i18n\/en\/powers\.ts.*Property 'fence' is missing in type/],
      },
      {
        left: 'the row of a loot card',
        reports: [/i18n\/en\/loot\.ts.*'bill50' does not exist in type/],
      },
      {
        left: 'the initial value of a public field',
        reports: [/core\/compartments\.ts.*Property 'duckedBefore' is missing in type/],
      },
      {
        left: 'how it is shown',
        reports: [/data\/publicView\.ts.*Property 'duckedBefore' is missing in type/],
      },
    ],
  },
  {
    filled: all(
      cut(/^ {2}default: .*\n/m),
      without(POWERS, 'after import'),
      cut(/^ {4}decisions: \{\n.*?^ {4}\},\n/ms),
      without(`${WEB}/src/art/Power.tsx`),
      ...TRANSLATIONS.map((locale) => without(`${WEB}/src/i18n/${locale}/powers.ts`)),
      without(`${WEB}/src/i18n/en/loot.ts`),
      without(STATE, 'after ordered: state.ordered'),
      without(VIEW, 'after ordered: seat,'),
    ),
    check: compile(WEB),
    omissions: [
      {
        left: 'the default of a power',
        reports: [/powers\/fence\.ts.*'default' is missing/],
      },
      {
        left: 'its import',
        reports: [/powers\/index\.ts.*No value exists in scope for the shorthand property 'fence'/],
      },
      {
        left: 'its picture',
        reports: [/art\/Power\.tsx.*Property 'fence' is missing in type/],
      },
      {
        left: 'its question',
        reports: [/prompt\/questions\.ts.*Property 'fenceTake' is missing in type/],
      },
      {
        left: 'its words in any other language',
        reports: TRANSLATIONS.map(
          (locale) => new RegExp(`i18n/${locale}/powers\\.ts.*Property 'fence' is missing in type`),
        ),
      },
      {
        left: 'the words of a loot card in English',
        reports: [/i18n\/en\/loot\.ts.*Property 'bill50' is missing in type/],
      },
      {
        left: 'the copy of a public field',
        reports: [/core\/compartments\.ts.*Property 'duckedBefore' is missing in type/],
      },
      {
        left: 'how it is read back',
        reports: [/data\/publicView\.ts.*Property 'duckedBefore' is missing in type/],
      },
    ],
  },
  {
    filled: all(
      without(NAMES, "after 'doctor'"),
      without(NAMES, 'after regain'),
      ...LISTS.map((list) => without(LOOT_CARDS, list)),
      ...TRANSLATIONS.map((locale) => without(`${WEB}/src/i18n/${locale}/loot.ts`)),
      without(STATE, 'after ordered: SeatOrNobody'),
      without(VIEW, 'after readonly ordered'),
    ),
    check: compile(WEB),
    omissions: [
      {
        left: 'the name of a power',
        reports: [/powers\/fence\.ts.*'"fence"' is not assignable to type/],
      },
      {
        left: 'its decision',
        reports: [/powers\/fence\.ts.*'"fenceTake"' is not assignable to type/],
      },
      {
        left: 'the number of a loot card in either of two lists',
        reports: [
          /(?:core\/lootCards\.ts.*Source has 9 element\(s\) but target requires 10[\s\S]*?){2}/,
        ],
      },
      {
        left: 'its words in any other language',
        reports: TRANSLATIONS.map(
          (locale) => new RegExp(`i18n/${locale}/loot\\.ts.*Property 'bill50' is missing in type`),
        ),
      },
      {
        left: 'the type of a public field',
        reports: [/core\/compartments\.ts.*'duckedBefore' does not exist in type 'PublicState'/],
      },
      {
        left: 'its type in the view',
        reports: [/data\/publicView\.ts.*'duckedBefore' does not exist in type/],
      },
    ],
  },
  {
    filled: all(without(RULES)),
    check: runTests([...RULE_TESTS, ...CARD_TESTS]),
    omissions: [
      {
        left: 'the rule of a power',
        reports: [/× .*every rule that is cited exists/, /"id": "P-fence"/],
      },
      {
        left: 'how many of a loot card there are (R-1.3), what it is worth (R-9.3), when it is taken by default (R-10.3)',
        reports: [
          /× .*R-1\.3 F-3: the box of the second edition/,
          /\+ {3}"bill50": 2/,
          /R-9\.3 does not state what bill50 is worth/,
          /× .*R-10\.3: the default order/,
          /\+ {3}"bill50"/,
        ],
      },
    ],
  },
  {
    filled: all(without(`${ENGINE}/scenarios/powers/fence.json`)),
    check: runTests(RULE_TESTS),
    omissions: [
      {
        left: 'the scenarios of a power',
        reports: [
          /× .*at least three scenarios show P-fence/,
          /× .*every rule is cited by a test title or a scenario/,
          /\+ {3}"P-fence"/,
        ],
      },
    ],
  },
];

let copy: WorkingCopy;
beforeAll(() => {
  copy = copyRepository(ALL);
});
afterAll(() => copy.remove());

describe.each(PAGES)('$page', ({ recipe, mostFiles }) => {
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
});

describe.each(ROUNDS)('all pages, with something left out', ({ filled, check, omissions }) => {
  let ran: Ran;
  beforeAll(async () => {
    copy.apply(filled);
    ran = await check(copy);
  });

  test.each(omissions)('without $left, an error names it', ({ reports }) => {
    for (const report of reports) expect(ran.output).toMatch(report);
    expect(ran.ok).toBe(false);
  });
});

test('every place is left out once', () => {
  const left = ROUNDS.flatMap(({ filled }) =>
    ALL.filter((place) => !filled.some((other) => nameOf(other) === nameOf(place))),
  );
  expect(left.map(nameOf).sort()).toEqual(ALL.map(nameOf).sort());
});

/** How many games all bots play with what is new; in a fiftieth as many, every level explains its decisions. */
const GAMES = 1000;

test(`bots play ${GAMES} games with a new power and as many with a new loot card, screens ask and show them in every language, and all rules and scenarios hold`, async () => {
  copy.apply(ALL);
  const files = [
    ...RULE_TESTS,
    ...CARD_TESTS,
    'packages/bots/src/levels/everyPower.test.ts',
    `${WEB}/src/table/prompt/prompt.test.ts`,
    `${WEB}/src/art/art.test.tsx`,
  ];
  const games = { GAMES_PER_POWER: String(GAMES) };
  const only = '[Ff]ence|without powers|R-|asks every decision|words every event|loot bill50';
  const { ok, output } = await runTests(files, games, only)(copy);
  const passed = passedIn(output);
  expect(passed).toContain(`P-fence at the table > play ${GAMES} games to their end`);
  expect(passed).toContain('P-fence at the table > explain themselves in numbers on every level');
  expect(passed).toContain('at least three scenarios show P-fence');
  expect(passed).toContain(`bots without powers play ${GAMES} games to their end`);
  expect(passed).toContain('loot bill50');
  for (const locale of LOCALES) {
    expect(passed).toContain(`the table in ${locale} > asks fenceTake in the words of fence`);
    expect(passed).toContain(`the table in ${locale} > asks every decision`);
  }
  expect(output).not.toContain('×');
  expect(ok).toBe(true);
});
