import { expect, test } from 'vitest';
import { isDatabaseUnreachable } from './databaseError.ts';

const withCode = (code: string, message = 'error') => Object.assign(new Error(message), { code });

test.each([
  withCode('57P01', 'terminating connection due to administrator command'),
  withCode('08006'),
  withCode('25006', 'cannot execute UPDATE in a read-only transaction'),
  withCode('53100', 'could not extend file'),
  withCode('ECONNREFUSED', 'connect ECONNREFUSED'),
  new Error('Query read timeout'),
  new Error('Connection terminated unexpectedly'),
  new Error('database: database or disk is full'),
  new Error('database: database is locked'),
])('the database is away: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(true);
});

test.each([
  withCode('42601', 'syntax error at or near "form"'),
  withCode('23505', 'duplicate key'),
  new Error('database: no such table: logs'),
  new TypeError('x is not a function'),
  'a text',
])('a bug: %s', (error) => {
  expect(isDatabaseUnreachable(error)).toBe(false);
});
