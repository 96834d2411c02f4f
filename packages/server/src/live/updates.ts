import {
  type GameEvent,
  type Move,
  type Seat,
  spectatorView,
  type View,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import {
  type ClockInfo,
  type Hands,
  type Json,
  type JsonFields,
  json,
  jsonObject,
  jsonPart,
  nothingSent,
  type Presence,
  patchPublic,
  type SentPublicView,
  type TableInfo,
  type TableMessage,
  type Talk,
  type UpdateMessage,
  type You,
} from '@holdup/protocol';
import { handsOf, seesHands } from '../table/dead.ts';
import { audible, clockInfo, tableInfo, youInfo } from '../table/dto.ts';
import { type Game, seatEntries, seatOfPerson, type Table } from '../table/table.ts';
import type { Outage } from '../time/outage.ts';
import {
  type Beginning,
  type EncodedMessage,
  encodeAfter,
  encodeBeginning,
} from './encodedMessage.ts';

/** A seat's own view as sent. Views share unchanged parts, so identical ones need no comparison. */
interface SentOwn {
  readonly view: View['own'];
  readonly text: Json<View['own']>;
}

/** What a table's viewers have been sent so far, as JSON: an update holds only what differs from it. */
export interface Sent {
  readonly table: Map<string, Json<unknown>>;
  public: SentPublicView;
  match: string | null;
  /** The question that was open. */
  question: number;
  clock: Json<ClockInfo | null>;
  readonly own: Map<Seat, SentOwn>;
  readonly moves: Map<Seat, Json<readonly Move[]>>;
  readonly you: Map<number, Json<You>>;
  /** By seat: all hands, for the dead players who see them. */
  readonly hands: Map<Seat, Json<Hands>>;
}

const encodedMoves = new WeakMap<readonly Move[], Json<readonly Move[]>>();

/** The engine shares lists of moves, so their JSON can be shared too. */
function movesJson(moves: readonly Move[]): Json<readonly Move[]> {
  const known = encodedMoves.get(moves);
  if (known !== undefined) return known;
  const text = json(moves);
  encodedMoves.set(moves, text);
  return text;
}

const sentOwn = (view: View['own']): SentOwn => ({ view, text: json(view) });

/** The state in which every viewer has just been sent the whole table. */
export function allSent(table: Table, outages: readonly Outage[]): Sent {
  const { game } = table;
  const sent: Sent = {
    table: new Map(Object.entries(tableInfo(table)).map(([key, value]) => [key, json(value)])),
    public: nothingSent(),
    match: game?.id ?? null,
    question: game?.question ?? 0,
    clock: json(clockInfo(table, outages)),
    own: new Map(),
    moves: new Map(),
    you: new Map(),
    hands: new Map(),
  };
  if (game !== null) patchPublic(spectatorView(game.match).public, sent.public);
  for (const [seat, record] of seatEntries(table)) {
    if (record.kind === 'person') sent.you.set(record.person, json(youInfo(table, record.person)));
    if (game === null || seat >= game.names.length) continue;
    const { own, moves } = viewOf(game.match, seat);
    sent.own.set(seat, sentOwn(own));
    sent.moves.set(seat, movesJson(moves));
    if (seesHands(table, seat)) sent.hands.set(seat, json(handsOf(game)));
  }
  return sent;
}

/** The whole table, for somebody who has just arrived. */
export function wholeTable(
  table: Table,
  person: number | null,
  presence: Presence,
  outages: readonly Outage[],
  now: number,
): TableMessage {
  const { game } = table;
  const sitting = person === null ? null : seatOfPerson(table, person);
  const seat = game === null || sitting === null || sitting >= game.names.length ? null : sitting;
  return {
    type: 'table',
    seq: table.revision,
    now,
    table: tableInfo(table),
    you: youInfo(table, person),
    presence,
    view:
      game === null ? null : seat === null ? spectatorView(game.match) : viewOf(game.match, seat),
    hands: game !== null && seat !== null && seesHands(table, seat) ? handsOf(game) : null,
    past: game === null ? [] : game.past.filter((event) => visibleTo(event, seat)),
    clock: clockInfo(table, outages),
    talk: audible(table, person, table.talk),
  };
}

/** What a viewer at the door sees: the players and the rules. */
export const tableAtDoor = (table: Table, presence: Presence, now: number): TableMessage => ({
  type: 'table',
  seq: table.revision,
  now,
  table: tableInfo(table),
  you: youInfo(table, null),
  presence,
  view: null,
  hands: null,
  past: [],
  clock: null,
  talk: [],
});

/** What a row can have changed: nothing else is compared. */
export interface RowChange {
  readonly events: readonly GameEvent[];
  readonly talk: readonly Talk[];
  /** Something besides moves and choices. */
  readonly table: boolean;
  /** The seats that chose, if nothing but choices and moves can have changed what players know of themselves. */
  readonly you: ReadonlySet<Seat> | null;
  /** Something besides choices. */
  readonly match: boolean;
  /** Who answered, if the row holds nothing but answers: while the question stays open, no other hand has changed. */
  readonly answered: ReadonlySet<Seat> | null;
}

type Fields = Partial<JsonFields<UpdateMessage>>;
/** Fields of an update, joined: an update is put together from what all viewers share and what is one's own. */
type Part = string;

const part = (fields: Fields): Part => jsonPart<UpdateMessage>(fields);

function tablePatch(table: Table, sent: Sent): Fields {
  const patch: Record<string, Json<unknown>> = {};
  for (const [key, value] of Object.entries(tableInfo(table))) {
    const text = json<unknown>(value);
    if (sent.table.get(key) === text) continue;
    sent.table.set(key, text);
    patch[key] = text;
  }
  return Object.keys(patch).length === 0 ? {} : { table: jsonObject<Partial<TableInfo>>(patch) };
}

function matchPatch({ game }: Table, sent: Sent): Fields {
  if (game === null) return {};
  if (sent.match !== game.id) {
    sent.match = game.id;
    sent.public = nothingSent();
    sent.own.clear();
    sent.moves.clear();
    sent.hands.clear();
  }
  const patch = patchPublic(spectatorView(game.match).public, sent.public);
  return patch === null ? {} : { public: patch };
}

function clockPatch(table: Table, sent: Sent, outages: readonly Outage[]): Fields {
  const clock = json(clockInfo(table, outages));
  if (clock === sent.clock) return {};
  sent.clock = clock;
  return { clock };
}

/** The text under this key if it is new, which then counts as sent. */
function changed<K, T>(known: Map<K, Json<T>>, key: K, text: Json<T>): Json<T> | undefined {
  if (known.get(key) === text) return undefined;
  known.set(key, text);
  return text;
}

function ownPatch(view: View['own'], seat: Seat, sent: Sent): Json<View['own']> | undefined {
  const known = sent.own.get(seat);
  if (known !== undefined && known.view === view) return undefined;
  const own = sentOwn(view);
  sent.own.set(seat, own);
  return own.text === known?.text ? undefined : own.text;
}

function handPatch(game: Game, seat: Seat, sent: Sent): Fields {
  const view = viewOf(game.match, seat);
  const own = ownPatch(view.own, seat, sent);
  const moves = changed(sent.moves, seat, movesJson(view.moves));
  return { ...(own && { own }), ...(moves && { moves }) };
}

/** All hands, for a dead player who sees them: they change with every answer, whoever gives it. */
function allHandsPatch(table: Table, game: Game, seat: Seat, sent: Sent): Fields {
  if (!seesHands(table, seat)) return {};
  const hands = changed(sent.hands, seat, json(handsOf(game)));
  return hands === undefined ? {} : { hands };
}

const listOf = <K extends 'events' | 'talk' | 'ok'>(
  key: K,
  list: NonNullable<UpdateMessage[K]>,
): Part => (list.length === 0 ? '' : part({ [key]: json(list) }));

/** By person: the part of an update that is theirs alone. */
function ownPatches(
  table: Table,
  sent: Sent,
  change: RowChange,
  sharedEvents: Part,
): ReadonlyMap<number, Part> {
  const { game } = table;
  const stillOpen = game !== null && sent.question === game.question && sent.match === game.id;
  const touched = stillOpen ? change.answered : null;
  if (game !== null) sent.question = game.question;
  const secrets = change.events.some(({ to }) => to !== 'everyone');
  const patches = new Map<number, Part>();
  for (const [seat, record] of seatEntries(table)) {
    if (record.kind !== 'person') continue;
    const inMatch = game !== null && seat < game.names.length;
    const mayDiffer = change.match && (touched === null || touched.has(seat));
    const hand =
      (mayDiffer && inMatch ? part(handPatch(game, seat, sent)) : '') +
      (change.match && inMatch ? part(allHandsPatch(table, game, seat, sent)) : '');
    // A guess ends with its round, whatever the row that ended it holds.
    const you =
      change.you === null || change.you.has(seat) || !stillOpen
        ? changed(sent.you, record.person, json(youInfo(table, record.person)))
        : undefined;
    const events = secrets
      ? listOf(
          'events',
          change.events.filter((event) => visibleTo(event, seat)),
        )
      : sharedEvents;
    patches.set(record.person, hand + (you === undefined ? '' : part({ you })) + events);
  }
  return patches;
}

/** The messages of one row. What everybody gets is encoded once, what is a seat's own for that seat. */
export interface RowMessages {
  /** Null: nothing changed for this viewer. */
  messageFor(
    viewer: { readonly person: number | null; readonly door: boolean },
    answered: readonly number[],
  ): EncodedMessage | null;
}

export function rowMessages(
  table: Table,
  sent: Sent,
  change: RowChange,
  outages: readonly Outage[],
  now: number,
): RowMessages {
  const sharedEvents = listOf(
    'events',
    change.events.filter(({ to }) => to === 'everyone'),
  );
  const tablePart = change.table ? part(tablePatch(table, sent)) : '';
  const shared =
    tablePart +
    (change.match ? part(matchPatch(table, sent)) : '') +
    part(clockPatch(table, sent, outages));
  const own = ownPatches(table, sent, change, sharedEvents);
  const head = { type: json('update' as const), seq: json(table.revision), now: json(now) };
  const begin = (parts: Part): Beginning =>
    encodeBeginning(jsonObject<UpdateMessage>(head, parts).slice(0, -1));
  let beginning: Beginning | undefined;
  const message = (parts: Part): EncodedMessage | null => {
    if (shared === '' && parts === '') return null;
    beginning ??= begin(shared);
    return encodeAfter(beginning, `${parts}}`);
  };
  let common: EncodedMessage | null | undefined;
  return {
    messageFor({ person, door }, answered) {
      if (door) {
        const parts = tablePart + listOf('ok', answered);
        return parts === '' ? null : encodeAfter(begin(parts), '}');
      }
      const mine = (person === null ? undefined : own.get(person)) ?? sharedEvents;
      const talk = audible(table, person, change.talk);
      if (mine === sharedEvents && talk === change.talk && answered.length === 0) {
        if (common === undefined) common = message(sharedEvents + listOf('talk', talk));
        return common;
      }
      return message(mine + listOf('talk', talk) + listOf('ok', answered));
    },
  };
}
