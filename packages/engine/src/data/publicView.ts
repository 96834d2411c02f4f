import type { ReadonlyPublicState } from '../core/compartments.ts';
import { TOKEN } from '../core/loot.ts';
import type { Loot } from '../core/lootCards.ts';
import type {
  BulletCounts,
  DecisionName,
  EditionName,
  PowerName,
  SeatStateName,
  StepName,
} from '../core/names.ts';
import type { Options } from '../core/options.ts';
import type { MatchResult } from '../core/result.ts';
import { has, only, type Seat, seatsBelow, seatsOf } from '../core/seats.ts';
import type { Rules } from '../core/state.ts';
import { RULES_VERSION } from '../core/version.ts';
import { stepOf } from '../match/play.ts';
import { type BulletMemory, bulletMemory } from './bulletMemory.ts';
import { seatOrNull } from './cards.ts';
import { type LootMemory, lootMemory } from './lootMemory.ts';
import { entriesOf, namesOfBullets, namesOfLoot } from './sharedLists.ts';
import { type SharingView, sameSharing, sharingView } from './sharingView.ts';

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

export interface PlayerView {
  readonly power: PowerName | null;
  readonly alive: boolean;
  readonly state: SeatStateName;
  readonly wounds: number;
  readonly fatalWounds: number;
  readonly shame: number;
  readonly target: Seat | null;
  /** Whether a bullet lies in front of them. */
  readonly loaded: boolean;
  readonly bullets: number;
  readonly lootCards: number;
}

export interface StartView {
  readonly hands: readonly BulletCounts[];
  readonly loot: readonly (readonly Loot[])[];
  readonly faceDown: BulletCounts;
  readonly pileSizes: readonly number[];
}

/** A public view, and the state it was made from. */
export interface PublicViewOf {
  readonly view: PublicView;
  readonly state: ReadonlyPublicState;
}

export function seatStatus(state: ReadonlyPublicState, seat: Seat): SeatStateName {
  if (!has(state.alive, seat)) return 'dead';
  if (has(state.out, seat)) return 'out';
  if (has(state.hit, seat)) return 'wounded';
  return has(state.ducked, seat) ? 'ducked' : 'standing';
}

const playerView = (rules: Rules, state: ReadonlyPublicState, seat: Seat): PlayerView => ({
  power: rules.powers[seat]?.name ?? null,
  alive: has(state.alive, seat),
  state: seatStatus(state, seat),
  wounds: state.wounds[seat],
  fatalWounds: rules.fatalWounds[seat],
  shame: state.shame[seat],
  target: seatOrNull(state.targets[seat]),
  loaded: has(state.loaded, seat),
  bullets: state.bullets[seat],
  lootCards: state.lootCards[seat],
});

/** Whether the views of a player are the same in two states. */
function samePlayer(a: ReadonlyPublicState, b: ReadonlyPublicState, seat: Seat): boolean {
  const changed =
    (a.alive ^ b.alive) |
    (a.out ^ b.out) |
    (a.hit ^ b.hit) |
    (a.ducked ^ b.ducked) |
    (a.loaded ^ b.loaded);
  return (
    (changed & only(seat)) === 0 &&
    a.targets[seat] === b.targets[seat] &&
    a.bullets[seat] === b.bullets[seat] &&
    a.lootCards[seat] === b.lootCards[seat] &&
    a.wounds[seat] === b.wounds[seat] &&
    a.shame[seat] === b.shame[seat]
  );
}

function playerViews(
  rules: Rules,
  state: ReadonlyPublicState,
  last: PublicViewOf | null,
): readonly PlayerView[] {
  return seatsBelow(rules.seats).map((seat) => {
    const known = last !== null && samePlayer(last.state, state, seat) && last.view.players[seat];
    return known || playerView(rules, state, seat);
  });
}

const startView = (rules: Rules): StartView => ({
  hands: seatsBelow(rules.seats).map((seat) => namesOfBullets(rules.startHands[seat])),
  loot: seatsBelow(rules.seats).map((seat) =>
    namesOfLoot(rules.startLoot[seat], undefined, undefined),
  ),
  faceDown: namesOfBullets(rules.startFaceDown),
  pileSizes: rules.pileSizes,
});

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
    players: playerViews(rules, state, last),
    table: namesOfLoot(state.table, before?.table, known?.table),
    spent: namesOfLoot(state.spent, before?.spent, known?.spent),
    unseen: namesOfLoot(state.unseen, before?.unseen, known?.unseen),
    piles: last?.state.round === state.round ? last.view.piles : rules.pileSizes.slice(state.round),
    discard: { faceUp: namesOfBullets(state.faceUp), faceDown: state.faceDown },
    sharing:
      last !== null && sameSharing(last.state.sharing, state.sharing)
        ? last.view.sharing
        : sharingView(state.sharing),
    history: {
      bullets: entriesOf(
        state.bulletTrail,
        bulletMemory,
        last?.state.bulletTrail ?? null,
        last?.view.history.bullets,
      ),
      loot: entriesOf(
        state.lootTrail,
        lootMemory,
        last?.state.lootTrail ?? null,
        last?.view.history.loot,
      ),
    },
    start: known?.start ?? startView(rules),
    result: state.finalLoot === null ? null : rules.edition.score(rules, state, state.finalLoot),
  };
}
