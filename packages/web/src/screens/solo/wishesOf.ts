import { changedSettings, DEFAULT_SETTINGS, type SettingsChange } from '@holdup/protocol';
import type { Wishes } from '../../game/local/setup.ts';

/** A table's rules for a game alone. What depends on the pace is off there unless it is chosen. */
export const wishesOf = (
  change: SettingsChange,
): Omit<Wishes, 'opponents' | 'toughness' | 'character'> => {
  const rules = changedSettings(DEFAULT_SETTINGS, change);
  const { edition, banned, openLoot, leftovers, junkDealer, stealthy, dictator } = rules;
  return {
    edition,
    powers: rules.powers !== 'none',
    way: rules.powers === 'none' ? 'random' : rules.powers,
    banned,
    openLoot,
    leftovers,
    junkDealer,
    stealthy,
    dictator,
    deadSeeHands: rules.deadSeeHands,
    shortLog: rules.shortLog === 'on',
    hideReady: rules.hideReady,
  };
};
