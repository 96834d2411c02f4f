import type { EditionName, StepName, View } from '@holdup/engine';
import { words } from '../i18n/index.ts';
import type { Scene } from '../motion/scene.ts';

/** The name of a step of the round; empty for the end of the game. */
export const nameOfStep = (step: StepName, edition: EditionName): string => {
  const { editions } = words();
  const { steps } = editions[edition];
  switch (step) {
    case 'hustle':
      return steps.loot;
    case 'load':
      return steps.load;
    case 'aim':
    case 'reload':
      return steps.holdUp;
    case 'privilege':
    case 'reaim':
      return editions.second.privilege;
    case 'courage':
      return steps.courage;
    case 'smart':
      return steps.effects;
    case 'share':
      return steps.sharing;
    case 'over':
      return '';
  }
};

/** The name of the step that the table shows now. */
export const stepName = ({ public: shown }: View, scene: Scene): string => {
  if (shown.result !== null) return '';
  const { editions } = words();
  const { steps } = editions[shown.edition];
  if (scene.sharing) return steps.sharing;
  const revealed = scene.players.flatMap((player) => player.revealed ?? []);
  if (revealed.length > 0)
    return revealed.every((bullet) => bullet === 'bang3') ? editions.first.bang3 : steps.effects;
  if (scene.round !== shown.round) return steps.loot;
  return nameOfStep(shown.step, shown.edition);
};
