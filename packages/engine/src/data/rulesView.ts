import { type Loot, NO_LOOT, type PerLoot } from '../core/lootCards.ts';
import { type BulletCounts, NO_BULLETS, type PerBullet } from '../core/names.ts';
import { seatsBelow } from '../core/seats.ts';
import type { Rules } from '../core/state.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { makeRules, positionOf } from '../match/rules.ts';
import { resolveSetup } from '../match/setup.ts';
import { POWERS } from '../powers/index.ts';
import { checkRulesVersion, MANY, perSeatOf, readBullets, readLoot } from './cards.ts';
import { readPowerOf } from './playerViews.ts';
import { listOf, type Path, type Reader, readFields, whole } from './reader.ts';
import { namesOfBullets, namesOfLoot } from './sharedLists.ts';

/** The position a match starts from, by name. */
export interface StartView {
  readonly hands: readonly BulletCounts[];
  readonly loot: readonly (readonly Loot[])[];
  readonly faceDown: BulletCounts;
  readonly pileSizes: readonly number[];
}

export const startView = (rules: Rules): StartView => ({
  hands: seatsBelow(rules.seats).map((seat) => namesOfBullets(rules.startHands[seat])),
  loot: seatsBelow(rules.seats).map((seat) =>
    namesOfLoot(rules.startLoot[seat], undefined, undefined),
  ),
  faceDown: namesOfBullets(rules.startFaceDown),
  pileSizes: rules.pileSizes,
});

export function readRules(fields: Readonly<Record<string, unknown>>, path: Path): Rules {
  checkRulesVersion(path, fields.rulesVersion);
  const {
    edition: name,
    options,
    seats,
  } = resolveSetup({
    edition: fields.edition,
    options: fields.options,
    seats: fields.seats,
    seed: '',
  });
  const edition = EDITION_RULES[name];
  const start = readFields(fields.start, `${path}.start`, {
    hands: listOf(readBullets, seats, seats),
    loot: listOf(readLoot, seats, seats),
    faceDown: readBullets,
    pileSizes: listOf(whole(0, MANY), edition.rounds, edition.rounds),
  } satisfies Record<keyof StartView, Reader<unknown>>);
  const powers = listOf(readPowerOf, seats, seats)(fields.players, `${path}.players`);
  return makeRules(
    edition,
    options,
    seats,
    powers.map((power) => power && POWERS[power]),
    positionOf({
      pileSizes: start.pileSizes,
      startHands: perSeatOf<Readonly<PerBullet>>(start.hands, NO_BULLETS),
      startFaceDown: start.faceDown,
      startLoot: perSeatOf<Readonly<PerLoot>>(start.loot, NO_LOOT),
    }),
  );
}
