import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTOCOL_VERSION } from '@holdup/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, type TestClient } from '../../test/client.ts';
import { type TestFolder, testFolder } from '../../test/server.ts';

// Processes take their time to start on a busy machine.
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const FAULTY_MAIN = fileURLToPath(new URL('../../test/faultyMain.ts', import.meta.url));

let folder: TestFolder;
beforeAll(() => {
  folder = testFolder();
  writeFileSync(folder.file('index.html'), '<!doctype html><title>Hold-Up</title>');
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  folder.remove();
});

const children: ChildProcess[] = [];

interface Program {
  readonly said: () => string;
  readonly complaints: () => string;
  readonly ended: Promise<number | null>;
  /** The port, once it is open. */
  readonly port: Promise<number>;
  signal(signal: NodeJS.Signals): void;
}

function start(settings: Record<string, string>, main = MAIN): Program {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      // Halves the CPU time of a start.
      NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache'),
      HOLDUP_HOST: '127.0.0.1',
      HOLDUP_PORT: '0',
      HOLDUP_LOG_LEVEL: 'debug',
      HOLDUP_DATABASE: folder.file('process.db'),
      HOLDUP_WEB_ROOT: folder.file(''),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  let complaints = '';
  const { promise: port, resolve: opened } = Promise.withResolvers<number>();
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    const found = /"port":(\d+)/.exec(said)?.[1];
    if (found !== undefined) opened(Number(found));
  });
  child.stderr.on('data', (data: Buffer) => {
    complaints += data.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const signal = (name: NodeJS.Signals) => child.kill(name);
  return { said: () => said, complaints: () => complaints, ended, port, signal };
}

const open = (client: TestClient) =>
  client.request({ type: 'create', name: 'Zenobia', character: 'fox' });

describe('the program, once it runs', () => {
  let program: Program;
  beforeAll(() => {
    program = start({});
  });
  afterAll(async () => {
    program.signal('SIGINT');
    expect(await program.ended).toBe(0);
  });

  test('page, API and WebSocket are on one port', async () => {
    const port = await program.port;
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(await page.text()).toContain('<title>Hold-Up</title>');
    const link = await fetch(`http://127.0.0.1:${port}/t/BCDFG`, {
      headers: { accept: 'text/html' },
    });
    expect(link.status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/api/info`)).json()).toMatchObject({
      protocol: PROTOCOL_VERSION,
    });
    const client = await connect(port);
    expect((await open(client)).code).toMatch(/^[B-Z]{5}$/);
  });

  test('a second server on the same SQLite file does not start, and the first one plays on', async () => {
    const port = await program.port;
    const other = start({});
    expect(await other.ended).toBe(1);
    expect(other.complaints()).toMatch(
      /^holdup: another server has [^\n]* open; stop it first\.\n$/,
    );
    expect((await open(await connect(port))).code).toMatch(/^[B-Z]{5}$/);
  });

  test('a port in use is reported in one line that says what to do', async () => {
    const other = start({
      HOLDUP_PORT: String(await program.port),
      HOLDUP_DATABASE: folder.file('other.db'),
    });
    expect(await other.ended).toBe(1);
    expect(other.complaints()).toMatch(/^holdup: [^\n]*choose one with HOLDUP_PORT\.\n$/);
  });
});

describe('the program', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s stops it cleanly: requests are committed, clients are asked to reconnect',
    async (signal) => {
      const program = start({});
      const client = await connect(await program.port);
      const { code = '', token = '' } = await open(client);
      await client.request({ type: 'dress', name: 'Zoe' });
      program.signal(signal);
      expect(await program.ended).toBe(0);
      expect(client.gone).toEqual(['restart']);
      expect(program.complaints()).toBe('');
      const again = start({});
      const back = await connect(await again.port);
      await back.request({ type: 'resume', code, token });
      const { table } = await back.until(({ you }) => you.seat === 0);
      expect(table.seats[0]).toMatchObject({ name: 'Zoe' });
      again.signal('SIGTERM');
      expect(await again.ended).toBe(0);
    },
  );

  test('survives errors that nobody expects, and counts them', async () => {
    const program = start({ HOLDUP_DATABASE: folder.file('faulty.db') }, FAULTY_MAIN);
    const port = await program.port;
    await vi.waitFor(async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(metrics).toContain('holdup_faults_total{place="process"} 2');
    }, 30_000);
    expect((await open(await connect(port))).code).toMatch(/^[B-Z]{5}$/);
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
  });

  test('logs contain no names, codes, tokens, secrets or addresses', async () => {
    const program = start({ HOLDUP_TRUST_PROXY: 'on' });
    const port = await program.port;
    const client = await connect(port);
    const { code = '', token = '' } = await open(client);
    const address = '203.0.113.9';
    const headers = { accept: 'text/html', 'x-forwarded-for': address };
    await fetch(`http://127.0.0.1:${port}/t/${code}`, { headers });
    await client.request({ type: 'chat', text: 'quiet words' });
    client.send('{"type":"nonsense","token":"abc"}');
    client.close();
    program.signal('SIGTERM');
    await program.ended;
    expect(program.said()).toContain('"msg":"open"');
    const { commitment = '' } = client.session.table?.table ?? {};
    for (const secret of ['Zenobia', code, token, commitment, 'quiet words', address])
      expect(program.said() + program.complaints()).not.toContain(secret);
  });

  test.each([
    [{ HOLDUP_PORT: 'http' }, 'HOLDUP_PORT'],
    [{ HOLDUP_PROT: '80' }, 'HOLDUP_PROT'],
    [{ HOLDUP_DATABASE: `${MAIN}/holdup.db` }, MAIN],
  ])('a wrong setting stops the start with one clear line: %o', async (settings, named) => {
    const program = start(settings);
    expect(await program.ended).toBe(1);
    expect(program.complaints()).toMatch(/^holdup: [^\n]+\n$/);
    expect(program.complaints()).toContain(named);
  });
});
