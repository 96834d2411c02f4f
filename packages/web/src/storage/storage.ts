/** Every key this page uses in the browser's storage. */
export type StorageKey =
  | 'holdup.settings'
  | 'holdup.clockSpeed'
  | 'holdup.wishes'
  | 'holdup.match'
  | 'holdup.finished'
  | 'holdup.history'
  | 'holdup.unsettled'
  | 'holdup.me'
  | 'holdup.explained'
  | 'holdup.lessons'
  | 'holdup.seats'
  | 'holdup.shares'
  | 'holdup.device';

/** The stored value, or null. It can be anything: callers check it. Storage throws where a browser blocks it. */
export const readStored = (key: StorageKey): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value; null removes the key. Where storage is blocked or full, the page works on and remembers nothing. */
export const writeStored = (key: StorageKey, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
