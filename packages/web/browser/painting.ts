import type { BrowserContext, Page } from '@playwright/test';

/**
 * Pages are laid out, styled and animated as usual, but not painted, which would take a quarter of the work: no test
 * looks at pixels. A page that can't be seen can still be clicked, and Playwright considers it visible. axe takes
 * opacity into account, so it runs on a visible page (`checks.ts`).
 */
export const withoutPainting = (where: BrowserContext | Page): Promise<unknown> =>
  where.addInitScript(() => {
    const hide = (): void => {
      document.documentElement.style.opacity = '0';
    };
    if (document.documentElement !== null) hide();
    else
      new MutationObserver((_, watcher) => {
        watcher.disconnect();
        hide();
      }).observe(document, { childList: true });
  });
