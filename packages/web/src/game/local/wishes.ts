import { isRecord, readStored, writeStored } from '../../storage/storage.ts';
import { DEFAULT_WISHES, TOUGHNESS, type Wishes } from './setup.ts';

const isUsable = ({ toughness, opponents }: Wishes): boolean =>
  TOUGHNESS.includes(toughness) && Number.isInteger(opponents) && opponents >= 2 && opponents <= 7;

/** The options of the last game against bots, offered again. */
export const keptWishes = (): Wishes => {
  const stored = readStored('holdup.wishes');
  const wishes = { ...DEFAULT_WISHES, ...(isRecord(stored) ? stored : {}) };
  return isUsable(wishes) ? wishes : DEFAULT_WISHES;
};

export const keepWishes = (wishes: Wishes): void => writeStored('holdup.wishes', wishes);
