import type { Share, View } from '@holdup/engine';
import { countLoot, diamondCards, kindOfCard, paintingsValue } from '@holdup/engine/codes';
import { matchWords } from '../i18n/spoken.ts';

/** What one more painting adds to a collection of this size. */
export const paintingGain = (owned: number): number =>
  paintingsValue(owned + 1) - paintingsValue(owned);

/** The paintings in the reader's hand. */
export const paintingsOf = ({ own }: View): number =>
  own?.loot.filter((card) => card === 'painting').length ?? 0;

/**
 * What taking a share does for the reader right now, in a few words; nothing for a bill, whose name says it.
 * `paintings`: how many the rules count for the reader; some powers are worth one.
 */
export const shareEffect = (share: Share, view: View, paintings = paintingsOf(view)): string => {
  const { game, loot } = matchWords();
  const { effects } = loot;
  if (share === 'godfather') return effects.godfather;
  switch (kindOfCard(share)) {
    case 'bill':
      return '';
    case 'diamond':
      return effects.diamond(diamondCards(countLoot(view.own?.loot ?? [])));
    case 'painting':
      return effects.painting(game.money(paintingGain(paintings)));
    case 'clip':
      return effects.clip;
    case 'firstAid': {
      const wounds = view.public.players[view.seat ?? 0]?.wounds ?? 0;
      return wounds === 0 ? loot.firstAid.wasted : effects.firstAid(wounds);
    }
  }
};
