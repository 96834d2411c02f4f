import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from './config.ts';

/** This machine's address for other devices in the same network. */
export function lanAddress(): string | null {
  for (const list of Object.values(networkInterfaces()))
    for (const { family, internal, address } of list ?? [])
      if (family === 'IPv4' && !internal) return address;
  return null;
}

const listensEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The server's address for other devices in the same network; null if it does not listen there. */
export function lanOrigin(host: string, port: number | undefined): string | null {
  const lan = listensEverywhere(host) ? lanAddress() : null;
  return lan === null || port === undefined ? null : `http://${lan}:${port}`;
}

/** What the terminal shows once the server is open: the addresses, and a QR code for phones. */
export function greeting(
  { host, basePath }: Pick<Config, 'host' | 'basePath'>,
  port: number,
  lan: string | null,
): string {
  const at = (name: string) => `http://${name}:${port}${basePath}/`;
  if (!listensEverywhere(host)) return `\n  Hold-Up is open at ${at(host)}\n  Ctrl-C stops it.\n`;
  if (lan === null) return `\n  Hold-Up is open at ${at('localhost')}\n  Ctrl-C stops it.\n`;
  const code = renderUnicodeCompact(at(lan), { border: 2 });
  return [
    '',
    '  Hold-Up is open.',
    `  On this machine:           ${at('localhost')}`,
    `  On phones in your network: ${at(lan)}`,
    '',
    ...code.split('\n').map((line) => `  ${line}`),
    '  Ctrl-C stops it.',
    '',
  ].join('\n');
}
