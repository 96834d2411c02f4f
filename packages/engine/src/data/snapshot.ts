import { PLAY_STREAM } from '../core/create.ts';
import {
  LOOT,
  LOOT_CODES,
  type Loot,
  type LootCode,
  lootCode,
  lootNames,
} from '../core/lootCards.ts';
import { NO_MOVES } from '../core/moves.ts';
import { BULLET_CODES, type BulletCounts, bulletNames } from '../core/names.ts';
import { SetupError } from '../core/options.ts';
import { legalMoves } from '../core/play.ts';
import { streamOf } from '../core/random.ts';
import { NOBODY, type Seat, seatsOf } from '../core/seats.ts';
import type { HiddenState, Match, MutableMatch, ReadonlyHiddenState } from '../core/state.ts';
import { readBullets, readLoot, readLootList } from './cards.ts';
import { fieldsOf, listOf, text, whole } from './reader.ts';
import { readPublic, readSeat } from './readMatch.ts';
import { tellPublic, tellSeat } from './tell.ts';
import type { OwnView, PublicView } from './view.ts';

/** A whole match, secrets and all, as plain data: for storing, never for sending to players. */
export interface Snapshot {
  readonly format: 'holdup-match';
  readonly public: PublicView;
  readonly seats: readonly OwnView[];
  /** What nobody sees. */
  readonly dark: HiddenView;
  /** Of everything above: a snapshot that was damaged or edited by hand is noticed. */
  readonly checksum: string;
}

interface HiddenView {
  readonly deck: readonly Loot[];
  readonly faceDown: BulletCounts;
  readonly goneBullets: BulletCounts;
  readonly goneLoot: readonly Loot[];
  readonly random: { readonly key: readonly number[]; readonly drawn: number };
  readonly script: readonly string[];
  readonly scripted: number;
}

const tellHidden = (hidden: ReadonlyHiddenState): HiddenView => ({
  deck: hidden.deck.map((code) => LOOT[code]),
  faceDown: bulletNames(hidden.faceDown),
  goneBullets: bulletNames(hidden.goneBullets),
  goneLoot: lootNames(hidden.goneLoot),
  random: { key: hidden.random.key.map((word) => word >>> 0), drawn: hidden.random.drawn },
  script: hidden.script,
  scripted: hidden.scripted,
});

/** FNV-1a over the characters: enough to notice an accident. */
function checksumOf(content: Omit<Snapshot, 'checksum'>): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify([content.format, content.public, content.seats, content.dark]))
    hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A match as plain data, at any moment, also in the middle of a decision. */
export function snapshot(match: Match): Snapshot {
  const content = {
    format: 'holdup-match',
    public: tellPublic(match.rules, match.publicState),
    seats: match.seatStates.map((own) => tellSeat(own)),
    dark: tellHidden(match.hidden),
  } as const;
  return { ...content, checksum: checksumOf(content) };
}

const MANY = 400;
const WORD = 2 ** 32 - 1;

function readHidden(value: unknown): HiddenState {
  const fields = fieldsOf(value, 'dark', [
    'deck',
    'faceDown',
    'goneBullets',
    'goneLoot',
    'random',
    'script',
    'scripted',
  ]);
  const random = fieldsOf(fields.random, 'dark.random', ['key', 'drawn']);
  const key = listOf(whole(0, WORD), 8, 8)(random.key, 'dark.random.key').map((word) => word | 0);
  return {
    deck: readLootList(fields.deck, 'dark.deck').map((card): LootCode => lootCode(card)),
    faceDown: readBullets(fields.faceDown, 'dark.faceDown'),
    goneBullets: readBullets(fields.goneBullets, 'dark.goneBullets'),
    goneLoot: readLoot(fields.goneLoot, 'dark.goneLoot'),
    random: streamOf(key, PLAY_STREAM, whole(0, WORD)(random.drawn, 'dark.random.drawn')),
    script: listOf(text(20), 0, MANY)(fields.script, 'dark.script'),
    scripted: whole(0, MANY)(fields.scripted, 'dark.scripted'),
  };
}

/** No bullet and no card is lost or made by a game, so a position that does not add up was never played. */
function checkAccounts(match: Match): void {
  const { rules, publicState, seatStates, hidden } = match;
  for (const code of BULLET_CODES) {
    const begun = rules.startHands.reduce(
      (sum, hand) => sum + hand[code],
      rules.startFaceDown[code],
    );
    const held = seatStates.reduce(
      (sum, seat) => sum + seat.hand[code] + (seat.bullet === code ? 1 : 0),
      0,
    );
    if (begun > held + publicState.faceUp[code] + hidden.faceDown[code] + hidden.goneBullets[code])
      throw new SetupError('the snapshot is damaged: bullets are missing from it');
  }
  if (hidden.faceDown.reduce((sum, count) => sum + count, 0) !== publicState.faceDown)
    throw new SetupError('the snapshot is damaged: its face-down discard does not add up');
  const toCome = rules.pileSizes.slice(publicState.round).reduce((sum, size) => sum + size, 0);
  const size = rules.pileSizes.reduce((sum, each) => sum + each, 0);
  if (hidden.deck.length !== size)
    throw new SetupError('the snapshot is damaged: its piles do not add up');
  for (const code of LOOT_CODES) {
    const lying = hidden.deck.slice(size - toCome).filter((card) => card === code).length;
    if (lying > publicState.unseen[code])
      throw new SetupError('the snapshot is damaged: its piles hold cards that were seen before');
  }
}

/** The match of a snapshot. Throws a SetupError that says what is wrong with a damaged or foreign one. */
export function restore(value: unknown): Match {
  const fields = fieldsOf(value, 'the snapshot', ['format', 'public', 'seats', 'dark', 'checksum']);
  if (fields.format !== 'holdup-match')
    throw new SetupError('this is no snapshot of a Hold-Up match');
  const { rules, publicState } = readPublic(fields.public, 'public');
  const seatStates = listOf(
    (seat) => seat,
    rules.seats,
    rules.seats,
  )(fields.seats, 'seats').map((seat, i) => readSeat(publicState, i as Seat, seat, `seats[${i}]`));
  const match: MutableMatch = {
    rules,
    publicState,
    seatStates,
    hidden: readHidden(fields.dark),
    events: null,
    offered: NO_MOVES,
    offeredTo: NOBODY,
    told: null,
    toldSeats: [],
    toldHolds: false,
  };
  checkAccounts(match);
  for (const seat of seatsOf(publicState.deciding))
    if (legalMoves(match, seat).length === 0)
      throw new SetupError(`the snapshot is damaged: seat ${seat} is asked and has no answer`);
  if (fields.checksum !== snapshot(match).checksum)
    throw new SetupError('the snapshot is damaged: its checksum does not fit');
  return match;
}
