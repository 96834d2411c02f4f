import type { Edition } from './edition.ts';
import type { Phase } from './flow.ts';
import { NO_LOOT, type PerLoot } from './lootCards.ts';
import { NO_BULLETS, type PerBullet } from './names.ts';
import type { Options } from './options.ts';
import { assemble, type Power } from './power.ts';
import { only, type PerSeat, perSeat, type Seat } from './seats.ts';
import type { Rules } from './state.ts';

/** What a match begins with. */
export interface Position {
  readonly pileSizes: readonly number[];
  readonly pileStarts: readonly number[];
  readonly startHands: PerSeat<Readonly<PerBullet>>;
  readonly startFaceDown: Readonly<PerBullet>;
  readonly startLoot: PerSeat<Readonly<PerLoot>>;
}

/** Everything about a match that never changes, worked out once: options are resolved here, not while playing. */
export function makeRules(
  edition: Edition,
  options: Options,
  seats: number,
  dealt: readonly (Power | null)[],
  position: Position,
): Rules {
  const powers = perSeat<Power | null>(null);
  const fatalWounds = perSeat(edition.fatalWounds);
  let aimLast = 0;
  let keepsBullet = 0;
  for (let i = 0; i < dealt.length; i++) {
    const power = dealt[i];
    if (!power) continue;
    const seat = i as Seat;
    powers[seat] = power;
    fatalWounds[seat] = power.fatalWounds ?? edition.fatalWounds;
    if (power.aimsLast) aimLast |= only(seat);
    if (power.keepsBullet) keepsBullet |= only(seat);
  }
  const program = assemble(edition.round, powers);
  return {
    edition,
    options,
    seats,
    powers,
    fatalWounds,
    aimLast,
    keepsBullet,
    program,
    at: placesIn(program),
    pileSizes: position.pileSizes,
    pileStarts: position.pileStarts,
    startHands: position.startHands,
    startFaceDown: position.startFaceDown,
    startLoot: position.startLoot,
  };
}

function placesIn(program: readonly Phase[]): Rules['at'] {
  let turn = -1;
  let handOver = -1;
  let roundEnd = -1;
  for (let place = 0; place < program.length; place++)
    switch ((program[place] as Phase).name) {
      case 'turn':
        turn = place;
        break;
      case 'handOver':
        handOver = place;
        break;
      case 'roundEnd':
        roundEnd = place;
        break;
    }
  return { turn, handOver, roundEnd };
}

export function positionOf(given: Omit<Position, 'pileStarts'>): Position {
  let start = 0;
  const pileStarts = given.pileSizes.map((size) => {
    start += size;
    return start - size;
  });
  return { ...given, pileStarts };
}

/** The position every match of an edition begins with. */
export const freshPosition = (edition: Edition): Position =>
  positionOf({
    pileSizes: new Array<number>(edition.rounds).fill(edition.pileSize),
    startHands: perSeat(edition.startHand),
    startFaceDown: NO_BULLETS,
    startLoot: perSeat(NO_LOOT),
  });
