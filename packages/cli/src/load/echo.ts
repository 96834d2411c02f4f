/** The bare baseline: `ws` alone, which answers each message of a room's member with one frame to all its members. */
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

const wss = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const rooms = new Map<string, Set<WebSocket>>();

wss.on('connection', (socket, request) => {
  const [, room = '', bytes = '0'] = (request.url ?? '').split('/');
  const members = rooms.get(room) ?? new Set();
  rooms.set(room, members);
  members.add(socket);
  const padding = 'x'.repeat(Number(bytes));
  socket.on('message', (data) => {
    const { id } = JSON.parse(data.toString()) as { id: number };
    const text = JSON.stringify({ id, padding });
    for (const member of members) member.send(text);
  });
  socket.on('close', () => members.delete(socket));
});
wss.on('listening', () => {
  process.stdout.write(`{"port":${(wss.address() as AddressInfo).port}}\n`);
});
process.on('SIGTERM', () => process.exit(0));
