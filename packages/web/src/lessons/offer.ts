import { readStored, type StorageKey, writeStored } from '../storage/storage.ts';

/** Storage left by a returning player. */
const TRACES: readonly StorageKey[] = [
  'holdup.lessons',
  'holdup.wishes',
  'holdup.match',
  'holdup.finished',
  'holdup.explained',
  'holdup.me',
  'holdup.seats',
];

/** Whether the front page offers the lessons: to new players who have neither taken nor declined them. */
export const offersLessons = (): boolean => TRACES.every((key) => readStored(key) === null);

/** Never offers them again. */
export const endOffer = (): void => writeStored('holdup.lessons', {});
