import type { PowerName } from '@holdup/engine';
import type { Level } from '../names/names.ts';

/**
 * How often each power wins among six sharks with powers at random, in percent: the first table of docs/balance.md. A power
 * that was never measured counts as average.
 */
export const POWER_WINS: Readonly<Partial<Record<PowerName, number>>> = {
  luckyMan: 22.7,
  hustler: 22.5,
  junkDealer: 19.5,
  dictator: 18.9,
  greedy: 18.4,
  professional: 17.9,
  collector: 17.2,
  unbreakable: 16.6,
  stealthy: 16.5,
  vulture: 16.1,
  kid: 14.6,
  cute: 14.4,
  smart: 13.7,
  goodFriend: 13.7,
  doctor: 12.6,
  cunning: 11.3,
};

/** What everybody wins at a table of six. */
const FAIR_SHARE = 100 / 6;

const winsOf = (power: PowerName): number => POWER_WINS[power] ?? FAIR_SHARE;

/** The power that a bot of this level keeps of those offered. Rookies don't know what powers are worth and take the first. */
export function choosePower(level: Level, offered: readonly PowerName[]): PowerName | undefined {
  if (level === 'rookie') return offered[0];
  return offered.toSorted((a, b) => winsOf(b) - winsOf(a))[0];
}
