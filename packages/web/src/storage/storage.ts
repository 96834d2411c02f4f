/** Every key this page uses in the browser's storage. */
export type StorageKey =
  | 'holdup.settings'
  | 'holdup.clockSpeed'
  | 'holdup.wishes'
  | 'holdup.match'
  | 'holdup.finished'
  | 'holdup.history'
  | 'holdup.presets'
  | 'holdup.unsettled'
  | 'holdup.me'
  | 'holdup.explained'
  | 'holdup.lessons'
  | 'holdup.seats'
  | 'holdup.shares'
  | 'holdup.device';

/** What could not be stored: browsers block storage, for a page in another site's frame for instance, and it can be full. */
const unstored = new Map<StorageKey, unknown>();

/** The stored value, or null. It can be anything: callers check it. */
export const readStored = (key: StorageKey): unknown => {
  if (unstored.has(key)) return unstored.get(key);
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Stores a value; null removes the key. Where storage is blocked or full, it is kept until the page is closed. */
export const writeStored = (key: StorageKey, value: unknown): void => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
};
