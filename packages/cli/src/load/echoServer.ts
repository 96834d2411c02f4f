/**
 * The baseline: `ws` alone. A message from a member of a room is answered with frames to all its members, of the same
 * size and as often as the table server's: if that one put several moves into one frame, so does this.
 */
import { type WebSocket, WebSocketServer } from 'ws';

const wss = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
interface Room {
  readonly members: Set<WebSocket>;
  /** Messages not answered yet, and how many answers they are due. */
  waiting: number[];
  due: number;
}
const rooms = new Map<string, Room>();

wss.on('connection', (socket, request) => {
  const [, name = '', bytes = '0', answers = '1'] = (request.url ?? '').split('/');
  const room = rooms.get(name) ?? { members: new Set(), waiting: [], due: 0 };
  rooms.set(name, room);
  room.members.add(socket);
  const padding = 'x'.repeat(Number(bytes));
  const answersPerMessage = Number(answers);
  socket.on('message', (data) => {
    const { id }: { id: number } = JSON.parse(data.toString());
    room.waiting.push(id);
    room.due += answersPerMessage;
    for (; room.due >= 1; room.due--) {
      const text = JSON.stringify({ ok: room.waiting, padding });
      room.waiting = [];
      for (const member of room.members) member.send(text);
    }
  });
  socket.on('close', () => room.members.delete(socket));
});
wss.on('listening', () => {
  const address = wss.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.stdout.write(`{"port":${port}}\n`);
});
process.on('SIGTERM', () => process.exit(0));
