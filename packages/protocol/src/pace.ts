import type { GameEvent, PowerWay, StepName } from '@holdup/engine';
import type { Pace } from './names.ts';

/** The final 3–2–1 of a count. */
export const FINAL_COUNT_MS = 3000;

/** Time for a decision, by pace, not counting the time screens take to show what led to it. Untimed tables have no clock. */
export const DECISION_MS: Readonly<
  Record<Exclude<Pace, 'untimed'>, Readonly<Record<'load' | 'aim' | 'courage' | 'other', number>>>
> = {
  party: { load: 20_000, aim: 13_000, courage: 23_000, other: 15_000 },
  relaxed: { load: 90_000, aim: 60_000, courage: 120_000, other: 60_000 },
};

/** What the Godfather adds to the time of a count or of the privilege by holding it. */
export const HOLD_MS = 15_000;

/** At an untimed table: after this long without activity a bot stands in for the player everybody waits for. */
export const UNTIMED_PATIENCE_MS = 300_000;

/** A pause ends by itself after this long. */
export const PAUSE_MS = 600_000;

/** How many decisions in a row a player may miss before a bot stands in. */
export const MISSES_UNTIL_STAND_IN = 2;

export function decisionMs(pace: Pace, step: StepName, count: boolean): number | null {
  if (pace === 'untimed') return null;
  const times = DECISION_MS[pace];
  if (step === 'load') return times.load;
  return count && (step === 'aim' || step === 'courage') ? times[step] : times.other;
}

/**
 * How long screens take to show an event at normal speed, in ms. They may be quicker, never much
 * slower: events not yet shown when the clock starts cost players time.
 */
export const TELLING_MS: Readonly<Record<GameEvent['type'], number>> = {
  roundBegan: 1800,
  defaulted: 400,
  locked: 0,
  hustled: 900,
  gaveBack: 700,
  drewBullet: 900,
  gotBullet: 1100,
  allLoaded: 0,
  aimed: 1500,
  satOut: 600,
  reloaded: 900,
  ordered: 1000,
  reaimed: 1100,
  courage: 1200,
  shamed: 250,
  discarded: 0,
  revealed: 1100,
  wounded: 900,
  dodged: 900,
  healed: 700,
  died: 1500,
  stole: 800,
  gotCard: 600,
  sharingBegan: 0,
  announced: 0,
  allowed: 500,
  forbade: 1100,
  tookNothing: 800,
  took: 260,
  kept: 0,
  traded: 900,
  clipLost: 700,
  declined: 500,
  regained: 800,
  noBangLeft: 600,
  paid: 700,
  leftOver: 700,
  newGodfather: 900,
  over: 1500,
};

/** The beat of silence between courage and the first bullet. */
export const SILENCE_MS = 1100;
/** How long an announced share is shown while somebody may forbid it. */
export const ANNOUNCED_MS = 600;

/** How long screens take to show these events one by one; the next clock starts after that. */
export function tellingMs(events: readonly GameEvent[]): number {
  let sum = 0;
  for (const { type } of events) sum += TELLING_MS[type];
  if (events.some(({ type }) => type === 'revealed')) sum += SILENCE_MS;
  return events.at(-1)?.type === 'announced' ? sum + ANNOUNCED_MS : sum;
}

/** How long players have to choose a power; untimed tables use the relaxed pace. */
export const POWER_CHOICE_MS: Readonly<Record<PowerWay, number>> = {
  random: 0,
  keepOne: 25_000,
  draft: 20_000,
  host: 90_000,
};
