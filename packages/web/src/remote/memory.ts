import { isRecord } from '@holdup/engine';
import { readShare, type Share } from '@holdup/protocol';
import { CHARACTERS, type CharacterId } from '../art/index.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { randomHex } from './randomHex.ts';

/** The tokens of this many tables are kept; the oldest ones go. */
const KEPT = 20;

type Me = { readonly name: string; readonly character: CharacterId | null };
export type SeatToken = { readonly code: string; readonly token: string };

/** Name and character that this browser used last. */
export const rememberedMe = (): Me => {
  const stored = readStored('holdup.me');
  if (!isRecord(stored)) return { name: '', character: null };
  return {
    name: typeof stored.name === 'string' ? stored.name : '',
    character: CHARACTERS.find(({ id }) => id === stored.character)?.id ?? null,
  };
};

export const rememberMe = (me: Me): void => writeStored('holdup.me', me);

const isSeatToken = (value: unknown): value is SeatToken =>
  isRecord(value) && typeof value.code === 'string' && typeof value.token === 'string';

const seatTokens = (): readonly SeatToken[] => {
  const stored = readStored('holdup.seats');
  return Array.isArray(stored) ? stored.filter(isSeatToken) : [];
};

const otherTokens = (code: string): readonly SeatToken[] =>
  seatTokens().filter((entry) => entry.code !== code);

/** The secret that lets this browser take its seat at a table again. */
export const seatToken = (code: string): string | null =>
  seatTokens().find((entry) => entry.code === code)?.token ?? null;

export const forgetSeat = (code: string): void => writeStored('holdup.seats', otherTokens(code));

export const keepSeat = (code: string, token: string): void =>
  writeStored('holdup.seats', [{ code, token }, ...otherTokens(code)].slice(0, KEPT));

const DEVICE = /^[0-9a-f]{32}$/;

/** The number by which a table knows this browser again; it is drawn at random and says nothing else. */
export const deviceNumber = (): string => {
  const stored = readStored('holdup.device');
  if (typeof stored === 'string' && DEVICE.test(stored)) return stored;
  const drawn = randomHex();
  writeStored('holdup.device', drawn);
  return drawn;
};

const shares = (): readonly Share[] => {
  const stored = readStored('holdup.shares');
  return Array.isArray(stored) ? stored.flatMap((each) => readShare(each) ?? []) : [];
};

/** Our part in shuffles: what the record of a match is checked against. */
export const keptShares = {
  read: (commitment: string): Share | null =>
    shares().find((share) => share.commitment === commitment) ?? null,
  write: (share: Share): void => {
    const others = shares().filter(({ commitment }) => commitment !== share.commitment);
    writeStored('holdup.shares', [share, ...others].slice(0, KEPT));
  },
  ofMatch: (match: string): Share | undefined => shares().find((share) => share.match === match),
};
