import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

const metadata = { vulnerabilities: { high: 1, total: 2 } };
const report = (severity: string) =>
  JSON.stringify({ metadata, vulnerabilities: { leftish: { severity, range: '<1.2.3' } } });

test('a high or critical vulnerability in a shipped dependency fails, a lesser one does not', () => {
  expect(readAudit(report('high'))).toEqual({ kind: 'found', problems: ['leftish <1.2.3: high'] });
  expect(readAudit(report('critical')).kind).toBe('found');
  expect(readAudit(report('moderate'))).toEqual({ kind: 'clean' });
  expect(readAudit(JSON.stringify({ metadata, vulnerabilities: {} }))).toEqual({ kind: 'clean' });
});

test('an unanswered request counts neither as a finding nor as a pass', () => {
  expect(readAudit(JSON.stringify({ message: 'Not Allowed', statusCode: 405 }))).toEqual({
    kind: 'unasked',
    why: 'it answered 405',
  });
  expect(readAudit(JSON.stringify({ error: { summary: '' } })).kind).toBe('unasked');
  expect(readAudit('').kind).toBe('unasked');
});
