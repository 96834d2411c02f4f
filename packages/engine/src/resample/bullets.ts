import {
  ANY_BULLET,
  BURIED,
  type BulletRecord,
  bulletRecordWitnesses,
  onlyBullet,
  PASSED,
  PLAYED,
  REGAINED,
  SEARCHED,
  unpackBullet,
} from '../core/bulletRecords.ts';
import { entryAt } from '../core/codes.ts';
import type { ReadonlyPublicState, ReadonlySeatState } from '../core/compartments.ts';
import { BANG, BULLET_CODES, type BulletCode, copyBullets, type PerBullet } from '../core/names.ts';
import { type Random, unit } from '../core/random.ts';
import { has, type Seat, seatsBelow } from '../core/seats.ts';
import type { Rules } from '../core/state.ts';
import { extend, type Trail, trailToArray } from '../core/trail.ts';
import { type HandOdds, type HandStep, handOdds, oddsBefore, stepOdds } from './bulletOdds.ts';
import { isLaidFaceDown, laidBangs, placeBangs } from './faceDownBangs.ts';

/** One possible distribution of the hidden bullets. */
interface BulletWorld {
  readonly hands: readonly PerBullet[];
  readonly loaded: readonly (BulletCode | -1)[];
  readonly trails: readonly Trail[];
  readonly faceDown: PerBullet;
  readonly gone: PerBullet;
  /** The importance weight: how much likelier this world is than it was to be drawn. */
  readonly weight: number;
}

/** One record, ready to be drawn: its index in the chains of the hands it concerns. */
interface Step extends BulletRecord {
  readonly secret: boolean;
  readonly at: number;
  readonly otherAt: number;
}

/**
 * Where the Hustler exchanged bullets with others out of sight, their hands depend on each other:
 * then the world is chosen among this many candidates by their weights. In all other cases sampling
 * is exact.
 */
const CANDIDATES = 12;

/** What the seat knows about each record: the possible bullets, as a bit mask. */
function knownTo(
  records: readonly BulletRecord[],
  seat: Seat | null,
  own: ReadonlySeatState | null,
): number[] {
  const secrets = own === null ? [] : trailToArray(own.bulletTrail);
  let used = 0;
  return records.map((record) => {
    if (seat === null || !has(bulletRecordWitnesses(record), seat)) return record.possible;
    return 1 << entryAt(secrets, used++);
  });
}

/** Until the face-down cards are first found to hold no bang, none of those laid there was one, if none was taken out before. */
function ruleOutBangs(records: readonly BulletRecord[], possible: number[]): void {
  const takenOut = records.findIndex((record) => record.kind === REGAINED && !record.open);
  const empty = records.findLastIndex(
    (record, i) => record.kind === SEARCHED && !record.open && (takenOut === -1 || i < takenOut),
  );
  for (let i = 0; i < empty; i++) {
    const record = entryAt(records, i);
    if (record.kind === PLAYED && !record.open)
      possible[i] = entryAt(possible, i) & ~onlyBullet(BANG);
  }
}

/** Does the one-time preparation; the returned function draws one world per call. */
export function bulletWorlds(
  rules: Rules,
  publicState: ReadonlyPublicState,
  seat: Seat | null,
  own: ReadonlySeatState | null,
): (random: Random) => BulletWorld {
  const records = trailToArray(publicState.bulletTrail).map(unpackBullet);
  const possible = knownTo(records, seat, own);
  ruleOutBangs(records, possible);
  const chains: HandStep[][] = Array.from({ length: rules.seats }, () => []);
  const add = (of: Seat, leaves: boolean, what: number): number =>
    entryAt(chains, of).push({ leaves, possible: what }) - 1;
  const steps = records.map((record, i): Step => {
    const { kind, seat: from, other } = record;
    const what = kind === REGAINED ? onlyBullet(BANG) : entryAt(possible, i);
    const moves = kind === PLAYED || kind === PASSED || kind === REGAINED;
    return {
      ...record,
      possible: what,
      secret: bulletRecordWitnesses(record) !== 0,
      at: moves ? add(from, kind !== REGAINED, what) : -1,
      otherAt: kind === PASSED ? add(other, false, what) : -1,
    };
  });
  const inFront = seatsBelow(rules.seats).map((each) => {
    if (!has(publicState.loaded, each)) return -1;
    return add(each, true, each === seat && own !== null ? 1 << own.bullet : ANY_BULLET);
  });
  const starts = rules.startHands.slice(0, rules.seats);
  const odds = starts.map((hand, each) => handOdds(hand, entryAt(chains, each)));
  const coupled = steps.some(({ kind, possible: what }) => kind === PASSED && what === ANY_BULLET);
  const laid = laidBangs(records);
  const laidAt = chains.map((_, each) =>
    steps.flatMap((step, i) =>
      laid !== null && i < laid.until && step.seat === each && isLaidFaceDown(step)
        ? [step.at]
        : [],
    ),
  );
  const place = laid === null ? null : placeBangs(starts, chains, laidAt, laid.bangs);
  const draw = (random: Random): BulletWorld => {
    for (;;) {
      const world = drawWorld(rules, steps, place?.(random) ?? odds, inFront, random);
      if (world !== null) return world;
    }
  };
  return coupled ? (random) => choose(draw, random) : draw;
}

/** One of several candidates, by weight. */
function choose(draw: (random: Random) => BulletWorld, random: Random): BulletWorld {
  let chosen = draw(random);
  let total = chosen.weight;
  for (let i = 1; i < CANDIDATES; i++) {
    const world = draw(random);
    total += world.weight;
    if (unit(random) * total < world.weight) chosen = world;
  }
  return chosen;
}

/** One attempt. It fails if the players' chains, each consistent in itself, contradict each other. */
function drawWorld(
  rules: Rules,
  steps: readonly Step[],
  odds: readonly HandOdds[],
  inFront: readonly number[],
  random: Random,
): BulletWorld | null {
  const hands: PerBullet[] = [];
  const trails: Trail[] = [];
  const loaded: (BulletCode | -1)[] = [];
  for (const seat of seatsBelow(rules.seats)) {
    hands.push(copyBullets(rules.startHands[seat]));
    trails.push(null);
  }
  const faceDown: PerBullet = copyBullets(rules.startFaceDown);
  const gone: PerBullet = [0, 0, 0];
  const weights: PerBullet = [0, 0, 0];
  let weight = 1;
  for (const step of steps) {
    const { kind, seat, other, open } = step;
    const hand = entryAt(hands, seat);
    const chain = entryAt(odds, seat);
    if (kind === PLAYED) {
      for (const code of BULLET_CODES) weights[code] = stepOdds(chain, step.at, hand, code);
      const bullet = pick(random, weights);
      if (bullet === -1) return null;
      hand[bullet]--;
      if (!open) faceDown[bullet]++;
      if (step.secret) trails[seat] = extend(trails[seat] ?? null, bullet);
    } else if (kind === PASSED) {
      const otherHand = entryAt(hands, other);
      const otherChain = entryAt(odds, other);
      for (const code of BULLET_CODES)
        weights[code] =
          stepOdds(chain, step.at, hand, code) *
          stepOdds(otherChain, step.otherAt, otherHand, code);
      const bullet = pick(random, weights);
      if (bullet === -1) return null;
      weight *=
        (weights[0] + weights[1] + weights[2]) /
        (oddsBefore(chain, step.at, hand) * oddsBefore(otherChain, step.otherAt, otherHand));
      hand[bullet]--;
      otherHand[bullet]++;
      trails[seat] = extend(trails[seat] ?? null, bullet);
      trails[other] = extend(trails[other] ?? null, bullet);
    } else if (kind === REGAINED) {
      hand[BANG]++;
      if (!open && --faceDown[BANG] < 0) return null;
    } else if (kind === SEARCHED) {
      if (faceDown[BANG] > 0 !== open) return null;
    } else if (kind === BURIED) {
      for (const code of BULLET_CODES) {
        gone[code] += hand[code];
        hand[code] = 0;
      }
    }
  }
  for (let seat = 0; seat < rules.seats; seat++) {
    const at = entryAt(inFront, seat);
    const hand = entryAt(hands, seat);
    if (at === -1) loaded.push(-1);
    else {
      for (const code of BULLET_CODES)
        weights[code] = stepOdds(entryAt(odds, seat), at, hand, code);
      const bullet = pick(random, weights);
      if (bullet === -1) return null;
      hand[bullet]--;
      loaded.push(bullet);
    }
  }
  return { hands, loaded, trails, faceDown, gone, weight };
}

/** A random bullet with these weights; −1 if all are zero. */
function pick(random: Random, weights: Readonly<PerBullet>): BulletCode | -1 {
  const total = weights[0] + weights[1] + weights[2];
  if (total === 0) return -1;
  for (const code of BULLET_CODES) if (weights[code] === total) return code;
  let rest = unit(random) * total;
  for (const code of BULLET_CODES) {
    rest -= weights[code];
    if (rest < 0 && weights[code] > 0) return code;
  }
  return BULLET_CODES.findLast((code) => weights[code] > 0) ?? -1;
}
