import { expect, test } from 'vitest';
import { speak } from '../i18n/index.ts';
import { withSoftBreaks } from './softBreaks.ts';

test('long words of a choice break where the language divides them', async () => {
  await speak('de');
  expect(withSoftBreaks('Verbandskasten')).toBe('Verbands\u00adkasten');
  expect(withSoftBreaks('Neuer Pate')).toBe('Neuer Pate');
});
