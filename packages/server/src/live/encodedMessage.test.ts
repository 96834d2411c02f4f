import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './encodedMessage.ts';

test('frames of any length arrive intact between the frames that ws itself sends', async () => {
  const texts = [
    '',
    'x',
    'x'.repeat(125),
    'x'.repeat(126),
    'łóżko 🂡 '.repeat(900),
    'y'.repeat(70_000),
  ];
  const server = createServer();
  const wss = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) =>
    wss.handleUpgrade(request, socket, head, (ws) => {
      for (const text of texts) {
        socket.write(textFrame(text));
        ws.ping();
      }
      ws.close(1000, 'done');
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data, binary) => heard.push(binary ? 'binary' : data.toString()));
  const code = await new Promise((resolve) => client.on('close', resolve));
  expect(heard).toEqual(texts);
  expect(code).toBe(1000);
  server.close();
});
