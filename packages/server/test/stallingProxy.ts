import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A way to a server that can swallow everything without a word, as a broken network does. */
interface StallingProxy {
  readonly port: number;
  stalled: boolean;
  close(): void;
}

/** `name`: only connections that begin with this text are stalled; all of them unless stated. */
export async function stallingProxy(target: number, name = ''): Promise<StallingProxy> {
  const sockets = new Set<Socket>();
  const link = (from: Socket, to: Socket, isStalled: () => boolean) => {
    sockets.add(from);
    from.on('data', (data) => isStalled() || to.write(data));
    from.on('close', () => isStalled() || to.destroy());
    from.on('error', () => {});
  };
  const server = createServer((client) => {
    const upstream = createConnection(target, '127.0.0.1');
    let named = false;
    client.once('data', (data) => {
      named = data.includes(name);
    });
    const isStalled = () => proxy.stalled && named;
    link(client, upstream, isStalled);
    link(upstream, client, isStalled);
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
