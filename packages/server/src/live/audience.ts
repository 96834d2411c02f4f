import type { GameEvent, Seat } from '@holdup/engine';
import type { GoneMessage, Presence, ServerMessage, Talk } from '@holdup/protocol';
import type { Entry } from '../table/entries.ts';
import type { Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { Outage } from '../time/outage.ts';
import { createCrowd, type Viewer } from './crowd.ts';
import { type EncodedMessage, encode } from './encodedMessage.ts';
import {
  allSent,
  type RowChange,
  type RowMessages,
  rowMessages,
  type Sent,
  tableAtDoor,
  wholeTable,
} from './updates.ts';

/** A viewer who joins with a row, and is sent the whole table. */
export interface Arrival {
  readonly viewer: Viewer;
  person(table: Table): number | null;
  /** Whether they stay at the door. */
  door?(table: Table): boolean;
}

export interface AudienceDeps {
  readonly clock: Clock;
  outages(): readonly Outage[];
  presence(code: string): Presence;
  /** A viewer arrived or left. `took`: the person who took their seat here. */
  viewersChanged(code: string, took: number | null): void;
}

/** One row of the log, and who asked for it. */
interface PublishedRow {
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
  readonly tasks: readonly {
    readonly from?: { readonly viewer: Viewer; readonly id: number };
    readonly attach?: Arrival;
  }[];
}

/** Messages that are ready to be sent. */
export interface Outbox {
  readonly updates: readonly { readonly viewer: Viewer; readonly message: EncodedMessage }[];
  readonly arrivals: readonly {
    readonly viewer: Viewer;
    readonly person: number | null;
    readonly door: boolean;
    readonly message: EncodedMessage;
  }[];
}

/** The viewers of one table, and what they have been sent. */
export interface Audience {
  readonly viewers: ReadonlySet<Viewer>;
  detach(viewer: Viewer): void;
  /** The messages for every viewer that result from a row. Nothing is sent before `send`. */
  prepare(table: Table, row: PublishedRow): Outbox;
  send(outbox: Outbox): void;
  /** Dismisses the viewers whose person has left the table or was removed. */
  dismissLeft(table: Table): void;
  /** Lets in viewers the host has admitted, and dismisses those the host rejected. */
  answerKnocks(table: Table): void;
  /** Dismisses all spectators except big screens. */
  dismissSpectators(): void;
  dismissPerson(person: number, why: GoneMessage['why']): void;
  dismissAll(why: GoneMessage['why']): void;
  /** Sends everybody the whole table. */
  resend(table: Table): void;
  /** Sends everybody the clock, if it has changed. */
  resendClock(table: Table): void;
  broadcast(message: ServerMessage): void;
}

const NO_ANSWERS: readonly number[] = [];
const NO_CHANGE: RowChange = {
  events: [],
  talk: [],
  table: false,
  you: new Set(),
  match: false,
  answered: null,
};

/** What the entries of a row can have changed; nothing else needs to be compared. */
function changeOf(table: Table, { entries, events }: PublishedRow): RowChange {
  const talk: readonly Talk[] = table.talk;
  let said = 0;
  let changesTable = table.stage !== 'playing';
  let changesMatch = false;
  const answered = new Set<Seat>();
  const chose = new Set<Seat>();
  for (const entry of entries) {
    const { t } = entry;
    if (t === 'line' || t === 'reaction' || t === 'chat' || t === 'whispered') said++;
    if (t === 'watcherGuessed') continue;
    if (t === 'chose') chose.add(entry.seat);
    else {
      changesMatch = true;
      if (t === 'played') answered.add(entry.seat);
      else changesTable = true;
    }
  }
  return {
    events,
    talk: said === 0 ? [] : talk.slice(-said),
    table: changesTable,
    you: changesTable ? null : chose,
    match: changesMatch,
    answered: changesTable ? null : answered,
  };
}

/** The numbers of the requests that a row answers, by viewer. */
function answersIn({ tasks }: PublishedRow): ReadonlyMap<Viewer, number[]> {
  const answers = new Map<Viewer, number[]>();
  for (const { from } of tasks) {
    if (from === undefined) continue;
    const ids = answers.get(from.viewer);
    if (ids === undefined) answers.set(from.viewer, [from.id]);
    else ids.push(from.id);
  }
  return answers;
}

function updatesOf(
  viewers: ReadonlySet<Viewer>,
  messageFor: RowMessages['messageFor'],
  answers: ReadonlyMap<Viewer, number[]>,
): Outbox['updates'] {
  const updates: { viewer: Viewer; message: EncodedMessage }[] = [];
  for (const viewer of viewers) {
    const message = messageFor(viewer, answers.get(viewer) ?? NO_ANSWERS);
    if (message !== null) updates.push({ viewer, message });
  }
  // A requester who is no longer a viewer (the seat was taken elsewhere) is answered anyway.
  for (const [viewer, ids] of answers)
    if (!viewers.has(viewer))
      for (const id of ids) updates.push({ viewer, message: encode({ type: 'ok', id }) });
  return updates;
}

export function createAudience(start: Table, deps: AudienceDeps): Audience {
  const { clock } = deps;
  const { code } = start;
  const viewers = new Set<Viewer>();
  let sent: Sent = allSent(start, deps.outages());

  const whole = (
    table: Table,
    to: Pick<Viewer, 'person' | 'door'>,
    presence = deps.presence(code),
  ): EncodedMessage =>
    encode(
      to.door
        ? tableAtDoor(table, presence, clock.now())
        : wholeTable(table, to.person, presence, deps.outages(), clock.now()),
    );

  const crowd = createCrowd(viewers, deps, code);
  const { dismiss, welcome, presenceWith, dismissLeft } = crowd;
  const answerKnocks = (table: Table): void =>
    crowd.answerKnocks(table, (viewer) => whole(table, viewer));

  return {
    viewers,
    detach(viewer) {
      if (viewers.delete(viewer)) deps.viewersChanged(code, null);
    },
    prepare(table, row) {
      const answers = answersIn(row);
      const arriving = new Map<Viewer, Pick<Viewer, 'person' | 'door'>>();
      for (const { attach } of row.tasks)
        if (attach !== undefined)
          arriving.set(attach.viewer, {
            person: attach.person(table),
            door: attach.door?.(table) ?? false,
          });
      const change = changeOf(table, row);
      const quiet = row.entries.length === 0 && answers.size === 0;
      const updates = quiet
        ? []
        : updatesOf(
            viewers,
            rowMessages(table, sent, change, deps.outages(), clock.now()).messageFor,
            answers,
          );
      const arrivals = [...arriving].map(([viewer, { person, door }]) => ({
        viewer,
        person,
        door,
        message: whole(table, { person, door }, presenceWith(viewer, person, door)),
      }));
      return { updates, arrivals };
    },
    send({ updates, arrivals }) {
      for (const { viewer, message } of updates) viewer.send(message);
      for (const { viewer, person, door, message } of arrivals) {
        if (viewer.closed) continue;
        welcome(viewer, person, door);
        viewer.send(message);
        deps.viewersChanged(code, person);
      }
    },
    dismissLeft,
    answerKnocks,
    dismissSpectators: crowd.dismissSpectators,
    dismissPerson: (person, why) => dismiss(why, (viewer) => viewer.person === person),
    dismissAll: (why) => dismiss(why, () => true),
    resend(table) {
      sent = allSent(table, deps.outages());
      dismissLeft(table);
      answerKnocks(table);
      for (const viewer of viewers) viewer.send(whole(table, viewer));
    },
    resendClock(table) {
      const { messageFor } = rowMessages(table, sent, NO_CHANGE, deps.outages(), clock.now());
      for (const { viewer, message } of updatesOf(viewers, messageFor, new Map()))
        viewer.send(message);
    },
    broadcast(content) {
      const message = encode(content);
      for (const viewer of viewers) viewer.send(message);
    },
  };
}
