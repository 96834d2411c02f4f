import type { BrowserContext, Page } from '@playwright/test';

/**
 * Pages are laid out, styled and animated as ever, but nothing is painted, which would take a quarter of the work: no test
 * looks at pixels. A page that can't be seen can be clicked, and counts as visible for Playwright. axe, which goes by
 * opacity, makes it visible while it looks (`checks.ts`).
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
