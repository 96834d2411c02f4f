import {
  deciding,
  legalMoves,
  type Move,
  parseMove,
  resolveSetup,
  type Seat,
} from '@holdup/engine';
import {
  CHARACTERS,
  type Character,
  type ClientMessageOf,
  type ErrorName,
  type Line,
  type SettingsChange,
} from '@holdup/protocol';
import { apply } from './apply.ts';
import type { Entry } from './entries.ts';
import { openCount, setupOf } from './game.ts';
import {
  hasEnoughPlayers,
  isPlayedByBot,
  personAt,
  personsOf,
  type SeatRecord,
  seatAt,
  seatOfPerson,
  type Table,
} from './table.ts';

/** What a command leads to: entries for the log, or a refusal by name. Nothing has changed yet. */
export type Outcome = readonly Entry[] | ErrorName;

/** What a person at the table asks for. */
export type SeatCommand = ClientMessageOf<
  | 'leave'
  | 'here'
  | 'dress'
  | 'random'
  | 'configure'
  | 'addBot'
  | 'remove'
  | 'swapSeats'
  | 'handOver'
  | 'start'
  | 'pause'
  | 'unpause'
  | 'rematch'
  | 'play'
  | 'say'
  | 'react'
  | 'chat'
  | 'mute'
>;

/** Where chance and names that must not repeat come from. */
export interface Fresh {
  secret(): string;
  matchId(): string;
}

const usedCharacters = (table: Table): Set<Character> =>
  new Set(table.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.character])));

const freeCharacter = (table: Table, besides?: Character): Character =>
  CHARACTERS.find((each) => each !== besides && !usedCharacters(table).has(each)) ?? 'bull';

/** Whether this name and character are free for the one at `seat`; a bot that has the character takes another. */
function giveWay(
  table: Table,
  seat: Seat,
  name: string,
  character: Character,
): readonly Entry[] | 'nameTaken' | 'characterTaken' {
  const others = table.seats.filter((_, place) => place !== seat);
  const persons = others.filter((each) => each.kind === 'person');
  if (persons.some((person) => person.name.toLowerCase() === name.toLowerCase()))
    return 'nameTaken';
  if (persons.some((person) => person.character === character)) return 'characterTaken';
  const place = table.seats.findIndex(
    (each, at) => at !== seat && each.kind === 'bot' && each.character === character,
  );
  const bot = table.seats[place];
  if (bot?.kind !== 'bot') return [];
  const { level } = bot;
  return [{ t: 'bot', seat: place as Seat, level, character: freeCharacter(table, character) }];
}

/** Sits down at a free seat, or takes over a bot's. */
export function join(
  table: Table,
  { name, character, seat: wanted }: Pick<ClientMessageOf<'join'>, 'name' | 'character' | 'seat'>,
  tokenHash: string,
): Outcome {
  const playing = table.stage === 'playing' || table.stage === 'starting';
  const usable = (record: SeatRecord) =>
    record.kind === 'bot' || (!playing && record.kind === 'open');
  const find = (kind: SeatRecord['kind']) => table.seats.findIndex((each) => each.kind === kind);
  const any = find('open') === -1 || playing ? find('bot') : find('open');
  const seat = wanted ?? any;
  const record = table.seats[seat];
  if (record === undefined || !usable(record)) {
    if (wanted !== undefined) return 'noSuchSeat';
    return playing ? 'alreadyStarted' : 'tableFull';
  }
  const entries = giveWay(table, seat as Seat, name, character);
  if (typeof entries === 'string') return entries;
  return [
    ...entries,
    { t: 'sat', seat: seat as Seat, person: table.persons, name, character, tokenHash },
  ];
}

/** In the lobby: another name or character for oneself. */
function dress(table: Table, seat: Seat, wish: ClientMessageOf<'dress'>): Outcome {
  const person = personAt(table, seat);
  if (person === null) return 'notSeated';
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const { name = person.name, character = person.character } = wish;
  if (name === person.name && character === person.character) return [];
  const entries = giveWay(table, seat, name, character);
  return typeof entries === 'string'
    ? entries
    : [...entries, { t: 'dressed', seat, name, character }];
}

const nextHost = (table: Table, gone: number): Entry[] => {
  if (table.host !== gone) return [];
  const from = seatOfPerson(table, gone) ?? 0;
  const order = table.seats.map((_, i) => table.seats[(from + 1 + i) % table.seats.length]);
  const next = order.find((each) => each?.kind === 'person' && each.person !== gone);
  return [{ t: 'host', person: next?.kind === 'person' ? next.person : null }];
};

function leaving(table: Table, seat: Seat, why: 'left' | 'removed'): Entry[] {
  const person = personAt(table, seat);
  if (person === null) return [];
  return [...nextHost(table, person.person), { t: 'left', seat, why }];
}

/** The host is gone for a while: the next person that is there takes over. */
export function passHostOn(table: Table, connected: ReadonlySet<number>): Outcome {
  if (table.host === null || connected.has(table.host)) return [];
  const from = seatOfPerson(table, table.host) ?? 0;
  for (let i = 1; i <= table.seats.length; i++) {
    const next = table.seats[(from + i) % table.seats.length];
    if (next?.kind === 'person' && connected.has(next.person))
      return [{ t: 'host', person: next.person }];
  }
  return [];
}

function configure(table: Table, settings: SettingsChange): Outcome {
  const changed = Object.keys(settings);
  const inGame = changed.every((key) => key === 'chat');
  if (table.stage !== 'lobby' && !inGame) return 'alreadyStarted';
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  if (settings.seats !== undefined && settings.seats < taken) return 'badSettings';
  try {
    const draft = { ...table.settings, ...(settings as Partial<Table['settings']>) };
    resolveSetup(setupOf(draft, draft.seats, ''));
  } catch {
    return 'badSettings';
  }
  return changed.length === 0 ? [] : [{ t: 'configured', settings }];
}

function addBot(table: Table, { seat, level }: ClientMessageOf<'addBot'>): Outcome {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const place = seat ?? (table.seats.findIndex(({ kind }) => kind === 'open') as Seat);
  const record = table.seats[place];
  if (record === undefined) return seat === undefined ? 'tableFull' : 'noSuchSeat';
  if (record.kind === 'person') return 'noSuchSeat';
  const character = record.kind === 'bot' ? record.character : freeCharacter(table);
  return [{ t: 'bot', seat: place, level, character }];
}

function remove(table: Table, seat: Seat): Outcome {
  const record = seatAt(table, seat);
  if (record.kind === 'open') return 'noSuchSeat';
  if (record.kind === 'person') return leaving(table, seat, 'removed');
  return table.stage === 'lobby' ? [{ t: 'botLeft', seat }] : 'alreadyStarted';
}

function start(table: Table, fill: ClientMessageOf<'start'>['fill']): Outcome {
  if (table.stage !== 'lobby') return 'alreadyStarted';
  const entries: Entry[] = [];
  // Each bot needs a character that the ones before it did not take, so they are sat down on a copy.
  const draft: Table = { ...table, seats: [...table.seats] };
  for (const [seat, record] of table.seats.entries()) {
    if (record.kind !== 'open' || fill === undefined) continue;
    const bot: Entry = {
      t: 'bot',
      seat: seat as Seat,
      level: fill,
      character: freeCharacter(draft),
    };
    apply(draft, bot, 0, []);
    entries.push(bot);
  }
  if (!hasEnoughPlayers(draft)) return 'tooFewPlayers';
  return [...entries, { t: 'starting' }];
}

/** Whether everybody who could add randomness has. */
export const allRandom = (table: Table, connected: ReadonlySet<number>): boolean =>
  personsOf(table).every(({ person }) => table.randoms.has(person) || !connected.has(person));

function play(table: Table, seat: Seat, question: number, move: Move): Outcome {
  const { game } = table;
  if (table.stage !== 'playing' || game === null)
    return table.stage === 'finished' ? 'tooLate' : 'notStarted';
  if (question !== game.question) return question < game.question ? 'tooLate' : 'notAsked';
  if (game.pausedAt !== null) return 'paused';
  if (!deciding(game.match).includes(seat)) return 'notAsked';
  if (!legalMoves(game.match, seat).includes(move)) return 'illegalMove';
  return [{ t: openCount(game.match) === null ? 'played' : 'chose', seat, move }];
}

/** A person answers; if a bot sat in, it gives the seat up at once. */
function personPlays(table: Table, seat: Seat, question: number, move: Move): Outcome {
  const outcome = play(table, seat, question, move);
  if (typeof outcome === 'string' || personAt(table, seat)?.standIn !== true) return outcome;
  return [{ t: 'back', seat }, ...outcome];
}

/** The bot that has a seat, or sits in, answers. If the person is back meanwhile it says nothing. */
export function botPlays(table: Table, seat: Seat, question: number, answer: Move): Outcome {
  if (!isPlayedByBot(seatAt(table, seat))) return 'notAsked';
  // An answer from another thread is a copy of the engine's own value.
  const move = parseMove(answer);
  return move === undefined ? 'illegalMove' : play(table, seat, question, move);
}

/** A bot with a seat of its own speaks, once in a count: another node may have made it speak already. */
export function botSays(
  table: Table,
  question: number,
  { seat, line, to }: { readonly seat: Seat; readonly line: Line; readonly to: Seat | null },
): Outcome {
  const { game } = table;
  if (game === null || game.question !== question || game.pausedAt !== null) return [];
  const { openedAt } = game;
  const spoke = table.talk.some(
    (said) => said.person === null && said.seat === seat && said.at >= openedAt,
  );
  if (spoke || seatAt(table, seat).kind !== 'bot') return [];
  return [{ t: 'line', seat, line, ...toSeat(to ?? undefined) }];
}

const HERE_EVERY_MS = 30_000;

function here(table: Table, seat: Seat, at: number): Outcome {
  const person = personAt(table, seat);
  if (person === null) return [];
  if (person.standIn) return [{ t: 'back', seat }];
  return at - person.hereAt >= HERE_EVERY_MS ? [{ t: 'here', seat }] : [];
}

const HOST_ONLY = new Set<SeatCommand['type']>([
  'configure',
  'addBot',
  'remove',
  'swapSeats',
  'handOver',
  'start',
  'pause',
  'unpause',
  'rematch',
]);

/** What a person's message means for the table right now. */
export function execute(
  table: Table,
  person: number,
  command: SeatCommand,
  at: number,
  fresh: Fresh,
): Outcome {
  const seat = seatOfPerson(table, person);
  if (seat === null) return 'notSeated';
  if (HOST_ONLY.has(command.type) && table.host !== person) return 'notHost';
  switch (command.type) {
    case 'leave':
      return leaving(table, seat, 'left');
    case 'here':
      return here(table, seat, at);
    case 'dress':
      return dress(table, seat, command);
    case 'random': {
      if (command.commitment !== table.commitment) return 'tooLate';
      if (table.stage !== 'lobby' && table.stage !== 'starting') return 'alreadyStarted';
      if (table.randoms.has(person)) return [];
      return [{ t: 'random', person, value: command.value }];
    }
    case 'configure':
      return configure(table, command.settings);
    case 'addBot':
      return addBot(table, command);
    case 'remove':
      return remove(table, command.seat);
    case 'swapSeats': {
      const [a, b] = command.seats;
      if (table.stage !== 'lobby') return 'alreadyStarted';
      if (a === b || table.seats[a] === undefined || table.seats[b] === undefined)
        return 'noSuchSeat';
      return [{ t: 'swapped', seats: [a, b] }];
    }
    case 'handOver':
      return seatOfPerson(table, command.person) === null
        ? 'noSuchPerson'
        : [{ t: 'host', person: command.person }];
    case 'start':
      return start(table, command.fill);
    case 'pause':
      if (table.stage !== 'playing' || table.game === null) return 'notStarted';
      return table.game.pausedAt === null ? [{ t: 'paused' }] : [];
    case 'unpause':
      if (table.stage !== 'playing' || table.game === null) return 'notStarted';
      return table.game.pausedAt === null ? [] : [{ t: 'unpaused' }];
    case 'rematch':
      return table.stage === 'finished' ? [{ t: 'rematch', secret: fresh.secret() }] : 'notAllowed';
    case 'play':
      return personPlays(table, seat, command.question, command.move);
    case 'say':
      return [{ t: 'line', seat, line: command.line, ...toSeat(command.to) }];
    case 'react':
      return [{ t: 'reaction', seat, reaction: command.reaction, ...toSeat(command.to) }];
    case 'chat':
      return table.settings.chat ? [{ t: 'chat', seat, text: command.text }] : 'chatOff';
    case 'mute':
      return [{ t: 'muted', person, other: command.person, on: command.on }];
  }
}

const toSeat = (to: Seat | undefined) => (to === undefined ? {} : { to });
