import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const accessFaults = async (page: Page, where: string): Promise<readonly string[]> => {
  // Legacy mode runs in the page itself. The other one opens a tab for every analysis, which only pages with frames need.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  return violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html ?? ''}`);
};

/** axe finds nothing. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  expect(await accessFaults(page, where)).toEqual([]);
};

/** What is wider than the screen, texts that are cut off inside their own box, and words that stick out of their button. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FILLED = '.button, .decision, .choice, .talk-line, .segment, .chip, .panel';
    const { scrollWidth, clientWidth: width } = document.documentElement;
    const hidden = (element: Element) =>
      element.closest('.unseen, .art, svg, .log, .flights, .banner, .count, .speech') !== null;
    const wide = [...document.querySelectorAll('body *')]
      .filter((element) => !hidden(element) && element.getClientRects().length > 0)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { overflowX, display } = getComputedStyle(element);
        const cut =
          (overflowX !== 'visible' || element.matches(FILLED)) &&
          display !== 'inline' &&
          element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > width + 1 || cut;
      })
      .map(
        (element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`,
      );
    return scrollWidth > width ? [...wide, `${scrollWidth - width} px too wide`] : wide;
  });

export const expectFitting = async (page: Page, where: string): Promise<void> => {
  expect((await overflowing(page)).map((element) => `${where}: ${element}`)).toEqual([]);
};

/** What can be tapped and is less than 44 px high or wide. Nothing is left out; a field counts with its label. */
export const narrowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const TAPPED = 'button, a[href], input, select, textarea, summary, [tabindex="0"][role]';
    const visible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    return [...document.querySelectorAll(TAPPED)]
      .filter(visible)
      .map((element) => ({ element, area: element.closest('label') ?? element }))
      .filter(({ area }) => {
        const { width, height } = area.getBoundingClientRect();
        return width < LEAST || height < LEAST;
      })
      .map(({ element, area }) => {
        const { width, height } = area.getBoundingClientRect();
        return `${element.className || element.tagName} ${Math.round(width)}×${Math.round(height)} ${area.textContent?.slice(0, 30)}`;
      });
  });

/** Words, not pictures, that are smaller than a size. */
export const smallWords = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((size) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('.unseen, svg, script, style')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const px = Number.parseFloat(getComputedStyle(element).fontSize);
      if (px < size) small.add(`${element.className || element.tagName} ${px} px ${text}`);
    }
    return [...small];
  }, least);
