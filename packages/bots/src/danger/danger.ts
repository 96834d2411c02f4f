import type { Seat, View } from '@holdup/engine';
import { beliefs } from '../beliefs/beliefs.ts';
import type { Danger } from '../bot/bot.ts';
import { observeView } from '../observation/observeView.ts';
import { hitChance } from './hitChance.ts';

/** The guns aimed at a seat, each with its odds, and the chance that standing brings a wound; null where there is none. */
export function dangerOf(view: View, seat: Seat): Danger | null {
  const guns = beliefs(view).flatMap(({ seat: other, loaded }) => {
    const player = view.public.players[other];
    if (loaded === null || player?.target !== seat || !player.loaded) return [];
    return [{ seat: other, bang: loaded.bang + loaded.bang3 }];
  });
  return guns.length === 0 ? null : { guns, hit: hitChance(observeView(view, seat)) };
}
