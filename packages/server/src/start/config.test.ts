import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { greeting } from './addresses.ts';
import { ConfigError, readConfig, SETTINGS } from './config.ts';

describe('settings', () => {
  test('everything has a default', () => {
    expect(readConfig({ PATH: '/bin' })).toMatchObject({
      port: 3000,
      metrics: 'local',
      trustProxy: false,
    });
  });

  test.each([
    ['HOLDUP_PORT', 'http'],
    ['HOLDUP_PORT', '65536'],
    ['HOLDUP_PORT', '-1'],
    ['HOLDUP_HOST', ''],
    ['HOLDUP_BASE_PATH', 'games'],
    ['HOLDUP_BASE_PATH', '//other.example'],
    ['HOLDUP_BASE_PATH', '/games/"><script>'],
    ['HOLDUP_BASE_PATH', '/../games'],
    ['HOLDUP_DATABASE', 'mysql://somewhere'],
    ['HOLDUP_ORIGINS', 'play.example.org'],
    ['HOLDUP_ORIGINS', 'https://play.example.org/path'],
    ['HOLDUP_FRAME_ANCESTORS', '*'],
    ['HOLDUP_TRUST_PROXY', 'yes'],
    ['HOLDUP_METRICS', 'everyone'],
    ['HOLDUP_LOG_LEVEL', 'loud'],
    ['HOLDUP_MAX_CONNECTIONS', '0'],
  ])('%s=%s stops the start with a line that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('a misspelt setting is refused', () => {
    expect(() => readConfig({ HOLDUP_PROT: '80' })).toThrow('There is no setting HOLDUP_PROT');
  });

  test('each is documented with its default', () => {
    const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    for (const [name, { fallback }] of Object.entries(SETTINGS)) {
      const line = page.split('\n').find((each) => each.startsWith(`| \`${name}\``));
      expect(line, name).toBeDefined();
      if (!fallback.startsWith('/')) expect(line).toContain(fallback);
    }
  });
});

test('the terminal shows both addresses and a QR code', () => {
  const text = greeting({ host: '0.0.0.0', basePath: '' }, 3000, '192.168.1.20');
  expect(text).toContain('http://localhost:3000/');
  expect(text).toContain('http://192.168.1.20:3000/');
  expect(text).toMatch(/[█▀▄]{8}/);
  const here = greeting({ host: '127.0.0.1', basePath: '/games' }, 3000, '192.168.1.20');
  expect(here).toContain('http://127.0.0.1:3000/games/\n');
  expect(here).not.toContain('192.168');
});
