import { expect, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/plural.ts';
import { accessFaults, lowLetters, narrowTargets, overflowing, struckByArrows } from './checks.ts';
import { openGallery, showStill } from './gallery.ts';
import { arcMinutes, TELEVISION } from './sizes.ts';

/** More seats and other cards of what is looked at anyway: nothing new for axe. */
const SAME_FOR_AXE =
  /-8$|-3$|^(first|hand|party)-(load|courage|take)$|^(party-)?reveal-(?!died)|^(give|clip|trade|reload|aim-last)$/;

/** What is longest in a phone's width is looked at in every language. */
for (const language of LOCALES)
  test(`every screen, decision, dialog and state fits 360 px in ${language}, with targets of 44 px`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const name of await openGallery(page)) {
      await showStill(page, name, language);
      const found = [...(await overflowing(page)), ...(await narrowTargets(page))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test('zoomed to 200 % nothing is lost or scrolls sideways, on any screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  const faults: string[] = [];
  for (const name of await openGallery(page)) {
    await showStill(page, name, 'de');
    const found = [...(await overflowing(page)), ...(await narrowTargets(page))];
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('everything on a television is read from four metres: capitals of 16 arc minutes, nothing beyond the edge', async ({
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

/** axe takes its time: the stills are dealt out, so that several browsers share them. */
const SHARES = 3;
for (let share = 0; share < SHARES; share++)
  test(`axe finds nothing on any screen, decision, dialog or state (${share + 1} of ${SHARES})`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const [number, name] of (await openGallery(page)).entries()) {
      if (number % SHARES !== share || SAME_FOR_AXE.test(name)) continue;
      await showStill(page, name);
      faults.push(...(await accessFaults(page, name)));
    }
    expect(faults).toEqual([]);
  });

test('these checks find what is planted', async ({ page }) => {
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
