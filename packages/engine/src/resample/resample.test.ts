import { expect, test } from 'vitest';
import { playGame } from '../../test/properties/games.ts';
import { createRandom } from '../core/random.ts';
import { spectatorView, viewOf } from '../data/view.ts';
import { resample } from './resample.ts';

test('R-11.1: in a match sampled from a view the seat sees that view again, also from a view that was sent', () => {
  const random = createRandom('sampled');
  for (let number = 0; number < 6; number++)
    playGame(number, {
      before: (match, { seat }) => {
        const view = viewOf(match, seat);
        expect(viewOf(resample(view, random), seat)).toEqual(view);
        const sent = structuredClone(view);
        expect(viewOf(resample(sent, random), seat)).toEqual(view);
        const watched = spectatorView(match);
        expect(spectatorView(resample(watched, random))).toEqual(watched);
      },
    });
});
