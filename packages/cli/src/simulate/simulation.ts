import { startPool } from '../workers/pool.ts';
import type { Batch, Plan } from './plan.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** A simulation in progress. */
interface Simulation {
  /** Everything that was played, once all games are done or the simulation was stopped. */
  readonly finished: Promise<Tally>;
  readonly stop: () => void;
}

/** Enough games that messages cost nothing, few enough that a stop takes effect at once. */
const BATCH = 100;

/** Plays a plan on several cores. The tally is the same for any number of them. */
export function startSimulation(
  plan: Plan,
  cores: number,
  onProgress: (gamesDone: number) => void,
): Simulation {
  const total = emptyTally(plan.setup.seats);
  const size = Math.min(BATCH, Math.ceil(plan.games / cores));
  let from = 0;
  const next = (): Batch | undefined => {
    if (from >= plan.games) return undefined;
    const to = Math.min(from + size, plan.games);
    const batch = { from, to };
    from = to;
    return batch;
  };
  const { finished, stop } = startPool<Batch, Tally>({
    script: new URL('./worker.ts', import.meta.url),
    cores,
    next,
    setUp: () => ({ data: plan }),
    onResult(tally) {
      addTally(total, tally);
      onProgress(total.games);
    },
  });
  return { finished: finished.then(() => total), stop };
}
