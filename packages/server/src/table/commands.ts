import type { Seat } from '@holdup/engine';
import { type ClientMessage, type ClientMessageOf, LIMITS, sealOf } from '@holdup/protocol';
import { masked } from '../filter/filter.ts';
import { here, pause, personPlays } from './answers.ts';
import { pick } from './choosing.ts';
import { placeBet, seesHands } from './dead.ts';
import * as door from './door.ts';
import type { Outcome } from './entries.ts';
import * as godfather from './godfather.ts';
import { guess } from './guesses.ts';
import { rematch } from './rematch.ts';
import * as seating from './seating.ts';
import { personAt, seatOfPerson, type Table } from './table.ts';

/** Where secrets and unique ids come from. */
export interface Entropy {
  secret(): string;
  matchId(): string;
}

interface Permission {
  readonly hostOnly: boolean;
  /** Whether a table whose log has reached its limit still accepts it. */
  readonly whenFull: boolean;
}

const ANYBODY: Permission = { hostOnly: false, whenFull: false };
const HOST: Permission = { hostOnly: true, whenFull: false };
/** A match can be finished, and players can leave. */
const ALWAYS: Permission = { hostOnly: false, whenFull: true };

/** The messages of a player at the table, and who may send them when. */
const PERMISSIONS = {
  leave: ALWAYS,
  here: ALWAYS,
  dress: ANYBODY,
  seal: ANYBODY,
  random: ANYBODY,
  configure: HOST,
  addBot: HOST,
  remove: HOST,
  swapSeats: HOST,
  handOver: HOST,
  start: HOST,
  pause: HOST,
  unpause: HOST,
  rematch: ANYBODY,
  pick: ALWAYS,
  play: ALWAYS,
  say: ANYBODY,
  react: ANYBODY,
  chat: ANYBODY,
  mute: ANYBODY,
  bet: ANYBODY,
  count: ANYBODY,
  hold: ANYBODY,
  whisper: ANYBODY,
  guess: ANYBODY,
  pardon: HOST,
  admit: HOST,
  clearSpectators: HOST,
  report: ANYBODY,
} satisfies { readonly [T in ClientMessage['type']]?: Permission };

export type SeatCommand = ClientMessageOf<keyof typeof PERMISSIONS>;

const toSeat = (to: Seat | undefined) => (to === undefined ? {} : { to });

/** Commits to randomness; it can be replaced until the host starts. */
function seal(table: Table, person: number, message: ClientMessageOf<'seal'>): Outcome {
  if (message.commitment !== table.commitment) return 'tooLate';
  if (table.stage !== 'lobby') return 'alreadyStarted';
  if (table.seals.get(person) === message.seal) return [];
  return [{ t: 'sealed', person, seal: message.seal }];
}

/** Reveals randomness, once nobody can commit any more. */
function reveal(table: Table, person: number, message: ClientMessageOf<'random'>): Outcome {
  if (message.commitment !== table.commitment) return 'tooLate';
  if (table.stage !== 'starting') return table.stage === 'lobby' ? 'notStarted' : 'tooLate';
  if (table.randoms.has(person)) return [];
  if (sealOf(message.value) !== table.seals.get(person)) return 'notAllowed';
  return [{ t: 'random', person, value: message.value }];
}

const chat = ({ settings }: Table, seat: Seat, text: string): Outcome =>
  settings.chat ? [{ t: 'chat', seat, text: masked(text, settings.filter) }] : 'chatOff';

/** Says something to one player. Somebody who sees all hands must not whisper. */
function whisper(
  table: Table,
  seat: Seat,
  { to, line, text }: ClientMessageOf<'whisper'>,
): Outcome {
  if (to === seat || personAt(table, to) === null) return 'noSuchPerson';
  if (seesHands(table, seat)) return 'notAllowed';
  if (line !== undefined) return [{ t: 'whispered', seat, to, line }];
  if (!table.settings.chat) return 'chatOff';
  return [{ t: 'whispered', seat, to, text: masked(text ?? '', table.settings.filter) }];
}

function mute(
  table: Table,
  person: number,
  { person: other, on }: ClientMessageOf<'mute'>,
): Outcome {
  if (other >= table.persons || other === person) return 'noSuchPerson';
  const muted = table.mutes.get(person)?.has(other) === true;
  return muted === on ? [] : [{ t: 'muted', person, other, on }];
}

/** The entries that a player's message leads to right now. */
export function execute(
  table: Table,
  person: number,
  command: SeatCommand,
  at: number,
  entropy: Entropy,
  connected: () => ReadonlySet<number>,
): Outcome {
  const seat = seatOfPerson(table, person);
  if (seat === null) return 'notSeated';
  const { hostOnly, whenFull } = PERMISSIONS[command.type];
  if (hostOnly && table.host !== person) return 'notHost';
  if (table.seq >= LIMITS.rowsPerTable && !whenFull) return 'notAllowed';
  switch (command.type) {
    case 'leave':
      return seating.leaving(table, seat, 'left');
    case 'here':
      return here(table, seat, at);
    case 'dress':
      return seating.changeLook(table, seat, command);
    case 'seal':
      return seal(table, person, command);
    case 'random':
      return reveal(table, person, command);
    case 'configure':
      return seating.configure(table, command.settings);
    case 'addBot':
      return seating.addBot(table, command);
    case 'remove':
      return door.remove(table, command.seat, command.keepOut);
    case 'swapSeats':
      return seating.swapSeats(table, command.seats);
    case 'handOver':
      return seating.handOver(table, command.person);
    case 'start':
      return seating.start(table, command.fill);
    case 'pause':
      return pause(table, true);
    case 'unpause':
      return pause(table, false);
    case 'rematch':
      return rematch(table, person, () => entropy.secret(), connected());
    case 'pick':
      return pick(table, person, seat, command);
    case 'play':
      return personPlays(table, seat, command.question, command.move);
    case 'count':
      return godfather.count(table, seat, command.question);
    case 'hold':
      return godfather.hold(table, seat, command.question);
    case 'whisper':
      return whisper(table, seat, command);
    case 'guess':
      return guess(table, seat, command);
    case 'bet':
      return placeBet(table, seat, command.seat);
    case 'say':
      return [{ t: 'line', seat, line: command.line, ...toSeat(command.to) }];
    case 'react':
      return [{ t: 'reaction', seat, reaction: command.reaction, ...toSeat(command.to) }];
    case 'chat':
      return chat(table, seat, command.text);
    case 'mute':
      return mute(table, person, command);
    case 'report':
      return door.report(table, person, command);
    case 'admit':
      return door.admit(table, command.knock, command.on);
    case 'pardon':
      return table.keptOut.length === 0 ? [] : [{ t: 'pardoned' }];
    case 'clearSpectators':
      return [{ t: 'spectatorsLeft' }];
  }
}
