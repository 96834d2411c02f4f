/**
 * The baseline: `ws` alone. A message from a member of a room is answered with frames to all its members, of the same
 * size and as often as the table server's: if that one put several moves into one frame, so does this. With a database
 * it is the durable echo: an answer is sent once its messages are on disk, written as the table server writes its rows.
 */
import { type WebSocket, WebSocketServer } from 'ws';

const { ECHO_DATABASE } = process.env;
/** The server's store; the bare echo does not even load it. */
const store =
  ECHO_DATABASE === undefined
    ? null
    : await (await import('@holdup/server')).openStore(ECHO_DATABASE, (warning) =>
        process.stderr.write(`${warning}\n`),
      );
const wss = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

interface Room {
  readonly name: string;
  readonly members: Set<WebSocket>;
  readonly padding: string;
  /** Messages not answered yet, and how many answers they are due. */
  waiting: { readonly id: number; readonly text: string }[];
  due: number;
  /** Rows written so far, and whether another is on its way: as at a table, one at a time. */
  rows: number;
  writing: boolean;
}
const rooms = new Map<string, Room>();

/** Answers with what has been waiting until now. */
function answer({ members, padding }: Room, waiting: Room['waiting']): void {
  const text = JSON.stringify({ ok: waiting.map(({ id }) => id), padding });
  for (const member of members) member.send(text);
}

function takeWaiting(room: Room): Room['waiting'] {
  const { waiting } = room;
  room.waiting = [];
  room.due--;
  return waiting;
}

/** Writes what is due, row by row, and answers each row once it is on disk. */
async function writeDue(room: Room, { append }: NonNullable<typeof store>): Promise<void> {
  if (room.writing) return;
  room.writing = true;
  while (room.due >= 1) {
    const waiting = takeWaiting(room);
    const entries = `[${waiting.map(({ text }) => text).join(',')}]`;
    await append({ code: room.name, seq: ++room.rows, at: Date.now(), entries });
    answer(room, waiting);
  }
  room.writing = false;
}

wss.on('connection', (socket, request) => {
  const [, name = '', bytes = '0', answers = '1'] = (request.url ?? '').split('/');
  const padding = 'x'.repeat(Number(bytes));
  const room = rooms.get(name) ?? {
    name,
    members: new Set(),
    padding,
    waiting: [],
    due: 0,
    rows: 0,
    writing: false,
  };
  rooms.set(name, room);
  room.members.add(socket);
  const answersPerMessage = Number(answers);
  socket.on('message', (data) => {
    const text = data.toString();
    const { id }: { id: number } = JSON.parse(text);
    room.waiting.push({ id, text });
    room.due += answersPerMessage;
    if (store !== null) void writeDue(room, store);
    else while (room.due >= 1) answer(room, takeWaiting(room));
  });
  socket.on('close', () => room.members.delete(socket));
});
wss.on('listening', () => {
  const address = wss.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`{"port":${port}}\n`);
});
process.on('SIGTERM', () => process.exit(0));
