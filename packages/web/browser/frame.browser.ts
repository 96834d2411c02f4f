import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { pageFolder } from './addresses.ts';
import { importFinishedMatch } from './finishedMatch.ts';
import { test as base, createTable } from './people.ts';
import { startTableServer, type TableServer } from './tableServer.ts';

/** A site of another origin, whose pages frame the address that their own address names. */
const startSite = async () => {
  const server = createServer((request, response) => {
    const framed = decodeURIComponent(request.url?.slice(2) ?? '');
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>Blog</title><link rel="icon" href="data:,"><iframe src="${framed}" width="360" height="640" allow="screen-wake-lock"></iframe>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const test = base.extend<{ game: TableServer; site: string }>({
  site: async ({ allowed: _ }, use) => {
    const site = await startSite();
    await use(site.origin);
    site.close();
  },
  game: async ({ site }, use) => {
    const server = await startTableServer({
      page: pageFolder(),
      settings: { HOLDUP_FRAME_ANCESTORS: site },
    });
    await use(server);
    await server.stop();
  },
});

test.use({
  allowed: /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_BLOCKED_BY_RESPONSE|frame-ancestors/,
});

test('another site frames a replay and a table without storage; a seat there outlives a restart of the server', async ({
  site,
  game,
  meet,
}) => {
  const reader = await meet();
  await reader.context.addInitScript(() => {
    if (self === top) return;
    const blocked = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: blocked });
  });
  const { page } = reader;
  const frame = page.frameLocator('iframe');
  const open = (path: string) => page.goto(`${site}/?${encodeURIComponent(game.url + path)}`);

  const match = importFinishedMatch(game.database, ['Ada', 'Bo', 'Cy']);
  await open(`/m/${match}/embed`);
  await expect(frame.locator('.seat')).toHaveCount(3);
  const position = frame.getByRole('slider', { name: 'Position' });
  await frame.getByRole('button', { name: 'Next step' }).click();
  await expect(position).not.toHaveValue('0');
  await expect(frame.getByRole('button', { name: 'Close the replay' })).toHaveCount(0);

  const anna = await meet();
  const code = await createTable(anna, game.url, 'Anna', { pace: 'Relaxed' });
  await open(`/t/${code}`);
  await frame.getByLabel('Your name').fill('Ben');
  await frame.getByRole('button', { name: 'Sit down' }).click();
  await expect(anna.page.getByText('Ben').first()).toBeVisible();
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  await expect(frame.locator('.prompt .choice')).toHaveCount(2);
  await game.crash();
  await game.restart();
  await frame.locator('.prompt .choice').first().click();
  await expect(frame.locator('.prompt .choice').first()).toHaveAttribute('aria-pressed', 'true');

  await open('/settings');
  await expect(frame.getByRole('heading', { name: 'Settings' })).toHaveCount(0);
});
