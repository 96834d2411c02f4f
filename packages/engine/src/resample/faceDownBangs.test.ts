import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { type View, viewOf } from '../data/view.ts';
import { resampler } from './resample.ts';

const WORLDS = 200;

test('R-8.6: after a clip took a bang from the face-down cards and a later search found none, worlds are drawn at once, and the seat can’t tell them from its own', () => {
  const view = JSON.parse(
    readFileSync(new URL('../../test/fixtures/emptySearch.json', import.meta.url), 'utf8'),
  ) as View;
  const seat = view.seat as 0;
  const draw = resampler(view);
  const random = createRandom('empty search');
  for (let i = 0; i < WORLDS; i++) {
    const seen = viewOf(draw(random), seat);
    expect(seen.public).toEqual(view.public);
    expect(seen.own).toEqual(view.own);
  }
});
