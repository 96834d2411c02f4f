import { CHARACTERS, LEVELS, LINES } from '@holdup/bots';

export type { Character, Level, Line } from '@holdup/bots';
export { CHARACTERS, LEVELS, LINES };

export const REACTIONS = [
  'laugh',
  'cry',
  'angry',
  'scared',
  'cool',
  'love',
  'money',
  'clap',
] as const;
export type Reaction = (typeof REACTIONS)[number];

export const PACES = ['party', 'relaxed', 'untimed'] as const;
export type Pace = (typeof PACES)[number];

/** An option that depends on the pace of the table unless it is set: `auto` is on at party pace. */
export const SWITCHES = ['auto', 'on', 'off'] as const;
export type Switch = (typeof SWITCHES)[number];

/** How much of what players write is filtered: nothing, the worst insults, or every swear word. */
export const FILTERS = ['off', 'mild', 'strict'] as const;
export type Filter = (typeof FILTERS)[number];

/** What a report to the server's operator is about. */
export const REPORT_REASONS = ['name', 'chat', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
