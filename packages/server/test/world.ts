import { createBot, safeDecide } from '@holdup/bots';
import { createRandom } from '@holdup/engine';
import { createSession, type GoneMessage, type Session } from '@holdup/protocol';
import type { BotMind } from '../src/bots/botMind.ts';
import type { BotTalk } from '../src/bots/botTalk.ts';
import { fresh } from '../src/live/secrets.ts';
import { createTables, type Tables } from '../src/live/tables.ts';
import { createLimiter } from '../src/net/bucket.ts';
import { type Connection, createConnection } from '../src/net/connection.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { type ManualClock, manualClock } from './manualClock.ts';

/** A bot mind without a thread, always of one mind. */
export const steadyMind = (): BotMind => {
  const random = createRandom('bots');
  return {
    decide: async ({ level }, view) =>
      safeDecide(createBot({ level }), { view, random, budgetMs: 1000 }).move,
    close: async () => {},
  };
};

export interface MemoryClient {
  readonly session: Session;
  readonly connection: Connection;
  /** Every frame as it came. */
  readonly frames: string[];
  readonly gone: GoneMessage['why'][];
  closedWith: string | null;
  end(): void;
}

/** A server without a network: the protocol, the tables and a real database, on a clock that a test moves. */
export interface World {
  readonly clock: ManualClock;
  readonly store: Store;
  readonly tables: Tables;
  readonly warnings: string[];
  connect(random?: () => string): MemoryClient;
  /** Waits until everything that was set off is done. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

let clients = 0;

export async function createWorld(
  options: {
    database?: string;
    clock?: ManualClock;
    botDelay?: () => number;
    /** What bots say; nothing, unless a test wants to hear them. */
    botTalk?: BotTalk;
    mind?: BotMind;
    /** The server's part of the shuffles, where a test wants them always the same. */
    secret?: () => string;
  } = {},
): Promise<World> {
  const clock = options.clock ?? manualClock();
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const store = await openStore(options.database ?? ':memory:', warn);
  const tables = await createTables({
    store,
    clock,
    mind: options.mind ?? steadyMind(),
    node: `node ${clients++}`,
    botDelay: options.botDelay ?? (() => 500),
    botTalk: options.botTalk ?? (() => []),
    warn,
  });
  const connectionWorld = {
    tables,
    clock,
    attempts: createLimiter(1000),
    openings: createLimiter(1000),
    fresh: { ...fresh, secret: options.secret ?? fresh.secret },
    refused() {},
  };
  return {
    clock,
    store,
    tables,
    warnings,
    connect(random = () => (clients++).toString(16).padStart(32, '0')) {
      const frames: string[] = [];
      const gone: GoneMessage['why'][] = [];
      const session = createSession(
        { send: (text) => client.connection.receive(text), now: clock.now, random },
        { gone: (why) => gone.push(why) },
      );
      const early: string[] = [];
      let ready = false;
      const connection = createConnection(
        {
          send({ text }) {
            frames.push(text);
            if (ready) session.receive(text);
            else early.push(text);
          },
          close(_, reason) {
            client.closedWith = reason;
          },
        },
        `client ${clients++}`,
        connectionWorld,
      );
      const client: MemoryClient = {
        session,
        connection,
        frames,
        gone,
        closedWith: null,
        end: () => connection.ended(),
      };
      ready = true;
      for (const text of early) session.receive(text);
      return client;
    },
    async settle() {
      // A turn of the event loop lets what was set off reach the tables; then they finish what they have.
      for (let quiet = 0; quiet < 3; ) {
        await new Promise((resolve) => setImmediate(resolve));
        const busy = tables.all().some((live) => live.busy());
        await tables.idle();
        quiet = busy ? 0 : quiet + 1;
      }
    },
    async close() {
      await tables.close();
      await store.close();
    },
  };
}
