import { ALL_SEATS, resolveSetup, type Seat } from '@holdup/engine';
import {
  CHARACTERS,
  type Character,
  type ClientMessageOf,
  changedSettings,
  HOUSE_SETTINGS,
  nameKey,
  type SettingsChange,
} from '@holdup/protocol';
import { isRude } from '../filter/filter.ts';
import { apply } from './apply.ts';
import { somebodySeesHands } from './dead.ts';
import type { Entry, Outcome } from './entries.ts';
import { setupOf } from './game.ts';
import {
  findSeat,
  hasEnoughPlayers,
  type Origin,
  personAt,
  personsOf,
  type SeatRecord,
  seatAt,
  seatEntries,
  seatOfPerson,
  type Table,
} from './table.ts';

const usedCharacters = (table: Table): Set<Character> =>
  new Set(table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.character])));

const freeCharacter = (table: Table, besides?: Character): Character =>
  CHARACTERS.find((each) => each !== besides && !usedCharacters(table).has(each)) ?? CHARACTERS[0];

/** Whether this name and character are free for `seat`; a bot that has the character takes another. */
function claimLook(
  table: Table,
  seat: Seat,
  name: string,
  character: Character,
): readonly Entry[] | 'nameTaken' | 'characterTaken' {
  const others = seatEntries(table).filter(([other]) => other !== seat);
  for (const [, record] of others) {
    if (record.kind !== 'person') continue;
    if (nameKey(record.name) === nameKey(name)) return 'nameTaken';
    if (record.character === character) return 'characterTaken';
  }
  return others.flatMap(([other, record]): Entry[] =>
    record.kind === 'bot' && record.character === character
      ? [{ t: 'bot', seat: other, level: record.level, character: freeCharacter(table, character) }]
      : [],
  );
}

const HOUSE_KEYS: ReadonlySet<string> = new Set(HOUSE_SETTINGS);

/** Whether a match has begun, or is about to. */
const isUnderWay = ({ stage }: Table): boolean =>
  stage === 'starting' || stage === 'choosing' || stage === 'playing';

/** Sits down at an open seat, or takes over a bot's. */
export function join(
  table: Table,
  { name, character, seat: wanted }: Pick<ClientMessageOf<'join'>, 'name' | 'character' | 'seat'>,
  tokenHash: string,
  origin: Origin,
): Outcome {
  const playing = isUnderWay(table);
  const botsClosed =
    table.stage === 'choosing' ||
    (table.stage === 'playing' && (table.game?.botsClosed === true || somebodySeesHands(table)));
  const usable = (record: SeatRecord) =>
    (record.kind === 'bot' && !botsClosed) || (!playing && record.kind === 'open');
  const free = findSeat(table, (record) => !playing && record.kind === 'open');
  const seat = wanted ?? free ?? findSeat(table, usable);
  if (seat === null || seat >= table.seats.length || !usable(seatAt(table, seat))) {
    if (playing && (wanted === undefined || botsClosed)) return 'alreadyStarted';
    return wanted === undefined ? 'tableFull' : 'noSuchSeat';
  }
  const entries = claimLook(table, seat, name, character);
  if (typeof entries === 'string') return entries;
  const person = table.persons;
  return [...entries, { t: 'sat', seat, person, name, character, tokenHash, origin }];
}

/** In the lobby: changes a player's own name or character. */
export function changeLook(table: Table, seat: Seat, wish: ClientMessageOf<'dress'>): Outcome {
  const person = personAt(table, seat);
  if (person === null) return 'notSeated';
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const { name = person.name, character = person.character } = wish;
  if (name === person.name && character === person.character) return [];
  if (name !== person.name && isRude(name, table.settings.filter)) return 'nameRude';
  const entries = claimLook(table, seat, name, character);
  return typeof entries === 'string'
    ? entries
    : [...entries, { t: 'dressed', seat, name, character }];
}

/** The next person clockwise from a seat who fits. */
function nextPerson(table: Table, from: Seat, fits: (person: number) => boolean): number | null {
  for (const step of ALL_SEATS) {
    const record = table.seats[(from + 1 + step) % table.seats.length];
    if (record?.kind === 'person' && fits(record.person)) return record.person;
  }
  return null;
}

export function leaving(table: Table, seat: Seat, why: 'left' | 'removed'): Entry[] {
  const left = personAt(table, seat);
  if (left === null) return [];
  const { person } = left;
  const host: Entry[] =
    table.host === person
      ? [{ t: 'host', person: nextPerson(table, seat, (each) => each !== person) }]
      : [];
  return [...host, { t: 'left', seat, why }];
}

/** The host is away: the next person who is connected acts as host until they are back. */
export function passHostOn(table: Table, connected: ReadonlySet<number>): Outcome {
  const { host } = table;
  if (host === null || connected.has(host)) return [];
  const next = nextPerson(table, seatOfPerson(table, host) ?? 0, (each) => connected.has(each));
  return next === null ? [] : [{ t: 'host', person: next, for: table.hostFor ?? host }];
}

/** The host for whom somebody acted is back. */
export function handHostBack(table: Table, connected: ReadonlySet<number>): Outcome {
  const { hostFor } = table;
  if (hostFor === null || !connected.has(hostFor) || seatOfPerson(table, hostFor) === null)
    return [];
  return [{ t: 'host', person: hostFor }];
}

export function handOver(table: Table, person: number): Outcome {
  if (seatOfPerson(table, person) === null) return 'noSuchPerson';
  return table.host === person ? [] : [{ t: 'host', person, for: table.hostFor }];
}

export function configure(table: Table, settings: SettingsChange): Outcome {
  const changed = Object.keys(settings);
  const inGame = changed.every((key) => HOUSE_KEYS.has(key));
  if (table.stage !== 'lobby' && !inGame) return 'alreadyStarted';
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  if (settings.seats !== undefined && settings.seats < taken) return 'badSettings';
  try {
    const draft = changedSettings(table.settings, settings);
    if (isRude(draft.rulesName, draft.filter)) return 'nameRude';
    resolveSetup(setupOf(draft, draft.seats, ''));
  } catch {
    return 'badSettings';
  }
  return changed.length === 0 ? [] : [{ t: 'configured', settings }];
}

export function addBot(table: Table, { seat, level }: ClientMessageOf<'addBot'>): Outcome {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const chosen = seat ?? findSeat(table, ({ kind }) => kind === 'open');
  if (chosen === null) return 'tableFull';
  const record = seatAt(table, chosen);
  if (chosen >= table.seats.length || record.kind === 'person') return 'noSuchSeat';
  const character = record.kind === 'bot' ? record.character : freeCharacter(table);
  return [{ t: 'bot', seat: chosen, level, character }];
}

export function remove(table: Table, seat: Seat): Outcome {
  const record = seatAt(table, seat);
  if (record.kind === 'open') return 'noSuchSeat';
  // An acting host must not remove the absent host.
  if (record.kind === 'person')
    return record.person === table.hostFor ? 'notAllowed' : leaving(table, seat, 'removed');
  return table.stage === 'lobby' ? [{ t: 'botLeft', seat }] : 'alreadyStarted';
}

export function swapSeats(table: Table, [a, b]: readonly [Seat, Seat]): Outcome {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (a === b || table.seats[a] === undefined || table.seats[b] === undefined) return 'noSuchSeat';
  return [{ t: 'swapped', seats: [a, b] }];
}

export function start(table: Table, fill: ClientMessageOf<'start'>['fill']): Outcome {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const entries: Entry[] = [];
  // Each bot needs a character that the ones before it did not take, so they are seated on a copy.
  const draft: Table = { ...table, seats: [...table.seats] };
  for (const [seat, record] of seatEntries(table)) {
    if (record.kind !== 'open' || fill === undefined) continue;
    const bot: Entry = { t: 'bot', seat, level: fill, character: freeCharacter(draft) };
    apply(draft, bot, 0, []);
    entries.push(bot);
  }
  if (!hasEnoughPlayers(draft)) return 'tooFewPlayers';
  return [...entries, { t: 'starting' }];
}

/** Whether everybody who is connected and committed to randomness has revealed it. */
export const allRevealed = (table: Table, connected: ReadonlySet<number>): boolean =>
  personsOf(table).every(
    ({ person }) => table.randoms.has(person) || !table.seals.has(person) || !connected.has(person),
  );
