import { countOf } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useSoundOfMore } from '../sound/useSoundOfMore.ts';
import type { TableState } from './context/tableState.ts';

/** On a big screen each answer is heard, higher and higher until all have chosen. */
export const useLockSounds = ({ game, stage, reader }: TableState): void => {
  const locked = useComputed(() => {
    const { decision } = stage.view.value.public;
    const isHidden = game.screenRules.value.hideReady && countOf(decision) !== null;
    if (reader.value !== null || !stage.idle.value || isHidden) return 0;
    const { chosen } = game.clock.value;
    return stage.scene.value.players.filter(
      ({ alive, ready }, seat) => alive && (ready || chosen.some((each) => each === seat)),
    ).length;
  }).value;
  useSoundOfMore(locked, 'lock');
};
