import { expect } from '@playwright/test';
import { pageFolder } from './addresses.ts';
import { importFinishedMatch } from './finishedMatch.ts';
import { BASE_PATH, startNginx } from './nginx.ts';
import { test as base, join, openOnScreen } from './people.ts';
import { TV } from './sizes.ts';
import { startTableServer } from './tableServer.ts';

/** A server below a path of a site with TLS. */
const test = base.extend<{ site: { readonly url: string; readonly database: string } }>({
  site: async ({ allowed: _ }, use) => {
    const server = await startTableServer({
      page: pageFolder(),
      settings: { HOLDUP_BASE_PATH: BASE_PATH, HOLDUP_TRUST_PROXY: 'on' },
    });
    const nginx = await startNginx(server.url);
    await use({ url: nginx.url, database: server.database });
    await nginx.stop();
    await server.stop();
  },
});

test.use({
  serviceWorkers: 'allow',
  // The proxy's certificate is our own. An exception for a context alone would not hold for service workers.
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--ignore-certificate-errors'],
      }),
    { scope: 'worker' },
  ],
});

test('behind nginx with TLS, below a path: a TV, a phone, a replay, and the page without a network', async ({
  site: { url, database },
  meet,
}) => {
  const tv = await meet({ viewport: TV });
  const code = await openOnScreen(tv, `${url}/`);
  await expect(tv.page.locator('.party-address')).toContainText(`${url.replace('https://', '')} `);

  const anna = await meet();
  await join(anna, `${url}/t/${code}`, 'Anna');
  await expect(tv.page.getByText('Anna').first()).toBeVisible();
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  const bullet = anna.page.locator('.prompt .choice').first();
  await bullet.click();
  await expect(bullet).toHaveAttribute('aria-pressed', 'true');

  const match = importFinishedMatch(database, ['Ada', 'Bo', 'Cy']);
  const ben = await meet();
  await ben.page.goto(`${url}/m/${match}`);
  await expect(ben.page.getByText(/^Yes\./)).toBeVisible();
  await ben.page.getByRole('button', { name: 'Watch the replay' }).click();
  await expect(ben.page).toHaveURL(`${url}/replay`);
  await expect(ben.page.locator('.seat')).toHaveCount(3);

  const worker = await ben.page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready;
    if (active !== null && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve));
    return { script: active?.scriptURL, scope };
  });
  expect(worker).toEqual({ script: `${url}/sw.js`, scope: `${url}/` });
  await ben.context.setOffline(true);
  await ben.page.goto(`${url}/settings`);
  await expect(ben.page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
