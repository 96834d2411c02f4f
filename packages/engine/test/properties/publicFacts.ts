import type { GameEvent, PublicEvent } from '../../src/core/events.ts';
import {
  countLoot,
  type Loot,
  lootNames,
  type PerLoot,
  zeroPerLoot,
} from '../../src/core/lootCards.ts';
import type { SeatStateName } from '../../src/core/names.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { PublicView } from '../../src/data/publicView.ts';

/** The facts everybody can follow, kept from the public events alone, starting with nothing but who plays. */
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

/** A card comes to a seat: it is loot, or it works at once and is spent. */
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

function beginRound(facts: Facts, event: Extract<PublicEvent, { type: 'roundBegan' }>): void {
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

function discard(facts: Facts, event: Extract<PublicEvent, { type: 'discarded' }>): void {
  const player = of(facts, event.seat);
  facts.faceDown++;
  if (event.why === 'clip') player.bullets--;
  else player.loaded = false;
}

/** What one event changes. Events that change nothing everybody can count are named too, so that a new one is noticed. */
export function tell(facts: Facts, event: GameEvent, edition: 'second' | 'first'): void {
  if (event.to !== 'everyone') return;
  switch (event.type) {
    case 'roundBegan':
      beginRound(facts, event);
      facts.tokenOnTable = edition === 'second';
      return;
    case 'hustled':
      of(facts, event.seat).bullets++;
      of(facts, event.target).bullets--;
      return;
    case 'gaveBack':
      of(facts, event.seat).bullets--;
      of(facts, event.target).bullets++;
      return;
    case 'allLoaded':
      for (const player of facts.players)
        if (player.alive && player.bullets > 0) {
          player.bullets--;
          player.loaded = true;
        }
      return;
    case 'aimed':
      for (const { seat, target } of event.aims) of(facts, seat).target = target;
      return;
    case 'reaimed':
      of(facts, event.seat).target = event.target;
      return;
    case 'satOut':
      of(facts, event.seat).state = 'out';
      return;
    case 'courage':
      for (const seat of event.ducked) of(facts, seat).state = 'ducked';
      return;
    case 'shamed':
      of(facts, event.seat).shame = event.shame;
      return;
    case 'discarded':
      discard(facts, event);
      return;
    case 'revealed':
      of(facts, event.seat).loaded = false;
      facts.faceUp[event.bullet]++;
      return;
    case 'wounded':
      of(facts, event.seat).wounds = event.wounds;
      of(facts, event.seat).state = 'wounded';
      return;
    case 'healed':
      of(facts, event.seat).wounds = event.wounds;
      return;
    case 'died':
      of(facts, event.seat).alive = false;
      of(facts, event.seat).state = 'dead';
      of(facts, event.seat).bullets = 0;
      return;
    case 'stole':
      of(facts, event.seat).lootCards++;
      of(facts, event.victim).lootCards--;
      return;
    case 'took':
      if (event.share === 'godfather') {
        facts.tokenOnTable = false;
        facts.heir = event.seat;
        return;
      }
      leaveTable(facts, [event.share]);
      gain(facts, event.seat, event.share, 1);
      return;
    case 'traded':
      gain(facts, event.seat, event.gave, -1);
      if (event.with !== null) {
        gain(facts, event.with, event.gave, 1);
        of(facts, event.with).lootCards--;
      }
      gain(facts, event.seat, event.got ?? 'bill5', 1);
      return;
    case 'regained':
      of(facts, event.seat).bullets++;
      if (event.from === 'faceUp') facts.faceUp.bang--;
      else facts.faceDown--;
      return;
    case 'paid':
      leaveTable(facts, event.bills);
      for (const bill of event.bills) gain(facts, event.seat, bill, 1);
      return;
    case 'leftOver':
      if (event.fate === 'stay') return;
      facts.spent = countLoot([...lootNames(facts.spent), ...event.cards]);
      leaveTable(facts, event.cards);
      return;
    case 'newGodfather':
      facts.godfather = event.seat;
      return;
    case 'over':
      facts.over = true;
      return;
    case 'defaulted':
    case 'locked':
    case 'reloaded':
    case 'ordered':
    case 'dodged':
    case 'sharingBegan':
    case 'announced':
    case 'allowed':
    case 'forbade':
    case 'tookNothing':
    case 'kept':
    case 'clipLost':
    case 'declined':
    case 'noBangLeft':
      return;
    default:
      event satisfies never;
  }
}

/** The same facts as the public view tells them. A card announced, taken and still open to a trade counts as taken. */
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
