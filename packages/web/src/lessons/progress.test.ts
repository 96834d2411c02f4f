import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorageKey } from '../storage/storage.ts';
import { endOffer, offersLessons } from './offer.ts';

const store = new Map<string, string>();
const stored = (key: StorageKey): string | undefined => store.get(key);

beforeEach(() => {
  store.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Simulates reopening the page: its state comes from storage. */
const open = () => import('./progress.ts');

describe('the progress in the lessons', () => {
  it('survives a reload: the lessons taken, and the step of the one under way', async () => {
    const first = await open();
    first.keepStep('/lessons/tutorial/courage', 1);
    first.keepTaken('/lessons/tutorial/load');
    first.keepStep('/lessons/tutorial/courage', 1);
    vi.resetModules();
    const again = await open();
    expect(again.isTaken('/lessons/tutorial/load')).toBe(true);
    expect(again.isTaken('/lessons/tutorial/courage')).toBe(false);
    expect(again.lessonUnderWay()).toBe('/lessons/tutorial/courage');
    expect(again.stepOf('/lessons/tutorial/courage')).toBe(1);
    expect(again.stepOf('/lessons/tutorial/share')).toBe(0);
  });

  it('ends a lesson that was taken, and counts it once', async () => {
    const { keepStep, keepTaken, lessonUnderWay } = await open();
    keepStep('/lessons/tutorial/load', 0);
    keepTaken('/lessons/tutorial/load');
    keepTaken('/lessons/tutorial/load');
    expect(lessonUnderWay()).toBeNull();
    expect(JSON.parse(stored('holdup.lessons') ?? '').taken).toEqual(['/lessons/tutorial/load']);
  });

  it.each(['{', '7', '{"taken": "all", "at": {"path": 3}}', '{"at": []}'])(
    'starts anew where the device stores nonsense: %s',
    async (text) => {
      store.set('holdup.lessons', text);
      const { isTaken, lessonUnderWay } = await open();
      expect(isTaken('/lessons/tutorial/load')).toBe(false);
      expect(lessonUnderWay()).toBeNull();
    },
  );
});

describe('the offer on the front page', () => {
  it('is made to newcomers until they accept or decline it', () => {
    expect(offersLessons()).toBe(true);
    endOffer();
    expect(offersLessons()).toBe(false);
  });

  it('is not made to anybody who has played here or opened a lesson', async () => {
    store.set('holdup.settings', '{"language":"de"}');
    expect(offersLessons()).toBe(true);
    store.set('holdup.finished', '[]');
    expect(offersLessons()).toBe(false);
    store.clear();
    (await open()).keepStep('/lessons/tutorial/load', 0);
    expect(offersLessons()).toBe(false);
  });
});
