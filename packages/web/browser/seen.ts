import { expect, type Page } from '@playwright/test';

/** Something that appeared on a page: when, and which part of the window it filled. */
type Appearance = { readonly at: number; readonly filled: number };

/** Notes from now on whenever a new element appears that fits the selector. All pages of a test share one clock. */
export const watchFor = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const seen: Appearance[] = [];
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

export const appearancesOf = (page: Page): Promise<readonly Appearance[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'seen') as readonly Appearance[]);

/** Waits for the end of a count: three, two, one. Numbers change too quickly for polling. */
export const seesCount = async (page: Page): Promise<void> => {
  const seen = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        let numbers = '';
        const watcher = new MutationObserver(() => {
          const shown = document.querySelector('.count-number')?.textContent ?? '';
          if (shown !== '' && !numbers.endsWith(shown)) numbers += shown;
          if (!numbers.endsWith('1')) return;
          watcher.disconnect();
          resolve(numbers);
        });
        watcher.observe(document.body, { subtree: true, childList: true });
      }),
  );
  expect(seen).toMatch(/1$/);
};
