import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parseSettings, THEMES } from './settings.ts';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

/** The theme that a page has before its first paint. */
const themeWith = (stored: string | null, pathname = '/'): string | undefined => {
  const dataset: { theme?: string } = {};
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => (key === 'holdup.settings' ? stored : null) },
    location: { pathname },
    document: { documentElement: { dataset } },
  });
  return dataset.theme;
};

test.each(THEMES)('a page with the theme “%s” has it before its first paint', (theme) => {
  const stored = JSON.stringify({ ...parseSettings(null, []), theme });
  expect(themeWith(stored)).toBe(theme === 'system' ? undefined : theme);
});

test('whatever is stored, the first paint works', () => {
  for (const stored of [null, '', 'null', '{', '{"theme":"pink"}', '[]'])
    expect(themeWith(stored)).toBeUndefined();
});

test('a big screen is dark from the first paint on', () => {
  for (const pathname of ['/tv', '/t/BCDFG/tv', '/t/BCDFG/tv/'])
    expect(themeWith('{"theme":"light"}', pathname)).toBe('dark');
});
