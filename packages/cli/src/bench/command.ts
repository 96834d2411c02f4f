import { cpus } from 'node:os';
import { loadNet } from '../bots/loadNet.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { JSON_FLAG, number, oneOf } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { didYouMean } from '../terminal/nearest.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import {
  CASE_NAMES,
  CASES,
  type CaseName,
  SUBJECT_NAMES,
  SUBJECTS,
  type Subject,
} from './cases.ts';
import { type Figures, figuresOf } from './figures.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';
import { ROUNDS } from './speed.ts';

const OPTIONS = {
  case: oneOf(CASE_NAMES, 'NAME', 'measure only this case'),
  seconds: number('N', 'how long to measure each case', { min: 0.1, max: 600, fallback: 3 }),
  json: JSON_FLAG,
};

/** The cases that were asked for. */
function casesOf({ options, positionals }: Input<typeof OPTIONS>): readonly CaseName[] {
  const [asked, another] = positionals;
  if (asked === undefined)
    throw new UserError(`say what to measure: holdup bench ${SUBJECT_NAMES.join('|')}`);
  const subject = SUBJECT_NAMES.find((name) => name === asked);
  if (subject === undefined)
    throw new UserError(
      `"${asked}" can't be measured.${didYouMean(asked, SUBJECT_NAMES) || ` There are: ${SUBJECT_NAMES.join(', ')}.`}`,
    );
  if (another !== undefined)
    throw new UserError(`bench measures one thing at a time, but got "${another}" too`);
  const only = options.case;
  const names = SUBJECTS[subject];
  if (only === undefined) return names;
  if (!names.includes(only))
    throw new UserError(`bench ${subject} has no case ${only}; it has ${names.join(', ')}`);
  return [only];
}

async function run(input: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const names = casesOf(input);
  const { seconds, json } = input.options;
  // A net that can't be read is refused before anything is measured.
  if (input.positionals[0] === 'bots') loadNet();
  const results = new Map<CaseName, Figures>();
  const progress = startProgress(terminal, 'measuring', names.length);
  try {
    for (const [done, name] of names.entries()) {
      progress.update(done, name);
      const measured = await measure(name, seconds, (share) => progress.update(done + share, name));
      results.set(name, figuresOf(measured));
    }
  } finally {
    progress.end();
  }
  if (json) {
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', node: process.version };
    const document = { machine, secondsPerCase: seconds, ...Object.fromEntries(results) };
    terminal.print(JSON.stringify(document, null, 2));
  } else for (const line of report(results, terminal)) terminal.print(line);
  return EXIT.ok;
}

const caseList = (subject: Subject): string =>
  SUBJECTS[subject].map((name) => `${name} (${CASES[name].about})`).join(', ');

export const benchCommand = defineCommand({
  name: 'bench',
  summary: 'measure how fast the engine and the bots are',
  usage: [`${SUBJECT_NAMES.join('|')} [--case NAME] [--seconds N] [--json]`],
  about: [
    `Cases of the engine: ${caseList('engine')}. Its games are played at random.`,
    `Cases of the bots: ${caseList('bots')}. They decide from views, as at a real table; their thinking time is measured in a separate process.`,
    `Games are played by 6 seats on one core, from creating the match to its result. The calls work on 256 positions from all stages of the game. Every case runs in a process of its own: it warms up for a third of the time (at least a second), then ${ROUNDS} rounds are measured; reported are the median round and the best.`,
    'Bytes are measured in another process, with a nursery so large that nothing is collected meanwhile: after warming up and a full collection, the growth of the heap (and of memory outside it) over about 64 MB of work, divided by the number of games or calls. A measurement disturbed by a collection is repeated with half the work.',
    'In JSON, processor.coreShare is the part of a core that the measuring thread had (below 1: the machine was busy), processor.timesPerCoreSecond is the speed by that thread’s own processor time, and processor.coresUsed counts the collector’s and compiler’s threads as well.',
  ],
  options: OPTIONS,
  positionals: 'SUBJECT',
  examples: ['bench engine', 'bench engine --case powers --seconds 10 --json', 'bench bots'],
  run,
});
