import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { h } from 'preact';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { type Plugin, runnerImport } from 'vite';
import type { ArtProps } from './src/art/drawing/Frame.tsx';
import { importArt } from './vite.gang.ts';

/** What a server draws pictures of links from. No part of the page: browsers never load it. */
export const PREVIEWS = 'previews/';

const LANGUAGES = new URL('src/i18n/proof/languages.ts', import.meta.url).pathname;
type Languages = typeof import('./src/i18n/proof/languages.ts');

const FONTS = ['latin', 'latin-ext'].map((set) => `bangers-${set}-400-normal`);
const fontFolder = createRequire(import.meta.url).resolve('@fontsource/bangers/package.json');

const HEADER = 12;
const RECORD = 16;
const WOFF_HEADER = 44;
const WOFF_RECORD = 20;

/** Unpacks a WOFF file: the same tables, each compressed by itself, with another directory. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(HEADER + count * RECORD);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  let end = directory.length;
  const tables = Array.from({ length: count }, (_, i) => {
    const from = WOFF_HEADER + i * WOFF_RECORD;
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at));
    const bytes = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    const table = packed === length ? bytes : inflateSync(bytes);
    const record = HEADER + i * RECORD;
    woff.copy(directory, record, from, from + 4);
    woff.copy(directory, record + 4, from + 16, from + 20);
    directory.writeUInt32BE(end, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    end += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...tables]);
}

const readFont = (name: string): Buffer =>
  unpackWoff(readFileSync(new URL(`files/${name}.woff`, `file://${fontFolder}`)));

/** The art, the words and the typeface for pictures of links, as the server reads them. */
export const previewParts = (): Plugin => ({
  name: 'holdup-preview-parts',
  apply: 'build',
  async generateBundle() {
    const { module: art } = await importArt();
    const { module } = await runnerImport<Languages>(LANGUAGES, {
      configFile: false,
      logLevel: 'warn',
    });
    const words = Object.entries(module.LANGUAGES).map(
      ([locale, { home, about, tables, game }]) => [
        locale,
        {
          tagline: home.tagline,
          about: about.what,
          invite: tables.invite.text,
          match: tables.match.title,
          // Numbers that stand for the round and the number of rounds.
          round: game.counts.round(1001, 1002).replace('1001', '{round}').replace('1002', '{of}'),
        },
      ],
    );
    const parts = {
      patterns: renderToStaticMarkup(h(art.ArtPatterns, {})),
      gang: renderToStaticMarkup(h<ArtProps>(art.Gang, {})),
      wordmark: renderToStaticMarkup(h<ArtProps>(art.Wordmark, {})),
      characters: Object.fromEntries(
        art.CHARACTERS.map(({ id }) => [
          id,
          renderToStaticMarkup(h(art.Character, { id, expression: 'smug' })),
        ]),
      ),
      words: Object.fromEntries(words),
    };
    this.emitFile({
      type: 'asset',
      fileName: `${PREVIEWS}parts.json`,
      source: JSON.stringify(parts),
    });
    for (const name of FONTS)
      this.emitFile({ type: 'asset', fileName: `${PREVIEWS}${name}.ttf`, source: readFont(name) });
  },
});
