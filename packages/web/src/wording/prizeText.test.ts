import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/index.ts';
import { prizeText } from './prizeText.ts';

beforeAll(() => speak('en'));

test('the prize of a round is its bills and diamonds at face value (R-9.3), and its paintings by number (R-9.4)', () => {
  expect(prizeText(['bill20', 'bill5', 'diamond1', 'clip', 'painting', 'painting'])).toBe(
    'At stake: $26,000 and 2 paintings',
  );
  expect(prizeText(['bill10', 'firstAid'])).toBe('At stake: $10,000');
  expect(prizeText(['painting'])).toBe('At stake: 1 painting');
  expect(prizeText(['clip', 'firstAid'])).toBe('');
});
