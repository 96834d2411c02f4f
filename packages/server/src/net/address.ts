import type { IncomingMessage } from 'node:http';

/** An address with a port, as some proxies write it: `192.0.2.1:80`, `[2001:db8::1]:80`. Its port differs each time. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** The client's address: behind a trusted proxy, the last one it added. Earlier ones can be forged. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const named = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1) : '';
  const address = named?.trim() || (request.socket.remoteAddress ?? 'unknown');
  const [, six, four] = WITH_PORT.exec(address) ?? [];
  return six ?? four ?? address;
}

const LOOPBACK: ReadonlySet<string | undefined> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether the request comes from this machine itself, and not through a proxy on it. */
export const isLocal = ({ headers, socket }: IncomingMessage): boolean =>
  LOOPBACK.has(socket.remoteAddress) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/** The origin that a client requested; empty if it named no valid one. */
export function originOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const { host = '' } = headers;
  if (!/^[\w.:[\]-]+$/.test(host)) return '';
  const secure = trustProxy && headers['x-forwarded-proto'] === 'https';
  return `${secure ? 'https' : 'http'}://${host}`;
}
