import { below, createRandom } from '@holdup/engine';
import type { LastingClient } from '../lastingClient.ts';
import {
  acknowledgedBy,
  checkTables,
  openLastingTable,
  type TablesCheck,
  waitUntil,
} from '../lastingTables.ts';
import { type ServerProcess, serverProcess } from '../serverProcess.ts';
import { slowdown } from '../slowdown.ts';

const SPEED = 10;
const PEOPLE = 3;
/** Between two crashes the server acknowledges this many moves at least, and up to this many more. */
const [FEWEST_MOVES, MORE_MOVES] = [4, 24];
const PATIENCE_MS = 60_000;
const FEW_CRASHES = 5;

interface CrashPlan {
  readonly database: string;
  readonly tables: number;
  readonly crashes: number;
  readonly seed: string;
  /** What happens between the end of the server and its next start. */
  readonly whileDown?: () => Promise<void>;
  /** Takes something away from the running server, just before it is killed. */
  readonly beforeKill?: () => Promise<void>;
  readonly progress?: (crash: number) => void;
}

export interface CrashReport extends TablesCheck {
  /** From the moment the server listens again until everybody is back in their seat, in ms, for each crash. */
  readonly back: readonly number[];
  /** The same, divided by how much slower than an idle one the machine was at that time. */
  readonly backWhenIdle: readonly number[];
  readonly missing: number;
  /** The exit code after the last, friendly stop. */
  readonly exit: number | null;
}

/** Kills a server in the middle of matches repeatedly, and compares its log with what clients received. */
export async function crashRepeatedly(plan: CrashPlan): Promise<CrashReport> {
  const server = await serverProcess(plan.database, { speed: SPEED });
  await server.start();
  try {
    return await crash(server, plan);
  } finally {
    await server.kill();
  }
}

async function crash(server: ServerProcess, plan: CrashPlan): Promise<CrashReport> {
  const tables: LastingClient[][] = [];
  for (let i = 0; i < plan.tables; i++)
    tables.push(
      await openLastingTable([server.port], `table ${i}`, {
        people: PEOPLE,
        settings: { seats: 4, powers: 'random' },
      }),
    );
  const clients = tables.flat();
  const random = createRandom(plan.seed);
  const back: number[] = [];
  const backWhenIdle: number[] = [];
  let missing = 0;
  for (let i = 0; i < plan.crashes; i++) {
    const moves = acknowledgedBy(clients) + FEWEST_MOVES + below(random, MORE_MOVES);
    await waitUntil(() => acknowledgedBy(clients) >= moves, PATIENCE_MS);
    await plan.beforeKill?.();
    await server.kill();
    const busy = slowdown();
    const before = clients.map((client) => client.comingBack.length);
    const away = () => clients.filter((client, n) => client.comingBack.length === before[n]).length;
    await plan.whileDown?.();
    await server.start();
    const up = performance.now();
    await waitUntil(() => away() === 0, PATIENCE_MS);
    missing += away();
    const took = performance.now() - up;
    back.push(took);
    backWhenIdle.push(took / Math.max(busy, slowdown()));
    plan.progress?.(i + 1);
  }
  // The tables still play on: a move of each person for each crash, where those are few.
  const moves = plan.tables * PEOPLE * Math.min(plan.crashes, FEW_CRASHES);
  await waitUntil(() => acknowledgedBy(clients) > moves, PATIENCE_MS);
  for (const client of clients) client.end();
  const exit = await server.stop();
  return { ...(await checkTables(plan.database, tables)), back, backWhenIdle, missing, exit };
}
