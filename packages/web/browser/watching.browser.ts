import { expect } from '@playwright/test';
import { fastUrl } from './addresses.ts';
import { createTable, join, playByItself, playByPlan, test, WHOLE_MATCH } from './people.ts';
import { seesCount } from './seen.ts';
import type { LateTable } from './tableServer.ts';

const THREE = [
  { name: 'Anna', character: 'bear' },
  { name: 'Ben', character: 'owl' },
  { name: 'Cleo', character: 'cat' },
] as const;

/** A table of three at which everybody shoots Anna until she is dead, in round 2. */
const hunted = (round: number): LateTable => ({
  people: THREE,
  settings: { seats: 3, pace: 'relaxed' },
  round,
  victim: 0,
});

/** Long before the match ends. */
const SHOTS = { timeout: 120_000 };

test('a dead player is notified and decides nothing more', async ({ meet, resume }) => {
  const [anna, ben, cleo] = [await meet(), await meet(), await meet()];
  await resume(hunted(2), [anna, ben, cleo]);
  await playByPlan(anna.page, ['Click', 'Ben', 'Banzai!', 'No order']);
  for (const { page } of [ben, cleo])
    await playByPlan(page, ['Bang!', 'Anna', 'Banzai!', 'No order']);
  await expect(anna.page.getByText('You’re out. Watch who gets rich.')).toBeVisible(SHOTS);
  await expect(anna.page.locator('.prompt')).toHaveCount(0);
  await expect(anna.page.locator('.seat[data-dead="true"]')).toHaveAttribute('data-you', 'true');
});

test('a dead player sees the counts, and who aims at whom', async ({ meet, resume }) => {
  const [anna, ben, cleo] = [await meet(), await meet(), await meet()];
  // Counts are in step with the clock, which therefore must not run faster.
  await resume(hunted(3), [anna, ben, cleo], 1);
  await expect(anna.page.locator('.seat[data-you="true"][data-dead="true"]')).toBeAttached();
  const counted = seesCount(anna.page);
  for (const { page } of [ben, cleo])
    await playByPlan(page, ['No, thanks', 'Click', 'Banzai!', 'No order']);
  await counted;
  await expect(anna.page.getByText(/Ben aims at|Cleo aims at/).first()).toBeAttached();
});

test('a dead player watches round after round to the end: no more decisions, listed as dead', async ({
  meet,
  resume,
}) => {
  const [anna, ben, cleo] = [await meet(), await meet(), await meet()];
  await resume(hunted(4), [anna, ben, cleo]);
  await expect(anna.page.locator('.seat[data-you="true"][data-dead="true"]')).toBeAttached();
  await anna.page.evaluate(() => {
    const seen = { prompts: 0, rounds: new Set<string>() };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.querySelector('.prompt')) seen.prompts += 1;
      seen.rounds.add(document.querySelector('h1')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // Their reaction is small, on the rim, with their face.
  await anna.page.locator('.quick-reaction').first().click();
  for (const { page } of [anna, ben]) {
    await expect(page.locator('.rim li .art')).toHaveCount(2);
    await expect(page.locator('.speech-bubble')).toHaveCount(0);
  }
  // They spare each other and take no Bang from the discard, so that the match runs its full length.
  for (const { page } of [ben, cleo])
    await playByPlan(page, ['No, thanks', 'Click', 'Banzai!', 'No order']);
  await expect(anna.page.locator('.money-row')).toHaveCount(3, WHOLE_MATCH);
  const seen = await anna.page.evaluate(() => {
    const { prompts, rounds } = Reflect.get(globalThis, 'seen') as {
      prompts: number;
      rounds: Set<string>;
    };
    return { prompts, rounds: [...rounds] };
  });
  expect(seen.prompts).toBe(0);
  // The last round arrives. A screen on a busy machine may be late and then skips what it has not shown, even a whole round.
  expect(anna.frames.some((frame) => /"roundBegan","round":8\b/.test(frame))).toBe(true);
  expect(seen.rounds.filter((title) => /^Round \d of 8$/.test(title)).length).toBeGreaterThan(3);
  await expect(ben.page.locator('.money-row').filter({ hasText: 'Anna' })).toContainText('dead');
  await expect(anna.page.getByRole('button', { name: /^Rematch/ })).toBeVisible();
});

test('at a table with powers everybody sees them, and the match goes on through their decisions', async ({
  meet,
}) => {
  const anna = await meet();
  const ben = await meet();
  const code = await createTable(anna, fastUrl(), 'Anna', {
    seats: 6,
    powers: true,
    pace: 'Relaxed',
  });
  await join(ben, `${fastUrl()}/t/${code}`, 'Ben');
  await anna.page.getByRole('button', { name: /^Start/ }).click();
  await expect(anna.page.locator('.seat-power')).toHaveCount(6);
  for (const { page } of [anna, ben]) await playByItself(page);
  await expect(ben.page.getByRole('heading', { name: 'Round 3 of 8' })).toBeVisible(WHOLE_MATCH);
});
