import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Config } from '../start/config.ts';
import type { Metrics } from './metrics.ts';

/** The metrics on a separate port, which a proxy in front of the game does not expose. Null: there is none. */
export async function openMetricsPort(
  { metricsPort, host }: Config,
  { registry }: Metrics,
): Promise<Server | null> {
  if (metricsPort === 0) return null;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(metricsPort, host);
  await once(server, 'listening');
  return server;
}
