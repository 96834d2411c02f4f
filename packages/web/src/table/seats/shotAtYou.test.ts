import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/index.ts';
import { verdictOf } from './ShotAtYou.tsx';

beforeAll(() => speak('en'));

test('a click relieves its target, unless an earlier shot of the reveal has killed them', () => {
  expect(verdictOf('click', 'Olivia', 1)).toBe('Phew.');
  expect(verdictOf('click', 'Olivia', 0)).toBeNull();
  expect(verdictOf('bang', 'Olivia', 0)).toBe('Olivia got you!');
});
