import { cpus } from 'node:os';
import { choiceOption, flagged, numberOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { didYouMean } from '../terminal/nearest.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { CASES, type CaseName, SUBJECTS, type Subject } from './cases.ts';
import { type Figures, figuresOf } from './figures.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';
import { ROUNDS } from './speed.ts';

const SUBJECT_NAMES = Object.keys(SUBJECTS) as Subject[];

async function run(input: Input, terminal: Terminal): Promise<number> {
  const [subject, another] = input.words;
  if (subject === undefined)
    throw new Complaint(`say what to measure: holdup bench ${SUBJECT_NAMES.join('|')}`);
  const asked = SUBJECT_NAMES.find((name) => name === subject);
  if (asked === undefined)
    throw new Complaint(
      `"${subject}" can't be measured.${didYouMean(subject, SUBJECT_NAMES) || ` There are: ${SUBJECT_NAMES.join(', ')}.`}`,
    );
  if (another !== undefined)
    throw new Complaint(`"${another}" is too many; see holdup bench --help`);
  const only = choiceOption(input, 'case', SUBJECTS[asked]);
  const seconds = numberOption(input, 'seconds', { min: 0.1, max: 600, fallback: 3 });
  const names = only === undefined ? SUBJECTS[asked] : [only];

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
  if (flagged(input, 'json')) {
    const machine = { cpu: cpus()[0]?.model ?? 'unknown', node: process.version };
    const document = { machine, secondsPerCase: seconds, ...Object.fromEntries(results) };
    terminal.print(JSON.stringify(document, null, 2));
  } else for (const line of report(results, terminal)) terminal.print(line);
  return EXIT.fine;
}

const caseList = (subject: Subject): string =>
  SUBJECTS[subject].map((name) => `${name} (${CASES[name].about})`).join(', ');

export const benchCommand: Command = {
  name: 'bench',
  summary: 'measure how fast the engine and the bots are',
  usage: [`${SUBJECT_NAMES.join('|')} [--case NAME] [--seconds N] [--json]`],
  about: [
    `Cases of the engine: ${caseList('engine')}. Its games are played at random.`,
    `Cases of the bots: ${caseList('bots')}. They are asked through views, as at a real table; how long they think is the time from the question to the answer, measured in another process.`,
    `Games are played by 6 seats on one core, from the making of the match to its result, one seat after the other. The calls work on 256 positions from all over the game. Every case runs in a process of its own: it warms up for a third of the time (at least a second), then ${ROUNDS} rounds are measured; told are the median round and the best.`,
    'Bytes are measured in another process, with a nursery so large that no garbage is collected meanwhile: after warming up and a full collection, the growth of the heap (and of memory outside it) over about 64 MB of work, divided by the number of games or calls. A measurement that a collection disturbed is thrown away and repeated with half the work.',
    'In JSON, processor.coreShare is the part of a core that the measuring thread had (below 1: the machine was busy), processor.timesPerCoreSecond is the speed by that thread’s own processor time, and processor.coresUsed counts the collector’s and compiler’s threads as well.',
  ],
  options: {
    case: { type: 'string', value: 'NAME', about: 'measure this case only' },
    seconds: { type: 'string', value: 'N', about: 'how long to measure each case (3)' },
    json: JSON_OPTION,
  },
  examples: ['bench engine', 'bench engine --case powers --seconds 10 --json', 'bench bots'],
  run,
};
