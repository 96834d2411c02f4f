import { openDecision } from '@holdup/engine';
import {
  type ClockInfo,
  FINAL_COUNT_MS,
  PAUSE_MS,
  type SeatInfo,
  type TableInfo,
  type Talk,
  type You,
} from '@holdup/protocol';
import type { Outage } from '../time/outage.ts';
import { botName } from './botName.ts';
import { choiceInfo } from './choosing.ts';
import { deadlineOf } from './deadlines.ts';
import { isSuspect } from './door.ts';
import { openCount } from './game.ts';
import { callerOf } from './godfather.ts';
import { guessesOf, guessOf } from './guesses.ts';
import { promisesOf } from './honour.ts';
import { standingsOf } from './standing.ts';
import { type SeatRecord, seatOfPerson, type Table } from './table.ts';

function seatInfo(record: SeatRecord): SeatInfo {
  switch (record.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot': {
      const { level, character } = record;
      return { kind: 'bot', level, name: botName(character), character };
    }
    case 'person': {
      const { person, name, character, standIn } = record;
      return { kind: 'person', person, name, character, standIn };
    }
  }
}

/** The public information about a table: never tokens, secrets or choices. */
export const tableInfo = (table: Table): TableInfo => ({
  code: table.code,
  stage: table.stage,
  settings: table.settings,
  host: table.host,
  seats: table.seats.map(seatInfo),
  commitment: table.commitment,
  seals: [...table.seals].map(([person, seal]) => ({ person, seal })),
  randomFrom: [...table.randoms.keys()],
  bets: table.game === null || table.game.finishedAt === null ? [] : [...table.game.bets.values()],
  votes: [...table.votes],
  choosing: choiceInfo(table),
  standing: standingsOf(table),
  guesses: guessesOf(table.game),
  promises: promisesOf(table.game, null),
  notice: table.notice,
  match: table.game?.id ?? null,
  knocks: [...table.knocks.values()].map(({ knock, name, character, origin }) => ({
    knock,
    name,
    character,
    suspect: isSuspect(table, origin),
  })),
  keptOut: table.keptOut.length,
});

export function clockInfo(table: Table, outages: readonly Outage[]): ClockInfo | null {
  const { game } = table;
  if (game === null || openDecision(game.match) === null) return null;
  const deadline = deadlineOf(table, game, outages);
  const count = openCount(game.match);
  return {
    question: game.question,
    count,
    deadline,
    finalFrom: count === null || deadline === null ? null : deadline - FINAL_COUNT_MS,
    chosen: table.settings.hideReady ? [] : [...game.choices.keys()].sort(),
    caller: callerOf(table, game),
    held: game.held,
    paused:
      game.pausedAt === null ? null : { since: game.pausedAt, until: game.pausedAt + PAUSE_MS },
  };
}

/** Who a connection is; `person` null is a spectator. */
export function youInfo(table: Table, person: number | null): You {
  const seat = person === null ? null : seatOfPerson(table, person);
  if (person === null || seat === null)
    return {
      seat: null,
      person: null,
      muted: [],
      choice: null,
      bet: null,
      guess: null,
      promises: [],
    };
  return {
    seat,
    person,
    muted: [...(table.mutes.get(person) ?? [])],
    choice: table.game?.choices.get(seat) ?? null,
    bet: table.game?.bets.get(seat) ?? null,
    guess: guessOf(table.game, seat),
    promises: promisesOf(table.game, person),
  };
}

/** What a player sees of a whisper: the words if they are one of the two, otherwise only that there was one. */
function overheard(said: Talk, person: number | null): Talk {
  if (said.kind !== 'whisper') return said;
  const { at, person: speaker, seat, to, listener } = said;
  const isTheirs = person !== null && (person === speaker || person === listener);
  return isTheirs ? said : { at, person: speaker, seat, kind: 'whispering', to, listener };
}

/** What a player hears: everything except muted players and the words of others' whispers. */
export function audible(
  table: Table,
  person: number | null,
  talk: readonly Talk[],
): readonly Talk[] {
  const muted = person === null ? undefined : table.mutes.get(person);
  const heard =
    muted === undefined || muted.size === 0
      ? talk
      : talk.filter(({ person: speaker }) => speaker === null || !muted.has(speaker));
  return heard.some(({ kind }) => kind === 'whisper')
    ? heard.map((said) => overheard(said, person))
    : heard;
}
