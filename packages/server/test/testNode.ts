import { createNewcomer, safeDecide } from '@holdup/bots';
import { createRandom } from '@holdup/engine';
import { createSession, type GoneMessage, type Session } from '@holdup/protocol';
import type { BotMind } from '../src/bots/botMind.ts';
import type { BotTalk } from '../src/bots/botTalk.ts';
import type { FaultPlace } from '../src/faults/faults.ts';
import { createReportBox } from '../src/live/reportBox.ts';
import { entropy } from '../src/live/secrets.ts';
import { createTables, type Tables } from '../src/live/tables.ts';
import type { LiveTable } from '../src/live/task.ts';
import { type Connection, createConnection } from '../src/net/connection.ts';
import type { ConnectionDeps } from '../src/net/connectionState.ts';
import { createLimiter } from '../src/net/limiter.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { type ManualClock, manualClock } from './manualClock.ts';

/** A bot mind without a thread: quick, and the same in every run. For tests that are not about how well bots play. */
const steadyMind = (): BotMind => {
  const random = createRandom('bots');
  const bot = createNewcomer('casual');
  return {
    decide: async (_, view) => ({
      move: safeDecide(bot, { view, random, budgetMs: 1000 }).move,
      hurried: false,
    }),
    close: async () => {},
  };
};

/**
 * Wraps a store so that it writes no heartbeats, which take most of the time in tests where hours pass. For nodes whose
 * database is never unreachable.
 */
export const withoutPulses = (store: Store): Store => ({ ...store, pulse: async () => null });

export interface MemoryClient {
  readonly session: Session;
  readonly connection: Connection;
  /** Every frame as it came. */
  readonly frames: string[];
  readonly gone: GoneMessage['why'][];
  /** The server's `status` messages. */
  readonly saving: boolean[];
  closedWith: string | null;
  end(): void;
}

interface Fault {
  readonly place: FaultPlace;
  readonly error: unknown;
  readonly code: string | undefined;
}

/** A server without a network: the protocol, the tables and a real database, on a clock that a test moves. */
export interface TestNode {
  readonly clock: ManualClock;
  readonly store: Store;
  readonly tables: Tables;
  readonly warnings: string[];
  readonly faults: Fault[];
  /** `address`: the client's network address; by default each has its own. */
  connect(random?: () => string, address?: string): MemoryClient;
  /** The table with a code, which must be there. */
  live(code: string): Promise<LiveTable>;
  /** Waits until all work in progress is done. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

interface TestNodeOptions {
  /** How long finished matches are kept; forever by default. */
  readonly keepMatchesMs?: number;
  /** How long reports are kept; forever by default. */
  readonly keepReportsMs?: number;
  /** How many tables are kept at once; the usual number by default. */
  readonly mostTables?: number;
  readonly database?: string;
  readonly clock?: ManualClock;
  readonly botDelay?: () => number;
  /** What bots say; nothing, unless a test wants to hear them. */
  readonly botTalk?: BotTalk;
  readonly mind?: BotMind;
  /** The server's part of the shuffles, for tests that need them to be the same every time. */
  readonly secret?: () => string;
  readonly matchId?: () => string;
  /** Puts something between the tables and the database. */
  readonly wrapStore?: (store: Store) => Store;
  readonly connection?: Partial<ConnectionDeps>;
}

let clients = 0;

function connectTo(deps: ConnectionDeps, random: () => string, address: string): MemoryClient {
  const frames: string[] = [];
  const gone: GoneMessage['why'][] = [];
  const saving: boolean[] = [];
  const session = createSession(
    { send: (text) => client.connection.receive(text), now: deps.clock.now, random },
    { gone: (why) => gone.push(why), status: (on) => saving.push(on) },
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
    address,
    deps,
  );
  const client: MemoryClient = {
    session,
    connection,
    frames,
    gone,
    saving,
    closedWith: null,
    end: () => connection.ended(),
  };
  ready = true;
  for (const text of early) session.receive(text);
  return client;
}

export async function createTestNode(options: TestNodeOptions = {}): Promise<TestNode> {
  const clock = options.clock ?? manualClock();
  const warnings: string[] = [];
  const faults: Fault[] = [];
  const warn = (message: string) => warnings.push(message);
  const report = (place: FaultPlace, error: unknown, code?: string) =>
    faults.push({ place, error, code });
  const opened = await openStore(options.database ?? ':memory:', warn);
  const store = options.wrapStore?.(opened) ?? opened;
  const chance = {
    secret: options.secret ?? entropy.secret,
    matchId: options.matchId ?? entropy.matchId,
  };
  const tables = await createTables({
    store,
    clock,
    mind: options.mind ?? steadyMind(),
    entropy: chance,
    keepMatchesMs: options.keepMatchesMs ?? null,
    keepReportsMs: options.keepReportsMs ?? null,
    mostTables: options.mostTables,
    node: `node ${clients++}`,
    botDelay: options.botDelay ?? (() => 500),
    botTalk: options.botTalk ?? (() => []),
    warn,
    report,
  });
  const deps: ConnectionDeps = {
    tables,
    clock,
    attempts: createLimiter(1000),
    openings: createLimiter(1000),
    seatings: createLimiter(1000),
    reports: createLimiter(1000),
    entropy: chance,
    report,
    refused() {},
    fileReport: createReportBox(store, clock, report, warn),
    ...options.connection,
  };
  return {
    clock,
    store,
    tables,
    warnings,
    faults,
    connect: (
      random = () => (clients++).toString(16).padStart(32, '0'),
      address = `client ${clients++}`,
    ) => connectTo(deps, random, address),
    async live(code) {
      const found = await tables.find(code);
      if (found === null || typeof found === 'string') throw new Error(`there is no table ${code}`);
      return found;
    },
    async settle() {
      // A turn of the event loop lets work in progress reach the tables; then they finish it.
      for (let quiet = 0; quiet < 3; ) {
        await new Promise((resolve) => setImmediate(resolve));
        const busy = tables.healthy() && tables.all().some((live) => live.busy());
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
