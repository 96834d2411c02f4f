import type { Presence } from '@holdup/protocol';
import type { BotMind } from '../bots/botMind.ts';
import { type BotTalk, talkInCharacter } from '../bots/botTalk.ts';
import { createOutages, type Outages, PULSE_MS } from '../nodes/outages.ts';
import { createPresence, type PresenceBoard } from '../nodes/presence.ts';
import type { Store } from '../store/store.ts';
import { allRandom, passHostOn } from '../table/commands.ts';
import { dueOf } from '../table/deadlines.ts';
import type { Entry } from '../table/entries.ts';
import { foldRows } from '../table/fold.ts';
import { recordOf } from '../table/record.ts';
import { blankTable, type Table } from '../table/table.ts';
import { carryOut } from '../table/timeUp.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { createJobs } from '../time/jobs.ts';
import type { Viewer } from './audience.ts';
import { type BotDelay, createBotPlayers, humanDelay } from './botPlayers.ts';
import { createLiveTable, type LiveTable, type Task } from './liveTable.ts';
import { fresh, newCode } from './secrets.ts';

/** A table that nobody looks at is put away after this long, unless a match is under way. */
const PUT_AWAY_MS = 60_000;
/** The host is away this long: the next person is host. */
export const HOST_AWAY_MS = 20_000;
/** Every node says this often which tables it looks after; one left alone longer is taken over. */
const TOUCH_MS = 5000;
const ORPHANED_MS = 12_000;
/** A table without anybody, and without a match under way, goes after this long. */
const ABANDONED_MS = 6 * 3_600_000;
const CLEAR_MS = 60_000;

interface Kept {
  readonly live: LiveTable;
  readonly bots: ReturnType<typeof createBotPlayers>;
  timer: Cancel | null;
  /** When the timer rings. */
  ringsAt: number;
  hostTimer: Cancel | null;
  quietSince: number;
}

export interface Tables {
  /** Opens a table under a new code. */
  create(first: (code: string) => Task): Promise<LiveTable>;
  /** The table with this code; null: there is none. */
  find(code: string): Promise<LiveTable | null>;
  attached(live: LiveTable, viewer: Viewer): void;
  detach(live: LiveTable, viewer: Viewer): void;
  presence(code: string): Presence;
  count(): { readonly tables: number; readonly playing: number };
  all(): readonly LiveTable[];
  forget(code: string): void;
  /** Resolves when everything under way is committed, and no job is being done. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface TablesOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly mind: BotMind;
  readonly node: string;
  readonly botDelay?: BotDelay;
  readonly botTalk?: BotTalk;
  readonly warn: (message: string, code?: string) => void;
  readonly committed?: (ms: number) => void;
  readonly entry?: (entry: Entry) => void;
}

/** All tables this node looks after. */
export async function createTables(options: TablesOptions): Promise<Tables> {
  const { store, clock, mind, warn } = options;
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<LiveTable | null>>();
  const outages: Outages = await createOutages(store, clock);
  const jobs = createJobs(clock, warn);
  let closed = false;

  const board: PresenceBoard = createPresence(options.node, store.channel, clock, {
    changed: (code) => tellPresence(code),
    takenElsewhere(code, person) {
      const live = kept.get(code)?.live;
      for (const viewer of live?.viewers ?? [])
        if (viewer.person === person) {
          live?.detach(viewer);
          viewer.gone('replaced');
        }
    },
  });
  const connected = (code: string) => new Set(board.of(code).persons);

  function tellPresence(code: string): void {
    const mine = kept.get(code);
    if (mine === undefined) return;
    mine.live.broadcast({ type: 'presence', presence: board.of(code) });
    watchHost(mine);
  }

  function presenceChanged(live: LiveTable): void {
    const persons: number[] = [];
    let spectators = 0;
    let screens = 0;
    for (const { person, screen } of live.viewers) {
      if (person !== null) persons.push(person);
      else {
        spectators++;
        if (screen) screens++;
      }
    }
    board.set(live.code, { persons, spectators, screens });
    tellPresence(live.code);
  }

  function watchHost(mine: Kept): void {
    const { table, code } = mine.live;
    const there = connected(code);
    const away = table.host !== null && !there.has(table.host) && there.size > 0;
    if (!away) {
      mine.hostTimer?.();
      mine.hostTimer = null;
    } else
      mine.hostTimer ??= clock.at(clock.now() + HOST_AWAY_MS, () => {
        mine.hostTimer = null;
        mine.live.submit({ decide: (now) => passHostOn(now, connected(code)) });
      });
  }

  /** Sets the timer for what the table does by itself next. */
  function watchClock(mine: Kept): void {
    const { table, code } = mine.live;
    const due = dueOf(table, outages.list());
    const ready = due?.what === 'begin' && allRandom(table, connected(code));
    const at = ready ? clock.now() : (due?.at ?? Number.POSITIVE_INFINITY);
    if (mine.timer !== null && mine.ringsAt === at) return;
    mine.timer?.();
    mine.timer = null;
    mine.ringsAt = at;
    if (due === null) return;
    mine.timer = clock.at(at, () => {
      mine.timer = null;
      mine.live.submit({
        decide(now, at) {
          const still = dueOf(now, outages.list());
          const early = still?.what === 'begin' && allRandom(now, connected(code));
          if (still === null || (still.at > at && !early)) return [];
          return carryOut(now, still, fresh);
        },
        // What was due may not have been: look again.
        done: () => watchClock(mine),
      });
    });
  }

  function changed(live: LiveTable, entries: readonly Entry[]): void {
    const mine = kept.get(live.code);
    if (mine === undefined || closed) return;
    if (options.entry !== undefined) for (const entry of entries) options.entry(entry);
    watchClock(mine);
    mine.bots.look();
    const ended = live.table.game?.finishedAt === live.table.at;
    if (ended || entries.some(({ t }) => t === 'began' || t === 'rematch')) {
      void keepStage(live).catch((error: Error) => warn(error.message, live.code));
    }
    if (entries.some(({ t }) => t === 'host' || t === 'left' || t === 'sat')) watchHost(mine);
  }

  /** What is found without reading the log: the stage of the table, and a match that is over. */
  async function keepStage({ code, table }: LiveTable): Promise<void> {
    await keepMatch(table);
    await store.setStage(code, table.stage);
  }

  async function keepMatch(table: Table): Promise<void> {
    const { game, code } = table;
    if (game === null || game.finishedAt === null) return;
    await store.saveMatch(game.id, code, game.finishedAt, JSON.stringify(recordOf(table, game)));
  }

  function keep(table: Table): LiveTable {
    const live = createLiveTable(table, {
      store,
      clock,
      outages: outages.list,
      presence: board.of,
      changed,
      committed: options.committed ?? (() => {}),
      warn,
    });
    const mine: Kept = {
      live,
      bots: createBotPlayers(
        live,
        mind,
        clock,
        options.botDelay ?? humanDelay,
        options.botTalk ?? talkInCharacter(),
      ),
      timer: null,
      ringsAt: 0,
      hostTimer: null,
      quietSince: clock.now(),
    };
    kept.set(table.code, mine);
    watchClock(mine);
    mine.bots.look();
    return live;
  }

  async function load(code: string): Promise<LiveTable | null> {
    await store.touch([code], clock.now());
    const rows = await store.readLog(code);
    if (rows.length === 0) return null;
    const live = keep(foldRows(code, rows));
    // A row that came while this was being read was not heard of, since nobody here looked after the table yet.
    if (store.kind === 'postgres') live.catchUp(Number.POSITIVE_INFINITY);
    return live;
  }

  function find(code: string): Promise<LiveTable | null> {
    const there = kept.get(code)?.live;
    if (there !== undefined) return Promise.resolve(there);
    const known = loading.get(code);
    if (known !== undefined) return known;
    const promise = load(code).finally(() => loading.delete(code));
    loading.set(code, promise);
    return promise;
  }

  function putAway(code: string): void {
    const mine = kept.get(code);
    if (mine === undefined) return;
    mine.timer?.();
    mine.hostTimer?.();
    mine.bots.stop();
    kept.delete(code);
  }

  store.channel.onRow((code, seq) => kept.get(code)?.live.catchUp(seq));
  store.channel.onGap(() => {
    for (const { live } of kept.values()) live.catchUp(Number.POSITIVE_INFINITY);
  });

  /** Every second: this node lives. */
  async function beat(): Promise<void> {
    board.beat();
    if (!(await outages.beat())) return;
    for (const mine of kept.values()) {
      watchClock(mine);
      mine.live.retime();
    }
  }

  /** Every few seconds: says what is looked after, puts away what is quiet, takes over what was left alone. */
  async function lookAround(): Promise<void> {
    const now = clock.now();
    for (const [code, mine] of kept) {
      if (mine.live.viewers.size > 0 || mine.live.busy()) mine.quietSince = now;
      const { stage } = mine.live.table;
      const resting = stage === 'lobby' || stage === 'finished';
      if (resting && now - mine.quietSince > PUT_AWAY_MS) putAway(code);
    }
    await store.touch([...kept.keys()], now);
    const left = await store.untouched(['playing'], now - ORPHANED_MS, 200);
    for (const { code } of left) await find(code);
  }

  /** Every minute: tables that everybody has left are cleared away; their finished matches stay. */
  async function clearAway(): Promise<void> {
    const before = clock.now() - ABANDONED_MS;
    for (const { code } of await store.untouched(['lobby', 'finished'], before, 500)) {
      await keepMatch(foldRows(code, await store.readLog(code)));
      await store.deleteTable(code, before);
    }
  }

  jobs.every(PULSE_MS, beat);
  jobs.every(TOUCH_MS, lookAround);
  jobs.every(CLEAR_MS, clearAway);
  const left = await store.untouched(['playing'], Number.MAX_SAFE_INTEGER, 100_000);
  void (async () => {
    for (const { code } of left) if (!closed) await find(code);
  })().catch((error: Error) => warn(error.message));

  return {
    async create(first) {
      for (;;) {
        const code = newCode();
        if (!(await store.createTable(code, clock.now()))) continue;
        const live = keep(blankTable(code));
        live.submit(first(code));
        return live;
      }
    },
    find,
    attached(live, viewer) {
      if (viewer.person !== null) board.took(live.code, viewer.person);
      presenceChanged(live);
    },
    detach(live, viewer) {
      live.detach(viewer);
      presenceChanged(live);
    },
    presence: board.of,
    count: () => ({
      tables: kept.size,
      playing: [...kept.values()].filter(({ live }) => live.table.stage === 'playing').length,
    }),
    all: () => [...kept.values()].map(({ live }) => live),
    forget: putAway,
    async idle() {
      await Promise.all([jobs.idle(), ...[...kept.values()].map(({ live }) => live.idle())]);
    },
    async close() {
      closed = true;
      jobs.stop();
      await jobs.idle();
      for (const code of [...kept.keys()]) {
        await kept.get(code)?.live.idle();
        putAway(code);
      }
      board.bye();
    },
  };
}
