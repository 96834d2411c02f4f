import { signal } from '@preact/signals';
import type { Game } from '../game.ts';
import type { LocalMatch } from '../worker/messages.ts';
import { createLocalGame } from './localGame.ts';
import { keepRunning, runningMatch } from './matches.ts';
import { rematchOf } from './setup.ts';

/** The one game against bots that this page plays, if any. */
export const localGame = signal<Game | null>(null);
let wanted: LocalMatch | null = null;

export const startLocal = (match: LocalMatch): void => {
  localGame.peek()?.leave();
  localGame.value = null;
  wanted = match;
  void createLocalGame(match, (played) => startLocal(rematchOf(played))).then((game) => {
    if (wanted === match) localGame.value = game;
    else game.leave();
  });
};

/** Takes up the game that was left, or goes on with the one just begun; false where there is none. */
export const resumeLocal = (): boolean => {
  if (wanted !== null) return true;
  const kept = runningMatch();
  if (kept) startLocal(kept);
  return kept !== null;
};

/** Lets the worker go; what was played is kept. */
export const leaveLocal = (): void => {
  localGame.peek()?.leave();
  localGame.value = null;
  wanted = null;
};

export const abandonLocal = (): void => {
  leaveLocal();
  keepRunning(null);
};
