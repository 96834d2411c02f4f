import { DEFAULT_WISHES, TOUGHNESS, type Wishes } from './setup.ts';

/** What was wished for last time is offered again. */
const KEY = 'holdup.wishes';

const sensible = (wishes: Wishes): boolean =>
  TOUGHNESS.includes(wishes.toughness) &&
  Number.isInteger(wishes.opponents) &&
  wishes.opponents >= 2 &&
  wishes.opponents <= 7;

export const keptWishes = (): Wishes => {
  try {
    const kept: Partial<Wishes> | null = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const wishes = { ...DEFAULT_WISHES, ...kept };
    return sensible(wishes) ? wishes : DEFAULT_WISHES;
  } catch {
    return DEFAULT_WISHES;
  }
};

export const keepWishes = (wishes: Wishes): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    return;
  }
};
