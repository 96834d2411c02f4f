import {
  COMPANIES,
  type Company,
  calibrationFigures,
  fitCorrection,
  HIT_KNOTS,
  type Observation,
  WIN_KNOTS,
} from '@holdup/bots';
import { loadNet } from '../bots/loadNet.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, JSON_FLAG, type Option, textOr, wholeNumber } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { grouped } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { ALLOWED, isOff, type Tenth, tenthsOf } from './tenths.ts';

const companies: Option<readonly Company[]> = {
  value: 'A,B',
  about: `at which tables: ${COMPANIES.join(', ')} (all)`,
  read: (name, given) =>
    typeof given !== 'string'
      ? COMPANIES
      : given.split(',').map((asked) => {
          const company = COMPANIES.find((known) => known === asked);
          if (company === undefined)
            throw new UserError(
              `--${name}: there is no table of "${asked}"; there are ${COMPANIES.join(', ')}`,
            );
          return company;
        }),
};

const OPTIONS = {
  among: companies,
  games: wholeNumber('N', 'how many games at each kind of table', {
    min: 1,
    max: 1_000_000,
    fallback: 100,
  }),
  seed: textOr('calibrate', 'TEXT', 'any text; the same seed gives the same games'),
  fit: flag('fit the correction anew, and print its numbers'),
  json: JSON_FLAG,
};

const CHANCES = {
  hit: { title: 'of being hit', knots: HIT_KNOTS },
  win: { title: 'of winning', knots: WIN_KNOTS },
} as const;
const KINDS = ['hit', 'win'] as const;

interface Section {
  readonly company: Company;
  readonly chance: (typeof KINDS)[number];
  readonly tenths: readonly Tenth[];
  /** The numbers of a new correction. */
  readonly fitted: readonly number[] | null;
}

const fittedTo = (knots: readonly number[], observations: readonly Observation[]): number[] =>
  fitCorrection(knots, observations).values.map((value) => Math.round(100 * value) / 100);

const HEAD = ['  shown', 'situations', 'on average', 'happened', 'difference'];

function linesOf({ company, chance, tenths, fitted }: Section): string[] {
  const rows = tenths.map((tenth) => {
    const difference = tenth.happened - tenth.shown;
    return [
      `  ${tenth.from.toFixed(1)} to ${(tenth.from + 0.1).toFixed(1)}`,
      grouped(tenth.situations),
      tenth.shown.toFixed(3),
      tenth.happened.toFixed(3),
      `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(3)} ± ${tenth.margin.toFixed(3)}${isOff(tenth) ? ' ✗' : ''}`,
    ];
  });
  return [
    `The chance ${CHANCES[chance].title}, among ${company}:`,
    ...table([HEAD, ...rows], ['left', 'right', 'right', 'right', 'right']),
    ...(fitted === null ? [] : [`  fitted: ${fitted.join(', ')}`]),
    '',
  ];
}

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const { among, games, seed } = options;
  const net = loadNet();
  const progress = startProgress(terminal, 'games', among.length * games);
  let done = 0;
  const sections = among.flatMap((company) => {
    const figures = calibrationFigures(company, net, games, seed, () => progress.update(++done));
    return KINDS.map(
      (chance): Section => ({
        company,
        chance,
        tenths: tenthsOf(figures[chance]),
        fitted: options.fit ? fittedTo(CHANCES[chance].knots, figures[chance]) : null,
      }),
    );
  });
  progress.end();
  const off = sections.flatMap(({ tenths }) => tenths.filter(isOff)).length;
  if (options.json) terminal.print(JSON.stringify({ allowed: ALLOWED, off, sections }, null, 2));
  else {
    for (const line of sections.flatMap(linesOf)) terminal.print(line);
    terminal.print(
      off === 0
        ? `No tenth is off by more than ${ALLOWED}, given its interval.`
        : `✗ ${off === 1 ? 'One tenth is' : `${off} tenths are`} off by more than ${ALLOWED}, beyond the interval.`,
    );
  }
  return off === 0 ? EXIT.ok : EXIT.checkFailed;
}

export const calibrateCommand = defineCommand({
  name: 'calibrate',
  summary: 'see whether the chances that hints show come true',
  usage: ['[--among A,B] [--games N] [--seed TEXT] [--fit] [--json]'],
  about: [
    'Lets bots play tables of all kinds, notes the chance of being hit and the chance of winning that a hint would show, and compares them with what happened, in tenths. Exits with 1 if a tenth is off by more than 0.03 beyond its 95 % interval.',
    'With --fit it also prints the numbers that correct what the net expects (packages/bots/src/chances), which a new net needs.',
  ],
  options: OPTIONS,
  examples: ['calibrate --among rookie --games 200', 'calibrate --fit --games 400 --seed fit'],
  run,
});
