import type { View } from '@holdup/engine';
import { words } from '../../i18n/index.ts';
import type { Scene } from '../../motion/scene.ts';

/** Which of the round's steps the table is in, by name. */
export const stepName = ({ public: shown }: View, scene: Scene): string => {
  const { steps, firstEditionSteps } = words().game;
  if (shown.result !== null) return '';
  if (scene.players.some(({ revealed }) => revealed !== null) && !scene.sharing)
    return steps.effects.name;
  switch (shown.step) {
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
      return shown.edition === 'first' ? firstEditionSteps.split.name : steps.sharing.name;
    case 'over':
      return '';
  }
};
