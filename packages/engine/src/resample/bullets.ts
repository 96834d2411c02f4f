import {
  ANY_BULLET,
  BURIED,
  type BulletRecord,
  isSecretBullet,
  knowsBullet,
  onlyBullet,
  PASSED,
  PLAYED,
  REGAINED,
  SEARCHED,
  unpackBullet,
} from '../core/memory.ts';
import { BANG, BULLET_CODES, type BulletCode, type PerBullet } from '../core/names.ts';
import { type Random, unit } from '../core/random.ts';
import { has, type Seat } from '../core/seats.ts';
import type { PublicState, Rules, SeatState } from '../core/state.ts';
import { extend, type Trail, trailToArray } from '../core/trail.ts';
import { type HandOdds, type HandStep, handOdds, stepOdds } from './bulletOdds.ts';

/** One way the hidden bullets can lie. */
export interface BulletWorld {
  readonly hands: readonly PerBullet[];
  readonly loaded: readonly (BulletCode | -1)[];
  readonly trails: readonly Trail[];
  readonly faceDown: PerBullet;
  readonly gone: PerBullet;
}

interface Chain {
  readonly steps: HandStep[];
  odds: HandOdds;
}

/** What the seat knows of each record: the bullets it can have been, as a bit mask. */
function knownTo(
  records: readonly BulletRecord[],
  seat: Seat | null,
  own: SeatState | null,
): number[] {
  const secrets = own === null ? [] : trailToArray(own.bulletTrail);
  let used = 0;
  return records.map((record) => {
    if (!isSecretBullet(record)) return record.possible;
    if (seat === null || !knowsBullet(record, seat)) return record.possible;
    return onlyBullet(secrets[used++] as BulletCode);
  });
}

/** Until the face-down cards are first found to hold no bang, none of those laid there was one, if none was taken out before. */
function ruleOutBangs(records: readonly BulletRecord[], possible: number[]): void {
  const takenOut = records.findIndex((record) => record.kind === REGAINED && !record.open);
  const empty = records.findLastIndex(
    (record, i) => record.kind === SEARCHED && !record.open && (takenOut === -1 || i < takenOut),
  );
  for (let i = 0; i < empty; i++) {
    const record = records[i] as BulletRecord;
    if (record.kind === PLAYED && !record.open)
      possible[i] = (possible[i] as number) & ~onlyBullet(BANG);
  }
}

/** Prepares what can be prepared once; the answer draws one world after another. */
export function bulletWorlds(
  rules: Rules,
  shown: PublicState,
  seat: Seat | null,
  own: SeatState | null,
): (random: Random) => BulletWorld {
  const records = trailToArray(shown.bulletTrail).map(unpackBullet);
  const possible = knownTo(records, seat, own);
  ruleOutBangs(records, possible);
  const chains: Chain[] = [];
  const places: [number, number][] = [];
  for (let i = 0; i < rules.seats; i++)
    chains.push({ steps: [], odds: { at: [], sizes: [], width: 0 } });
  const chainOf = (of: Seat): Chain => chains[of] as Chain;
  const add = (of: Seat, leaves: boolean, what: number): number =>
    chainOf(of).steps.push({ leaves, possible: what }) - 1;
  for (const [i, record] of records.entries()) {
    const what = possible[i] as number;
    if (record.kind === PLAYED) places.push([add(record.seat, true, what), -1]);
    else if (record.kind === PASSED)
      places.push([add(record.seat, true, what), add(record.other, false, what)]);
    else if (record.kind === REGAINED) places.push([add(record.seat, false, onlyBullet(BANG)), -1]);
    else places.push([-1, -1]);
  }
  const inFront = chains.map((_, each) => {
    if (!has(shown.loaded, each as Seat)) return -1;
    return add(each as Seat, true, each === seat && own !== null ? 1 << own.bullet : ANY_BULLET);
  });
  for (const [each, chain] of chains.entries())
    chain.odds = handOdds(rules.startHands[each as Seat], chain.steps);
  return (random) => {
    for (;;) {
      const world = drawWorld(rules, records, chains, places, inFront, random);
      if (world !== null) return world;
    }
  };
}

/** One try. It fails where the players' chains, each right by itself, don't fit together. */
function drawWorld(
  rules: Rules,
  records: readonly BulletRecord[],
  chains: readonly Chain[],
  places: readonly (readonly [number, number])[],
  inFront: readonly number[],
  random: Random,
): BulletWorld | null {
  const hands = chains.map((_, seat) => [...rules.startHands[seat as Seat]] as PerBullet);
  const trails: Trail[] = chains.map(() => null);
  const faceDown = [...rules.startFaceDown] as PerBullet;
  const gone: PerBullet = [0, 0, 0];
  const weights: PerBullet = [0, 0, 0];
  const handOf = (seat: Seat): PerBullet => hands[seat] as PerBullet;
  const weigh = (seat: Seat, step: number, bullet: BulletCode): number => {
    const chain = chains[seat] as Chain;
    return stepOdds(chain.odds, chain.steps, step, handOf(seat), bullet);
  };
  const learn = (seat: Seat, bullet: BulletCode): void => {
    trails[seat] = extend(trails[seat] as Trail, bullet);
  };
  for (const [i, record] of records.entries()) {
    const { kind, seat, other, open } = record;
    const [step, step2] = places[i] as [number, number];
    if (kind === PLAYED || kind === PASSED) {
      for (const bullet of BULLET_CODES)
        weights[bullet] =
          weigh(seat, step, bullet) * (kind === PASSED ? weigh(other, step2, bullet) : 1);
      const bullet = pick(random, weights);
      if (bullet === -1) return null;
      handOf(seat)[bullet]--;
      if (kind === PASSED) handOf(other)[bullet]++;
      else if (!open) faceDown[bullet]++;
      if (!isSecretBullet(record)) continue;
      learn(seat, bullet);
      if (kind === PASSED) learn(other, bullet);
    } else if (kind === REGAINED) {
      handOf(seat)[BANG]++;
      if (!open && --faceDown[BANG] < 0) return null;
    } else if (kind === SEARCHED) {
      if (faceDown[BANG] > 0 !== open) return null;
    } else if (kind === BURIED) {
      for (const bullet of BULLET_CODES) {
        gone[bullet] += handOf(seat)[bullet];
        handOf(seat)[bullet] = 0;
      }
    }
  }
  const loaded = inFront.map((step, i): BulletCode | -1 => {
    if (step === -1) return -1;
    const seat = i as Seat;
    for (const bullet of BULLET_CODES) weights[bullet] = weigh(seat, step, bullet);
    const bullet = pick(random, weights);
    if (bullet !== -1) handOf(seat)[bullet]--;
    return bullet;
  });
  return { hands, loaded, trails, faceDown, gone };
}

/** A bullet at random by these weights; −1 where none has any. */
function pick(random: Random, weights: Readonly<PerBullet>): BulletCode | -1 {
  const total = weights[0] + weights[1] + weights[2];
  if (total === 0) return -1;
  let rest = unit(random) * total;
  for (const bullet of BULLET_CODES) {
    rest -= weights[bullet];
    if (rest < 0 && weights[bullet] > 0) return bullet;
  }
  return BULLET_CODES.findLast((bullet) => weights[bullet] > 0) as BulletCode;
}
