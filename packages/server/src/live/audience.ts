import type { GameEvent, Seat } from '@holdup/engine';
import type { GoneMessage, Presence, ServerMessage, Talk } from '@holdup/protocol';
import type { Entry } from '../table/entries.ts';
import { personsOf, type Table } from '../table/table.ts';
import type { Clock } from '../time/clock.ts';
import type { Outage } from '../time/outage.ts';
import { type EncodedMessage, encode } from './encodedMessage.ts';
import { allSent, type RowChange, rowMessages, type Sent, wholeTable } from './updates.ts';

/** Somebody who looks at the table: one connection. */
export interface Viewer {
  /** Null: a spectator. */
  person: number | null;
  /** A spectator that is a big screen. */
  screen: boolean;
  send(message: EncodedMessage): void;
  gone(why: GoneMessage['why']): void;
}

/** Comes to the table with a row: is told everything. */
export interface Arrival {
  readonly viewer: Viewer;
  person(table: Table): number | null;
}

export interface AudienceWorld {
  readonly clock: Clock;
  outages(): readonly Outage[];
  presence(code: string): Presence;
}

/** What happened in one row, and who is to hear of it besides those who look on already. */
export interface RowToTell {
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
  readonly tasks: readonly {
    readonly from?: { readonly viewer: Viewer; readonly id: number };
    readonly attach?: Arrival;
  }[];
}

/** Messages that are ready to go out. */
export interface Post {
  readonly news: readonly { readonly viewer: Viewer; readonly message: EncodedMessage }[];
  readonly arrivals: readonly {
    readonly viewer: Viewer;
    readonly person: number | null;
    readonly message: EncodedMessage;
  }[];
}

/** Everybody who looks at one table, and what they have been told of it. */
export interface Audience {
  readonly viewers: ReadonlySet<Viewer>;
  detach(viewer: Viewer): void;
  /** What a row means for every screen, as the table is now. Nothing goes out before `post`. */
  prepare(table: Table, row: RowToTell): Post;
  post(post: Post): void;
  /** Who was removed, or left, looks at the table no longer. */
  dismiss(table: Table): void;
  /** Tells everybody everything. */
  retell(table: Table): void;
  /** Tells everybody when time is up now, if that has changed. */
  retime(table: Table): void;
  broadcast(message: ServerMessage): void;
}

const NO_ANSWERS: readonly number[] = [];
const NO_CHANGE: RowChange = {
  events: [],
  talk: [],
  table: false,
  you: false,
  match: false,
  answered: null,
};

/** What kinds of entries can change; the rest need not be looked at. */
function changeOf(table: Table, { entries, events }: RowToTell): RowChange {
  const talk: readonly Talk[] = table.talk;
  let said = 0;
  let changesTable = table.stage !== 'playing';
  let changesChoices = false;
  let changesMatch = false;
  const answered = new Set<Seat>();
  for (const entry of entries) {
    const { t } = entry;
    if (t === 'line' || t === 'reaction' || t === 'chat') said++;
    if (t === 'chose') changesChoices = true;
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
    you: changesTable || changesChoices,
    match: changesMatch,
    answered: changesTable ? null : answered,
  };
}

export function createAudience(start: Table, world: AudienceWorld): Audience {
  const { clock } = world;
  const { code } = start;
  const viewers = new Set<Viewer>();
  let sent: Sent = allSent(start, world.outages());

  /** Two tabs on one seat: the newer one plays, the older is told. */
  function welcome(viewer: Viewer, person: number | null): void {
    if (person !== null)
      for (const other of viewers)
        if (other !== viewer && other.person === person) {
          viewers.delete(other);
          other.gone('replaced');
        }
    viewer.person = person;
    viewers.add(viewer);
  }

  function dismiss(table: Table): void {
    const persons = new Set(personsOf(table).map(({ person }) => person));
    for (const viewer of viewers)
      if (viewer.person !== null && !persons.has(viewer.person)) {
        viewers.delete(viewer);
        viewer.gone('removed');
      }
  }

  return {
    viewers,
    detach: (viewer) => viewers.delete(viewer),
    prepare(table, row) {
      const now = clock.now();
      const outages = world.outages();
      const answers = new Map<Viewer, number[]>();
      const arriving = new Map<Viewer, number | null>();
      for (const { attach, from } of row.tasks) {
        if (attach !== undefined) arriving.set(attach.viewer, attach.person(table));
        if (from === undefined) continue;
        const ids = answers.get(from.viewer);
        if (ids === undefined) answers.set(from.viewer, [from.id]);
        else ids.push(from.id);
      }
      const news: { viewer: Viewer; message: EncodedMessage }[] = [];
      if (row.entries.length > 0 || answers.size > 0) {
        const { messageFor } = rowMessages(table, sent, changeOf(table, row), outages, now);
        for (const viewer of viewers) {
          const message = messageFor(viewer.person, answers.get(viewer) ?? NO_ANSWERS);
          if (message !== null) news.push({ viewer, message });
        }
        // Who asked and looks on no longer (the seat was taken up elsewhere) is answered all the same.
        for (const [viewer, ids] of answers)
          if (!viewers.has(viewer))
            for (const id of ids) news.push({ viewer, message: encode({ type: 'ok', id }) });
      }
      const arrivals = [...arriving].map(([viewer, person]) => ({
        viewer,
        person,
        message: encode(wholeTable(table, person, world.presence(code), outages, now)),
      }));
      return { news, arrivals };
    },
    post({ news, arrivals }) {
      for (const { viewer, message } of news) viewer.send(message);
      for (const { viewer, person, message } of arrivals) {
        welcome(viewer, person);
        viewer.send(message);
      }
    },
    dismiss,
    retell(table) {
      const outages = world.outages();
      sent = allSent(table, outages);
      dismiss(table);
      for (const viewer of viewers)
        viewer.send(
          encode(wholeTable(table, viewer.person, world.presence(code), outages, clock.now())),
        );
    },
    retime(table) {
      const { messageFor } = rowMessages(table, sent, NO_CHANGE, world.outages(), clock.now());
      for (const viewer of viewers) {
        const message = messageFor(viewer.person, NO_ANSWERS);
        if (message !== null) viewer.send(message);
      }
    },
    broadcast(content) {
      const message = encode(content);
      for (const viewer of viewers) viewer.send(message);
    },
  };
}
