import { NO_LOOT, type PerLoot } from '../core/lootCards.ts';
import { NO_BULLETS, type PerBullet } from '../core/names.ts';
import type { Options } from '../core/options.ts';
import { assemble } from '../core/power.ts';
import { only, type PerSeat, perSeat, seatsBelow } from '../core/seats.ts';
import type { Edition, Power, Rules } from '../core/state.ts';
import { handOver, roundEnd, turn } from '../steps/sharing.ts';
import { memoizeByEdition } from './memoizeByEdition.ts';

/** What a match begins with. */
interface Position {
  readonly pileSizes: readonly number[];
  readonly pileStarts: readonly number[];
  readonly startHands: PerSeat<Readonly<PerBullet>>;
  readonly startFaceDown: Readonly<PerBullet>;
  readonly startLoot: PerSeat<Readonly<PerLoot>>;
}

const programWithoutPowers = memoizeByEdition(({ round }) => assemble(round, perSeat(null)));

/** The constant part of a match, computed once: options are resolved here, not while playing. */
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
  let renewsPower = 0;
  for (const seat of seatsBelow(dealt.length)) {
    const power = dealt[seat];
    if (!power) continue;
    powers[seat] = power;
    fatalWounds[seat] = power.fatalWounds ?? edition.fatalWounds;
    if (power.aimsLast) aimLast |= only(seat);
    if (power.keepsBullet) keepsBullet |= only(seat);
    if (power.oncePerSharing) renewsPower |= only(seat);
  }
  const program =
    dealt.length === 0 ? programWithoutPowers(edition) : assemble(edition.round, powers);
  return {
    edition,
    options,
    seats,
    powers,
    fatalWounds,
    aimLast,
    keepsBullet,
    renewsPower,
    program,
    jumps: {
      turn: program.indexOf(turn),
      handOver: program.indexOf(handOver),
      roundEnd: program.indexOf(roundEnd),
    },
    pileSizes: position.pileSizes,
    pileStarts: position.pileStarts,
    startHands: position.startHands,
    startFaceDown: position.startFaceDown,
    startLoot: position.startLoot,
  };
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
