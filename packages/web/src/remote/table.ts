import type { Seat } from '@holdup/engine';
import {
  type OkMessage,
  RefusedError,
  type Request,
  type Session,
  type TableMessage,
} from '@holdup/protocol';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { CharacterId } from '../art/index.ts';
import type { ConnectionState } from '../game/game.ts';
import { createRim, type RimReaction } from '../rim/rim.ts';
import { createCurrentMatch } from './currentMatch.ts';
import { isHost, rematchVote } from './host.ts';
import { deviceNumber, forgetSeat, keepSeat, seatToken } from './memory.ts';
import type { RemoteGame } from './remoteGame.ts';
import { type LinkState, openServerLink, type ServerLink } from './serverLink.ts';
import { type Trouble, troubleOf } from './trouble.ts';
import { createMatchFollower, dropMatch } from './unsettled.ts';

/**
 * The reader's status: joining; at the table without a seat; waiting for the host's approval; in a
 * seat; or not, or no longer, at the table, and why. `replaced`: another tab has the seat now;
 * `shut`: the operator has closed the table.
 */
export type SeatStatus =
  | 'arriving'
  | 'outside'
  | 'waiting'
  | 'seated'
  | 'replaced'
  | 'removed'
  | 'turnedAway'
  | 'locked'
  | 'keptOut'
  | 'closed'
  | 'shut'
  | 'broken'
  | 'notFound'
  | 'outdated';

export type Person = { readonly name: string; readonly character: CharacterId };

/** A table on the server, as a screen sees it. */
export type RemoteTable = {
  readonly code: string;
  readonly status: ReadonlySignal<SeatStatus>;
  readonly table: ReadonlySignal<TableMessage | null>;
  readonly connection: ReadonlySignal<ConnectionState>;
  /** How far the server's clock is ahead, in ms. */
  readonly offset: ReadonlySignal<number>;
  /** The match at the table, running or just finished. */
  readonly game: ReadonlySignal<RemoteGame | null>;
  /** Whether the reader sees the match; otherwise the lobby. */
  readonly showsGame: ReadonlySignal<boolean>;
  /** Sends a request; null: done, else why not. */
  readonly ask: (request: Request) => Promise<Trouble | null>;
  readonly join: (person: Person, seat?: Seat) => Promise<Trouble | null>;
  /** Whether the reader watches the match; otherwise only from the door. */
  readonly watching: ReadonlySignal<boolean>;
  /** What spectators just did, newest last. */
  readonly cheers: ReadonlySignal<readonly RimReaction[]>;
  readonly watch: (on: boolean) => Promise<Trouble | null>;
  /** No longer waits to be let in. */
  readonly stopWaiting: () => Promise<void>;
  /** Gives the seat up for good. */
  readonly giveUp: () => Promise<Trouble | null>;
  readonly close: () => void;
};

type TableVisit = {
  readonly code: string;
  /** A big screen: watches, and never takes a seat. */
  readonly screen: boolean;
  /** The seat's token where the table was created just now; needed where the browser stores nothing. */
  readonly token?: string | null;
};

const RETRY_MS = 1500;
/** Refusals that pass by themselves. */
const PASSING: readonly RefusedError['error'][] = [
  'tooManyRequests',
  'unavailable',
  'upgrading',
  'serverFull',
  'tryAgain',
];

/** The meaning of a refused join. */
const REFUSALS: Partial<Record<RefusedError['error'], SeatStatus>> = {
  tableNotFound: 'notFound',
  tableAside: 'broken',
  tableLocked: 'locked',
  keptOut: 'keptOut',
};

const connectionOf = (state: LinkState): ConnectionState =>
  state === 'online' ? 'online' : state === 'offline' ? 'offline' : 'reconnecting';

const refusalOf = (error: unknown): RefusedError['error'] =>
  error instanceof RefusedError ? error.error : 'badMessage';

/** The token of our seat. A big screen has none. */
const createSeatKey = ({ code, screen, token = null }: TableVisit) => {
  let key = screen ? null : (seatToken(code) ?? token);
  return {
    get: () => key,
    keep: ({ token: fresh }: OkMessage): void => {
      if (fresh === undefined) return;
      key = fresh;
      keepSeat(code, fresh);
    },
    forget: (): void => {
      key = null;
      forgetSeat(code);
    },
  };
};

type SeatKey = ReturnType<typeof createSeatKey>;

const statusAfter = ({ waiting }: OkMessage): 'waiting' | 'seated' =>
  waiting === true ? 'waiting' : 'seated';

/** Resumes our seat if we have its token; otherwise watches the match, or from the door. */
const enter = async (
  session: Session,
  { code, screen }: TableVisit,
  key: SeatKey,
  watching: boolean,
): Promise<'seated' | 'waiting' | 'outside'> => {
  const token = key.get();
  if (token !== null) {
    try {
      const ok = await session.request({ type: 'resume', code, token });
      key.keep(ok);
      return statusAfter(ok);
    } catch (error) {
      if (refusalOf(error) !== 'badToken') throw error;
      key.forget();
    }
  }
  const watch = { type: 'watch', code, screen, device: deviceNumber() } as const;
  try {
    await session.request({ ...watch, door: !watching });
  } catch (error) {
    if (refusalOf(error) !== 'noSpectators') throw error;
    await session.request({ ...watch, door: true });
  }
  return 'outside';
};

/** Requests over whatever connection there is at the moment. */
const createRequests = (link: ServerLink) => {
  const send = (request: Request): Promise<OkMessage> => {
    const session = link.session();
    return session === null
      ? Promise.reject(new RefusedError('lost', 'There is no connection.'))
      : session.request(request);
  };
  const ask = async (
    request: Request,
    then: (ok: OkMessage) => void = () => {},
  ): Promise<Trouble | null> => {
    try {
      then(await send(request));
      return null;
    } catch (error) {
      return troubleOf(error);
    }
  };
  return { send, ask };
};

/** After a match the host, or a vote of the players present, starts the next one; the others wait in the lobby. */
const gatherAgain = async (
  now: TableMessage | null,
  ask: (request: Request) => Promise<unknown>,
): Promise<void> => {
  if (now?.table.stage !== 'finished') return;
  if (isHost(now) || rematchVote(now) !== null) await ask({ type: 'rematch' });
};

type Entrance = {
  readonly code: string;
  readonly ask: ReturnType<typeof createRequests>['ask'];
  readonly key: SeatKey;
  readonly status: Signal<SeatStatus>;
  readonly watching: Signal<boolean>;
  readonly link: ServerLink;
  readonly introduce: (session: Session) => Promise<void>;
};

/** From the door to a seat, or to watching. */
const createWaysIn = ({
  code,
  ask,
  key,
  status,
  watching,
  link,
  introduce,
}: Entrance): Pick<RemoteTable, 'join' | 'watching' | 'watch' | 'stopWaiting'> => ({
  watching,
  stopWaiting: async () => {
    await ask({ type: 'leave' }, key.forget);
    const session = link.session();
    if (session !== null) await introduce(session);
  },
  join: (person, seat) => {
    const wish = { code, ...person, ...(seat === undefined ? {} : { seat }) };
    return ask({ type: 'join', ...wish, device: deviceNumber() }, (ok) => {
      key.keep(ok);
      status.value = statusAfter(ok);
    });
  },
  watch: async (on) => {
    const trouble = on ? await ask({ type: 'watch', code, device: deviceNumber() }) : null;
    if (trouble === null) watching.value = on;
    return trouble;
  },
});

/** A match that the reader leaves is not theirs any more: a bot plays it to its end. */
const leftMatch = (now: TableMessage | null): void => {
  if (now?.table.stage === 'playing') dropMatch(now.table.match);
};

/** Opens a table by its code: takes our seat again where we have one, else watches. */
export const openTable = (visit: TableVisit): RemoteTable => {
  const { code } = visit;
  const status = signal<SeatStatus>('arriving');
  const table = signal<TableMessage | null>(null);
  const key = createSeatKey(visit);
  const follow = createMatchFollower();
  const watching = signal(false);
  const cheers = createRim();
  let closed = false;
  let leaving = false;

  const close = (): void => {
    match.leave();
    link.close();
  };
  const leave = (why: SeatStatus): void => {
    status.value = why;
    close();
  };

  const introduce = async (session: Session): Promise<void> => {
    try {
      status.value = await enter(session, visit, key, watching.peek());
    } catch (error) {
      const why = refusalOf(error);
      if (why === 'lost' || closed) return;
      if (PASSING.includes(why))
        setTimeout(() => link.session() === session && void introduce(session), RETRY_MS);
      else leave(REFUSALS[why] ?? 'closed');
    }
  };

  /** While the server cannot save what happens, the table waits as it does without a connection. */
  const saving = signal(true);
  const link = openServerLink({
    code,
    connected: (session) => {
      saving.value = true;
      void introduce(session);
    },
    status: (on) => {
      saving.value = on;
    },
    cheer: (reaction) => cheers.add(reaction),
    table: (now, events) =>
      batch(() => {
        const first = table.peek() === null;
        table.value = now;
        if (!visit.screen) follow(now);
        if (status.peek() === 'waiting' && now.you.seat !== null) status.value = 'seated';
        match.update(now, first, events);
      }),
    gone: (why) => {
      if (why === 'restart' || leaving) return;
      if (why === 'removed' || why === 'turnedAway' || why === 'closed') key.forget();
      leave(why === 'fault' ? 'broken' : why === 'closed' ? 'shut' : why);
    },
  });
  const { send, ask } = createRequests(link);
  const connection = computed(() =>
    saving.value ? connectionOf(link.state.value) : 'reconnecting',
  );
  const match = createCurrentMatch(table, {
    offset: link.offset,
    connection,
    send,
    screen: visit.screen,
    rematch: () => void gatherAgain(table.peek(), ask).then(match.showLobby),
  });

  return {
    code,
    status: computed(() => (link.state.value === 'outdated' ? 'outdated' : status.value)),
    table,
    connection,
    offset: link.offset,
    game: match.game,
    showsGame: match.showsGame,
    ask,
    cheers: cheers.shown,
    ...createWaysIn({ code, ask, key, status, watching, link, introduce }),
    giveUp: async () => {
      leaving = true;
      const trouble = await ask({ type: 'leave' }, key.forget);
      leaving = trouble === null;
      if (leaving) leftMatch(table.peek());
      return trouble;
    },
    close: () => {
      closed = true;
      close();
    },
  };
};
