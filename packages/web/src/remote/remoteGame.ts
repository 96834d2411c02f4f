import { type GameEvent, type Move, type Seat, sameMove } from '@holdup/engine';
import { isPast, RefusedError, type Request, type TableMessage, type Talk } from '@holdup/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createBeats } from '../game/beats.ts';
import type { ConnectionState, Game, GameClock, Said, Sitter } from '../game/game.ts';
import { readMatch } from './match.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** What a game on a server needs of the table it is played at. */
export type GameHost = {
  readonly table: ReadonlySignal<TableMessage>;
  readonly offset: ReadonlySignal<number>;
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly send: (request: Request) => Promise<unknown>;
  readonly rematch: () => void;
};

/** A game that is fed with what the server tells. */
export type RemoteGame = Game & {
  readonly match: string | null;
  readonly hear: (table: TableMessage, events: readonly GameEvent[]) => void;
};

const TROUBLE_MS = 4000;

const sittersOf = ({ table }: TableMessage): readonly Sitter[] =>
  table.seats.flatMap((seat) => {
    if (seat.kind === 'open') return [];
    const away = seat.kind === 'person' && seat.standIn;
    return [{ name: seat.name, character: seat.character, kind: seat.kind, away }];
  });

const clockOf = ({ clock }: TableMessage, offset: number): GameClock => {
  const here = (time: number | null): number | null => (time === null ? null : time - offset);
  return {
    count: clock?.count ?? null,
    deadline: here(clock?.deadline ?? null),
    finalFrom: here(clock?.finalFrom ?? null),
    chosen: clock?.chosen ?? [],
    pausedSince: here(clock?.paused?.since ?? null),
  };
};

/** People may have changed seats since they spoke. */
const saidOf = ({ table }: TableMessage, talk: Talk, id: number): Said => {
  const now = table.seats.findIndex(
    (seat) => seat.kind === 'person' && seat.person === talk.person,
  );
  const seat = (now === -1 ? talk.seat : now) as Said['seat'];
  const to = talk.kind === 'chat' ? null : (talk.to ?? null);
  switch (talk.kind) {
    case 'line':
      return { id, seat, to, kind: 'line', line: talk.line };
    case 'reaction':
      return { id, seat, to, kind: 'reaction', reaction: talk.reaction };
    case 'chat':
      return { id, seat, to, kind: 'chat', text: talk.text };
  }
};

/** Numbers what was said; the same words keep their number when everything is told again. */
const numberTalk = (): ((table: TableMessage) => readonly Said[]) => {
  const ids = new Map<string, number>();
  return (table) =>
    table.talk.map((talk) => {
      const key = `${talk.at} ${talk.person ?? `bot ${talk.seat}`} ${talk.kind}`;
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      return saidOf(table, talk, id);
    });
};

/** What happened before the news that came with it. */
const pastBefore = ({ past }: TableMessage, news: readonly GameEvent[], from = 0) =>
  past.slice(from, past.length - news.filter(isPast).length);

/** A match at a table on a server. Null where the table has none. */
export const createRemoteGame = (
  host: GameHost,
  events: readonly GameEvent[],
): RemoteGame | null => {
  const first = host.table.peek();
  if (first.view === null) return null;
  const { match } = first.table;
  const beats = createBeats({ id: 0, events, view: first.view, secrets: null });
  /** How much of the table's past has been heard here, and in which seat: others know of other events. */
  let heard = first.past.length;
  let { seat } = first.you;
  const trouble = signal<Trouble | null>(null);
  /** Answered here, and not yet confirmed: shown at once, and sent again if the connection broke. */
  const pending = signal<{ readonly question: number; readonly move: Move } | null>(null);
  let view = first.view;
  /** The connection broke. Only when the table is told again are we back in the seat, and can answer. */
  let broken = false;
  let troubleTimer: ReturnType<typeof setTimeout> | undefined;

  const refuse = (error: unknown): void => {
    trouble.value = troubleOf(error);
    clearTimeout(troubleTimer);
    troubleTimer = setTimeout(() => {
      trouble.value = null;
    }, TROUBLE_MS);
  };

  /** The same view once more, so that a screen that took the answer for given asks again. */
  const askAgain = (): void =>
    beats.add({ id: beats.latest.peek().id + 1, events: [], view, secrets: null });

  const submit = (question: number, move: Move): void => {
    host.send({ type: 'play', question, move }).then(
      () => {
        if (pending.peek()?.move === move) pending.value = null;
      },
      (error: unknown) => {
        if (error instanceof RefusedError && error.error === 'lost') return;
        if (pending.peek()?.move === move) pending.value = null;
        refuse(error);
        askAgain();
      },
    );
  };

  const answer = (move: Move): void => {
    const question = host.table.peek().clock?.question;
    if (question === undefined) return;
    trouble.value = null;
    pending.value = { question, move };
    submit(question, move);
  };

  /** After a break: what was answered and may not have arrived is said once more, if it is still asked. */
  const repeat = (table: TableMessage): void => {
    const waiting = pending.peek();
    if (waiting === null) return;
    const asked = table.clock?.question === waiting.question && table.view?.moves.length !== 0;
    if (!asked || sameMove(table.you.choice, waiting.move)) pending.value = null;
    else submit(waiting.question, waiting.move);
  };

  const hear = (table: TableMessage, happened: readonly GameEvent[]): void => {
    const next = table.view;
    if (next === null) return;
    if (pending.peek() !== null && table.clock?.question !== pending.peek()?.question)
      pending.value = null;
    const changed =
      next.public !== view.public || next.own !== view.own || next.moves !== view.moves;
    view = next;
    const missed = table.you.seat === seat ? pastBefore(table, happened, heard) : [];
    heard = table.past.length;
    seat = table.you.seat;
    if (broken && host.connection.peek() === 'online') {
      broken = false;
      repeat(table);
    }
    if (!changed && happened.length === 0) return;
    const id = beats.latest.peek().id + 1;
    beats.add({ id, events: happened, missed, view: next, secrets: null });
  };

  const numbered = numberTalk();
  const stopFollowing = host.connection.subscribe((state) => {
    if (state !== 'online') broken = true;
  });

  return {
    match,
    hear,
    sitters: computed(() => sittersOf(host.table.value)),
    latest: beats.latest,
    beats: { after: beats.after },
    past: pastBefore(first, events),
    shown: () => {},
    clock: computed(() => clockOf(host.table.value, host.offset.value)),
    choice: computed(() => pending.value?.move ?? host.table.value.you.choice),
    answer,
    talk: computed(() => numbered(host.table.value)),
    say: (saying) => {
      const to = saying.kind === 'chat' || saying.to === null ? {} : { to: saying.to };
      const request: Request =
        saying.kind === 'line'
          ? { type: 'say', line: saying.line, ...to }
          : saying.kind === 'reaction'
            ? { type: 'react', reaction: saying.reaction, ...to }
            : { type: 'chat', text: saying.text };
      host.send(request).catch(refuse);
    },
    muted: computed(() => {
      const { you, table } = host.table.value;
      return table.seats.flatMap((sitting, seat) =>
        sitting.kind === 'person' && you.muted.includes(sitting.person) ? [seat as Seat] : [],
      );
    }),
    mute: (seat, on) => {
      const sitting = host.table.peek().table.seats[seat];
      if (sitting?.kind === 'person')
        host.send({ type: 'mute', person: sitting.person, on }).catch(refuse);
    },
    connection: host.connection,
    trouble,
    abilities: {
      hurry: false,
      hint: false,
      get talk() {
        return host.table.value.you.seat !== null;
      },
      get chat() {
        return host.table.value.you.seat !== null && host.table.value.table.settings.chat;
      },
      get rematch() {
        return host.table.value.you.seat !== null;
      },
    },
    hurry: () => {},
    rematch: host.rematch,
    record: async () => (match === null ? null : ((await readMatch(match))?.replay ?? null)),
    leave: () => {
      stopFollowing();
      clearTimeout(troubleTimer);
    },
  };
};
