import { once } from 'node:events';
import { createSession, SUBPROTOCOL } from '@holdup/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { socketUrl } from '../../test/client.ts';
import { startTestServer } from '../../test/server.ts';

test('screens agree on the time within 100 ms, however wrong their own clocks are', async () => {
  const server = await startTestServer();
  const errors: number[] = [];
  for (const wrongBy of [0, 7_200_000, -300_000, 1234]) {
    const socket = new WebSocket(socketUrl(server.port), SUBPROTOCOL);
    const now = () => Date.now() + wrongBy;
    const session = createSession({ send: (text) => socket.send(text), now, random: () => '' });
    socket.on('message', (data) => session.receive(data.toString()));
    await once(socket, 'open');
    for (let i = 0; i < 5; i++) {
      const answered = once(socket, 'message');
      session.measure();
      await answered;
    }
    errors.push(Math.abs(now() + (session.offset?.offset ?? Number.NaN) - Date.now()));
    socket.close();
  }
  expect(Math.max(...errors)).toBeLessThan(100);
  await server.stop();
});
