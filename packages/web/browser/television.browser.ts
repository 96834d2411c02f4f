import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../src/i18n/locales.ts';
import { lowLetters, overflowing, struckByArrows } from './checks.ts';
import { openGallery, showStill } from './gallery.ts';
import { arcMinutes, TELEVISION } from './sizes.ts';
import { coveringTalk, crowdedStage, cutNames, showTurn } from './television.ts';

/** Shows all panels that take turns at the end of a game at once, to measure their letters. */
const showAllTurns = async (page: Page): Promise<void> => {
  await expect(page.locator('.awards').first()).toBeAttached();
  await page.addStyleTag({
    content: '.end > * { visibility: visible !important; opacity: 1 !important }',
  });
};

/** Stills with names of twenty letters. All others have twelve at most and must never be cut. */
const LONG = /-long$|-evening-8$|choosing-done$/;

for (const size of [TELEVISION, { width: 1280, height: 720 }])
  test(`on a television of ${size.height} lines nothing overlaps or leaves the screen, no arrow crosses a text, and names of twelve letters are whole`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const faults: string[] = [];
    for (const name of (await openGallery(page)).filter((each) => each.startsWith('party-')))
      for (const language of LOCALES) {
        await showStill(page, name, language);
        const found = [
          ...(await crowdedStage(page)),
          ...(await cutNames(page, !LONG.test(name))),
          ...(await overflowing(page)),
          ...(await struckByArrows(page)),
        ];
        faults.push(...found.map((fault) => `${name} ${language}: ${fault}`));
      }
    expect(faults).toEqual([]);
  });

test('everything on a television can be read from four metres: capitals of 16 arc minutes', async ({
  page,
}) => {
  await page.setViewportSize(TELEVISION);
  const faults: string[] = [];
  for (const name of (await openGallery(page)).filter((each) => each.startsWith('party-')))
    for (const language of ['en', 'pl']) {
      await showStill(page, name, language);
      if (name.startsWith('party-end') && name.endsWith('done')) await showAllTurns(page);
      const low = await lowLetters(page, arcMinutes(16));
      faults.push(...low.map((fault) => `${name} ${language}: ${fault}`));
    }
  expect(faults).toEqual([]);
});

test('on a television a bubble names its addressee, a reaction is a tenth of the height, and no talk covers a name, a number or its speaker', async ({
  page,
}) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  await showStill(page, 'party-talk');
  const bubbles = page.locator('.speech-bubble');
  await expect(bubbles).toHaveCount(3);
  await expect(bubbles.first()).toContainText('→ Schmittmann');
  await expect(bubbles.first().locator('.art')).toHaveCount(1);
  const reaction = await page.locator('.speech-bubble[data-kind="reaction"] svg').boundingBox();
  expect(reaction?.height).toBeGreaterThanOrEqual(TELEVISION.height / 10);
  expect(await lowLetters(page, arcMinutes(16))).toEqual([]);
  await showStill(page, 'party-talk-long');
  await expect(bubbles.first()).toBeAttached();
  expect(await coveringTalk(page)).toEqual([]);
  await showStill(page, 'party-talk');
  await expect(bubbles).toHaveCount(3);
  expect(await coveringTalk(page)).toEqual([]);
  await bubbles.first().evaluate((bubble) => {
    bubble.style.translate = '0 24vh';
  });
  expect(await coveringTalk(page)).not.toEqual([]);
});

test('on a television the panels that take turns at the end overlap nothing and cut no name', async ({
  page,
}) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  const faults: string[] = [];
  for (const language of LOCALES) {
    await showStill(page, 'party-end-evening-done', language);
    await expect(page.locator('.awards').first()).toBeAttached();
    for (let turn = 0; await showTurn(page, turn); turn += 1) {
      const found = [...(await crowdedStage(page)), ...(await cutNames(page, true))];
      faults.push(...found.map((fault) => `turn ${turn}, ${language}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('on a television players who are away are marked, in every language', async ({ page }) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  for (const language of LOCALES) {
    await showStill(page, 'party-courage-8', language);
    const away = page.locator('.seat', { has: page.locator('.seat-played') });
    await expect(away).toHaveCount(1);
    await expect(away.locator('.seat-name')).toHaveText('Włodzimierza');
    const mark = await away.locator('.seat-played svg').boundingBox();
    expect(mark?.height).toBeGreaterThan(arcMinutes(16));
  }
});

test('in a reveal on a television everybody but shooter and target is dimmed', async ({ page }) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  for (const name of ['party-reveal-bang', 'party-reveal-click']) {
    await showStill(page, name);
    await expect(page.locator('.scene .seat')).toHaveCount(8);
    const strength = () =>
      page
        .locator('.scene .seat')
        .evaluateAll((seats) => seats.map((seat) => Number(getComputedStyle(seat).opacity)));
    await expect
      .poll(async () => (await strength()).filter((each) => each < 0.3))
      .toHaveLength(8 - 2);
    expect((await strength()).filter((each) => each === 1)).toHaveLength(2);
  }
});

test('a count that begins before everything has been told covers no other words', async ({
  page,
}) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  await showStill(page, 'party-count-aim');
  await expect(page.locator('.count')).toBeVisible();
  const banner = page.locator('.scene > .banner');
  await page.locator('.scene').evaluate((scene) => {
    const late = document.createElement('div');
    late.className = 'banner';
    late.textContent = 'Round 2 of 8';
    scene.append(late);
  });
  await expect(banner).toBeHidden();
  await page.locator('.count').evaluate((count) => count.remove());
  await expect(banner).toBeVisible();
});

test('the checks of this file find planted faults', async ({ page }) => {
  await page.setViewportSize(TELEVISION);
  await openGallery(page);
  await showStill(page, 'party-courage-8');
  const plant = (selector: string, css: string): Promise<void> =>
    page
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement, style) => {
        element.style.cssText += style;
      }, css);
  await plant('.seat-name', 'position: fixed; inset: -4000px; margin: 0');
  expect(await struckByArrows(page)).not.toEqual([]);
  await showStill(page, 'party-take-8');
  await plant('.waiting-last', 'position: relative; top: -30vh');
  expect((await crowdedStage(page)).join()).toContain('overlap');
  await showStill(page, 'party-waiting-8');
  await plant('.party-wait', 'position: relative; top: 60vh');
  expect((await crowdedStage(page)).join()).toContain('leaves the screen');
  await page
    .locator('.party-name')
    .nth(1)
    .evaluate((name) => name.append(' …'));
  await page
    .locator('.party-name')
    .nth(2)
    .evaluate((name) => name.append('\u00a0and\u00a0all\u00a0their\u00a0friends'));
  expect(await cutNames(page, true)).toHaveLength(2);
});
