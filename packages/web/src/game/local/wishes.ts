import {
  isRecord,
  MAX_SEATS,
  MIN_SEATS,
  MOST_BANNED,
  POWER_NAMES,
  POWER_WAYS,
} from '@holdup/engine';
import { readStored, writeStored } from '../../storage/storage.ts';
import { DEFAULT_WISHES, TOUGHNESS, type Wishes } from './setup.ts';

const isUsable = ({ toughness, opponents, way, banned }: Wishes): boolean =>
  POWER_WAYS.includes(way) &&
  Array.isArray(banned) &&
  banned.length <= MOST_BANNED &&
  banned.every((power) => POWER_NAMES.includes(power)) &&
  TOUGHNESS.includes(toughness) &&
  Number.isInteger(opponents) &&
  opponents >= MIN_SEATS - 1 &&
  opponents <= MAX_SEATS - 1;

/** The options of the last game against bots, offered again. */
export const keptWishes = (): Wishes => {
  const stored = readStored('holdup.wishes');
  const wishes = { ...DEFAULT_WISHES, ...(isRecord(stored) ? stored : {}) };
  return isUsable(wishes) ? wishes : DEFAULT_WISHES;
};

export const keepWishes = (wishes: Wishes): void => writeStored('holdup.wishes', wishes);
