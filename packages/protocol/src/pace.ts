import type { GameEvent, StepName } from '@holdup/engine';
import type { Pace } from './names.ts';

/** The final 3–2–1 of a count. */
export const FINAL_COUNT_MS = 3000;

/** How long a decision may take, by pace, beside the time that its telling takes. Untimed tables have no clock. */
export const DECISION_MS: Readonly<
  Record<Exclude<Pace, 'untimed'>, Readonly<Record<'load' | 'aim' | 'courage' | 'other', number>>>
> = {
  party: { load: 20_000, aim: 13_000, courage: 23_000, other: 15_000 },
  relaxed: { load: 90_000, aim: 60_000, courage: 120_000, other: 60_000 },
};

/** At an untimed table: after this long without a sign of life a bot sits in for the one all wait for. */
export const UNTIMED_PATIENCE_MS = 300_000;

/** A pause ends by itself after this long. */
export const PAUSE_MS = 600_000;

/** How many decisions in a row a person may miss until a bot sits in. */
export const MISSES_UNTIL_STAND_IN = 2;

export function decisionMs(pace: Pace, step: StepName, count: boolean): number | null {
  if (pace === 'untimed') return null;
  const times = DECISION_MS[pace];
  if (step === 'load') return times.load;
  return count && (step === 'aim' || step === 'courage') ? times[step] : times.other;
}

/** How long the telling of an event takes on every screen, in ms. */
const TELLING_MS: Partial<Record<GameEvent['type'], number>> = {
  roundBegan: 1800,
  aimed: 1500,
  ordered: 700,
  reaimed: 900,
  courage: 1200,
  revealed: 1100,
  wounded: 900,
  dodged: 700,
  healed: 600,
  died: 1500,
  stole: 800,
  took: 500,
  paid: 400,
  newGodfather: 600,
};

/** How long screens need to show these events one by one; the next clock starts after it. */
export function tellingMs(events: readonly GameEvent[]): number {
  let sum = 0;
  for (const event of events) sum += TELLING_MS[event.type] ?? 0;
  return sum;
}
