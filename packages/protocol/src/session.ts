import type { GameEvent } from '@holdup/engine';
import type { ClientRequest } from './clientMessages.ts';
import { betterOffset, type ClockOffset, measureOffset } from './clockOffset.ts';
import type { ErrorName } from './errors.ts';
import type { Share } from './fairness.ts';
import type { Reaction } from './names.ts';
import type { GoneMessage, OkMessage, ServerMessage, TableMessage } from './serverMessages.ts';
import { createShuffle, type ShuffleHost } from './shuffle.ts';
import { applyUpdate } from './viewPatch.ts';

type WithoutId<M> = M extends { id: number } ? Omit<M, 'id'> : never;
export type Request = WithoutId<ClientRequest>;

/** A request that the server refused, by name. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly error: ErrorName | 'lost';
  constructor(error: ErrorName | 'lost', message: string) {
    super(message);
    this.error = error;
  }
}

export interface SessionEvents {
  /** The current table, and the events since the last call. */
  table?(table: TableMessage, events: readonly GameEvent[]): void;
  /** A spectator reacts. */
  cheer?(reaction: Reaction): void;
  /** Whether the server can write to its database. */
  status?(saving: boolean): void;
  /** The connection no longer belongs to the table. */
  gone?(why: GoneMessage['why']): void;
}

export interface SessionHost extends ShuffleHost {
  send(text: string): void;
  /** The client's own clock, in ms. */
  now(): number;
}

export interface Session {
  readonly table: TableMessage | null;
  readonly offset: ClockOffset | null;
  /** This client's part in the shuffle of the next or the current match. */
  readonly share: Share | null;
  receive(text: string): void;
  request(request: Request): Promise<OkMessage>;
  /** Measures the server's clock again. */
  measure(): void;
  /** The connection broke: open requests fail, and the last known table stays. */
  lost(): void;
}

interface Waiting {
  readonly resolve: (ok: OkMessage) => void;
  readonly reject: (error: RefusedError) => void;
}

/**
 * The client side of one connection, without the socket: feed it incoming messages, and it keeps
 * the table up to date, matches answers to requests, measures the clock, and takes part in every
 * shuffle (fairness.ts).
 */
export function createSession(host: SessionHost, events: SessionEvents = {}): Session {
  const waiting = new Map<number, Waiting>();
  let table: TableMessage | null = null;
  let offset: ClockOffset | null = null;
  let requests = 0;
  const shuffle = createShuffle(host, (message) => {
    request(message).catch(() => {});
  });

  const answer = (ok: OkMessage) => {
    waiting.get(ok.id)?.resolve(ok);
    waiting.delete(ok.id);
  };

  function update(now: TableMessage, happened: readonly GameEvent[]): void {
    table = now;
    shuffle.update(now);
    events.table?.(now, happened);
  }

  function handle(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        measure();
        return;
      case 'time':
        offset = betterOffset(offset, measureOffset(message, host.now()));
        return;
      case 'ok':
        answer(message);
        return;
      case 'error': {
        const { id, error } = message;
        if (id === undefined) return;
        waiting.get(id)?.reject(new RefusedError(error, message.message));
        waiting.delete(id);
        return;
      }
      case 'table':
        update(message, []);
        return;
      case 'update':
        if (table !== null) update(applyUpdate(table, message), message.events ?? []);
        for (const id of message.ok ?? []) answer({ type: 'ok', id });
        return;
      case 'presence':
        if (table !== null) update({ ...table, presence: message.presence }, []);
        return;
      case 'cheer':
        events.cheer?.(message.reaction);
        return;
      case 'status':
        events.status?.(message.saving);
        return;
      case 'gone':
        if (message.why !== 'restart') table = null;
        events.gone?.(message.why);
        return;
    }
  }

  function request(asked: Request): Promise<OkMessage> {
    const id = requests++;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      host.send(JSON.stringify({ ...asked, id }));
    });
  }

  const measure = () => host.send(JSON.stringify({ type: 'time', sent: host.now() }));

  return {
    get table() {
      return table;
    },
    get offset() {
      return offset;
    },
    get share() {
      return shuffle.share;
    },
    receive(text) {
      const message: ServerMessage = JSON.parse(text);
      handle(message);
    },
    request,
    measure,
    lost() {
      for (const { reject } of waiting.values())
        reject(new RefusedError('lost', 'The connection broke before the answer.'));
      waiting.clear();
    },
  };
}
