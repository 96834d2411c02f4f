/**
 * Regret matching: options that would have done better than what was done are chosen more often. Its average over time
 * approaches an equilibrium, which for a simultaneous choice is usually a mixture.
 */
export interface Regrets {
  /** By option: how much better it would have done so far. */
  readonly sums: number[];
  /** How often each option was chosen; later rounds count more. */
  readonly made: number[];
  rounds: number;
}

export const noRegrets = (options: number): Regrets => ({
  sums: new Array<number>(options).fill(0),
  made: new Array<number>(options).fill(0),
  rounds: 0,
});

/** How often to choose each option now. `open` says which are still considered. */
export function strategyOf({ sums }: Regrets, open: readonly boolean[]): number[] {
  let total = 0;
  for (const [i, sum] of sums.entries()) if (open[i]) total += Math.max(0, sum);
  const left = open.filter(Boolean).length;
  return sums.map((sum, i) => {
    if (!open[i]) return 0;
    return total > 0 ? Math.max(0, sum) / total : 1 / left;
  });
}

/** Learns what each option would have brought. */
export function regret(
  regrets: Regrets,
  values: readonly number[],
  strategy: readonly number[],
  open: readonly boolean[],
): void {
  let average = 0;
  for (const [i, share] of strategy.entries()) if (open[i]) average += share * (values[i] ?? 0);
  regrets.rounds++;
  for (const [i, share] of strategy.entries()) {
    if (!open[i]) continue;
    regrets.sums[i] = (regrets.sums[i] ?? 0) + ((values[i] ?? 0) - average);
    regrets.made[i] = (regrets.made[i] ?? 0) + regrets.rounds * share;
  }
}

/** The average strategy, without options that were chosen more rarely than `least`. The most frequent one always stays. */
export function averageStrategy({ made }: Regrets, least: number): number[] {
  const total = made.reduce((sum, each) => sum + each, 0);
  if (total === 0) return made.map(() => 1 / made.length);
  const rare = Math.min(least * total, Math.max(...made));
  const kept = made.map((each) => (each < rare ? 0 : each));
  const sum = kept.reduce((all, each) => all + each, 0);
  return kept.map((each) => each / sum);
}
