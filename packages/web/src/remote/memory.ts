import { CHARACTERS, type CharacterId } from '../art/index.ts';

/** What this browser keeps for playing together: who we are, and the keys to our seats. */
const ME = 'holdup.me';
const SEATS = 'holdup.seats';
/** Keys of so many tables are kept; the oldest ones go. */
const KEPT = 20;

export type Me = { readonly name: string; readonly character: CharacterId | null };
type Keys = readonly { readonly code: string; readonly token: string }[];

/** Storage throws where a browser blocks it, and holds whatever somebody put there. */
const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const rememberedMe = (): Me => {
  const stored = read(ME);
  if (!isRecord(stored)) return { name: '', character: null };
  return {
    name: typeof stored.name === 'string' ? stored.name : '',
    character: CHARACTERS.find(({ id }) => id === stored.character)?.id ?? null,
  };
};

export const rememberMe = (me: Me): void => write(ME, me);

const keys = (): Keys => {
  const stored = read(SEATS);
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (entry) => isRecord(entry) && typeof entry.code === 'string' && typeof entry.token === 'string',
  );
};

export const seatKey = (code: string): string | null =>
  keys().find((entry) => entry.code === code)?.token ?? null;

export const forgetSeat = (code: string): void =>
  write(
    SEATS,
    keys().filter((entry) => entry.code !== code),
  );

export const keepSeat = (code: string, token: string): void =>
  write(SEATS, [{ code, token }, ...keys().filter((entry) => entry.code !== code)].slice(0, KEPT));
