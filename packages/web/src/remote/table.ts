import type { GameEvent } from '@holdup/engine';
import {
  type GoneMessage,
  type OkMessage,
  RefusedError,
  type Request,
  type Session,
  type Settings,
  type TableMessage,
} from '@holdup/protocol';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { CharacterId } from '../art/index.ts';
import type { ConnectionState } from '../game/game.ts';
import { forgetSeat, keepSeat, seatKey } from './memory.ts';
import { createRemoteGame, type RemoteGame } from './remoteGame.ts';
import { openLine } from './serverLink.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/**
 * Where the reader is: on the way in; looking on without a seat; in a seat; or no longer at the table, and why.
 * `replaced`: another tab has the seat now.
 */
export type Standing =
  | 'arriving'
  | 'outside'
  | 'seated'
  | 'replaced'
  | 'removed'
  | 'closed'
  | 'notFound'
  | 'outdated';

export type Person = { readonly name: string; readonly character: CharacterId };

/** A table on the server, as a screen sees it. */
export type RemoteTable = {
  readonly code: string;
  readonly standing: ReadonlySignal<Standing>;
  readonly table: ReadonlySignal<TableMessage | null>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** The match at the table, under way or just finished. */
  readonly game: ReadonlySignal<RemoteGame | null>;
  /** Whether the match is what the reader looks at; otherwise it is the lobby. */
  readonly showsGame: ReadonlySignal<boolean>;
  /** Asks the server; null: done, else why not. */
  readonly ask: (request: Request) => Promise<Trouble | null>;
  readonly join: (person: Person, seat?: number) => Promise<Trouble | null>;
  /** Gives the seat up for good. */
  readonly giveUp: () => Promise<Trouble | null>;
  readonly close: () => void;
};

const RETRY_MS = 1500;
/** Who creates a table waits so long for a server. */
const CREATE_MS = 6000;
/** Refusals that pass by themselves. */
const PASSING: readonly RefusedError['error'][] = ['tooManyRequests', 'unavailable', 'tryAgain'];

type Arrival =
  | { readonly kind: 'find'; readonly code: string; readonly screen: boolean }
  | { readonly kind: 'create'; readonly person: Person; readonly settings: Settings };

const connectionOf = (state: string): ConnectionState =>
  state === 'online' ? 'online' : state === 'offline' ? 'offline' : 'reconnecting';

const enter = (arrival: Arrival, arrived: (table: RemoteTable | Trouble) => void): RemoteTable => {
  const standing = signal<Standing>('arriving');
  const table = signal<TableMessage | null>(null);
  const game = signal<RemoteGame | null>(null);
  const leftEnd = signal(false);
  let code = arrival.kind === 'find' ? arrival.code : '';
  const screen = arrival.kind === 'find' && arrival.screen;
  let closed = false;
  let leaving = false;

  const seated = ({ token }: OkMessage): void => {
    if (token !== undefined) keepSeat(code, token);
    standing.value = 'seated';
  };

  const leave = (why: Standing): void => {
    standing.value = why;
    game.value = null;
    line.close();
  };

  const lookOn = async (session: Session): Promise<void> => {
    await session.request({ type: 'watch', code, screen });
    standing.value = 'outside';
  };

  const find = async (session: Session): Promise<void> => {
    const token = screen ? null : seatKey(code);
    if (token === null) return lookOn(session);
    try {
      seated(await session.request({ type: 'resume', code, token }));
    } catch (error) {
      if (!(error instanceof RefusedError) || error.error !== 'badToken') throw error;
      forgetSeat(code);
      await lookOn(session);
    }
  };

  const create = async (session: Session, from: Extract<Arrival, { kind: 'create' }>) => {
    const { person, settings } = from;
    const ok = await session.request({ type: 'create', ...person, settings });
    code = ok.code ?? '';
    seated(ok);
    arrived(remote);
  };

  const introduce = async (session: Session): Promise<void> => {
    try {
      if (code === '' && arrival.kind === 'create') await create(session, arrival);
      else await find(session);
    } catch (error) {
      const name = error instanceof RefusedError ? error.error : 'badMessage';
      if (name === 'lost' || closed) return;
      if (code === '') {
        remote.close();
        arrived(troubleOf(error));
      } else if (PASSING.includes(name)) {
        setTimeout(() => line.session() === session && void introduce(session), RETRY_MS);
      } else leave(name === 'tableNotFound' ? 'notFound' : 'closed');
    }
  };

  const hear = (now: TableMessage, events: readonly GameEvent[]): void =>
    batch(() => {
      const first = table.peek() === null;
      table.value = now;
      const { stage, match } = now.table;
      if (first && stage === 'lobby') leftEnd.value = true;
      const running = game.peek();
      if (now.view === null) return;
      if (running?.match === match) {
        running.hear(now, events);
        return;
      }
      if (!first) leftEnd.value = false;
      running?.leave();
      game.value = createRemoteGame(
        {
          table: told,
          offset: line.offset,
          connection,
          send,
          rematch: () => void backToLobby(),
        },
        events,
      );
    });

  /** After a match: the host gathers the same people again, everybody else goes and waits with them. */
  const backToLobby = async (): Promise<void> => {
    const now = table.peek();
    const isHost = now !== null && now.you.person !== null && now.table.host === now.you.person;
    if (isHost && now.table.stage === 'finished') await ask({ type: 'rematch' });
    leftEnd.value = true;
  };

  const gone = (why: GoneMessage['why']): void => {
    if (why === 'restart' || leaving) return;
    if (why === 'removed') forgetSeat(code);
    leave(why);
  };

  const line = openLine({ connected: (session) => void introduce(session), table: hear, gone });
  const connection = computed(() => connectionOf(line.state.value));
  /** Games exist only once there is a table. */
  const told = computed(() => table.value as TableMessage);

  const send = (request: Request): Promise<OkMessage> => {
    const session = line.session();
    return session === null
      ? Promise.reject(new RefusedError('lost', 'There is no connection.'))
      : session.request(request);
  };

  const ask = async (request: Request): Promise<Trouble | null> => {
    try {
      await send(request);
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  };

  const remote: RemoteTable = {
    get code() {
      return code;
    },
    standing: computed(() => (line.state.value === 'outdated' ? 'outdated' : standing.value)),
    table,
    connection,
    game,
    showsGame: computed(() => {
      const now = table.value;
      if (now === null || game.value === null) return false;
      return now.table.stage === 'playing' || !leftEnd.value;
    }),
    ask,
    join: async (person, seat) => {
      try {
        const place = seat === undefined ? {} : { seat: seat as 0 };
        seated((await send({ type: 'join', code, ...person, ...place })) as OkMessage);
        return null;
      } catch (error) {
        return troubleOf(error);
      }
    },
    giveUp: async () => {
      leaving = true;
      const trouble = await ask({ type: 'leave' });
      leaving = trouble === null;
      if (trouble === null) forgetSeat(code);
      return trouble;
    },
    close: () => {
      closed = true;
      clearTimeout(patience);
      game.peek()?.leave();
      line.close();
    },
  };
  const patience = setTimeout(() => {
    if (code !== '') return;
    remote.close();
    arrived('network');
  }, CREATE_MS);
  return remote;
};

/** Comes to a table: back into our seat where we have one, else to look on. */
export const openTable = (code: string, screen = false): RemoteTable =>
  enter({ kind: 'find', code, screen }, () => {});

/** Just created, and not yet shown. */
let handedOver: RemoteTable | null = null;

/** Opens a new table with us as its host. It stands when this resolves with its code; `/t/CODE` shows it. */
export const createTable = (
  person: Person,
  settings: Settings,
): Promise<{ readonly code: string } | Trouble> =>
  new Promise((resolve) => {
    enter({ kind: 'create', person, settings }, (outcome) => {
      if (typeof outcome === 'string') resolve(outcome);
      else {
        handedOver = outcome;
        resolve({ code: outcome.code });
      }
    });
  });

/** The table a screen asked for: the one just created, or the way to another. */
export const tableFor = (code: string, screen: boolean): RemoteTable => {
  const created = handedOver;
  handedOver = null;
  if (created?.code === code && !screen) return created;
  created?.close();
  return openTable(code, screen);
};
