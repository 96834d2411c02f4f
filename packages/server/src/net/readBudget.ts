import type { WebSocket } from 'ws';
import type { Clock } from '../time/clock.ts';
import { fullBucket, overdraw } from './limiter.ts';

/** Bytes that are read of one client at once, and then each second: several times what anybody has to say. */
const BYTES_AT_ONCE = 32 * 1024;
const BYTES_PER_SECOND = 8 * 1024;

/**
 * Reads no more of a client than its share, whatever it sends: frames that count as messages and those that do not
 * (pongs, empty fragments, what comes after a close). What is not read costs nobody anything, and TCP makes the client wait.
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
