import { expect, test } from '@playwright/test';
import { accessFaults, contrastFaults, lowLetters, narrowTargets, overflowing } from './checks.ts';
import { openGallery, showStill } from './gallery.ts';

test('the checks find planted faults', async ({ page }) => {
  await openGallery(page);
  await showStill(page, 'home');
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        '<button style="width:20px"></button><p style="width:900px;font-size:7px">wide</p>' +
          '<svg viewBox="0 0 4 4" width="8"><text font-size="4">tiny</text></svg>',
      );
  });
  expect(await overflowing(page)).toContain('P. wide');
  expect((await narrowTargets(page)).join()).toContain('BUTTON 20×');
  expect(await lowLetters(page, 6)).toEqual(['P 4.9 px wide', 'text 5.6 px tiny']);
  expect((await accessFaults(page, 'home')).join()).toContain('button-name');
});

test('the contrast check finds faint text in new colours, and checks each kind of text once', async ({
  page,
}) => {
  await openGallery(page);
  await showStill(page, 'home');
  const plant = (style: string) =>
    page.evaluate(
      (css) =>
        document
          .querySelector('main')
          ?.insertAdjacentHTML('beforeend', `<p style="${css}">faint</p>`),
      style,
    );
  expect(await contrastFaults(page, 'home')).toEqual([]);
  await plant('color: #777; background: #888');
  expect((await contrastFaults(page, 'home')).join()).toContain('color-contrast <p');
  expect(await contrastFaults(page, 'home')).toEqual([]);
  await plant('color: #777; background: #666');
  expect((await contrastFaults(page, 'home')).join()).toContain('color-contrast <p');
  await page.emulateMedia({ colorScheme: 'light' });
  await plant('color: #fff');
  expect((await contrastFaults(page, 'home')).join()).toContain('color-contrast <p');
});
