const executablePath = process.env.CHROMIUM_PATH;

/** How Chromium is started. `scripts/browser.ts` finds or installs it and sets CHROMIUM_PATH; without that, Playwright's own. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};
