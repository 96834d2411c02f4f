import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/plural.ts';
import {
  accessFaults,
  choicesOutOfView,
  lowLetters,
  narrowTargets,
  overflowing,
  struckByArrows,
  widthInUse,
} from './checks.ts';
import { openGallery, showStill } from './gallery.ts';
import { arcMinutes, TELEVISION } from './sizes.ts';

/** States that differ from others only in the number of seats or the cards: axe would find nothing new. */
const SAME_FOR_AXE =
  /-8$|-3$|^(first|hand|party)-(load|courage|take)$|^(party-)?reveal-(?!died)|^(give|clip|trade|reload|aim-last)$/;

/** What does not fit the screen, and targets that are too small. */
const layoutFaults = async (page: Page, name: string): Promise<readonly string[]> =>
  [...(await overflowing(page)), ...(await narrowTargets(page))].map(
    (fault) => `${name}: ${fault}`,
  );

/** axe is slow, so several browsers share the stills. */
const SHARES = 3;
for (let share = 0; share < SHARES; share++)
  test(`every screen, decision, dialog and state fits 360 px in en, has targets of 44 px and passes axe (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const [number, name] of (await openGallery(page)).entries()) {
      if (number % SHARES !== share) continue;
      await showStill(page, name);
      faults.push(...(await layoutFaults(page, name)));
      if (!SAME_FOR_AXE.test(name)) faults.push(...(await accessFaults(page, name)));
    }
    expect(faults).toEqual([]);
  });

for (const language of LOCALES.filter((each) => each !== 'en'))
  test(`every screen, decision, dialog and state fits 360 px in ${language} and has targets of 44 px`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const name of await openGallery(page)) {
      await showStill(page, name, language);
      faults.push(...(await layoutFaults(page, name)));
    }
    expect(faults).toEqual([]);
  });

test('every screen has enough contrast in light colours too; big screens stay dark, and the settings decide', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const faults: string[] = [];
  for (const name of await openGallery(page)) {
    if (SAME_FOR_AXE.test(name)) continue;
    await showStill(page, name);
    faults.push(...(await accessFaults(page, name, ['color-contrast'])));
  }
  expect(faults).toEqual([]);

  const html = page.locator('html');
  const ground = () => html.evaluate((element) => getComputedStyle(element).backgroundColor);
  await showStill(page, 'party-waiting');
  const dark = await ground();
  await showStill(page, 'settings');
  const light = await ground();
  expect(light).not.toBe(dark);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await ground()).toBe(light);
  await page.getByRole('radio', { name: 'Auto' }).check();
  expect(await ground()).toBe(dark);
});

test('at 200 % zoom nothing is cut off or scrolls sideways on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const faults: string[] = [];
  for (const name of await openGallery(page)) {
    await showStill(page, name, 'de');
    faults.push(...(await layoutFaults(page, name)));
  }
  expect(faults).toEqual([]);
});

/** The decisions of every round; the others are those of single powers and cards. */
const EVERY_ROUND = /^(load|aim|privilege|reaim|courage|take|hand)(-|$)/;

for (const [where, size] of [
  ['a phone held sideways', { width: 740, height: 360 }],
  ['a window zoomed to 200 %', { width: 640, height: 400 }],
] as const)
  test(`on ${where} all choices are in view beside the table`, async ({ page }) => {
    await page.setViewportSize(size);
    const hidden: string[] = [];
    for (const name of (await openGallery(page)).filter((each) => EVERY_ROUND.test(each))) {
      await showStill(page, name, 'de');
      hidden.push(...(await choicesOutOfView(page)).map((choice) => `${name}: ${choice}`));
    }
    expect(hidden).toEqual([]);
  });

test('with type of 130 % nothing is cut off at 360 px, and every choice can be reached', async ({
  page,
}) => {
  const faults: string[] = [];
  const stills = await openGallery(page);
  await page.addStyleTag({ content: 'html { font-size: 130% }' });
  for (const name of stills.filter((each) => !each.startsWith('party-'))) {
    await showStill(page, name, 'de');
    const hidden = EVERY_ROUND.test(name) ? await choicesOutOfView(page, true) : [];
    faults.push(...[...hidden, ...(await overflowing(page))].map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

for (const [where, size] of [
  ['upright', { width: 820, height: 1180 }],
  ['held sideways', { width: 1180, height: 820 }],
] as const)
  test(`on a tablet ${where} every choice is in view, and the game takes the width`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const faults: string[] = [];
    for (const name of (await openGallery(page)).filter((each) => EVERY_ROUND.test(each))) {
      await showStill(page, name, 'de');
      const hidden = await choicesOutOfView(page);
      const narrow = (await widthInUse(page)) < 0.85 ? ['too narrow'] : [];
      faults.push(...[...hidden, ...narrow].map((fault) => `${name}: ${fault}`));
      faults.push(...(await layoutFaults(page, name)));
    }
    expect(faults).toEqual([]);
  });

test('everything on a television can be read from four metres: capitals of 16 arc minutes, nothing beyond its edges', async ({
  page,
}) => {
  await page.setViewportSize(TELEVISION);
  const faults: string[] = [];
  for (const name of (await openGallery(page)).filter((each) => each.startsWith('party-')))
    for (const language of ['en', 'pl']) {
      await showStill(page, name, language);
      // What takes turns is looked at together.
      if (name === 'party-end-done') {
        await expect(page.locator('.awards')).toBeAttached();
        await page.addStyleTag({
          content: '.end > * { animation: none !important; visibility: visible !important }',
        });
      }
      const found = [
        ...(await lowLetters(page, arcMinutes(16))),
        ...(await overflowing(page)),
        ...(await struckByArrows(page)),
      ];
      faults.push(...found.map((fault) => `${name} ${language}: ${fault}`));
    }
  expect(faults).toEqual([]);
  await showStill(page, 'party-courage-8');
  await page
    .locator('.seat-name')
    .first()
    .evaluate((name) => {
      name.style.cssText = 'position: fixed; inset: 0';
    });
  expect(await struckByArrows(page)).not.toEqual([]);
});

test('the checks of this file find planted faults', async ({ page }) => {
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
