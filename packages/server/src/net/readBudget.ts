import type { WebSocket } from 'ws';
import type { Clock } from '../time/clock.ts';
import { fullBucket, overdraw } from './limiter.ts';

/** The read budget of one client, burst and per second: several times what a client needs. */
const BYTES_AT_ONCE = 32 * 1024;
const BYTES_PER_SECOND = 8 * 1024;

/**
 * Limits how fast a client is read, whatever it sends: messages and other frames (pongs, empty
 * fragments, data after a close). Unread data costs nothing, and TCP makes the client wait.
 */
export function limitReading(
  ws: Pick<WebSocket, 'pause' | 'resume'>,
  socket: { on(event: 'data', listener: (chunk: Buffer) => void): unknown },
  clock: Clock,
): void {
  const bucket = fullBucket(BYTES_AT_ONCE, clock.now());
  socket.on('data', (chunk: Buffer) => {
    const now = clock.now();
    const waitMs = overdraw(bucket, chunk.length, BYTES_PER_SECOND, BYTES_AT_ONCE, now);
    if (waitMs === 0) return;
    ws.pause();
    clock.at(now + waitMs, () => ws.resume());
  });
}
