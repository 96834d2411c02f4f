import { expect, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/locales.ts';
import { choicesOutOfView } from './checks.ts';
import { openGallery, showStill } from './gallery.ts';
import { launchOptions } from './launch.ts';

/** As readers set it in their browser: unlike a style, this also counts in media queries. */
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
];

test('with type of 130 % on 360 px every choice is in view and no name breaks', async ({
  page,
}) => {
  await openGallery(page);
  const faults: string[] = [];
  for (const language of LOCALES)
    for (const name of DECISIONS) {
      await showStill(page, name, language);
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
