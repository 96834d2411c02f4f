/**
 * The bare baseline: `ws` alone. A message of a room's member is answered with one frame to all its members, of the size
 * and as often as the table server's: where that one told several moves at once, so does this.
 */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const wss = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
interface Room {
  readonly members: Set<WebSocket>;
  /** Messages that are not answered yet, and how many answers are owed for them. */
  waiting: number[];
  owed: number;
}
const rooms = new Map<string, Room>();

wss.on('connection', (socket, request) => {
  const [, name = '', bytes = '0', answers = '1'] = (request.url ?? '').split('/');
  const room = rooms.get(name) ?? { members: new Set(), waiting: [], owed: 0 };
  rooms.set(name, room);
  room.members.add(socket);
  const padding = 'x'.repeat(Number(bytes));
  const answersPerMessage = Number(answers);
  socket.on('message', (data) => {
    const { id } = JSON.parse(data.toString()) as { id: number };
    room.waiting.push(id);
    room.owed += answersPerMessage;
    for (; room.owed >= 1; room.owed--) {
      const text = JSON.stringify({ ok: room.waiting, padding });
      room.waiting = [];
      for (const member of room.members) member.send(text);
    }
  });
  socket.on('close', () => room.members.delete(socket));
});
wss.on('listening', () => {
  process.stdout.write(`{"port":${(wss.address() as AddressInfo).port}}\n`);
});
process.on('SIGTERM', () => process.exit(0));
