import type { PowerName } from '@holdup/engine';
import type { Level } from '../names/names.ts';

/**
 * How often each power wins among six sharks with powers at random, in percent: the first table of docs/balance.md. A power
 * that was never measured counts as average.
 */
export const POWER_WINS: Readonly<Partial<Record<PowerName, number>>> = {
  greedy: 22.2,
  luckyMan: 21.8,
  junkDealer: 19.1,
  vulture: 18.9,
  collector: 18.2,
  hustler: 17.6,
  unbreakable: 17.3,
  stealthy: 17.2,
  dictator: 16.8,
  cute: 15.6,
  kid: 15.2,
  smart: 14.1,
  cunning: 14.0,
  professional: 13.7,
  goodFriend: 13.1,
  doctor: 12.0,
};

/** What everybody wins at a table of six. */
const FAIR_SHARE = 100 / 6;

const winsOf = (power: PowerName): number => POWER_WINS[power] ?? FAIR_SHARE;

/** The power that a bot of this level keeps of those offered. Rookies don't know what powers are worth and take the first. */
export function choosePower(level: Level, offered: readonly PowerName[]): PowerName | undefined {
  if (level === 'rookie') return offered[0];
  return offered.toSorted((a, b) => winsOf(b) - winsOf(a))[0];
}
