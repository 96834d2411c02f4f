import { POWERS } from '../powers/index.ts';
import type { Edition } from './edition.ts';
import type { PerBullet, PerLoot, PowerName } from './names.ts';
import type { Options } from './options.ts';
import type { Power } from './power.ts';
import { ALL_SEATS, type PerSeat, perSeat } from './seats.ts';
import type { Rules } from './state.ts';

export interface Position {
  readonly powers: readonly (PowerName | null)[];
  readonly pileSizes: readonly number[];
  readonly startHands: PerSeat<Readonly<PerBullet>>;
  readonly startFaceDown: Readonly<PerBullet>;
  readonly startLoot: PerSeat<Readonly<PerLoot>>;
}

export const NO_LOOT: Readonly<PerLoot> = [0, 0, 0, 0, 0, 0, 0, 0, 0];
export const NO_BULLETS: Readonly<PerBullet> = [0, 0, 0];

/** Everything about a match that never changes, worked out once: options are resolved here, not while playing. */
export function makeRules(
  edition: Edition,
  options: Options,
  seats: number,
  position: Position,
): Rules {
  const powers = ALL_SEATS.map((seat): Power | null => {
    const name = position.powers[seat];
    return name ? POWERS[name] : null;
  }) as PerSeat<Power | null>;
  const program = edition.program(powers);
  const place = (name: string): number => program.findIndex((phase) => phase.name === name);
  return {
    edition,
    options,
    seats,
    powers,
    fatalWounds: powers.map(
      (power) => power?.fatalWounds ?? edition.fatalWounds,
    ) as PerSeat<number>,
    program,
    at: { turn: place('turn'), handOver: place('handOver'), roundEnd: place('roundEnd') },
    pileSizes: position.pileSizes,
    startHands: position.startHands,
    startFaceDown: position.startFaceDown,
    startLoot: position.startLoot,
  };
}

export const freshPosition = (
  edition: Edition,
  powers: readonly (PowerName | null)[],
): Position => ({
  powers,
  pileSizes: new Array<number>(edition.rounds).fill(edition.pileSize),
  startHands: perSeat(edition.startHand),
  startFaceDown: NO_BULLETS,
  startLoot: perSeat(NO_LOOT),
});
