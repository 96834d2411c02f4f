import type { View } from '@holdup/engine';
import { signal } from '@preact/signals';
import { createBeats } from '../src/game/beats.ts';
import { type Game, NO_CLOCK } from '../src/game/game.ts';
import { createStage } from '../src/motion/stage.ts';

/** The stage of a game whose beats a test adds. The game has only what a stage asks of it. */
export const stagedGame = (view: View) => {
  const beats = createBeats({ id: 0, events: [], view, secrets: null });
  const game = {
    latest: beats.latest,
    beats: { after: beats.after },
    past: [],
    clock: signal(NO_CLOCK),
    shown: () => {},
    abilities: { hurry: true },
  } as unknown as Game;
  return { beats, stage: createStage(game) };
};
