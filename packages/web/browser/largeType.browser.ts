import { expect, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/locales.ts';
import { outOfSight } from './checks.ts';
import { layoutSettled, openGallery, showStill } from './gallery.ts';
import { launchOptions } from './launch.ts';
import { choicesOutOfView } from './tableChecks.ts';

/** As set in the browser's own settings: unlike a style, this also affects media queries. */
const args = [...launchOptions.args, '--blink-settings=defaultFontSize=21'];
test.use({ launchOptions: { ...launchOptions, args } });

const DECISIONS = [
  'load',
  'aim',
  'aim-8',
  'courage',
  'courage-8',
  'first-courage',
  'take',
  'take-8',
  'greedy',
  'hand-load',
  'hand-aim',
  'hand-courage',
  'hand-take',
  'hand-order-8',
];
const MENUS = ['solo-menu', 'menu-open', 'replay-menu'];

test('with type of 130 % on 360 px every choice is in view and no name breaks', async ({
  page,
}) => {
  await openGallery(page);
  const faults: string[] = [];
  for (const language of LOCALES)
    for (const name of DECISIONS) {
      await showStill(page, name, language);
      await layoutSettled(page);
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('.choice-person .choice-name')]
          .filter(({ textContent }) => !textContent?.includes(' '))
          .filter((each) => each.getBoundingClientRect().height > 2 * 16)
          .map(({ textContent }) => `${textContent} breaks`),
      );
      const out = await choicesOutOfView(page);
      faults.push(...[...broken, ...out].map((fault) => `${language} ${name}: ${fault}`));
    }
  expect(faults).toEqual([]);
});

/** The lowest phone: its menu scrolls. */
const LOWEST = '320 × 568';

for (const [width, height] of [
  [360, 740],
  [360, 640],
  [320, 568],
  [740, 360],
  [640, 400],
] as const)
  test(`with type of 130 % every choice and the menu are in view on ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGallery(page);
    const faults: string[] = [];
    const menus = LOWEST === `${width} × ${height}` ? [] : MENUS;
    for (const language of ['de', 'pl'])
      for (const name of [...DECISIONS, ...menus]) {
        await showStill(page, name, language);
        await layoutSettled(page);
        const out = menus.includes(name) ? await outOfSight(page) : await choicesOutOfView(page);
        faults.push(...out.map((fault) => `${language} ${name}: ${fault}`));
      }
    expect(faults).toEqual([]);
  });
