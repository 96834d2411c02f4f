import type { GameEvent } from '@holdup/engine';
import type { Settings } from '../settings/settings.ts';

/**
 * Every duration of the game on screen, in milliseconds at normal speed. Nothing else in the client knows a duration of the
 * game. The server has a table of its own for how long it waits (protocol/pace.ts): a game alone does not load the protocol.
 * A test holds each of these to be no longer.
 */
const EVENT_MS: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  roundBegan: 1500,
  hustled: 900,
  gaveBack: 700,
  drewBullet: 900,
  gotBullet: 1100,
  aimed: 1100,
  satOut: 600,
  reloaded: 900,
  ordered: 1000,
  reaimed: 1100,
  courage: 1000,
  shamed: 250,
  revealed: 1000,
  wounded: 750,
  dodged: 900,
  healed: 700,
  died: 1300,
  stole: 800,
  gotCard: 600,
  allowed: 500,
  forbade: 1100,
  tookNothing: 800,
  took: 520,
  traded: 900,
  clipLost: 700,
  declined: 500,
  regained: 800,
  noBangLeft: 600,
  paid: 700,
  leftOver: 700,
  newGodfather: 900,
  defaulted: 400,
};

/** The beat of silence between courage and the first bullet. */
const SILENCE_MS = 1100;
/** An announced share waits so long where somebody may forbid it. */
const ANNOUNCED_MS = 600;
/** 3 – 2 – 1. */
const COUNT_MS = 2400;
/** How long those who play in this browser seem to think: the least, and what chance adds to it. */
const THINKING_MS = { least: 350, more: 900 } as const;
/** How long a line or a reaction stays over its speaker. */
export const SPEECH_MS = 3600;
/** Counting the money at the end: for one line of the bill. */
const MONEY_MS = 420;

const FACTORS: Readonly<Record<Settings['speed'], number>> = { calm: 1.5, normal: 1, fast: 0.3 };

type Speed = Settings['speed'];

export const eventMs = (type: GameEvent['type'], speed: Speed): number =>
  (EVENT_MS[type] ?? 0) * FACTORS[speed];
export const silenceMs = (speed: Speed): number => SILENCE_MS * FACTORS[speed];
export const announcedMs = (speed: Speed): number => ANNOUNCED_MS * FACTORS[speed];
export const countMs = (speed: Speed): number => COUNT_MS * FACTORS[speed];
export const moneyMs = (speed: Speed): number => MONEY_MS * FACTORS[speed];

export type Thinking = { readonly least: number; readonly more: number };
export const thinkingMs = (speed: Speed): Thinking => ({
  least: THINKING_MS.least * FACTORS[speed],
  more: THINKING_MS.more * FACTORS[speed],
});
