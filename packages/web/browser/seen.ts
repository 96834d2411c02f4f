import type { Page } from '@playwright/test';

/** Something that appeared on a page: when, and which part of the window it filled. */
export type Sight = { readonly at: number; readonly filled: number };

/** Notes from now on whenever a new element appears that fits the selector. All pages of a test share one clock. */
export const watchFor = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const seen: Sight[] = [];
    const known = new WeakSet<Element>();
    Object.assign(globalThis, { seen });
    const look = (): void => {
      const found = [...document.querySelectorAll(wanted)];
      for (const element of found) {
        if (known.has(element)) continue;
        known.add(element);
        const { width, height } = element.getBoundingClientRect();
        seen.push({ at: Date.now(), filled: (width * height) / (innerWidth * innerHeight) });
      }
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class'],
    });
  }, selector);

export const sightsOf = (page: Page): Promise<readonly Sight[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as readonly Sight[]);
