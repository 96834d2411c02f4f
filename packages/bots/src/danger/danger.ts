import type { Seat, View } from '@holdup/engine';
import { beliefs } from '../beliefs/beliefs.ts';
import type { Danger } from '../bot/bot.ts';
import { observeView } from '../observation/observeView.ts';
import { hitChance } from './hitChance.ts';

/** The guns on a seat, each with its odds, and the chance that standing before them brings a wound; null where there is none. */
export function dangerOf(view: View, seat: Seat): Danger | null {
  const odds = beliefs(view);
  const guns = view.public.players.flatMap((player, i) => {
    if (player.target !== seat || !player.loaded) return [];
    const loaded = odds[i]?.loaded;
    return loaded ? [{ seat: i as Seat, bang: loaded.bang + loaded.bang3 }] : [];
  });
  return guns.length === 0 ? null : { guns, hit: hitChance(observeView(view, seat)) };
}
