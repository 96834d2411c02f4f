import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { testFolder } from '../../test/server.ts';
import { readConfig } from '../start/config.ts';
import { openStore } from '../store/open.ts';
import { AdminError, administer } from './administer.ts';

const ID = 'a'.repeat(32);

/** A database with a table and a finished match, and a function that runs actions on it. */
async function prepared() {
  const folder = testFolder();
  const config = readConfig({ HOLDUP_DATABASE: folder.file('holdup.db') });
  const store = await openStore(config.database, () => {});
  await store.createTable('ABCDE', 1_700_000_000_000);
  await store.saveMatch(
    ID,
    'ABCDE',
    5,
    JSON.stringify({ replay: { seats: 2, names: ['Ana', 'Bo'] } }),
  );
  await store.close();
  const run = async (args: readonly string[], input = '') => {
    const printed: string[] = [];
    const noted: string[] = [];
    await administer(config, args, {
      input: Readable.from([input]),
      print: (text) => printed.push(text),
      note: (text) => noted.push(text),
    });
    return { printed, noted };
  };
  return { folder, config, run };
}

test('tables are listed with their stage and when they were last used', async () => {
  const { folder, run } = await prepared();
  expect((await run(['tables'])).printed).toEqual([
    'ABCDE  lobby     last used 2023-11-14T22:13:20.000Z',
  ]);
  folder.remove();
});

test('a table is closed by its code', async () => {
  const { folder, run } = await prepared();
  await run(['close', 'ABCDE']);
  expect((await run(['tables'])).printed).toEqual([]);
  await expect(run(['close', 'ABCDE'])).rejects.toThrow('there is no table ABCDE.');
  folder.remove();
});

test('a finished match loses its names, and is erased permanently', async () => {
  const { folder, config, run } = await prepared();
  await run(['forget-names', ID]);
  expect((await run(['export', ID])).printed.join()).not.toContain('Ana');
  await run(['erase', ID]);
  const store = await openStore(config.database, () => {});
  expect(await store.readMatch(ID)).toBeNull();
  await store.close();
  await expect(run(['erase', ID])).rejects.toThrow(`there is no finished match ${ID}.`);
  folder.remove();
});

test('a backup that is there as a whole before the import begins is read from its first line', async () => {
  const { folder, run } = await prepared();
  const backup = (await run(['export'])).printed.join('\n');
  await run(['erase', ID]);
  expect((await run(['import'], backup)).noted).toEqual([
    '0 tables with 0 rows, 1 matches and 0 reports were imported.',
    'Skipped, because their codes are taken: ABCDE.',
  ]);
  expect((await run(['export', ID])).printed.join()).toContain('Ana');
  folder.remove();
});

test('reports are listed, printed with the chat before them, and erased', async () => {
  const { folder, config, run } = await prepared();
  const store = await openStore(config.database, () => {});
  const talk = [
    { kind: 'chat', at: 0, seat: 1, person: 1, text: 'I cheat' },
    { kind: 'line', at: 1, seat: 2, person: null, line: 'bluff' },
  ];
  const about = { reason: 'cheating', from: 'Ana', about: 'Bo', remark: 'He says so.', talk };
  await store.addReport({ id: 'r1', code: 'ABCDE', at: 0, report: JSON.stringify(about) });
  await store.close();
  const head = 'r1  1970-01-01T00:00:00.000Z  table ABCDE  cheating  Ana about Bo: He says so.';
  expect((await run(['reports'])).printed).toEqual([head]);
  expect((await run(['reports', 'r1'])).printed).toEqual([
    head,
    '  1970-01-01T00:00:00.000Z  seat 1  I cheat',
    '  1970-01-01T00:00:00.001Z  seat 2 (bot)  [bluff]',
  ]);
  await run(['erase-report', 'r1']);
  expect((await run(['reports'])).printed).toEqual([]);
  await expect(run(['erase-report', 'r1'])).rejects.toThrow('there is no report r1.');
  await expect(run(['reports', 'r1'])).rejects.toThrow('there is no report r1.');
  folder.remove();
});

test('an action that is unknown or incomplete is refused with a line that lists all of them', async () => {
  const { folder, run } = await prepared();
  for (const args of [[], ['dance'], ['erase'], ['tables', 'ABCDE'], ['erase', ID, ID]])
    await expect(run(args)).rejects.toThrow(AdminError);
  await expect(run([])).rejects.toThrow(
    /^say what to do: tables, export \[CODE\|MATCH\], import, /,
  );
  folder.remove();
});
