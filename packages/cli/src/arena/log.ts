import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { ArenaPlan, DealRecord } from '@holdup/bots';
import { Complaint } from '../complaint.ts';
import { fileTrouble } from '../files/readJson.ts';

/** What was played so far, a line a deal, so that a run can be broken off and gone on with. */
export interface ArenaLog {
  readonly played: readonly DealRecord[];
  readonly add: (record: DealRecord) => void;
}

type Line = { readonly plan: Omit<ArenaPlan, 'deals'> } | { readonly deal: DealRecord };

const ofPlan = ({ deals: _, ...rest }: ArenaPlan): Omit<ArenaPlan, 'deals'> => rest;

/** A line that was cut off when the run was killed is played again. */
function readLines(text: string): Line[] {
  return text.split('\n').flatMap((line): Line[] => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

/** Opens a log, new or old; an old one has to be of the same plan, apart from how many deals it has. */
export function openLog(file: string | undefined, plan: ArenaPlan): ArenaLog {
  if (file === undefined) return { played: [], add: () => {} };
  const write = (line: Line): void => {
    try {
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    } catch (error) {
      throw new Complaint(`${file}: ${fileTrouble(error)}`);
    }
  };
  const add = (record: DealRecord): void => write({ deal: record });
  if (!existsSync(file)) {
    write({ plan: ofPlan(plan) });
    return { played: [], add };
  }
  const lines = readLines(readFileSync(file, 'utf8'));
  const [head, ...rest] = lines;
  if (head === undefined || !('plan' in head))
    throw new Complaint(`${file} is no log of an arena; name a new file`);
  if (!isDeepStrictEqual(head.plan, ofPlan(plan)))
    throw new Complaint(`${file} is the log of another run: ${JSON.stringify(head.plan)}`);
  const played = rest.flatMap((line) => ('deal' in line ? [line.deal] : []));
  return { played: played.filter(({ deal }) => deal < plan.deals), add };
}
