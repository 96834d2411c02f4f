import { expect } from '@playwright/test';
import { test } from './faults.ts';
import { listen } from './listening.ts';
import { prepare } from './player.ts';

/** The questions of a game without powers, by name, and what this player answers. */
const ANSWERS: readonly (readonly [question: RegExp, answers: readonly RegExp[]])[] = [
  [/^Load a bullet/, [/^Bang!/, /^Click/]],
  [/^Hold-up/, [/./]],
  [/^Your call/, [/^No order/]],
  [/^Switch targets/, [/./]],
  [/^Duck or stand/, [/^Duck!/, /^Banzai!/]],
  [/^Take your share/, [/./]],
  [/^Take back a Bang/, [/^No, thanks/]],
];

const QUESTIONS = new RegExp(ANSWERS.map(([{ source }]) => source).join('|'));

test('a whole game can be played by roles and names alone, and live regions announce everything', async ({
  page,
}) => {
  const heard = await listen(page);
  await prepare(page, { wishes: { opponents: 2 } });
  await page.goto('/');
  await page.getByRole('link', { name: /^Play now/ }).click();
  await page.getByRole('button', { name: /^Deal me in/ }).click();
  const over = page.getByRole('button', { name: /^Rematch/ });
  const skip = page.getByRole('button', { name: 'Skip' });
  const question = page.getByRole('heading', { level: 2, name: QUESTIONS });
  const asked = new Set<string>();
  for (let turn = 0; ; turn++) {
    await over.or(skip).or(question).first().waitFor();
    if (await over.isVisible()) break;
    // The question may be answered or gone between two looks.
    const [title = ''] = await question.allInnerTexts();
    const answer = ANSWERS.find(([name]) => name.test(title));
    const region = page.getByRole('region', { name: title });
    const waiting =
      answer === undefined || (await region.getByRole('button', { pressed: true }).count()) > 0;
    if (waiting) {
      await skip.click({ timeout: 500 }).catch(() => undefined);
      continue;
    }
    const [{ source }, wishes] = answer;
    asked.add(source);
    const fitting = region.getByRole('button', { name: wishes[turn % wishes.length] as RegExp });
    const button = (await fitting.count()) > 0 ? fitting : region.getByRole('button');
    await button
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  const told = await heard();
  for (const question of asked) expect(told).toMatch(new RegExp(question, 'm'));
  expect(asked.size).toBeGreaterThanOrEqual(4);
  for (const line of [
    'new cards on the table',
    'Everyone has loaded.',
    'You aim at',
    'The game is over.',
  ])
    expect(told).toContain(line);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|victory|Nobody/);
  await expect(
    page.getByRole('list', { name: 'The take' }).getByRole('listitem').first(),
  ).toContainText(/\$|dead/);
  await expect(page.getByRole('table', { name: 'Wealth, round by round' })).toBeAttached();
});
