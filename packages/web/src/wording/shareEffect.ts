import type { Share, View } from '@holdup/engine';
import {
  countLoot,
  diamondCards,
  kindOfCard,
  PAINTINGS_OF_POWER,
  paintingsValue,
} from '@holdup/engine/codes';
import { matchWords } from '../i18n/spoken.ts';

/** What one more painting adds to a collection of this size. */
export const paintingGain = (owned: number): number =>
  paintingsValue(owned + 1) - paintingsValue(owned);

/** The paintings that a player's power counts as. */
export const paintingsByPower = ({ public: { players } }: View, seat: number): number => {
  const power = players[seat]?.power;
  return power ? (PAINTINGS_OF_POWER[power] ?? 0) : 0;
};

/** The paintings that the rules count for the reader. */
export const paintingsOf = (view: View): number =>
  (view.own?.loot.filter((card) => card === 'painting').length ?? 0) +
  paintingsByPower(view, view.seat ?? -1);

/** What taking a share does for the reader right now, in a few words; nothing for a bill, whose name says it. */
export const shareEffect = (share: Share, view: View): string => {
  const { game, loot } = matchWords();
  const { effects } = loot;
  if (share === 'godfather') return effects.godfather;
  switch (kindOfCard(share)) {
    case 'bill':
      return '';
    case 'diamond':
      return effects.diamond(diamondCards(countLoot(view.own?.loot ?? [])));
    case 'painting':
      return effects.painting(game.money(paintingGain(paintingsOf(view))));
    case 'clip':
      return effects.clip;
    case 'firstAid': {
      const wounds = view.public.players[view.seat ?? 0]?.wounds ?? 0;
      return wounds === 0 ? loot.firstAid.wasted : effects.firstAid(wounds);
    }
  }
};
