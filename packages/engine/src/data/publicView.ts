import {
  copyPublicState,
  type PublicState,
  type ReadonlyPublicState,
} from '../core/compartments.ts';
import { isRecord, SetupError } from '../core/errors.ts';
import { TOKEN } from '../core/loot.ts';
import { type Loot, lootMask, type PerLoot } from '../core/lootCards.ts';
import {
  type BulletCounts,
  type DecisionName,
  type EditionName,
  STEPS,
  type StepName,
} from '../core/names.ts';
import type { Options } from '../core/options.ts';
import type { MatchResult } from '../core/result.ts';
import { type Seat, seatsOf } from '../core/seats.ts';
import type { Decision, Rules } from '../core/state.ts';
import { arrayToTrail, type Trail } from '../core/trail.ts';
import { RULES_VERSION } from '../core/version.ts';
import { stepOf } from '../match/play.ts';
import { DECISIONS_BY_NAME } from '../match/registry.ts';
import { type BulletMemory, bulletMemory, readBulletMemory } from './bulletMemory.ts';
import {
  MANY,
  orNobody,
  readBullets,
  readLoot,
  type Shown,
  seatBelow,
  seatOrNull,
  seatSetBelow,
} from './cards.ts';
import { type LootMemory, lootMemory, readLootMemory } from './lootMemory.ts';
import { type PlayerView, playerViews, readPlayers } from './playerViews.ts';
import {
  anything,
  flag,
  listOf,
  oneOf,
  orNull,
  type Path,
  type Reader,
  readFields,
  refuse,
  whole,
} from './reader.ts';
import { readRules, type StartView, startView } from './rulesView.ts';
import { entriesOf, namesOfBullets, namesOfLoot, sharedWith } from './sharedLists.ts';
import { readSharing, type SharingView, sharingView } from './sharingView.ts';

/** What everybody sees, by name. Plain data that can be sent, stored and compared. */
export interface PublicView {
  readonly rulesVersion: number;
  readonly edition: EditionName;
  readonly options: Options;
  readonly seats: number;
  readonly rounds: number;
  readonly round: number;
  readonly step: StepName;
  /** Where in the round's program the match is, and which decision is open there. */
  readonly phase: string;
  readonly decision: DecisionName | null;
  readonly deciding: readonly Seat[];
  /** Who was asked and has answered already; their answers stay secret until all have. */
  readonly answered: readonly Seat[];
  readonly godfather: Seat;
  readonly tokenOnTable: boolean;
  readonly heir: Seat | null;
  readonly ordered: Seat | null;
  readonly players: readonly PlayerView[];
  readonly table: readonly Loot[];
  readonly spent: readonly Loot[];
  readonly unseen: readonly Loot[];
  /** How many cards the later piles have, the next one first. */
  readonly piles: readonly number[];
  readonly discard: { readonly faceUp: BulletCounts; readonly faceDown: number };
  readonly sharing: SharingView;
  readonly history: {
    readonly bullets: readonly BulletMemory[];
    readonly loot: readonly LootMemory[];
  };
  /** The starting position, which differs from the box if the match started in the middle (scenarios). */
  readonly start: StartView;
  readonly result: MatchResult | null;
}

/** The public fields that the view shows by another name, or not at all. Every other one must be in the view. */
type ShownDifferently = keyof Pick<
  PublicState,
  | 'asking'
  | 'asked'
  | 'out'
  | 'ducked'
  | 'hit'
  | 'dying'
  | 'targets'
  | 'shares'
  | 'bulletTrail'
  | 'lootTrail'
  | 'finalLoot'
>;
type ShownInParts = keyof PlayerView | keyof PublicView['discard'];

/** A public view, and the state it was made from. */
export interface PublicViewOf {
  readonly view: PublicView;
  readonly state: ReadonlyPublicState;
}

/** The public compartment by name, built from public state alone; parts unchanged since `last` are shared with it. */
export function publicView(
  rules: Rules,
  state: ReadonlyPublicState,
  last: PublicViewOf | null = null,
): PublicView {
  const before = last?.state;
  const known = last?.view;
  return {
    rulesVersion: RULES_VERSION,
    edition: rules.edition.name,
    options: rules.options,
    seats: rules.seats,
    rounds: rules.edition.rounds,
    round: state.round,
    step: stepOf(state),
    phase: rules.program[state.phase]?.name ?? '',
    decision: state.asking?.name ?? null,
    deciding: seatsOf(state.deciding),
    answered: seatsOf(state.asked & ~state.deciding),
    godfather: state.godfather,
    tokenOnTable: (state.shares & TOKEN) !== 0,
    heir: seatOrNull(state.heir),
    ordered: seatOrNull(state.ordered),
    players: playerViews(rules, state, before, known?.players),
    table: namesOfLoot(state.table, before?.table, known?.table),
    spent: namesOfLoot(state.spent, before?.spent, known?.spent),
    unseen: namesOfLoot(state.unseen, before?.unseen, known?.unseen),
    piles:
      known !== undefined && known.round === state.round
        ? known.piles
        : rules.pileSizes.slice(state.round),
    discard: sharedWith(
      { faceUp: namesOfBullets(state.faceUp), faceDown: state.faceDown },
      known?.discard,
    ),
    sharing: sharedWith(sharingView(state.sharing), known?.sharing),
    history: {
      bullets: entriesOf(
        state.bulletTrail,
        bulletMemory,
        before?.bulletTrail ?? null,
        known?.history.bullets,
      ),
      loot: entriesOf(state.lootTrail, lootMemory, before?.lootTrail ?? null, known?.history.loot),
    },
    start: known?.start ?? startView(rules),
    result: state.finalLoot === null ? null : rules.edition.score(rules, state, state.finalLoot),
  } satisfies PublicView & Shown<PublicState, ShownDifferently | ShownInParts>;
}

/** Everybody's loot at the end. The money is recomputed from it, not read. */
const readFinalLoot =
  (seats: number): Reader<PerLoot[]> =>
  (value, path) => {
    const readSeatLoot: Reader<PerLoot> = (seat, at) =>
      readLoot(
        typeof seat === 'object' && seat !== null && 'loot' in seat ? seat.loot : undefined,
        `${at}.loot`,
      );
    return readFields(value, path, {
      winners: anything,
      reason: anything,
      seats: listOf(readSeatLoot, seats, seats),
    } satisfies Record<keyof MatchResult, Reader<unknown>>).seats;
  };

const readDecision: Reader<Decision | null> = (value, path) =>
  value === null
    ? null
    : (DECISIONS_BY_NAME.get(value) ?? refuse(path, 'a decision of this game', value));

const readPhase =
  ({ program }: Rules): Reader<number> =>
  (value, path) => {
    const phase = program.findIndex(({ name }) => name === value);
    if (phase !== -1) return phase;
    return refuse(path, `one of ${program.map(({ name }) => name).join(', ')}`, value);
  };

/** During a match, living seats are deciding something; afterwards nobody is. */
function checkAsking(state: PublicState, path: Path): void {
  const over = state.finalLoot !== null;
  if (
    (state.asking === null) !== over ||
    (state.deciding === 0) !== over ||
    (state.deciding & ~state.alive) !== 0
  )
    throw new SetupError(
      `${path} can't be: while a match lasts, living seats are deciding something, and afterwards nobody is`,
    );
}

/** Reads rules and public compartment back from a public view, and rejects impossible ones. */
export function readPublicView(
  value: unknown,
  path: Path,
): { rules: Rules; publicState: PublicState } {
  if (!isRecord(value)) return refuse(path, 'an object', value);
  const rules = readRules(value, path);
  const { seats } = rules;
  const set = seatSetBelow(seats);
  const seat = orNobody(seats);
  const fields = readFields(value, path, {
    rulesVersion: anything,
    edition: anything,
    options: anything,
    seats: anything,
    rounds: anything,
    round: whole(1, rules.edition.rounds),
    step: oneOf(STEPS),
    phase: readPhase(rules),
    decision: readDecision,
    deciding: set,
    answered: set,
    godfather: seatBelow(seats),
    tokenOnTable: flag,
    heir: seat,
    ordered: seat,
    players: readPlayers(rules),
    table: readLoot,
    spent: readLoot,
    unseen: readLoot,
    piles: anything,
    discard: readDiscard,
    sharing: (sharing, at) => readSharing(seats, sharing, at),
    history: readHistory(seats),
    start: anything,
    result: orNull(readFinalLoot(seats)),
  } satisfies Record<keyof PublicView, Reader<unknown>>);
  const publicState = copyPublicState({
    ...fields,
    ...fields.players,
    ...fields.discard,
    asking: fields.decision,
    asked: fields.deciding | fields.answered,
    dying: 0,
    shares: lootMask(fields.table) | (fields.tokenOnTable ? TOKEN : 0),
    bulletTrail: fields.history.bullets,
    lootTrail: fields.history.loot,
    finalLoot: fields.result,
  });
  checkAsking(publicState, path);
  if (fields.step !== stepOf(publicState))
    refuse(`${path}.step`, `${JSON.stringify(stepOf(publicState))} for this decision`, fields.step);
  return { rules, publicState };
}

const readDiscard = (value: unknown, path: Path) =>
  readFields(value, path, { faceUp: readBullets, faceDown: whole(0, MANY) } satisfies Record<
    keyof PublicView['discard'],
    Reader<unknown>
  >);

const readHistory = (seats: number) => (value: unknown, path: Path) =>
  readFields(value, path, {
    bullets: readTrail(readBulletMemory(seats)),
    loot: readTrail(readLootMemory(seats)),
  } satisfies Record<keyof PublicView['history'], Reader<unknown>>);

const readTrail =
  (read: Reader<number>): Reader<Trail> =>
  (value, path) =>
    arrayToTrail(listOf(read, 0, MANY)(value, path));
