import { canRevise, type GameEvent, type Seat } from '@holdup/engine';
import * as door from './applyDoor.ts';
import * as match from './applyMatch.ts';
import * as seating from './applySeating.ts';
import { applyPick, openChoice } from './choosing.ts';
import type { Entry, EntryType, PrivateEntryType } from './entries.ts';
import { cutWhenAllChose } from './godfather.ts';
import { recordGuess, recordWatcherGuess } from './guesses.ts';
import { OPEN, personAt, type Table } from './table.ts';

type Handlers = {
  readonly [T in EntryType]: (
    table: Table,
    entry: Entry<T>,
    at: number,
    events: GameEvent[],
  ) => void;
};

const to = (entry: { readonly to?: Seat }) => (entry.to === undefined ? {} : { to: entry.to });

const HANDLERS: Handlers = {
  opened: seating.open,
  sat: seating.sitDown,
  dressed: seating.changeLook,
  left(table, { seat, keptOut = false }) {
    if (keptOut) door.keepOut(table, seat);
    seating.leave(table, seat);
  },
  bot(table, { seat, level, character }) {
    table.seats[seat] = { kind: 'bot', level, character };
  },
  botLeft(table, { seat }) {
    table.seats[seat] = OPEN;
  },
  swapped: (table, { seats }) => seating.swap(table, seats),
  configured: (table, { settings }) => seating.configure(table, settings),
  host(table, entry) {
    table.host = entry.person;
    table.hostFor = entry.for ?? null;
  },
  sealed(table, { person, seal }) {
    table.seals.set(person, seal);
    table.randoms.delete(person);
  },
  random(table, { person, value }) {
    table.randoms.set(person, value);
  },
  starting(table, _, at) {
    table.stage = 'starting';
    table.startingAt = at;
    table.notice = null;
  },
  choosing: (table, _, at) => openChoice(table, at),
  picked: applyPick,
  began: match.begin,
  played: (table, { seat, move }, at, events) => match.playEntry(table, seat, move, at, events),
  defaulted: (table, { seat }, at, events) => match.playEntry(table, seat, null, at, events),
  chose: match.choose,
  counted: (table, _, at) => match.startCount(table, at),
  held: (table) => match.hold(table),
  zero: (table, _, at, events) => match.zero(table, at, events),
  satIn(table, { seat }) {
    const person = personAt(table, seat);
    if (person !== null) person.standIn = true;
  },
  back: (table, { seat }, at) => seating.returnToSeat(table, seat, at),
  here(table, { seat }, at) {
    const person = personAt(table, seat);
    if (person !== null) person.hereAt = at;
  },
  paused: (table, _, at) => match.pause(table, at),
  unpaused: (table, _, at) => match.unpause(table, at),
  rematch: (table, { secret }) => match.nextLobby(table, secret),
  voted(table, { person }) {
    table.votes.add(person);
  },
  ended(table, { secret, why }) {
    match.nextLobby(table, secret);
    table.notice = why;
  },
  line: (table, entry, at) =>
    match.say(table, entry.seat, { kind: 'line', line: entry.line, ...to(entry) }, at),
  reaction: (table, entry, at) =>
    match.say(table, entry.seat, { kind: 'reaction', reaction: entry.reaction, ...to(entry) }, at),
  chat: (table, { seat, text }, at) => match.say(table, seat, { kind: 'chat', text }, at),
  guessed: recordGuess,
  watcherGuessed: recordWatcherGuess,
  whispered: match.whisper,
  bet: match.bet,
  muted: seating.mute,
  knocked: door.knock,
  doorLeft(table, { knock }) {
    table.knocks.delete(knock);
  },
  pardoned(table) {
    table.keptOut = [];
  },
  spectatorsLeft() {},
  reported: door.countReport,
};

export const isEntryType = (type: unknown): type is EntryType =>
  typeof type === 'string' && Object.hasOwn(HANDLERS, type);

const handle = <T extends EntryType>(
  table: Table,
  entry: Entry<T>,
  at: number,
  events: GameEvent[],
): void => HANDLERS[entry.t](table, entry, at, events);

const PRIVATE: Readonly<Record<PrivateEntryType, true>> = {
  here: true,
  guessed: true,
  watcherGuessed: true,
  bet: true,
  reported: true,
  muted: true,
};

/** Whether others can see that the entry is in the log: a private one and a changed choice or bullet they can't. */
function isVisible(table: Table, entry: Entry): boolean {
  const { game } = table;
  if (entry.t === 'chose')
    return !table.settings.hideReady && game?.choices.has(entry.seat) !== true;
  if (entry.t === 'played') return game === null || !canRevise(game.match, entry.seat);
  return !Object.hasOwn(PRIVATE, entry.t);
}

/**
 * Applies an entry; the same log always gives the same table. What happens in the match is added to `events`. Returns
 * whether others can see that something happened.
 */
export function apply(table: Table, entry: Entry, at: number, events: GameEvent[]): boolean {
  const visible = isVisible(table, entry);
  handle(table, entry, at, events);
  // The Godfather who should start the count may have left.
  if (entry.t === 'satIn' || entry.t === 'left') cutWhenAllChose(table, at);
  return visible;
}
