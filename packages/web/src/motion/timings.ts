import type { Settings } from '../settings/settings.ts';
import { readStored } from '../storage/storage.ts';
import { type EventType, STAGING } from './staging.ts';

/** All other durations of the game on the screen, in ms at normal speed. */

/** The silence between courage and the first bullet. */
const SILENCE_MS = 1100;
/** How long an announced share waits where somebody may forbid it. */
const ANNOUNCED_MS = 600;
/** How long a card takes to turn over before its bullet fires. */
const FLIP_MS = 300;
/** How much longer a shot is shown that hits its target first: a click is dry. */
const HIT_MS = 400;
/** 3 – 2 – 1. */
const COUNT_MS = 2400;
/** How long bots in this browser seem to think: at least, and at most in addition. */
const THINKING_MS = { least: 350, more: 900 } as const;
/** While loot is shared, where one turn follows the other. */
const SHARING_MS = { least: 120, more: 130 } as const;
/** How long a line or a reaction stays above its speaker. */
export const SPEECH_MS = 3600;
/** Counting the money at the end: one line of everybody's bill. */
const MONEY_MS = 1500;

const FACTORS: Readonly<Record<Settings['speed'], number>> = { calm: 1.5, normal: 1, fast: 0.3 };

type Speed = Settings['speed'];

/** How many times as fast a device shows everything. Tests store it, so that they wait less; nobody else does. */
const stored = readStored('holdup.clockSpeed');
const CLOCK_SPEED = typeof stored === 'number' && stored > 0 ? stored : 1;

const factor = (speed: Speed): number => FACTORS[speed] / CLOCK_SPEED;

/** How long it takes to read what a power does, whatever the speed of the game. */
export const INTRODUCTION_MS = 4000 / CLOCK_SPEED;

export const eventMs = (type: EventType, speed: Speed): number => STAGING[type].ms * factor(speed);
export const silenceMs = (speed: Speed): number => SILENCE_MS * factor(speed);
export const announcedMs = (speed: Speed): number => ANNOUNCED_MS * factor(speed);
export const flipMs = (speed: Speed): number => FLIP_MS * factor(speed);
export const hitMs = (speed: Speed): number => HIT_MS * factor(speed);
export const countMs = (speed: Speed): number => COUNT_MS * factor(speed);
export const moneyMs = (speed: Speed): number => MONEY_MS * factor(speed);

/** How long the table shows before a lone option is taken. */
const LONE_MS = 350;
/** Among people the time of an answer about bullets must not tell that there was no choice: as long as others think. */
const LONE_SECRET_MS = { least: 2000, more: 4000 } as const;

/** `open`: everybody can see that there is only one option. */
export const loneMs = (open: boolean): number =>
  (open ? LONE_MS : LONE_SECRET_MS.least + Math.random() * LONE_SECRET_MS.more) / CLOCK_SPEED;

type Span = { readonly least: number; readonly more: number };
export type Thinking = Span & { readonly sharing: Span };

const spanMs = ({ least, more }: Span, speed: Speed): Span => ({
  least: least * factor(speed),
  more: more * factor(speed),
});

export const thinkingMs = (speed: Speed): Thinking => ({
  ...spanMs(THINKING_MS, speed),
  sharing: spanMs(SHARING_MS, speed),
});
