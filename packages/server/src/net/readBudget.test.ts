import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { manualClock } from '../../test/manualClock.ts';
import { limitReading } from './readBudget.ts';

test('a client that sends more than its share is read at the rate of its share', async () => {
  const clock = manualClock(0);
  const socket = new EventEmitter();
  let paused = false;
  const ws = {
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
    },
  };
  limitReading(ws, socket, clock);
  let read = 0;
  const flood = () => {
    for (; !paused; read += 16_384) socket.emit('data', Buffer.alloc(16_384));
  };
  flood();
  expect(read).toBeLessThanOrEqual(2 * 32_768);
  for (let second = 0; second < 100; second++)
    await clock.pass(1000, async () => {
      flood();
    });
  expect(read).toBeGreaterThan(100 * 8192);
  expect(read).toBeLessThanOrEqual(32_768 + 100 * 8192 + 16_384);
});

test('a client that says as much as the limits on messages allow is never kept waiting', async () => {
  const clock = manualClock(0);
  const socket = new EventEmitter();
  let pauses = 0;
  limitReading({ pause: () => pauses++, resume() {} }, socket, clock);
  for (let i = 0; i < 45; i++) socket.emit('data', Buffer.alloc(600));
  for (let i = 0; i < 1000; i++) {
    socket.emit('data', Buffer.alloc(500));
    await clock.pass(1000 / 15, async () => {});
  }
  expect(pauses).toBe(0);
});
