import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const DEPLOYED = new URL('../../../deploy/nginx.conf', import.meta.url);

/** `npm test` names the program, and installs it where it can. */
export const nginxProgram = (): string | undefined =>
  [process.env.NGINX_PATH, '/usr/sbin/nginx'].find(
    (file) => file !== undefined && existsSync(file),
  );

/** The path that the deployed configuration puts the game at. */
export const BASE_PATH = '/games/holdup';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
};

/** A certificate for localhost that nobody has signed but ourselves. */
const makeCertificate = (folder: string): void => {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'certificate.pem')],
    ],
    { stdio: 'ignore' },
  );
};

/** A site with TLS that includes the deployed file as it is, but for the port of the server. */
const configuration = (folder: string, port: number, upstream: string): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder}/${each};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port} ssl;
    ssl_certificate ${folder}/certificate.pem;
    ssl_certificate_key ${folder}/key.pem;
    location = / { return 200 "another page of this site"; }
    ${readFileSync(DEPLOYED, 'utf8').replaceAll('http://127.0.0.1:3000', upstream)}
  }
}
`;

/** Waits until the proxy accepts connections. */
const listening = async (port: number, child: ChildProcess): Promise<void> => {
  const open = async (): Promise<boolean> => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  };
  while (!(await open())) {
    if (child.exitCode !== null) throw new Error('nginx ended before it listened');
    await setTimeout(20);
  }
};

interface Proxy {
  /** The address of the game, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A real nginx with TLS in front of a server. */
export const startNginx = async (upstream: string): Promise<Proxy> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'holdup-nginx-'));
  // nginx started by root works as another user.
  chmodSync(folder, 0o755);
  makeCertificate(folder);
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, upstream));
  const child = spawn(nginxProgram() ?? 'nginx', ['-p', folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await listening(port, child);
  return {
    url: `https://localhost:${port}${BASE_PATH}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
