import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { runCommandLine } from '../cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function doctor(...args: readonly string[]) {
  const { terminal, printed } = recordingTerminal();
  const code = await runCommandLine(['doctor', '--host', '127.0.0.1', ...args], terminal);
  return { code, out: printed() };
}

describe('holdup doctor', () => {
  test('finds nothing wrong with a free port and a database to be created', async () => {
    const file = path.join(folder, 'new', 'holdup.db');
    const { code, out } = await doctor('--port', '0', '--database', file);
    expect(out).toContain(`✓ database: ${file} will be created at the first start`);
    expect(out).toMatch(/\nA server can run here\.\n$/);
    expect(code).toBe(0);
  });

  test('says which port is taken and what to do', async () => {
    const other = createServer();
    await new Promise<void>((open) => other.listen(0, '127.0.0.1', open));
    const { port } = other.address() as AddressInfo;
    const { code, out } = await doctor(
      '--port',
      `${port}`,
      '--database',
      path.join(folder, 'a.db'),
    );
    other.close();
    expect(out).toContain(
      `✗ port: port ${port} on 127.0.0.1 can't be used: EADDRINUSE\n  Stop the`,
    );
    expect(code).toBe(1);
  });

  test('says that a file is not a database, and leaves it unchanged', async () => {
    const file = path.join(folder, 'letter.db');
    writeFileSync(file, 'Dear bank,'.repeat(100));
    const { code, out } = await doctor('--port', '0', '--database', file);
    expect(out).toContain(`✗ database: ${file} can't be used: `);
    expect(code).toBe(1);
  });

  test('names a PostgreSQL that does not answer without its password', async () => {
    const { out } = await doctor('--port', '0', '--database', 'postgres://u:secret@127.0.0.1:1/db');
    expect(out).toContain('✗ database: PostgreSQL on 127.0.0.1:1 does not answer');
    expect(out).not.toContain('secret');
  });
});
