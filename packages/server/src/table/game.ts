import {
  type CountName,
  canRevise,
  completePicks,
  createMatch,
  deciding,
  defaultMove,
  type GameEvent,
  type Match,
  offerPowers,
  openDecision,
  optionsOf,
  type PowerPicks,
  play,
  playDefault,
  recordMove,
  result,
  type Seat,
  type Setup,
} from '@holdup/engine';
import {
  isPast,
  MISSES_UNTIL_STAND_IN,
  type Proof,
  powerDealOf,
  type Settings,
  seedOf,
  tellingMs,
} from '@holdup/protocol';
import { addToStanding } from './standing.ts';
import { type Drawn, type Game, personAt, seatEntries, type Table } from './table.ts';

/** The count under way, if one is: choices can be changed until zero. */
export const openCount = (match: Match): CountName | null => openDecision(match)?.count ?? null;

/**
 * The engine's setup for a table's settings, with the options that its edition has. `picks` are the
 * powers that were chosen; without them they are dealt.
 */
export function setupOf(
  settings: Settings,
  seats: number,
  seed: string,
  picks: PowerPicks = [],
): Setup {
  const { edition } = settings;
  const deal = powerDealOf(settings);
  const powers =
    deal === null
      ? 'none'
      : deal.way === 'random' && deal.banned.length === 0
        ? 'random'
        : completePicks(offerPowers(deal, seats, seed), picks);
  return { edition, seats, seed, options: optionsOf(edition, { ...settings, powers }) };
}

/** The seed of the next match: from here on nobody can change the shuffle. */
export function drawSeed(table: Table): Drawn {
  const ofPersons = <T>(
    values: ReadonlyMap<number, string>,
    make: (seat: Seat, value: string) => T,
  ) =>
    seatEntries(table).flatMap(([seat, record]) => {
      const value = record.kind === 'person' ? values.get(record.person) : undefined;
      return value === undefined ? [] : [make(seat, value)];
    });
  const randoms: Proof['randoms'] = ofPersons(table.randoms, (seat, value) => ({ seat, value }));
  const withheld = ofPersons(table.seals, (seat, seal) => ({ seat, seal })).filter(
    ({ seat }) => !randoms.some((revealed) => revealed.seat === seat),
  );
  const { commitment, secret } = table;
  return { seed: seedOf(secret, randoms), proof: { commitment, secret, randoms, withheld } };
}

export function beginGame(
  table: Table,
  id: string,
  at: number,
  cast: Pick<Game, 'names' | 'characters'>,
  events: GameEvent[],
): Game {
  const { seed, proof } = table.choice ?? drawSeed(table);
  const setup = setupOf(table.settings, table.seats.length, seed, table.choice?.picks);
  const before = events.length;
  const match = createMatch(setup, events);
  return {
    id,
    match,
    seed,
    proof,
    setup,
    ...cast,
    moves: [],
    defaults: [],
    past: events.slice(before).filter(isPast),
    question: 1,
    openedAt: at,
    telling: tellingMs(events),
    choices: new Map(),
    changes: new Map(),
    cutAt: null,
    held: false,
    pausedAt: null,
    finishedAt: null,
    botsClosed: false,
    latecomers: new Set(),
    bets: new Map(),
    promises: [],
    guesses: new Map(),
    watchers: new Map(),
  };
}

/** The player answered: resets the number of consecutive defaults. */
function answered(table: Table, seat: Seat): void {
  const person = personAt(table, seat);
  if (person !== null && !person.standIn) person.misses = 0;
}

function missed(table: Table, seat: Seat): void {
  const person = personAt(table, seat);
  if (person === null || person.standIn) return;
  person.misses++;
  if (person.misses >= MISSES_UNTIL_STAND_IN) person.standIn = true;
}

/** Plays a seat's move, or its default if `move` is null, and records whether that opened the next decision. */
export function playSeat(
  table: Table,
  game: Game,
  seat: Seat,
  move: Parameters<typeof play>[2] | null,
  at: number,
  events: GameEvent[],
): void {
  const { match } = game;
  const before = openDecision(match);
  const known = events.length;
  const revises = canRevise(match, seat);
  const shown = move ?? defaultMove(match, seat);
  const played = move === null ? playDefault(match, seat, events) : play(match, seat, move, events);
  if (revises) game.changes.set(seat, (game.changes.get(seat) ?? 0) + 1);
  if (!played.ok || shown === null)
    throw new Error(`a move cannot be played: ${JSON.stringify(played)}`);
  if (move === null) {
    game.defaults.push(game.moves.length);
    missed(table, seat);
  } else answered(table, seat);
  recordMove(game.moves, { seat, ...shown }, revises);
  game.past.push(...events.slice(known).filter(isPast));
  if (openDecision(match) === before && before?.together === true) return;
  game.question++;
  game.openedAt = at;
  game.telling = tellingMs(events);
  game.cutAt = null;
  game.held = false;
  game.changes.clear();
  if (result(match) !== null) {
    game.finishedAt = at;
    table.stage = 'finished';
    addToStanding(table, game);
  }
}

/** The count reaches zero: all choices are played at once, with defaults for players who have not chosen. */
export function playZero(table: Table, game: Game, at: number, events: GameEvent[]): void {
  const choices = new Map(game.choices);
  game.choices.clear();
  for (const seat of deciding(game.match)) {
    const move = choices.get(seat) ?? null;
    playSeat(table, game, seat, move, at, events);
  }
}
