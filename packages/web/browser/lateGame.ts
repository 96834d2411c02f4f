import { expect, type Page } from '@playwright/test';
import { findPosition } from '../src/gallery/stills/position.ts';
import type { RunningMatch } from '../src/game/local/matches.ts';
import { DEFAULT_WISHES, newMatch, type Wishes } from '../src/game/local/setup.ts';
import type { Settings } from '../src/settings/settings.ts';
import { prepare } from './player.ts';

/** A solo game at the start of its last round: the person in seat 0 is alive and loads. Bots made all earlier moves. */
const lateMatch = (wishes: Partial<Wishes>): RunningMatch => {
  const { setup, seats } = newMatch({ ...DEFAULT_WISHES, toughness: 'easy', ...wishes });
  const { replay, view } = findPosition(
    setup,
    ({ seat, moves, public: { round, rounds } }) =>
      seat === 0 && round === rounds && moves.every(({ move }) => move === 'load'),
  );
  const { round, rounds } = view.public;
  return { setup: { ...setup, seed: replay.seed }, seats, moves: replay.moves, round, rounds };
};

/**
 * Resumes a solo game in its last round, as if its player had left the table there. For tests that need the end of a game
 * and don't care how it got there.
 */
export const resumeLateGame = async (
  page: Page,
  wishes: Partial<Wishes>,
  settings: Partial<Settings> = {},
): Promise<void> => {
  await page.addInitScript(
    (match) => {
      // Only on the first visit, which has no settings yet.
      if (location.origin !== 'null' && localStorage.getItem('holdup.settings') === null)
        localStorage.setItem('holdup.match', match);
    },
    JSON.stringify(lateMatch(wishes)),
  );
  await prepare(page, { settings });
  await page.goto('/play');
  await page.locator('a[href="/play/table"]').click();
  await expect(page.locator('.table-screen')).toBeVisible();
};
