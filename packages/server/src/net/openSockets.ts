import type { Server } from 'node:http';
import type { Config } from '../start/config.ts';
import { createCensus } from './census.ts';
import { createLimiter, networkOf } from './limiter.ts';

/** Open sockets besides those of players: page loads, and idle connections. */
const SPARE_SOCKETS = 2000;
/** Of these, from one network: a room full of phones loads the page at once. */
const SPARE_PER_NETWORK = 400;
/** How often per minute a network may reopen all its sockets. */
const RENEWALS_PER_MINUTE = 3;

/**
 * Limits sockets from the moment they open, whatever they are used for: one that asks for nothing, or for a page now and
 * then, would otherwise be free, and a single client could take them all. Behind a proxy all sockets are the proxy's, and
 * such limits are its task.
 */
export function limitOpenSockets(
  server: Server,
  config: Pick<Config, 'maxConnections' | 'maxConnectionsPerAddress' | 'trustProxy'>,
  now: () => number,
): void {
  server.maxConnections = config.maxConnections + SPARE_SOCKETS;
  if (config.trustProxy) return;
  const most = config.maxConnectionsPerAddress + SPARE_PER_NETWORK;
  const newcomers = createLimiter(most * RENEWALS_PER_MINUTE);
  const open = createCensus();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    if (open.countOf(network) >= most || !newcomers.take(network, now())) {
      socket.destroy();
      return;
    }
    open.add(network);
    socket.once('close', () => open.remove(network));
  });
}
