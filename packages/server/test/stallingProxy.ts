import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A way to a server that can swallow everything without a word, as a broken network does. */
interface StallingProxy {
  readonly port: number;
  stalled: boolean;
  close(): void;
}

export async function stallingProxy(target: number): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  const link = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (data) => proxy.stalled || to.write(data));
    from.on('close', () => proxy.stalled || to.destroy());
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    const upstream = createConnection(target, '127.0.0.1');
    link(client, upstream);
    link(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxy: StallingProxy = {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stalled: false,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return proxy;
}
