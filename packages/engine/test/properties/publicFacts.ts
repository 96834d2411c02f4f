import type { GameEvent, PublicEvent } from '../../src/core/events.ts';
import {
  countLoot,
  type Loot,
  lootNames,
  type PerLoot,
  zeroPerLoot,
} from '../../src/core/lootCards.ts';
import type { EditionName, SeatStateName } from '../../src/core/names.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { PublicView } from '../../src/data/publicView.ts';

/** The facts everybody can follow from the public events alone, starting with nothing but the number of players. */
export interface Facts {
  round: number;
  godfather: Seat | null;
  tokenOnTable: boolean;
  heir: Seat | null;
  table: PerLoot;
  spent: PerLoot;
  faceUp: { click: number; bang: number; bang3: number };
  faceDown: number;
  over: boolean;
  readonly players: FactsOfSeat[];
}

interface FactsOfSeat {
  alive: boolean;
  state: SeatStateName;
  wounds: number;
  shame: number;
  target: Seat | null;
  loaded: boolean;
  bullets: number;
  lootCards: number;
}

type PublicEventOf<T extends PublicEvent['type']> = Extract<PublicEvent, { type: T }>;

const noLoot = (): PerLoot => zeroPerLoot();

export const factsAtFirst = (seats: number): Facts => ({
  round: 0,
  godfather: null,
  tokenOnTable: false,
  heir: null,
  table: noLoot(),
  spent: noLoot(),
  faceUp: { click: 0, bang: 0, bang3: 0 },
  faceDown: 0,
  over: false,
  players: Array.from({ length: seats }, () => ({
    alive: true,
    state: 'standing' as const,
    wounds: 0,
    shame: 0,
    target: null,
    loaded: false,
    bullets: 8,
    lootCards: 0,
  })),
});

const works = (card: Loot): boolean => card === 'clip' || card === 'firstAid';

/** A seat gets a card (or, with -1, gives it away): it counts as loot, or takes effect at once and is spent. */
function gain(facts: Facts, seat: Seat, card: Loot, sign: 1 | -1): void {
  if (works(card)) {
    const added = countLoot([card]);
    facts.spent = facts.spent.map((count, i) => count + sign * (added[i as 0] ?? 0)) as PerLoot;
  } else of(facts, seat).lootCards += sign;
}

const of = (facts: Facts, seat: Seat): FactsOfSeat => facts.players[seat] as FactsOfSeat;

function leaveTable(facts: Facts, cards: readonly Loot[]): void {
  const gone = countLoot(cards);
  facts.table = facts.table.map((count, i) => count - (gone[i as 0] ?? 0)) as PerLoot;
}

function beginRound(facts: Facts, event: PublicEventOf<'roundBegan'>, edition: EditionName): void {
  facts.tokenOnTable = edition === 'second';
  facts.round = event.round;
  facts.godfather = event.godfather;
  facts.heir = null;
  facts.table = countLoot([...lootNames(facts.table), ...event.added]);
  if (lootNames(facts.table).join() !== event.table.join())
    throw new Error(`the table of round ${event.round} is not what was left and what was added`);
  for (const player of facts.players) {
    player.target = null;
    player.state = player.alive ? 'standing' : 'dead';
  }
}

function discard(facts: Facts, event: PublicEventOf<'discarded'>): void {
  const player = of(facts, event.seat);
  facts.faceDown++;
  if (event.why === 'clip') player.bullets--;
  else player.loaded = false;
}

/** What the events of these types change. */
type Changes<T extends PublicEvent['type']> = {
  readonly [K in T]: (facts: Facts, event: PublicEventOf<K>, edition: EditionName) => void;
};

const BULLETS = {
  hustled(facts, event) {
    of(facts, event.seat).bullets++;
    of(facts, event.target).bullets--;
  },
  gaveBack(facts, event) {
    of(facts, event.seat).bullets--;
    of(facts, event.target).bullets++;
  },
  allLoaded(facts) {
    for (const player of facts.players)
      if (player.alive && player.bullets > 0) {
        player.bullets--;
        player.loaded = true;
      }
  },
  discarded: discard,
  revealed(facts, event) {
    of(facts, event.seat).loaded = false;
    facts.faceUp[event.bullet]++;
  },
  regained(facts, event) {
    of(facts, event.seat).bullets++;
    if (event.from === 'faceUp') facts.faceUp.bang--;
    else facts.faceDown--;
  },
} satisfies Partial<Changes<PublicEvent['type']>>;

const PLAYERS = {
  aimed(facts, event) {
    for (const { seat, target } of event.aims) of(facts, seat).target = target;
  },
  reaimed(facts, event) {
    of(facts, event.seat).target = event.target;
  },
  satOut(facts, event) {
    of(facts, event.seat).state = 'out';
  },
  courage(facts, event) {
    for (const seat of event.ducked) of(facts, seat).state = 'ducked';
  },
  shamed(facts, event) {
    of(facts, event.seat).shame = event.shame;
  },
  wounded(facts, event) {
    of(facts, event.seat).wounds = event.wounds;
    of(facts, event.seat).state = 'wounded';
  },
  healed(facts, event) {
    of(facts, event.seat).wounds = event.wounds;
  },
  died(facts, event) {
    of(facts, event.seat).alive = false;
    of(facts, event.seat).state = 'dead';
    of(facts, event.seat).bullets = 0;
  },
} satisfies Partial<Changes<PublicEvent['type']>>;

const LOOT = {
  stole(facts, event) {
    of(facts, event.seat).lootCards++;
    of(facts, event.victim).lootCards--;
  },
  took(facts, event) {
    if (event.share === 'godfather') {
      facts.tokenOnTable = false;
      facts.heir = event.seat;
      return;
    }
    leaveTable(facts, [event.share]);
    gain(facts, event.seat, event.share, 1);
  },
  traded(facts, event) {
    gain(facts, event.seat, event.gave, -1);
    if (event.with !== null) {
      gain(facts, event.with, event.gave, 1);
      of(facts, event.with).lootCards--;
    }
    gain(facts, event.seat, event.got ?? 'bill5', 1);
  },
  paid(facts, event) {
    leaveTable(facts, event.bills);
    for (const bill of event.bills) gain(facts, event.seat, bill, 1);
  },
  leftOver(facts, event) {
    if (event.fate === 'stay') return;
    facts.spent = countLoot([...lootNames(facts.spent), ...event.cards]);
    leaveTable(facts, event.cards);
  },
} satisfies Partial<Changes<PublicEvent['type']>>;

const nothing = (): void => {};

/** Every public event has an entry, even one that changes no facts, so that a new event is not overlooked. */
const CHANGES: Changes<PublicEvent['type']> = {
  ...BULLETS,
  ...PLAYERS,
  ...LOOT,
  roundBegan: beginRound,
  newGodfather(facts, event) {
    facts.godfather = event.seat;
  },
  over(facts) {
    facts.over = true;
  },
  defaulted: nothing,
  locked: nothing,
  reloaded: nothing,
  ordered: nothing,
  dodged: nothing,
  sharingBegan: nothing,
  announced: nothing,
  allowed: nothing,
  forbade: nothing,
  tookNothing: nothing,
  kept: nothing,
  clipLost: nothing,
  declined: nothing,
  noBangLeft: nothing,
};

/** Updates the facts with one event. */
export function applyEvent(facts: Facts, event: GameEvent, edition: EditionName): void {
  if (event.to !== 'everyone') return;
  // The entry for an event's type takes that event; the compiler cannot relate the two.
  const change = CHANGES[event.type] as (...of: [Facts, PublicEvent, EditionName]) => void;
  change(facts, event, edition);
}

/** The same facts from the public view. A card announced, taken and still open to a trade counts as taken. */
export function factsOf(view: PublicView): Facts {
  const { sharing, discard: pile } = view;
  const facts: Facts = {
    round: view.round,
    godfather: view.godfather,
    tokenOnTable: view.tokenOnTable,
    heir: view.heir,
    table: countLoot(view.table),
    spent: countLoot(view.spent),
    faceUp: { click: 0, bang: 0, bang3: 0, ...pile.faceUp },
    faceDown: pile.faceDown,
    over: view.result !== null,
    players: view.players.map(
      ({ alive, state, wounds, shame, target, loaded, bullets, lootCards }) => ({
        alive,
        state,
        wounds,
        shame,
        target,
        loaded,
        bullets,
        lootCards,
      }),
    ),
  };
  if (sharing.incoming !== null && sharing.receiver !== null)
    gain(facts, sharing.receiver, sharing.incoming, 1);
  return facts;
}

/** The dead hold nothing; nobody announces that. */
export const settle = (facts: Facts): Facts => ({
  ...facts,
  players: facts.players.map((player) => ({
    ...player,
    lootCards: player.alive ? player.lootCards : 0,
  })),
});
