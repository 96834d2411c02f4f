import { mkdirSync, writeFileSync } from 'node:fs';
import { CHARACTERS } from '@holdup/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../test/client.ts';
import { startTestServer, type TestFolder, testFolder } from '../../test/server.ts';
import type { RunningServer } from '../server.ts';
import { readParts } from './parts.ts';
import { HEIGHT, pictureOf, WIDTH } from './picture.ts';

const WORDS = {
  en: {
    tagline: 'Duck.',
    about: 'A game.',
    invite: 'Come!',
    match: 'Over',
    round: '{round} of {of}',
  },
  de: {
    tagline: 'Deckung!',
    about: 'Ein „Spiel“ & mehr.',
    invite: 'Komm!',
    match: 'Vorbei',
    round: '{round} von {of}',
  },
};
const DISC = '<svg viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="red"/></svg>';
const PAGE =
  '<!doctype html><html lang="en"><meta name="description" content="old"><title>Hold-Up</title></html>';

let folder: TestFolder;
let server: RunningServer;

const startServer = (): Promise<RunningServer> =>
  startTestServer({
    webRoot: folder.file(''),
    basePath: '/games',
    codeAttemptsPerMinute: 3,
  });

beforeAll(async () => {
  folder = testFolder();
  mkdirSync(folder.file('previews'), { recursive: true });
  writeFileSync(folder.file('index.html'), PAGE);
  const parts = {
    patterns: '<defs/>',
    gang: DISC,
    wordmark: DISC,
    characters: Object.fromEntries(CHARACTERS.map((id) => [id, DISC])),
    words: WORDS,
  };
  writeFileSync(folder.file('previews/parts.json'), JSON.stringify(parts));
  server = await startServer();
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const pageAt = async (path: string, headers = {}, { port } = server) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { accept: 'text/html', ...headers },
  });
  return answer.text();
};
const property = (page: string, name: string): string =>
  new RegExp(`property="og:${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';

test('the front page is described in the language that is asked for, with its picture at an absolute address', async () => {
  const page = await pageAt('/games/', { 'accept-language': 'de-AT,en;q=0.5' });
  expect(page).toContain(' lang="de">');
  expect(page).toContain('<title>Hold-Up</title>');
  expect(property(page, 'description')).toBe('Ein „Spiel“ &#38; mehr.');
  expect(page).toContain('name="description" content="Ein „Spiel“ &#38; mehr."');
  expect(property(page, 'image')).toMatch(
    new RegExp(`^http://127.0.0.1:${server.port}/games/pictures/front.png\\?lang=de&#38;v=\\w{8}$`),
  );
  expect(property(await pageAt('/games/?lang=en', { 'accept-language': 'de' }), 'locale')).toBe(
    'en',
  );
  expect(property(await pageAt('/games/', { 'accept-language': 'xx' }), 'locale')).toBe('en');
});

test('a table is shown with its code and who sits there, as a picture of 1200 × 630', async () => {
  const client = await connect(server.port);
  const { code } = await client.request({
    type: 'create',
    name: 'Ana <b>',
    character: 'fox',
    settings: { seats: 3 },
  });
  const page = await pageAt(`/games/t/${code}`);
  expect(property(page, 'title')).toBe(`Hold-Up · ${code}`);
  expect(property(page, 'description')).toBe('Come! · Ana &#60;b&#62;');
  const picture = property(page, 'image').replaceAll('&#38;', '&');
  const answer = await fetch(picture);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const png = Buffer.from(await answer.arrayBuffer());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  // Whoever sits down changes the picture, and so its address.
  const other = await connect(server.port);
  await other.request({ type: 'join', code: code ?? '', name: 'Ben', character: 'owl' });
  const after = property(await pageAt(`/games/t/${code}`), 'image').replaceAll('&#38;', '&');
  expect(after).not.toBe(picture);
  expect(Buffer.from(await (await fetch(after)).arrayBuffer()).equals(png)).toBe(false);
  // A banned player learns no names.
  await client.request({ type: 'configure', settings: { locked: true } });
  const locked = await pageAt(`/games/t/${code}`);
  expect(property(locked, 'description')).toBe('Come!');
  expect(locked).not.toContain('Ben');
  client.close();
  other.close();
});

test('a wrong code looks like the front page, and after too many of them every code does', async () => {
  // Has its own server: afterwards no code is found there.
  const strict = await startServer();
  const titleOf = async (code: string) =>
    property(await pageAt(`/games/t/${code}`, {}, strict), 'title');
  const client = await connect(strict.port);
  const { code = '' } = await client.request({
    type: 'create',
    name: 'Ana',
    character: 'fox',
    settings: {},
  });
  expect(await titleOf(code)).toContain(code);
  for (const guess of ['BBBBB', 'CCCCC', 'DDDDD'])
    expect(await titleOf(guess)).toBe('Hold-Up · Duck.');
  expect(await titleOf(code)).toBe('Hold-Up · Duck.');
  client.close();
  await strict.stop();
});

test('names can’t break out of the picture, and long ones are cut', () => {
  const parts = readParts(folder.file(''));
  if (parts === null) throw new Error('there are no parts');
  const svg = pictureOf(
    {
      kind: 'match',
      players: [
        { name: '</text><script>', character: 'fox' },
        { name: 'x'.repeat(60), character: 'owl' },
        { name: '', character: null },
      ],
    },
    parts,
    'en',
  );
  expect(svg).not.toContain('<script');
  expect(svg).toMatch(/>x+…</);
});
