import type { ArenaPlan, DealRecord } from '@holdup/bots';
import { percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { startPool } from '../workers/pool.ts';
import { loadBots } from './botNames.ts';
import { type DealJob, namesIn } from './dealJob.ts';
import { openLog } from './log.ts';
import { watchStalls } from './stalls.ts';

const winsOf = ({ games }: DealRecord): number =>
  games.reduce((sum, { seats, candidate }) => sum + (seats[candidate]?.won ?? 0), 0);

interface Played {
  readonly deals: readonly DealRecord[];
  readonly interrupted: boolean;
}

interface PlayOptions {
  readonly log: string | undefined;
  readonly cores: number;
}

/** Plays the deals that are not in the log yet. */
export async function playDeals(
  plan: ArenaPlan,
  { log: file, cores }: PlayOptions,
  terminal: Terminal,
): Promise<Played> {
  // A bot that can't be loaded is refused before the log is opened.
  const makeBot = await loadBots(namesIn(plan));
  for (const name of namesIn(plan)) makeBot(name);
  const log = openLog(file, plan);
  const played: DealRecord[] = [...log.played];
  const done = new Set(played.map(({ deal }) => deal));
  const open = Array.from({ length: plan.deals }, (_, deal) => deal).filter(
    (deal) => !done.has(deal),
  );
  const progress = startProgress(terminal, 'deals', plan.deals);
  const stalls = watchStalls(plan);
  let wins = played.reduce((sum, record) => sum + winsOf(record), 0);
  const pool = startPool<DealJob, DealRecord>({
    script: new URL('./worker.ts', import.meta.url),
    cores: Math.min(cores, open.length),
    next() {
      const deal = open.shift();
      return deal === undefined ? undefined : stalls.jobFor(deal);
    },
    setUp: stalls.setUp,
    onResult(record) {
      played.push(record);
      log.add(record);
      wins += winsOf(record);
      const rate = percent(wins / played.length / plan.seats);
      progress.update(played.length, `${plan.candidate} wins ${rate}`);
    },
  });
  process.once('SIGINT', pool.stop);
  try {
    await pool.finished;
  } finally {
    process.removeListener('SIGINT', pool.stop);
    progress.end();
  }
  return { deals: played, interrupted: played.length < plan.deals };
}
