import type { Presence, Reaction } from '@holdup/protocol';
import type { BotMind } from '../bots/botMind.ts';
import { type BotTalk, talkInCharacter } from '../bots/botTalk.ts';
import type { ReportFault } from '../faults/faults.ts';
import { createHealth, type Health } from '../nodes/health.ts';
import { createOutages, type Outages, PULSE_MS } from '../nodes/outages.ts';
import { createPresence, type PresenceBoard } from '../nodes/presence.ts';
import { isDatabaseUnreachable } from '../store/databaseError.ts';
import type { Store } from '../store/store.ts';
import type { Entropy } from '../table/commands.ts';
import type { Entry } from '../table/entries.ts';
import type { Table } from '../table/table.ts';
import { type Clock, guardedClock } from '../time/clock.ts';
import { createJobs } from '../time/jobs.ts';
import { countForAbsentGodfather } from './absentGodfather.ts';
import { type BotDelay, createBotPlayers, humanDelay } from './botPlayers.ts';
import { type Cheers, createCheers } from './cheers.ts';
import { createHostWatch } from './hostWatch.ts';
import { createKeeper, type Found, type Keeper, type KeptTable } from './keeper.ts';
import { createLiveTable } from './liveTable.ts';
import { countViewers, createPresenceNews, type PresenceNews } from './presenceNews.ts';
import { createSweeper, type Sweeper } from './sweeper.ts';
import { createTableClock } from './tableClock.ts';
import type { LiveTable } from './task.ts';

const SWEEP_MS = 5000;
const DELETE_MS = 60_000;

/** All tables that this node serves. */
export interface Tables {
  /** Opens a table under a new code. */
  create: Keeper['create'];
  find(code: string): Promise<Found>;
  presence(code: string): Presence;
  /** A spectator reacts: everybody at the table sees it for a moment, on every node. */
  cheer(code: string, reaction: Reaction): void;
  /** Whether the database accepts writes. */
  healthy(): boolean;
  count(): { readonly tables: number; readonly playing: number };
  all(): readonly LiveTable[];
  unload(code: string): void;
  /** Resolves when everything pending is committed, and no job is running. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface TablesDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly mind: BotMind;
  readonly entropy: Entropy;
  /** How long finished matches are kept; null or absent: forever. */
  readonly keepMatchesMs?: number | null;
  /** How long reports are kept, likewise. */
  readonly keepReportsMs?: number | null;
  /** How many tables are kept in memory at once, other than the usual number. */
  readonly mostTables?: number | undefined;
  /** The name of this node. */
  readonly node: string;
  readonly report: ReportFault;
  readonly warn: (message: string) => void;
  readonly botDelay?: BotDelay;
  readonly botTalk?: BotTalk;
  readonly committed?: (ms: number) => void;
  readonly entry?: (entry: Entry) => void;
}

/** The parts of a node, once they are all there. */
interface Node {
  readonly deps: TablesDeps;
  readonly report: ReportFault;
  readonly clock: Clock;
  readonly health: Health;
  readonly outages: Outages;
  readonly board: PresenceBoard;
  readonly presence: PresenceNews;
  readonly cheers: Cheers;
  readonly keeper: Keeper;
  readonly sweeper: Sweeper;
}

const connectedIn = (board: PresenceBoard) => (code: string) => new Set(board.of(code).persons);

function viewersChanged(node: Node, code: string, took: number | null) {
  const { keeper, board } = node;
  const kept = keeper.get(code);
  if (kept === undefined) return;
  if (took !== null) board.took(code, took);
  const here = countViewers(kept.live);
  board.set(code, kept.bots.hurried() ? { ...here, hurried: true } : here);
  presenceChanged(node, kept);
}

/** A viewer arrived or left, here or on another node. */
function presenceChanged({ presence, board }: Node, { live, host, bots, clock }: KeptTable): void {
  presence.changed(live);
  countForAbsentGodfather(live, connectedIn(board));
  host.check();
  bots.check();
  // A player who has to reveal randomness may have left.
  if (live.table.stage === 'starting') clock.set();
}

function rowCommitted(
  { deps, report, keeper, sweeper, board }: Node,
  live: LiveTable,
  entries: readonly Entry[],
) {
  const kept = keeper.get(live.code);
  if (kept === undefined) return;
  for (const entry of entries) deps.entry?.(entry);
  kept.clock.set();
  kept.bots.check();
  const has = (...types: readonly Entry['t'][]) => entries.some(({ t }) => types.includes(t));
  const finished = live.table.game?.finishedAt === live.table.at;
  if (finished || has('began', 'rematch', 'ended'))
    sweeper.save(kept).catch((error: unknown) => report('job', error));
  if (has('host', 'left', 'sat')) kept.host.check();
  if (has('chose')) countForAbsentGodfather(live, connectedIn(board));
}

function keepTable(node: Node, table: Table): KeptTable {
  const { deps, clock, outages, board } = node;
  const connected = connectedIn(board);
  const live = createLiveTable(table, {
    store: deps.store,
    health: node.health,
    report: deps.report,
    clock,
    outages: outages.list,
    presence: board.of,
    viewersChanged: (code, took) => viewersChanged(node, code, took),
    changed: (changed, entries) => rowCommitted(node, changed, entries),
    committed: deps.committed ?? (() => {}),
    setAside: (broken, error) => node.keeper.setAside(broken.code, error),
  });
  return {
    live,
    bots: createBotPlayers(live, {
      mind: deps.mind,
      clock,
      delay: deps.botDelay ?? humanDelay,
      talk: deps.botTalk ?? talkInCharacter(),
      leads: () => board.leads(live.code),
      hurriedChanged: () => viewersChanged(node, live.code, null),
    }),
    clock: createTableClock(live, { clock, outages, entropy: deps.entropy, connected }),
    host: createHostWatch(live, clock, connected),
    quietSince: clock.now(),
    unsaved: false,
  };
}

async function createNode(deps: TablesDeps): Promise<Node> {
  const { store } = deps;
  /** An unreachable database is not a fault: tables wait for it. */
  const report: ReportFault = (place, error, code) => {
    if (isDatabaseUnreachable(error)) health.failed(error);
    else deps.report(place, error, code);
  };
  const clock = guardedClock(deps.clock, deps.report);
  const forAll = (work: (kept: KeptTable) => void) => {
    for (const kept of [...keeper.all()]) kept.live.contain(() => work(kept));
  };
  const health = createHealth(clock, deps.warn, (up) =>
    forAll(({ live }) => live.broadcast({ type: 'status', saving: up })),
  );
  const outages = await createOutages(store, clock, health);
  const keeper = createKeeper({
    store,
    clock,
    report,
    keep: (table) => keepTable(node, table),
    dropped: (code) => board.leave(code),
    most: deps.mostTables,
  });
  const board = createPresence(deps.node, store.channel, clock, {
    changed(code) {
      const kept = keeper.get(code);
      kept?.live.contain(() => presenceChanged(node, kept));
    },
    cheered(code, reaction) {
      const live = keeper.get(code)?.live;
      live?.contain(() => cheers.show(live, reaction));
    },
    takenElsewhere(code, person) {
      const live = keeper.get(code)?.live;
      live?.contain(() => live.dismissPerson(person, 'replaced'));
    },
  });
  const cheers = createCheers(clock);
  const presence = createPresenceNews(clock, board);
  const sweeper = createSweeper({
    store,
    clock,
    keeper,
    report,
    keepMatchesMs: deps.keepMatchesMs ?? null,
    keepReportsMs: deps.keepReportsMs ?? null,
    isWatchedElsewhere: board.isWatchedElsewhere,
    // Whoever comes back then finds no such table.
    close(code) {
      keeper.get(code)?.live.dismissAll('closed');
      keeper.unload(code);
    },
  });
  const node: Node = {
    deps,
    report,
    clock,
    health,
    outages,
    board,
    cheers,
    presence,
    keeper,
    sweeper,
  };
  store.channel.onRow((code, seq) => keeper.get(code)?.live.catchUp(seq));
  store.channel.onGap(() => forAll(({ live }) => live.catchUp(Number.POSITIVE_INFINITY)));
  return node;
}

/** Every second: writes the heartbeat, and postpones clocks by outages. */
async function beat({ board, outages, keeper }: Node): Promise<void> {
  board.beat();
  if (!(await outages.beat())) return;
  for (const kept of [...keeper.all()])
    kept.live.contain(() => {
      kept.clock.set();
      kept.live.resendClock();
    });
}

export async function createTables(deps: TablesDeps): Promise<Tables> {
  const node = await createNode(deps);
  const { keeper, sweeper, board } = node;
  const jobs = createJobs(node.clock, node.report);
  jobs.every(PULSE_MS, () => beat(node));
  jobs.every(SWEEP_MS, sweeper.sweep);
  jobs.every(DELETE_MS, sweeper.deleteAbandoned);
  const all = () => [...keeper.all()].map(({ live }) => live);
  return {
    create: keeper.create,
    find: keeper.find,
    presence: board.of,
    cheer(code, reaction) {
      const live = keeper.get(code)?.live;
      if (live !== undefined && node.cheers.show(live, reaction)) board.cheer(code, reaction);
    },
    healthy: () => node.health.up && node.outages.isCurrent(),
    count: () => ({
      tables: keeper.size,
      playing: all().filter(({ table }) => table.stage === 'playing').length,
    }),
    all,
    unload: keeper.unload,
    async idle() {
      await Promise.all([jobs.idle(), ...all().map((live) => live.idle())]);
    },
    async close() {
      jobs.stop();
      await jobs.idle();
      for (const live of all()) {
        await live.idle();
        keeper.unload(live.code);
      }
      board.bye();
    },
  };
}
