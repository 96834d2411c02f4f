import type { Store } from '../src/store/store.ts';

/** A database that fails on demand. */
export interface FaultyStore {
  readonly wrap: (store: Store) => Store;
  /** Appends are refused. */
  failAppends: boolean;
  /** Appends are written, and then the answer is lost. */
  loseAnswers: boolean;
  failReads: boolean;
  failPulse: boolean;
  /** How often an append was tried. */
  appends: number;
}

export function faultyStore(): FaultyStore {
  const away = () => Promise.reject(new Error('database: the disk is full'));
  const faulty: FaultyStore = {
    failAppends: false,
    loseAnswers: false,
    failReads: false,
    failPulse: false,
    appends: 0,
    wrap: (store) => ({
      ...store,
      async append(row) {
        faulty.appends++;
        if (faulty.failAppends) return away();
        const outcome = await store.append(row);
        return faulty.loseAnswers ? away() : outcome;
      },
      readLog: (code, after) => (faulty.failReads ? away() : store.readLog(code, after)),
      load: (code, at) => (faulty.failReads ? away() : store.load(code, at)),
      pulse: (at, gap) => (faulty.failPulse ? away() : store.pulse(at, gap)),
    }),
  };
  return faulty;
}
