import type { EditionName, StepName, View } from '@holdup/engine';
import { words } from '../i18n/index.ts';
import type { Scene } from '../motion/scene.ts';

/** A step of a round by its name; the end has none. */
export const nameOfStep = (step: StepName, edition: EditionName): string => {
  const { steps, firstEditionSteps } = words().game;
  switch (step) {
    case 'hustle':
      return steps.loot.name;
    case 'load':
      return steps.load.name;
    case 'aim':
    case 'reload':
      return steps.holdUp.name;
    case 'privilege':
    case 'reaim':
      return steps.privilege.name;
    case 'courage':
      return steps.courage.name;
    case 'smart':
      return steps.effects.name;
    case 'share':
      return edition === 'first' ? firstEditionSteps.split.name : steps.sharing.name;
    case 'over':
      return '';
  }
};

/** Which of the round's steps the table is in, by name. */
export const stepName = ({ public: shown }: View, scene: Scene): string => {
  if (shown.result !== null) return '';
  if (scene.players.some(({ revealed }) => revealed !== null) && !scene.sharing)
    return words().game.steps.effects.name;
  if (scene.round !== shown.round) return words().game.steps.loot.name;
  return nameOfStep(shown.step, shown.edition);
};
