import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { listen } from './listening.ts';
import { nextMoment, prepare } from './player.ts';

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

/** The decision's heading gets the focus once all of the decision is there. */
const headingFocused = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const heading = document.querySelector('.prompt h2');
    return heading === null || heading === document.activeElement;
  });
};

/** Finds the open question and a fitting answer by their roles and names, and presses keys to give it. */
const answerByKeys = async (page: Page, turn: number): Promise<string> => {
  await headingFocused(page);
  const title = await page.getByRole('heading', { level: 2, name: QUESTIONS }).innerText();
  const [{ source }, wishes] = ANSWERS.find(([name]) => name.test(title)) ?? [/$/, []];
  const region = page.getByRole('region', { name: title });
  const fitting = region.getByRole('button', { name: wishes[turn % wishes.length] ?? /./ });
  const button = ((await fitting.count()) > 0 ? fitting : region.getByRole('button')).first();
  const place = await button.evaluate((wanted) =>
    [...(wanted.closest('.prompt')?.querySelectorAll<Element>('button') ?? [])]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .indexOf(wanted),
  );
  // One Tab to the first choice, one more to each further one.
  for (let tab = 0; tab <= place; tab++) await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  return source;
};

/** The questions of every game that a player survives: about bullet, target, courage and share. */
const USUAL_QUESTIONS = 4;

test('a whole game can be played by keyboard alone, by roles and names alone, and live regions announce everything', async ({
  page,
}) => {
  const heard = await listen(page);
  await prepare(page, { wishes: { opponents: 2 } });
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Play now/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Play now/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Play now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Deal me in/ })).toBeFocused();
  await page.keyboard.press('Enter');
  const asked = new Set<string>();
  const playToTheEnd = async () => {
    for (let turn = 0; (await nextMoment(page)) === 'decision'; turn++)
      asked.add(await answerByKeys(page, turn));
    await expect(page.locator('.end h1')).toBeFocused();
  };
  await playToTheEnd();
  // A player who dies early never takes a share. The next game asks what this one did not.
  while (asked.size < USUAL_QUESTIONS) {
    await page.getByRole('button', { name: /^Rematch/ }).press('Enter');
    await expect(page.locator('.end')).toHaveCount(0);
    await playToTheEnd();
  }

  await expect(page.getByRole('button', { name: /^Rematch/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/win|victory|Nobody/);
  await expect(
    page.getByRole('list', { name: 'The take' }).getByRole('listitem').first(),
  ).toContainText(/\$|dead/);
  await expect(page.getByRole('table', { name: 'Wealth, round by round' })).toBeAttached();

  const told = await heard();
  for (const question of asked) expect(told).toMatch(new RegExp(question, 'm'));
  const rounds = [...told.matchAll(/Round (\d)\. 8 new cards/g)].map(([, round]) => Number(round));
  expect(rounds.length).toBeGreaterThan(0);
  for (const line of [
    'Load a bullet',
    'new cards on the table',
    'Everyone has loaded.',
    'You aim at',
    ' aims at ',
    'Duck or stand?',
    'The game is over.',
  ])
    expect(told).toContain(line);
  expect(told).toMatch(/Ducked: |Everybody (stands|ducks)!/);
});
