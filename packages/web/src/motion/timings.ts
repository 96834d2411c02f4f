import type { Settings } from '../settings/settings.ts';
import { readStored } from '../storage/storage.ts';
import { type EventType, STAGING } from './staging.ts';

/** All other durations of the game on the screen, in ms at normal speed. */

/** The silence between courage and the first bullet. */
const SILENCE_MS = 1100;
/** How long an announced share waits where somebody may forbid it. */
const ANNOUNCED_MS = 600;
/** 3 – 2 – 1. */
const COUNT_MS = 2400;
/** How long bots in this browser seem to think: at least, and at most in addition. */
const THINKING_MS = { least: 350, more: 900 } as const;
/** How long a line or a reaction stays above its speaker. */
export const SPEECH_MS = 3600;
/** Counting the money at the end: one line of the bill. */
const MONEY_MS = 420;

const FACTORS: Readonly<Record<Settings['speed'], number>> = { calm: 1.5, normal: 1, fast: 0.3 };

type Speed = Settings['speed'];

/** How many times as fast a device shows everything. Tests store it, so that they wait less; nobody else does. */
const stored = readStored('holdup.clockSpeed');
const CLOCK_SPEED = typeof stored === 'number' && stored > 0 ? stored : 1;

const factor = (speed: Speed): number => FACTORS[speed] / CLOCK_SPEED;

export const eventMs = (type: EventType, speed: Speed): number => STAGING[type].ms * factor(speed);
export const silenceMs = (speed: Speed): number => SILENCE_MS * factor(speed);
export const announcedMs = (speed: Speed): number => ANNOUNCED_MS * factor(speed);
export const countMs = (speed: Speed): number => COUNT_MS * factor(speed);
export const moneyMs = (speed: Speed): number => MONEY_MS * factor(speed);

export type Thinking = { readonly least: number; readonly more: number };
export const thinkingMs = (speed: Speed): Thinking => ({
  least: THINKING_MS.least * factor(speed),
  more: THINKING_MS.more * factor(speed),
});
