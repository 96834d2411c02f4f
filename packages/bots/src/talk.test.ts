import { createMatch, createRandom, deciding, type Seat, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { LINES } from './lines.ts';
import { PERSONALITIES, personalityOf } from './personalities.ts';
import { REGULAR_STYLE } from './policy/style.ts';
import { answerBy } from './search/players.ts';
import { playOn } from './search/playout.ts';
import { remark } from './talk.ts';

function threats(id: (typeof PERSONALITIES)[number]['id']): { lies: number; truths: number } {
  const random = createRandom(`talk ${id}`);
  let lies = 0;
  let truths = 0;
  for (let game = 0; game < 60; game++) {
    const match = createMatch({ edition: 'second', seats: 5, seed: `talk ${game}` });
    while (match.shown.asking?.step !== 'courage')
      playOn(match, random, { answer: answerBy(REGULAR_STYLE) });
    for (const seat of deciding(match) as Seat[]) {
      const view = viewOf(match, seat);
      const said = remark(view, personalityOf(id), random);
      if (said?.line !== 'bang') continue;
      expect(said.to).toBe(view.public.players[seat]?.target);
      if (view.own?.bullet === 'bang') truths++;
      else lies++;
    }
  }
  return { lies, truths };
}

test('who bluffs threatens with empty guns more often than who does not', () => {
  const honest = threats('brutus');
  const liar = threats('renarda');
  expect(honest.truths).toBeGreaterThan(honest.lies);
  expect(liar.lies).toBeGreaterThan(liar.truths);
});

test('every character only says lines there are', () => {
  for (const { lines } of PERSONALITIES) for (const line of lines) expect(LINES).toContain(line);
});
