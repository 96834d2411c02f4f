import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RULES_VERSION } from '../../src/core/version.ts';
import { firstDifference, recordGame, writeRecord } from './goldenRecord.ts';

const FILE = path.join(import.meta.dirname, 'golden.txt');

/**
 * Recorded games. If this fails, the same setup and moves give a different game than before.
 * RULES_VERSION stays only if nothing but the wording of views or events changed.
 */
test('R-0.3: recorded games replay byte for byte, on every machine', async () => {
  const written = readFileSync(FILE, 'utf8');
  const games = Array.from({ length: 24 }, (_, number) => recordGame(number));
  const differences = games.flatMap((game) => firstDifference(written, game) ?? []);
  const text = [`rules version ${RULES_VERSION}`, ...games.map(writeRecord), ''].join('\n');
  const advice =
    'If this is intended, raise RULES_VERSION and record them again: npx vitest run golden -u';
  await expect(text, [...differences, advice].join('\n')).toMatchFileSnapshot(FILE);
});

test('R-0.3: a game that differs from its record is reported with its first differing move', () => {
  const game = recordGame(0);
  expect(firstDifference(writeRecord(game), game)).toBeNull();
  const changed = {
    ...game,
    steps: game.steps.map((step, i) => (i < 6 ? step : { ...step, digest: 'none' })),
  };
  expect(firstDifference(writeRecord(changed), game)).toMatch(
    /^game 0, second edition, 4 seats: differs first in round 1, in the events of move 3 \(seat \d: \{"move":"load",/,
  );
});
