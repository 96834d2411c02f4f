import { createMatch, createRandom, result } from '@holdup/engine';
import { seatsOf } from '@holdup/engine/codes';
import { expect, test } from 'vitest';
import { eachFeature, vectorOf } from '../learning/featureVector.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { REGULAR_STYLE } from '../policy/style.ts';
import { answerBy } from '../search/playerModel.ts';
import { playRound } from '../search/playout.ts';
import { rowFor, scoreOf } from './outlook.ts';
import { REGULAR } from './tables.ts';

test.each(['second', 'first'] as const)(
  'a score is the weighted sum of the features that learning sees (%s edition)',
  (edition) => {
    const options = edition === 'second' ? { powers: 'random' as const } : {};
    const match = createMatch({ edition, seats: 6, seed: 'scores', options });
    const random = createRandom('scores');
    for (let left = 8; result(match) === null; left--) {
      const row = rowFor(REGULAR, edition, left);
      const weights = vectorOf(row);
      for (const seat of seatsOf(match.publicState.alive)) {
        const observation = observeMatch(match, seat);
        let sum = 0;
        eachFeature(observation, seat, (place, amount) => {
          sum += (weights[place] ?? Number.NaN) * amount;
        });
        expect(scoreOf(observation, seat, row)).toBeCloseTo(sum, 10);
      }
      playRound(match, random, answerBy(REGULAR_STYLE));
    }
  },
);
