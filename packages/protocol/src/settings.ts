import {
  ALL_SEATS,
  DEFAULT_OPTIONS,
  EDITIONS,
  hasOption,
  MAX_SEATS,
  MIN_SEATS,
  MOST_BANNED,
  OPTION_CHOICES,
  type Options,
  POWER_NAMES,
  POWER_WAYS,
  type PowerDeal,
} from '@holdup/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { FILTERS, PACES, type Pace, SWITCHES, type Switch } from './names.ts';
import { tidyText } from './text.ts';

export const seatSchema = v.picklist(ALL_SEATS);

/** What the host of a table chooses: every option of the rules, and what concerns the table. */
const entries = {
  edition: v.picklist(EDITIONS),
  /** no powers, or the way in which players get them. */
  powers: v.picklist(['none', ...POWER_WAYS]),
  /** Powers that nobody gets. */
  banned: v.pipe(
    v.array(v.picklist(POWER_NAMES)),
    v.maxLength(MOST_BANNED),
    v.check((banned) => new Set(banned).size === banned.length),
  ),
  lateAim: v.picklist(OPTION_CHOICES.lateAim),
  openLoot: v.boolean(),
  leftovers: v.picklist(OPTION_CHOICES.leftovers),
  junkDealer: v.picklist(OPTION_CHOICES.junkDealer),
  stealthy: v.picklist(OPTION_CHOICES.stealthy),
  dictator: v.picklist(OPTION_CHOICES.dictator),
  /** The host's name for these rules; may be empty. */
  rulesName: v.pipe(
    v.string(),
    v.maxLength(LIMITS.nameLength * 4),
    v.transform(tidyText),
    v.check((name) => name.length <= LIMITS.nameLength),
  ),
  pace: v.picklist(PACES),
  /** The number of seats at the table. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(MIN_SEATS), v.maxValue(MAX_SEATS)),
  /** who is the oldest, the first Godfather; null draws it. */
  oldest: v.nullable(seatSchema),
  /** Whether dead players see what everybody holds. */
  deadSeeHands: v.boolean(),
  /** Whether players can write; one-tap lines and reactions always work. */
  chat: v.boolean(),
  /** The Godfather starts the two counts, and may hold each once. The clock is the upper bound, so untimed tables have none of it. */
  godfatherCounts: v.picklist(SWITCHES),
  /** Screens list only this round's loot; earlier loot is only counted. */
  shortLog: v.picklist(SWITCHES),
  /** Nobody sees who has chosen in a count. */
  hideReady: v.boolean(),
  /** Nobody new can join; players with a seat can come back to it. */
  locked: v.boolean(),
  /** New players wait at the door until the host admits them. */
  approval: v.boolean(),
  /** How many may watch, not counting big screens. */
  spectators: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.spectators)),
  /** What is filtered from names and chat. */
  filter: v.picklist(FILTERS),
  /** Big screens and lobbies do not show the code, for tables that are streamed. */
  hideCode: v.boolean(),
} as const satisfies Readonly<Record<keyof Options, unknown>> & Readonly<Record<string, unknown>>;

const whole = v.strictObject(entries);
const fields = v.partial(whole);
export type SettingsChange = v.InferOutput<typeof fields>;
/** An empty array would pass as an object without fields. */
export const settingsSchema = v.pipe(
  v.custom<SettingsChange>((value) => !Array.isArray(value)),
  fields,
);
export type Settings = v.InferOutput<typeof whole>;

export const DEFAULT_SETTINGS: Settings = {
  edition: EDITIONS[0],
  powers: 'none',
  banned: [],
  lateAim: DEFAULT_OPTIONS.lateAim,
  openLoot: DEFAULT_OPTIONS.openLoot,
  leftovers: DEFAULT_OPTIONS.leftovers,
  junkDealer: DEFAULT_OPTIONS.junkDealer,
  stealthy: DEFAULT_OPTIONS.stealthy,
  dictator: DEFAULT_OPTIONS.dictator,
  rulesName: '',
  pace: 'party',
  seats: 6,
  oldest: null,
  deadSeeHands: false,
  chat: true,
  godfatherCounts: 'auto',
  shortLog: 'auto',
  hideReady: false,
  locked: false,
  approval: false,
  spectators: LIMITS.spectators,
  filter: 'mild',
  hideCode: false,
};

/** Settings the host can change at any time, even during a match. */
export const HOUSE_SETTINGS = [
  'chat',
  'locked',
  'approval',
  'spectators',
  'filter',
  'hideCode',
] as const satisfies readonly (keyof Settings)[];

/** The table's settings for powers; null without powers. */
export const powerDealOf = ({
  edition,
  powers,
  banned = [],
}: Pick<Settings, 'edition' | 'powers' | 'banned'>): PowerDeal | null =>
  powers === 'none' || !hasOption(edition, 'powers') ? null : { way: powers, banned };

/** Whether an option is on: `auto` depends on the pace. */
export const isOn = (option: Switch, pace: Pace): boolean =>
  option === 'auto' ? pace === 'party' : option === 'on';

/** The settings that are rules of the game, as stored in a preset. The others belong to one table. */
const rules = v.omit(fields, [...HOUSE_SETTINGS, 'seats', 'oldest', 'rulesName']);

export const rulesOf = (settings: Settings): SettingsChange =>
  v.parse(v.object(rules.entries), settings);

/** Settings after a change. Changed rules lose their name, unless the change includes one. */
export function changedSettings(settings: Settings, change: SettingsChange): Settings {
  const changed: Settings = Object.assign({ ...settings }, change);
  const same = JSON.stringify(rulesOf(changed)) === JSON.stringify(rulesOf(settings));
  return same || change.rulesName !== undefined ? changed : { ...changed, rulesName: '' };
}

/** Fully validated rules from any source, such as a file or a link; null if invalid. */
export function readRules(value: unknown): SettingsChange | null {
  const parsed = v.safeParse(rules, value);
  return parsed.success && !Array.isArray(value) ? parsed.output : null;
}
