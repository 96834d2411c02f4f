import type { GameEvent, Seat } from '@holdup/engine';
import type { Scene } from './scene.ts';

type Revealed = Extract<GameEvent, { type: 'revealed' }>;

/** What a bang does to its target: which of the hits on them it is, and their wounds after it. */
type Hit = { readonly seat: Seat; readonly nth: number; readonly wounds: number };

/**
 * The hit of a revealed bullet, so that the wound shows in the same moment as its bang. The rules fire all bullets at once
 * and report the wounds afterwards, once for every target; here each bang adds its own. Null: it wounds nobody.
 */
export const hitOf = (
  events: readonly GameEvent[],
  shot: Revealed,
  { players }: Scene,
): Hit | null => {
  if (shot.bullet === 'click' || shot.target === null) return null;
  const wounded = events.find(
    (event) =>
      event.type === 'wounded' && event.seat === shot.target && event.by.includes(shot.seat),
  );
  if (wounded?.type !== 'wounded') return null;
  const shooters = events.flatMap((event) =>
    event.type === 'revealed' && wounded.by.includes(event.seat) ? [event.seat] : [],
  );
  const nth = shooters.indexOf(shot.seat) + 1;
  const before = players[wounded.seat]?.wounds ?? 0;
  // Powers can make a hit count for less: the last bang always leads to the wounds reported by the
  // rules.
  const wounds = nth === shooters.length ? wounded.wounds : Math.min(before + 1, wounded.wounds);
  return { seat: wounded.seat, nth, wounds };
};

/** The scene after a hit. The target still stands: all bullets are fired before anybody falls. */
export const afterHit = (scene: Scene, { seat, wounds }: Hit): Scene => ({
  ...scene,
  players: scene.players.map((player, place) =>
    place === seat ? { ...player, wounds, struck: true } : player,
  ),
});

/** A wound that a bang has shown already. */
export const isWoundShown = (event: GameEvent, { players }: Scene): boolean =>
  event.type === 'wounded' && players[event.seat]?.wounds === event.wounds;
