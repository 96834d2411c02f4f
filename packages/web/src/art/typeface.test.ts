import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { unpackWoff } from '../../vite.previews.ts';

it('the typeface for pictures of links is unpacked table by table, as long as its file says', () => {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource/bangers/files/bangers-latin-400-normal.woff',
  );
  const woff = readFileSync(file);
  const font = unpackWoff(woff);
  expect(font.length).toBe(woff.readUInt32BE(16));
  expect(font.readUInt16BE(4)).toBe(woff.readUInt16BE(12));
  const tags = Array.from({ length: font.readUInt16BE(4) }, (_, i) =>
    font.toString('latin1', 12 + i * 16, 16 + i * 16),
  );
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head']));
});
