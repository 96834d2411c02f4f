/**
 * Regret matching: choices that would have done better than what was done are made more often. Played on average, it
 * comes to rest where nobody gains by doing otherwise, which in a simultaneous choice is usually a mixture.
 */
export interface Regrets {
  readonly sums: number[];
  /** How often each choice was made, later rounds counting more. */
  readonly made: number[];
  rounds: number;
}

export const noRegrets = (choices: number): Regrets => ({
  sums: new Array<number>(choices).fill(0),
  made: new Array<number>(choices).fill(0),
  rounds: 0,
});

/** How often to make each choice now. `open` says which are still considered. */
export function strategyOf({ sums }: Regrets, open: readonly boolean[]): number[] {
  let total = 0;
  for (const [i, sum] of sums.entries()) if (open[i]) total += Math.max(0, sum);
  const left = open.filter(Boolean).length;
  return sums.map((sum, i) => {
    if (!open[i]) return 0;
    return total > 0 ? Math.max(0, sum) / total : 1 / left;
  });
}

/** Learns what each choice would have brought. */
export function regret(
  regrets: Regrets,
  values: readonly number[],
  strategy: readonly number[],
  open: readonly boolean[],
): void {
  let average = 0;
  for (const [i, share] of strategy.entries())
    if (open[i]) average += share * (values[i] as number);
  regrets.rounds++;
  for (const [i, share] of strategy.entries()) {
    if (!open[i]) continue;
    regrets.sums[i] = (regrets.sums[i] as number) + ((values[i] as number) - average);
    regrets.made[i] = (regrets.made[i] as number) + regrets.rounds * share;
  }
}

/** The average strategy, without choices that were hardly ever made. */
export function averageStrategy({ made }: Regrets, least: number): number[] {
  const total = made.reduce((sum, each) => sum + each, 0);
  if (total === 0) return made.map(() => 1 / made.length);
  const kept = made.map((each) => (each / total < least ? 0 : each));
  const sum = kept.reduce((all, each) => all + each, 0);
  return kept.map((each) => each / sum);
}
