import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { realTimeUrl } from './addresses.ts';
import { beginRelaxed, type Someone, test } from './people.ts';

/**
 * A network that can be cut. Chromium keeps open WebSockets when it goes offline, so they are closed as well, and new ones
 * fail until the network is back.
 */
const cuttable = async ({ page, context }: Someone) => {
  let down = false;
  let cuts = 0;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/ws(?:\?|$)/, (wire) => {
    if (down) {
      void wire.close();
      return;
    }
    const server = wire.connectToServer();
    open.add(wire);
    wire.onClose((code, reason) => {
      open.delete(wire);
      void server.close({
        ...(code === undefined ? {} : { code }),
        ...(reason === undefined ? {} : { reason }),
      });
    });
  });
  return {
    cuts: () => cuts,
    cut: async (): Promise<void> => {
      down = true;
      await context.setOffline(true);
      for (const wire of open) {
        await wire.close();
        cuts += 1;
      }
      open.clear();
    },
    mend: async (): Promise<void> => {
      down = false;
      await context.setOffline(false);
    },
  };
};

/** What a locked phone does to a page: hidden, its timers asleep, its connection cut by the system. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((on) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (on ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

// A network that goes while the client tries to connect again: Chromium says so.
test.use({ allowed: /WebSocket is closed before the connection is established/ });

test('a client that loses its network says so, reconnects by itself and then sends the choice made offline', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet();
  const network = await cuttable(anna);
  await beginRelaxed(realTimeUrl(), anna, ben);
  await network.cut();
  expect(network.cuts()).toBe(1);
  await expect(anna.page.getByText('Offline. We’re holding your seat')).toBeVisible();
  await anna.page.getByRole('button', { name: /^Bang!/ }).click();
  await ben.page.getByRole('button', { name: /^Click/ }).click();
  await expect(ben.page.getByText(/You can still change your mind/)).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: /Hold-up/ })).toHaveCount(0);
  await network.mend();
  await expect(anna.page.getByText('Offline. We’re holding your seat')).toBeHidden();
  await expect(anna.page.getByRole('button', { name: 'Loaded: Bang!' })).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: /Hold-up/ })).toBeVisible();
});

test('the others play on while a phone is locked, and on waking it shows the current decision', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet();
  const network = await cuttable(anna);
  await beginRelaxed(realTimeUrl(), anna, ben);
  await anna.page.getByRole('button', { name: /^Click/ }).click();
  await hide(anna.page, true);
  await network.cut();
  expect(network.cuts()).toBe(1);
  await ben.page.getByRole('button', { name: /^Bang!/ }).click();
  await expect(ben.page.getByRole('heading', { name: /Hold-up/ })).toBeVisible();
  await network.mend();
  await hide(anna.page, false);
  const aim = anna.page.getByRole('region', { name: /Hold-up/ });
  await expect(aim).toBeVisible();
  await aim.getByRole('button', { name: /^Ben/ }).click();
  await expect(aim.getByRole('button', { name: /^Ben/ })).toHaveAttribute('aria-pressed', 'true');
});
