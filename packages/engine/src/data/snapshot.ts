import { makeMatch } from '../core/compartments.ts';
import { SetupError } from '../core/errors.ts';
import { LOOT_CODES } from '../core/lootCards.ts';
import { BULLET_CODES } from '../core/names.ts';
import { seatsBelow, seatsOf } from '../core/seats.ts';
import type { Match } from '../core/state.ts';
import { legalMoves } from '../match/play.ts';
import { type HiddenView, hiddenView, readHiddenView } from './hiddenView.ts';
import { type PublicView, publicView, readPublicView } from './publicView.ts';
import { anything, fieldsOf, listOf } from './reader.ts';
import { type OwnView, readSeatView, seatView } from './seatView.ts';

/** A whole match with all secrets as plain data: for storage, never to be sent to players. */
export interface Snapshot {
  readonly format: 'holdup-match';
  readonly public: PublicView;
  readonly seats: readonly OwnView[];
  /** What nobody sees. */
  readonly hidden: HiddenView;
  /** Of everything above, to detect a snapshot that was damaged or edited by hand. */
  readonly checksum: string;
}

/** FNV-1a over the UTF-16 code units, which are read several times as fast as code points: enough to detect accidents. */
function checksumOf(content: Omit<Snapshot, 'checksum'>): string {
  let hash = 0x811c9dc5;
  const text = JSON.stringify([content.format, content.public, content.seats, content.hidden]);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** A match as plain data, at any moment, even in the middle of a decision. */
export function snapshot(match: Match): Snapshot {
  const content = {
    format: 'holdup-match',
    public: publicView(match.rules, match.publicState),
    seats: match.seatStates.map((state) => seatView(state)),
    hidden: hiddenView(match.hidden),
  } as const;
  return { ...content, checksum: checksumOf(content) };
}

/** A game neither creates nor destroys bullets or cards, so a position that does not add up is invalid. */
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
  const fields = fieldsOf(value, 'the snapshot', [
    'format',
    'public',
    'seats',
    'hidden',
    'checksum',
  ]);
  if (fields.format !== 'holdup-match')
    throw new SetupError('this is not a snapshot of a Hold-Up match');
  const { rules, publicState } = readPublicView(fields.public, 'public');
  const views = listOf(anything, rules.seats, rules.seats)(fields.seats, 'seats');
  const seatStates = seatsBelow(rules.seats).map((seat) =>
    readSeatView(publicState, seat, views[seat], `seats[${seat}]`),
  );
  const hidden = readHiddenView(fields.hidden, 'hidden');
  const match = makeMatch(rules, publicState, seatStates, hidden);
  checkAccounts(match);
  for (const seat of seatsOf(publicState.deciding))
    if (legalMoves(match, seat).length === 0)
      throw new SetupError(
        `the snapshot is damaged: seat ${seat} must decide and has no legal move`,
      );
  if (fields.checksum !== snapshot(match).checksum)
    throw new SetupError('the snapshot is damaged: its checksum does not match');
  return match;
}
