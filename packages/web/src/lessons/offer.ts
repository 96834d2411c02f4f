import { readStored, type StorageKey, writeStored } from '../storage/storage.ts';

/** What anybody who has played here before has left behind. */
const TRACES: readonly StorageKey[] = [
  'holdup.lessons',
  'holdup.wishes',
  'holdup.match',
  'holdup.finished',
  'holdup.explained',
  'holdup.me',
  'holdup.seats',
];

/** Whether the front page offers the lessons: to somebody new, who has neither taken nor declined them. */
export const offersLessons = (): boolean => TRACES.every((key) => readStored(key) === null);

/** Never offers them again. */
export const endOffer = (): void => writeStored('holdup.lessons', {});
