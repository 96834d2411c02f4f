import { POWERS } from '../powers/index.ts';
import type { Edition } from './edition.ts';
import type { PerBullet, PerLoot, PowerName } from './names.ts';
import type { Options } from './options.ts';
import { assemble, HOOK, type Power } from './power.ts';
import { noneEach, only, type PerSeat, perSeat, type Seat } from './seats.ts';
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
  const powers = perSeat<Power | null>(null);
  const fatalWounds = noneEach().fill(edition.fatalWounds) as PerSeat<number>;
  let aimLast = 0;
  let keepsBullet = 0;
  for (let i = 0; i < position.powers.length; i++) {
    const name = position.powers[i];
    if (!name) continue;
    const seat = i as Seat;
    const power = POWERS[name];
    powers[seat] = power;
    fatalWounds[seat] = power.fatalWounds ?? edition.fatalWounds;
    if (power.aimsLast) aimLast |= only(seat);
    if (power.answers.some(({ hook }) => hook === HOOK.targetDucked)) keepsBullet |= only(seat);
  }
  const program = assemble(edition.round, powers);
  const place = (name: string): number => program.findIndex((phase) => phase.name === name);
  const pileStarts: number[] = [];
  let start = 0;
  for (const size of position.pileSizes) {
    pileStarts.push(start);
    start += size;
  }
  return {
    edition,
    options,
    seats,
    powers,
    fatalWounds,
    aimLast,
    keepsBullet,
    program,
    at: { turn: place('turn'), handOver: place('handOver'), roundEnd: place('roundEnd') },
    pileSizes: position.pileSizes,
    pileStarts,
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
