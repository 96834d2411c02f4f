import { expect, type Page } from '@playwright/test';
import { createTable, join, type Someone, test } from './people.ts';
import { startTableServer, type TableServer } from './tableServer.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.stop());

/** Anna and Ben at a relaxed table with a bot, the game begun. */
const begin = async (anna: Someone, ben: Someone): Promise<string> => {
  const code = await createTable(anna, server.url, 'Anna', { pace: 'Relaxed' });
  await join(ben, `${server.url}/t/${code}`, 'Ben');
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [anna, ben])
    await expect(page.getByRole('heading', { name: 'Load a bullet' })).toBeVisible();
  return code;
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

test('another network: said calmly, back by itself, and what was chosen meanwhile arrives', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet();
  await begin(anna, ben);
  await anna.context.setOffline(true);
  await expect(anna.page.getByText('Offline. Your seat is kept')).toBeVisible();
  await anna.page.getByRole('button', { name: /^Bang!/ }).click();
  await ben.page.getByRole('button', { name: /^Click/ }).click();
  await anna.context.setOffline(false);
  await expect(anna.page.getByText('Offline. Your seat is kept')).toBeHidden();
  await expect(anna.page.getByRole('button', { name: 'Loaded: Bang!' })).toBeVisible();
  await expect(ben.page.getByRole('heading', { name: /Hold-up/ })).toBeVisible();
  expect([...anna.faults, ...ben.faults]).toEqual([]);
});

test('a locked phone: others play on, and on waking it stands where the table stands', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet();
  await begin(anna, ben);
  await anna.page.getByRole('button', { name: /^Click/ }).click();
  await hide(anna.page, true);
  await anna.context.setOffline(true);
  await ben.page.getByRole('button', { name: /^Bang!/ }).click();
  await anna.context.setOffline(false);
  await hide(anna.page, false);
  const aim = anna.page.getByRole('region', { name: /Hold-up/ });
  await expect(aim).toBeVisible();
  await aim.getByRole('button', { name: /^Ben/ }).click();
  await expect(aim.getByRole('button', { name: /^Ben/ })).toHaveAttribute('aria-pressed', 'true');
  await anna.page.getByRole('button', { name: 'What happened' }).click();
  await expect(anna.page.getByRole('dialog').getByText('Everyone has loaded.')).toBeVisible();
});
