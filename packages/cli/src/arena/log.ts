import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ArenaPlan, DealRecord } from '@holdup/bots';
import { isRecord } from '@holdup/engine';
import { UserError } from '../commandLine/userError.ts';
import { usingFile } from '../files/fileError.ts';
import { checkWritable } from '../files/outputFile.ts';

/** The deals played so far, one per line, so that an interrupted run can be resumed. */
interface ArenaLog {
  readonly played: readonly DealRecord[];
  readonly add: (record: DealRecord) => void;
}

type LogLine = { readonly plan: Omit<ArenaPlan, 'deals'> } | { readonly deal: DealRecord };

const withoutDeals = ({ deals: _, ...rest }: ArenaPlan): Omit<ArenaPlan, 'deals'> => rest;

type Fields = { readonly [name: string]: unknown };
const hasNumbers = (value: Fields, ...names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === 'number');
const isListOf = (value: unknown, fits: (item: Fields) => boolean): boolean =>
  Array.isArray(value) && value.every((item) => isRecord(item) && fits(item));

const isDealRecord = (value: unknown): value is DealRecord =>
  isRecord(value) &&
  hasNumbers(value, 'deal') &&
  isRecord(value.durations) &&
  isListOf(value.faults, ({ bot }) => typeof bot === 'string') &&
  isListOf(
    value.games,
    (game) =>
      hasNumbers(game, 'game', 'candidate') &&
      isListOf(
        game.seats,
        (seat) => hasNumbers(seat, 'won', 'money', 'place') && typeof seat.bot === 'string',
      ),
  );

/** The value of a line; undefined if the line was cut off when the run was killed. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Opens a log. An existing one must belong to the same plan, apart from the number of deals. */
export function openLog(file: string | undefined, plan: ArenaPlan): ArenaLog {
  if (file === undefined) return { played: [], add: () => {} };
  const append = (text: string): void => usingFile(file, () => appendFileSync(file, text));
  const write = (line: LogLine): void => append(`${JSON.stringify(line)}\n`);
  const add = (record: DealRecord): void => write({ deal: record });
  checkWritable(file);
  if (!existsSync(file)) {
    write({ plan: withoutDeals(plan) });
    return { played: [], add };
  }
  const text = usingFile(file, () => readFileSync(file, 'utf8'));
  const [head, ...lines] = text.split('\n').map(parseLine);
  if (!isRecord(head) || !('plan' in head))
    throw new UserError(`${file} is not the log of an arena; name a new file`);
  if (!isDeepStrictEqual(head.plan, withoutDeals(plan)))
    throw new UserError(`${file} is the log of another run: ${JSON.stringify(head.plan)}`);
  if (!text.endsWith('\n')) append('\n');
  // A damaged line is skipped: its deal is played again.
  const played = lines.flatMap((line) =>
    isRecord(line) && isDealRecord(line.deal) ? [line.deal] : [],
  );
  return { played: played.filter(({ deal }) => deal < plan.deals), add };
}
