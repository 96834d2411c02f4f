import {
  type GameEvent,
  legalMoves,
  type Move,
  ownView,
  type Seat,
  spectatorView,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import {
  nothingTold,
  type Presence,
  type PublicText,
  patchPublic,
  type TableMessage,
  type Talk,
} from '@holdup/protocol';
import type { Outage } from '../store/store.ts';
import { audible, tellClock, tellTable, tellYou } from '../table/dto.ts';
import { seatOfPerson, type Table } from '../table/table.ts';
import { type Letter, letter } from './encodedMessage.ts';

/** What everyone at the table has been told so far, as text, so that only what changed is told again. */
export interface Told {
  readonly fields: Map<string, string>;
  public: PublicText;
  match: string | null;
  /** The decision that was open. */
  decision: number;
  clock: string;
  /** By seat: its own part and its moves. By person: who they are. */
  readonly own: Map<Seat, string>;
  readonly moves: Map<Seat, string>;
  readonly you: Map<number, string>;
}

const moveTexts = new WeakMap<readonly Move[], string>();

/** Lists of moves are shared by the engine, so their text can be too. */
function movesText(moves: readonly Move[]): string {
  const known = moveTexts.get(moves);
  if (known !== undefined) return known;
  const text = JSON.stringify(moves);
  moveTexts.set(moves, text);
  return text;
}

/** The state of the telling when everyone has just been told everything. */
export function toldAll(table: Table, outages: readonly Outage[]): Told {
  const told: Told = {
    fields: new Map(),
    public: nothingTold(),
    match: table.game?.id ?? null,
    decision: table.game?.decision ?? 0,
    clock: JSON.stringify(tellClock(table, outages)),
    own: new Map(),
    moves: new Map(),
    you: new Map(),
  };
  for (const [key, value] of Object.entries(tellTable(table)))
    told.fields.set(key, JSON.stringify(value));
  const { game } = table;
  if (game !== null) patchPublic(spectatorView(game.match).public, told.public);
  for (const [place, record] of table.seats.entries()) {
    const seat = place as Seat;
    if (record.kind === 'person')
      told.you.set(record.person, JSON.stringify(tellYou(table, record.person)));
    if (game !== null) {
      told.own.set(seat, ownText(table, seat));
      told.moves.set(seat, movesText(legalMoves(game.match, seat)));
    }
  }
  return told;
}

function ownText(table: Table, seat: Seat): string {
  const own = table.game?.match.own[seat];
  return own === undefined ? 'null' : JSON.stringify(ownView(own));
}

/** Everything, for somebody who has just come (back). */
export function wholeFrame(
  table: Table,
  person: number | null,
  presence: Presence,
  outages: readonly Outage[],
  now: number,
): string {
  const { game } = table;
  const sitting = person === null ? null : seatOfPerson(table, person);
  const seat = game === null || sitting === null || sitting >= game.names.length ? null : sitting;
  const message: TableMessage = {
    type: 'table',
    seq: table.seq,
    now,
    table: tellTable(table),
    you: tellYou(table, person),
    presence,
    view:
      game === null ? null : seat === null ? spectatorView(game.match) : viewOf(game.match, seat),
    past: game === null ? [] : game.past.filter((event) => visibleTo(event, seat)),
    clock: tellClock(table, outages),
    talk: audible(table, person, table.talk),
  };
  return JSON.stringify(message);
}

/** Builds the frames of one row: what is the same for everybody once, what is a seat's own for that seat. */
export interface RowFrames {
  frameFor(person: number | null, answered: readonly number[]): Letter | null;
}

function patchTable(table: Table, told: Told): string {
  let patch = '';
  for (const [key, value] of Object.entries(tellTable(table))) {
    const text = JSON.stringify(value);
    if (told.fields.get(key) === text) continue;
    told.fields.set(key, text);
    patch += `${patch === '' ? '' : ','}"${key}":${text}`;
  }
  return patch === '' ? '' : `,"table":{${patch}}`;
}

function patchMatch(table: Table, told: Told): string {
  const { game } = table;
  if (game === null) return '';
  if (told.match !== game.id) {
    told.match = game.id;
    told.public = nothingTold();
    told.own.clear();
    told.moves.clear();
  }
  const patch = patchPublic(spectatorView(game.match).public, told.public);
  return patch === '' ? '' : `,"public":${patch}`;
}

const changed = <K>(known: Map<K, string>, key: K, text: string): boolean => {
  if (known.get(key) === text) return false;
  known.set(key, text);
  return true;
};

/** What a row brought: only what it can have changed is looked at. */
export interface RowNews {
  readonly events: readonly GameEvent[];
  readonly talk: readonly Talk[];
  /** Something besides moves and choices. */
  readonly table: boolean;
  /** Something besides moves. */
  readonly you: boolean;
  /** Something besides choices. */
  readonly match: boolean;
  /** Who answered, where nothing but answers came: as long as the decision stays open, no other hand has changed. */
  readonly answered: ReadonlySet<Seat> | null;
}

export function rowFrames(
  table: Table,
  told: Told,
  row: RowNews,
  outages: readonly Outage[],
  now: number,
): RowFrames {
  const { game } = table;
  let shared =
    (row.table ? patchTable(table, told) : '') + (row.match ? patchMatch(table, told) : '');
  const clock = JSON.stringify(tellClock(table, outages));
  if (clock !== told.clock) {
    told.clock = clock;
    shared += `,"clock":${clock}`;
  }
  const everyonesEvents = row.events.filter(({ to }) => to === 'everyone');
  const secrets = everyonesEvents.length < row.events.length;
  const eventsText = (events: readonly GameEvent[]) =>
    events.length === 0 ? '' : `,"events":${JSON.stringify(events)}`;
  const sharedEvents = eventsText(everyonesEvents);
  const start = `{"type":"update","seq":${table.seq},"now":${now}`;

  const stillOpen = game !== null && told.decision === game.decision && told.match === game.id;
  const touched = stillOpen ? row.answered : null;
  if (game !== null) told.decision = game.decision;

  const own = new Map<number, string>();
  for (const [place, record] of table.seats.entries()) {
    if (record.kind !== 'person') continue;
    const seat = place as Seat;
    let text = '';
    const mayDiffer = row.match && (touched === null || touched.has(seat));
    if (mayDiffer && game !== null && seat < game.names.length) {
      const ownNow = ownText(table, seat);
      if (changed(told.own, seat, ownNow)) text += `,"own":${ownNow}`;
      const moves = movesText(legalMoves(game.match, seat));
      if (changed(told.moves, seat, moves)) text += `,"moves":${moves}`;
    }
    if (row.you) {
      const you = JSON.stringify(tellYou(table, record.person));
      if (changed(told.you, record.person, you)) text += `,"you":${you}`;
    }
    text += secrets
      ? eventsText(row.events.filter((event) => visibleTo(event, seat)))
      : sharedEvents;
    own.set(record.person, text);
  }

  const message = (rest: string): Letter | null =>
    rest === '' ? null : letter(`${start}${rest}}`);
  const talkText = (talk: readonly Talk[]) =>
    talk.length === 0 ? '' : `,"talk":${JSON.stringify(talk)}`;
  // Most are told the same: it is put together and turned into bytes once.
  let common: Letter | null | undefined;

  return {
    frameFor(person, answered) {
      const mine = (person === null ? undefined : own.get(person)) ?? sharedEvents;
      const talk = audible(table, person, row.talk);
      if (mine === sharedEvents && talk === row.talk && answered.length === 0) {
        if (common === undefined) common = message(shared + sharedEvents + talkText(talk));
        return common;
      }
      const ok = answered.length === 0 ? '' : `,"ok":${JSON.stringify(answered)}`;
      return message(shared + mine + talkText(talk) + ok);
    },
  };
}
