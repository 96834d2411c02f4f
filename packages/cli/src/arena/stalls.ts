import type { ArenaPlan } from '@holdup/bots';
import type { WorkerSetup } from '../workers/pool.ts';
import { createPosition, type DealJob, namesIn, POSITION, type Skip } from './dealJob.ts';

/** A bot that takes this many times its budget, and at least this long, counts as hanging. */
const STALLED_BUDGETS = 300;
const STALLED_MS = 2_000;
/** A bot that stalled this often is not asked any more: every stall costs a worker. */
const MAX_STALLS = 3;
/** If nobody looked for this long, the machine was asleep, and the bots with it. */
const ASLEEP_MS = 2_000;

interface StallWatch {
  readonly jobFor: (deal: number) => DealJob;
  readonly setUp: () => WorkerSetup<DealJob>;
}

/** Watches for bots that stall. Their deal is played again, with the default move where they did not answer. */
export function watchStalls(plan: ArenaPlan): StallWatch {
  const skips: Skip[] = [];
  const benched: string[] = [];
  const stalls = new Map<string, number>();
  const patience = Math.max(STALLED_MS, STALLED_BUDGETS * plan.budgetMs);

  const jobFor = (deal: number): DealJob => ({ deal, skips, benched });

  function recordStall(skip: Skip, bot: string): void {
    skips.push(skip);
    const times = (stalls.get(bot) ?? 0) + 1;
    stalls.set(bot, times);
    if (times === MAX_STALLS) benched.push(bot);
  }

  function setUp(): WorkerSetup<DealJob> {
    const position = createPosition();
    const at = (field: keyof typeof POSITION): number => Atomics.load(position, POSITION[field]);
    let decisions = -1;
    let lookedAt = performance.now();
    let movedAt = lookedAt;
    return {
      data: { plan, position },
      stuckOn({ deal }) {
        const now = performance.now();
        const wasAsleep = now - lookedAt > ASLEEP_MS;
        lookedAt = now;
        if (at('decisionsSoFar') !== decisions || wasAsleep) {
          decisions = at('decisionsSoFar');
          movedAt = now;
        }
        if (now - movedAt <= patience) return null;
        recordStall({ game: at('game'), decision: at('decision') }, namesIn(plan)[at('bot')] ?? '');
        return jobFor(deal);
      },
    };
  }

  return { jobFor, setUp };
}
