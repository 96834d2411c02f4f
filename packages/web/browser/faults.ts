import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { withoutPainting } from './painting.ts';

/** Matches nothing. */
const NOTHING = /(?!)/;
/** A navigation or a closed page aborts its pending requests, which is not a fault. */
const STOPPED = /net::ERR_ABORTED/;
/** Playwright's warning in tests that block the service worker. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

const followPage = (page: Page, note: (fault: string) => void): void => {
  page.on('pageerror', ({ message }) => note(`error: ${message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== NO_WORKER)
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (!STOPPED.test(why)) note(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
};

/** Collects what goes wrong in any page of a browser: errors, rejections, console warnings, failed requests. */
export const watchFaults = (context: BrowserContext, allowed: RegExp): readonly string[] => {
  const faults: string[] = [];
  const note = (fault: string): void => {
    if (!allowed.test(fault)) faults.push(fault);
  };
  for (const page of context.pages()) followPage(page, note);
  context.on('page', (page) => followPage(page, note));
  return faults;
};

type Watched = {
  /** Faults that a test causes itself, such as a lost network. */
  allowed: RegExp;
  faultless: undefined;
};

/** Fails every test in whose pages something went wrong. */
export const test = base.extend<Watched>({
  allowed: [NOTHING, { option: true }],
  faultless: [
    async ({ context, allowed }, use) => {
      const faults = watchFaults(context, allowed);
      await withoutPainting(context);
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
