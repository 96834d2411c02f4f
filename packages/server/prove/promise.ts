/** One of the server's promises, and how it is shown to hold. */
export interface ServerPromise {
  /** What is promised. */
  readonly promise: string;
  /** Numbers that a run can be given, with their defaults: short enough for a busy machine. */
  readonly options: Readonly<Record<string, number>>;
  run(
    options: Readonly<Record<string, number>>,
    progress: (text: string) => void,
  ): Promise<Finding>;
}

export interface Finding {
  /** What was measured. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** What contradicts the promise; empty: it was kept. */
  readonly broken: readonly string[];
}

/** Bad input, in one line for the user. */
export class UsageError extends Error {}

/** The value of an option that `options` declares. */
export const option = (options: Readonly<Record<string, number>>, name: string): number => {
  const value = options[name];
  if (value === undefined) throw new Error(`the option ${name} is not declared`);
  return value;
};

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** This percentile (0 to 1) of the values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;
