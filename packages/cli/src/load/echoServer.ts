/**
 * The baseline: `ws` alone. A message from a member of a room is answered with frames to all its members: those that the
 * table server sent, from the trace of its run. With a database it is the durable echo: an answer is sent once its messages
 * are on disk, written as the table server writes its rows.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { FRAMES_FILE, ROWS_FILE, type TracedRow } from './trace.ts';

const { ECHO_DATABASE, ECHO_TRACE = '' } = process.env;
const frames = readFileSync(path.join(ECHO_TRACE, FRAMES_FILE));
const traced: readonly (readonly TracedRow[])[] = JSON.parse(
  readFileSync(path.join(ECHO_TRACE, ROWS_FILE), 'utf8'),
);
/** The server's store; the bare echo does not even load it. */
const store =
  ECHO_DATABASE === undefined
    ? null
    : await (await import('@holdup/server')).openStore(ECHO_DATABASE, (warning) =>
        process.stderr.write(`${warning}\n`),
      );
const wss = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

interface Request {
  readonly id: number;
  readonly from: WebSocket;
  readonly text: string;
}

/** A row to be sent, and the request for it; null: it answers none, like the end of a count. */
interface Waiting {
  readonly row: number;
  readonly request: Request | null;
}

interface Room {
  readonly name: string;
  /** By seat. */
  readonly members: WebSocket[];
  readonly rows: readonly TracedRow[];
  /** What has not been answered yet. */
  waiting: Waiting[];
  /** Rows written so far, and whether another is on its way to the disk: as at a table, one at a time. */
  seq: number;
  writing: boolean;
}
const rooms = new Map<string, Room>();

function frameFor(member: WebSocket, frame: Buffer, answered: readonly Waiting[]): Buffer {
  const ids = answered.flatMap(({ request }) => (request?.from === member ? [request.id] : []));
  if (ids.length === 0) return frame;
  return Buffer.concat([frame.subarray(0, -1), Buffer.from(`,"ok":[${ids}]}`)]);
}

/** Answers what has been waiting until now: with one row, as the table server does. */
function answer(room: Room, waiting: readonly Waiting[]): void {
  const number = waiting.at(-1)?.row ?? 0;
  const row = room.rows[number];
  if (row === undefined) return;
  for (const [seat, member] of room.members.entries()) {
    const frame = frames.subarray(row.frames[2 * seat], row.frames[2 * seat + 1]);
    member.send(frameFor(member, frame, waiting), { binary: false });
  }
  const following = room.rows[number + 1]?.wait ?? null;
  if (following !== null)
    setTimeout(() => submit(room, { row: number + 1, request: null }), following);
}

function takeWaiting(room: Room): readonly Waiting[] {
  const { waiting } = room;
  room.waiting = [];
  return waiting;
}

/** Writes what waits, row by row, and answers each row once it is on disk. */
async function writeWaiting(room: Room, { append }: NonNullable<typeof store>): Promise<void> {
  if (room.writing) return;
  room.writing = true;
  while (room.waiting.length > 0) {
    const waiting = takeWaiting(room);
    const entries = `[${waiting.map(({ request }) => request?.text ?? '{}').join(',')}]`;
    await append({ code: room.name, seq: ++room.seq, at: Date.now(), entries });
    answer(room, waiting);
  }
  room.writing = false;
}

function submit(room: Room, waiting: Waiting): void {
  room.waiting.push(waiting);
  if (store !== null) void writeWaiting(room, store);
  else answer(room, takeWaiting(room));
}

wss.on('connection', (socket, request) => {
  const [, name = '', seat = ''] = (request.url ?? '').split('/');
  const rows = traced[Number(name)] ?? [];
  const room = rooms.get(name) ?? { name, members: [], rows, waiting: [], seq: 0, writing: false };
  rooms.set(name, room);
  room.members[Number(seat)] = socket;
  socket.on('message', (data) => {
    const text = data.toString();
    const { id, question: row }: { id: number; question: number } = JSON.parse(text);
    submit(room, { row, request: { id, from: socket, text } });
  });
});
wss.on('listening', () => {
  const address = wss.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`{"port":${port}}\n`);
});
process.on('SIGTERM', () => process.exit(0));
