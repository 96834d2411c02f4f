import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fill, type Place, readRecipe } from './recipe.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'holdup-recipe-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (text: string): string => {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, text);
  return file;
};
const block = (head: string, code: string): string => `${head}\n\n\`\`\`ts\n${code}\n\`\`\`\n\n`;

test('a page says in which file and where each block goes', () => {
  const text =
    block('New file `a.ts`:', 'one') + block('In `b.ts`, after `const two`:', '  two\n  three');
  expect(readRecipe(page(text))).toEqual([
    { file: 'a.ts', at: null, code: 'one\n' },
    { file: 'b.ts', at: { how: 'after', line: 'const two' }, code: '  two\n  three\n' },
  ]);
});

test('a block that does not say where it goes is refused', () => {
  const text = block('New file `a.ts`:', 'one') + block('For example:', 'two');
  expect(() => readRecipe(page(text))).toThrow('only 1 of 2 blocks say where they go');
});

const at = (how: 'after' | 'before' | 'instead of', line: string): Place => ({
  file: 'a.ts',
  at: { how, line },
  code: 'new\n',
});

test('code goes after, before or in place of the one line that begins so', () => {
  expect(fill('a\n  b\nc\n', [at('after', 'b')])).toBe('a\n  b\nnew\nc\n');
  expect(fill('a\n  b\nc\n', [at('before', 'b')])).toBe('a\nnew\n  b\nc\n');
  expect(fill('a\n  b\nc\n', [at('instead of', 'b')])).toBe('a\nnew\nc\n');
  expect(fill(null, [{ file: 'a.ts', at: null, code: 'new\n' }])).toBe('new\n');
  expect(() => fill('a\na\n', [at('after', 'a')])).toThrow('a.ts: 2 lines begin with a');
  expect(() => fill('a\n', [at('after', 'b')])).toThrow('a.ts: 0 lines begin with b');
});
