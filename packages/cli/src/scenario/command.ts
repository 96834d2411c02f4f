import { SetupError } from '@holdup/engine';
import { type Expectation, readScenarios, runScenario } from '@holdup/engine/scenarios';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, JSON_FLAG } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { jsonFiles } from '../files/jsonFiles.ts';
import { readJson } from '../files/readJson.ts';
import { counted } from '../terminal/number.ts';
import { messageOf, oneLine } from '../terminal/oneLine.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The outcome of a scenario, or of a file that can't be read. */
type Report =
  | {
      readonly file: string;
      readonly name: string;
      readonly rules: readonly string[];
      readonly holds: boolean;
      readonly problems: readonly string[];
      readonly final: Expectation;
    }
  | { readonly file: string; readonly holds: false; readonly error: string };

function check(file: string): readonly Report[] {
  try {
    return readScenarios(readJson(file)).map((scenario) => {
      const { name, rules } = scenario;
      return { file, name, rules, ...runScenario(scenario) };
    });
  } catch (error) {
    if (error instanceof UserError) return [{ file, holds: false, error: error.message }];
    if (!(error instanceof SetupError)) throw error;
    const what = `not a scenario that can be played: ${messageOf(error)}`;
    return [{ file, holds: false, error: `${file}: ${what}` }];
  }
}

function lines(report: Report, { paint }: Terminal): string[] {
  if ('error' in report) return [];
  const { file, name, holds, problems } = report;
  const sign = holds ? paint('green', '✓') : paint('red', '✗');
  return [
    `${sign} ${file}  ${paint('dim', oneLine(name))}`,
    ...problems.map((problem) => `    ${oneLine(problem)}`),
  ];
}

function sum(reports: readonly Report[]): { hold: number; fail: number; unusable: number } {
  const unusable = reports.filter((report) => 'error' in report).length;
  const hold = reports.filter(({ holds }) => holds).length;
  return { hold, fail: reports.length - hold - unusable, unusable };
}

function sumLine(reports: readonly Report[], { paint }: Terminal): string {
  const { hold, fail, unusable } = sum(reports);
  const parts = [
    `${counted(hold, 'scenario holds', 'scenarios hold')}`,
    ...(fail > 0 ? [`${counted(fail, 'does', 'do')} not`] : []),
    ...(unusable > 0 ? [counted(unusable, "can't be played", "can't be played")] : []),
  ];
  return paint(fail + unusable === 0 ? 'green' : 'red', parts.join(', '));
}

const OPTIONS = {
  print: flag(
    'print the complete final state as JSON in the shape of "expect" (several files: one document after the other; verdicts go to stderr)',
  ),
  json: JSON_FLAG,
};

async function run(
  { options, positionals }: Input<typeof OPTIONS>,
  terminal: Terminal,
): Promise<number> {
  if (positionals.length === 0)
    throw new UserError('name a scenario file or a directory: holdup scenario FILE|DIR…');
  const { print: printsState, json: asJson } = options;
  // With --print only the states go to stdout, so that a program can read them; verdicts go to stderr.
  const say = printsState ? (text: string) => terminal.note(`${text}\n`) : terminal.print;
  const reports: Report[] = [];
  for (const report of jsonFiles(positionals).flatMap(check)) {
    reports.push(report);
    if ('error' in report) terminal.note(`holdup: ${report.error}\n`);
    if (asJson) continue;
    for (const line of lines(report, terminal)) say(line);
    if (printsState && 'final' in report) terminal.print(JSON.stringify(report.final, null, 2));
  }
  const { hold, fail, unusable } = sum(reports);
  if (asJson) {
    const files = reports.map((report) => {
      if ('error' in report || printsState) return report;
      const { final: _, ...short } = report;
      return short;
    });
    terminal.print(JSON.stringify({ hold, fail, unusable, files }, null, 2));
  } else if (reports.length > 1 || (!printsState && unusable === 0))
    say(sumLine(reports, terminal));
  if (unusable > 0) return EXIT.badInput;
  return fail > 0 ? EXIT.checkFailed : EXIT.ok;
}

export const scenarioCommand = defineCommand({
  name: 'scenario',
  summary: 'run scenario files and report which hold',
  usage: ['FILE|DIR… [--print] [--json]'],
  about: [
    'A scenario is a position, the moves made from it and what must hold afterwards, as JSON; a file holds one or a list of them. A directory means every .json file below it.',
    'The exit code is 0 only if all hold, 1 if one does not, 2 if one can’t be read or played.',
  ],
  options: OPTIONS,
  positionals: 'FILE|DIR…',
  examples: [
    'scenario packages/engine/scenarios',
    'scenario --print packages/engine/scenarios/first/bang3-chain.json',
  ],
  run,
});
