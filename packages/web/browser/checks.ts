import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html ?? ''}`);
  expect(found).toEqual([]);
};

/** Nothing wider than the screen, and no text cut off inside its own box. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const hidden = (element: Element) =>
      element.closest('.unseen, .art, svg, .log, .flights, .banner, .count, .speech') !== null;
    return [...document.querySelectorAll('body *')]
      .filter((element) => !hidden(element) && element.getClientRects().length > 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { overflowX, display } = getComputedStyle(element);
        const cut =
          overflowX !== 'visible' &&
          display !== 'inline' &&
          element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > width + 1 || cut;
      })
      .map(
        (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`,
      );
  });

export const expectFitting = async (page: Page, where: string): Promise<void> => {
  expect((await overflowing(page)).map((element) => `${where}: ${element}`)).toEqual([]);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond, where).toBeLessThanOrEqual(0);
};
