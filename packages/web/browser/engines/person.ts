import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Size, Tab } from './engine.ts';
import { EMPTY_PAGE, FAULTS } from './recordedPage.ts';

const PATIENCE_MS = 60_000;
const POLL_MS = 100;

/** A player with a browser, as journeys use it. */
export interface Person {
  readonly tab: Tab;
  readonly open: (path: string) => Promise<void>;
  /** Waits until a function in the page returns null instead of what is missing. */
  readonly until: (missing: () => string | null | Promise<string | null>) => Promise<void>;
  /** Waits until an element with this text is there and can be seen. */
  readonly see: (selector: string, text?: string, patience?: number) => Promise<void>;
  /** Waits for it, and clicks in its middle as a person would. */
  readonly press: (selector: string, text?: string) => Promise<void>;
  readonly picture: (name: string) => Promise<void>;
  readonly faults: () => Promise<readonly string[]>;
}

type Wish = {
  readonly engine: Engine;
  readonly url: string;
  readonly size: Size;
  readonly settings: object;
  readonly pictures: string;
};

/** Runs in the page: the middle of an element that is at rest and not covered, or why there is none. */
const middleOf = async (
  selector: string,
  text: string,
  scroll: boolean,
): Promise<{ x: number; y: number } | string> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.textContent?.includes(text) && each.getClientRects().length > 0,
  );
  if (element === undefined) return 'is not there';
  if (!scroll) return { x: 0, y: 0 };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = element.getBoundingClientRect();
  await frame();
  const { left, top, width, height } = element.getBoundingClientRect();
  if (before.left !== left || before.top !== top) return 'is moving';
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  if (hit === null || !(element.contains(hit) || hit.contains(element)))
    return `is covered by ${hit?.outerHTML.slice(0, 120)}`;
  return { x, y };
};

/** Runs in the page: resolves when all finite animations have ended. */
const comeToRest = async (): Promise<void> => {
  const once = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(once.map(({ finished }) => finished));
};

/** Polls until the result is no longer a reason to wait. */
const poll = async <T>(look: () => Promise<T | string>, patience = PATIENCE_MS): Promise<T> => {
  const until = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (typeof found !== 'string') return found;
    if (performance.now() > until) throw new Error(found);
    await sleep(POLL_MS);
  }
};

const find = (tab: Tab, selector: string, text: string, scroll: boolean, patience?: number) =>
  poll(async () => {
    const found = await tab.run(middleOf, selector, text, scroll);
    return typeof found === 'string' ? `${selector} “${text}” ${found}` : found;
  }, patience);

export const meet = async ({ engine, url, size, settings, pictures }: Wish): Promise<Person> => {
  const tab = await engine.newTab(size);
  await tab.open(`${url}${EMPTY_PAGE}`);
  await tab.run(
    (chosen) => localStorage.setItem('holdup.settings', chosen),
    JSON.stringify(settings),
  );
  return {
    tab,
    open: (to) => tab.open(`${url}${to}`),
    until: async (missing) => {
      await poll(() => tab.run(missing));
    },
    see: async (selector, text = '', patience = PATIENCE_MS) => {
      await find(tab, selector, text, false, patience);
    },
    press: async (selector, text = '') => {
      const { x, y } = await find(tab, selector, text, true);
      await tab.clickAt(x, y);
    },
    picture: async (name) => {
      await tab.run(comeToRest);
      writeFileSync(path.join(pictures, `${engine.name}-${name}.png`), await tab.picture());
    },
    faults: () => tab.run((key): string[] => JSON.parse(localStorage.getItem(key) ?? '[]'), FAULTS),
  };
};
