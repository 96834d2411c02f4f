/**
 * The traffic of a run of the server, which the echoes repeat: when each player sent a move, and the frames that every player
 * received.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Frame } from './tally.ts';

interface TracedMove {
  /** Since the table began to play, in ms. */
  readonly at: number;
  readonly seat: number;
  /** The number of the row that answered it; null: none did. */
  row: number | null;
}

/** What all players of a table received together. */
export interface TracedRow {
  /** How long after the row before it, in ms; null: it answered a move. */
  readonly wait: number | null;
  /** For each seat, where its frame begins and ends among all frames. */
  readonly frames: readonly number[];
}

export interface TableTrace {
  readonly moves: readonly TracedMove[];
  readonly rows: readonly TracedRow[];
  readonly lengthMs: number;
}

export interface TableRecorder {
  begin(): void;
  moved(seat: number): void;
  /** A player received row `seq`; `answers`: it answers a move of this player. */
  shown(
    seat: number,
    row: { readonly seq: number; readonly answers: boolean },
    frame: Pick<Frame<unknown>, 'text'>,
  ): void;
}

export interface Trace {
  recorderOf(table: number): TableRecorder;
  tableOf(table: number): TableTrace;
  /** Writes what the echo server needs to a new folder. */
  save(): { readonly folder: string; readonly remove: () => void };
}

export const FRAMES_FILE = 'frames';
export const ROWS_FILE = 'rows.json';

/** When there are more frames than this, the trace ends, and the echoes repeat it. */
const MOST_BYTES = 256 * 1024 * 1024;
const BYTES_PER_CHARACTER = 3;
const ANSWERS = /,"ok":\[[\d,]*\]\}$/;

/** Where a frame begins and ends. */
type Place = readonly [number, number];

/**
 * Frames side by side, outside of the heap. A buffer that is not shared would count towards it: V8 then collects all
 * garbage every second or two, and stops the clients that measure.
 */
function createFrameStore() {
  const bytes = Buffer.from(new SharedArrayBuffer(MOST_BYTES));
  let used = 0;
  return {
    isFull: () => used === MOST_BYTES,
    add(text: string): Place {
      const begin = used;
      const fits = used + text.length * BYTES_PER_CHARACTER <= MOST_BYTES;
      used = fits ? used + bytes.write(text, used) : MOST_BYTES;
      return [begin, used];
    },
    written: () => bytes.subarray(0, used),
  };
}

type FrameStore = ReturnType<typeof createFrameStore>;

function recordTable(players: number, store: FrameStore): TableRecorder & TableTrace {
  interface OpenRow {
    readonly frames: number[];
    readonly moves: TracedMove[];
    screens: number;
  }
  const moves: TracedMove[] = [];
  const rows: TracedRow[] = [];
  const open = new Map<number, OpenRow>();
  let unanswered: TracedMove[] = [];
  let began = Number.POSITIVE_INFINITY;
  let lengthMs = 0;
  /** What most players of a table receive alike, one after the other, is stored once. */
  let last: { readonly frame: object; readonly place: Place } | null = null;
  const isOff = (): boolean => began === Number.POSITIVE_INFINITY || store.isFull();

  function placeOf(frame: Pick<Frame<unknown>, 'text'>): Place {
    // The echo answers its own requests.
    if (last?.frame !== frame) last = { frame, place: store.add(frame.text.replace(ANSWERS, '}')) };
    return last.place;
  }

  function openRow(seq: number): OpenRow {
    const made = { frames: Array.from({ length: 2 * players }, () => 0), moves: [], screens: 0 };
    open.set(seq, made);
    return made;
  }

  function finish(row: OpenRow): void {
    const at = performance.now() - began;
    for (const move of row.moves) move.row = rows.length;
    rows.push({ wait: row.moves.length > 0 ? null : at - lengthMs, frames: row.frames });
    lengthMs = at;
  }

  return {
    moves,
    rows,
    get lengthMs() {
      return lengthMs;
    },
    begin() {
      began = performance.now();
    },
    moved(seat) {
      if (isOff()) return;
      const move = { at: performance.now() - began, seat, row: null };
      moves.push(move);
      unanswered.push(move);
    },
    shown(seat, { seq, answers }, frame) {
      if (isOff()) return;
      const row = open.get(seq) ?? openRow(seq);
      [row.frames[2 * seat], row.frames[2 * seat + 1]] = placeOf(frame);
      if (answers) {
        row.moves.push(...unanswered.filter((move) => move.seat === seat));
        unanswered = unanswered.filter((move) => move.seat !== seat);
      }
      row.screens++;
      if (row.screens < players) return;
      open.delete(seq);
      if (!store.isFull()) finish(row);
    },
  };
}

export function createTrace({ tables, players }: { tables: number; players: number }): Trace {
  const store = createFrameStore();
  const all = Array.from({ length: tables }, () => recordTable(players, store));
  const tableOf = (index: number): TableRecorder & TableTrace => {
    const table = all[index];
    if (table === undefined) throw new Error(`there is no table ${index}`);
    return table;
  };
  return {
    recorderOf: tableOf,
    tableOf,
    save() {
      const folder = mkdtempSync(path.join(tmpdir(), 'holdup-trace-'));
      writeFileSync(path.join(folder, FRAMES_FILE), store.written());
      writeFileSync(path.join(folder, ROWS_FILE), JSON.stringify(all.map(({ rows }) => rows)));
      return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
    },
  };
}
