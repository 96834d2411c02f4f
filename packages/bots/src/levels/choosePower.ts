import type { PowerName } from '@holdup/engine';
import type { Level } from '../names/names.ts';

/**
 * How often each power wins among six sharks with powers at random, in percent: the first table of docs/balance.md. A power
 * that was never measured counts as average.
 */
export const POWER_WINS: Readonly<Partial<Record<PowerName, number>>> = {
  hustler: 26,
  luckyMan: 21.4,
  vulture: 19,
  dictator: 18.3,
  junkDealer: 17.5,
  greedy: 17.2,
  unbreakable: 17.1,
  professional: 17,
  stealthy: 16.7,
  cute: 15.8,
  collector: 15.4,
  goodFriend: 13.8,
  doctor: 13.8,
  kid: 12.8,
  cunning: 12.7,
  smart: 12.4,
};

/** The fair share at a table of six. */
const FAIR_SHARE = 100 / 6;

const winsOf = (power: PowerName): number => POWER_WINS[power] ?? FAIR_SHARE;

/**
 * The power that a bot of this level picks from those offered. Rookies don't know what powers are
 * worth and take the first.
 */
export function choosePower(level: Level, offered: readonly PowerName[]): PowerName | undefined {
  if (level === 'rookie') return offered[0];
  return offered.toSorted((a, b) => winsOf(b) - winsOf(a))[0];
}
