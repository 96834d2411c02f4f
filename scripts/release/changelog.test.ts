import { expect, test } from 'vitest';
import { cutChangelog, isLater, notesOf } from './changelog.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A duck.

## [0.1.0] - 2026-01-01

- Everything.
`;

test('a release takes what is unreleased, and leaves an empty section for the next one', () => {
  const cut = cutChangelog(CHANGELOG, '0.2.0', '2026-05-01');
  expect(cut).toContain('## [Unreleased]\n\n## [0.2.0] - 2026-05-01\n\n### Added\n\n- A duck.');
  expect(notesOf(cut, '0.2.0')).toBe('### Added\n\n- A duck.');
  expect(notesOf(cut, '0.1.0')).toBe('- Everything.');
  expect(() => cutChangelog(cut, '0.3.0', '2026-06-01')).toThrow('nothing unreleased');
  expect(() => notesOf(cut, '9.9.9')).toThrow('nothing about 9.9.9');
});

test('versions are compared part by part', () => {
  expect(isLater('0.10.0', '0.9.3')).toBe(true);
  expect(isLater('1.0.0', '0.99.99')).toBe(true);
  expect(isLater('0.1.0', '0.1.0')).toBe(false);
  expect(isLater('0.1.9', '0.2.0')).toBe(false);
});
