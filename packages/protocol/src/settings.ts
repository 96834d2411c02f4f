import { ALL_SEATS, EDITIONS, MAX_SEATS, MIN_SEATS } from '@holdup/engine';
import * as v from 'valibot';
import { PACES } from './names.ts';

export const seatSchema = v.picklist(ALL_SEATS);

const entries = {
  edition: v.picklist(EDITIONS),
  powers: v.picklist(['none', 'random']),
  lateAim: v.picklist(['noTarget', 'sitsOut']),
  openLoot: v.boolean(),
  leftovers: v.picklist(['stay', 'discard']),
  junkDealer: v.picklist(['piles', 'players']),
  pace: v.picklist(PACES),
  /** How many seats stand at the table. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(MIN_SEATS), v.maxValue(MAX_SEATS)),
  /** who is the oldest, the first Godfather; null draws it. */
  oldest: v.nullable(seatSchema),
  /** Whether people can write; one-tap lines and reactions always work. */
  chat: v.boolean(),
} as const;

/** What the host of a table chooses. */
const whole = v.strictObject(entries);
const fields = v.partial(whole);
export type SettingsChange = v.InferOutput<typeof fields>;
/** An empty list would pass for an object without fields. */
export const settingsSchema = v.pipe(
  v.custom<SettingsChange>((value) => !Array.isArray(value)),
  fields,
);
export type Settings = v.InferOutput<typeof whole>;

export const DEFAULT_SETTINGS: Settings = {
  edition: 'second',
  powers: 'none',
  lateAim: 'noTarget',
  openLoot: false,
  leftovers: 'stay',
  junkDealer: 'piles',
  pace: 'party',
  seats: 6,
  oldest: null,
  chat: true,
};
