import type { Seat, View } from '@holdup/engine';
import { beliefs } from '../beliefs/beliefs.ts';
import type { Danger } from '../bot.ts';

/** The guns on a seat, and what the bare odds say about standing before them; null where there is none. */
export function dangerOf(view: View, seat: Seat): Danger | null {
  const odds = beliefs(view);
  const guns = view.public.players.flatMap((player, i) => {
    if (player.target !== seat || !player.loaded) return [];
    const loaded = odds[i]?.loaded;
    return loaded ? [{ seat: i as Seat, bang: loaded.bang + loaded.bang3 }] : [];
  });
  if (guns.length === 0) return null;
  return { guns, hit: 1 - guns.reduce((safe, { bang }) => safe * (1 - bang), 1) };
}
