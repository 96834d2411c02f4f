import { randomBot } from '@holdup/bots';
import { createMatch, resolveSetup, type Setup, viewOf } from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { namesFrom } from '../story/words.ts';
import { OWN_SEAT, playMatch } from './game.ts';
import { situationLines } from './situation.ts';

const name = namesFrom(['Ace', 'Bull', 'Fox', 'Duck']);
const QUESTION = /^Your choice, 1 to (\d+) \(\? the table, q to leave\): $/;

/** Plays with these answers, and with the last one from then on. */
async function playWith(answers: readonly (string | null)[], setup: Partial<Setup> = {}) {
  const lines: string[] = [];
  const questions: string[] = [];
  const resolved = resolveSetup({ edition: 'second', seats: 4, seed: 'terminal', ...setup });
  const result = await playMatch(
    resolved,
    Array.from({ length: resolved.seats }, () => randomBot),
    name,
    {
      say: (line) => lines.push(line),
      title: (line) => lines.push(`# ${line}`),
      async ask(question) {
        questions.push(question);
        return answers[questions.length - 1] ?? answers.at(-1) ?? null;
      },
    },
  );
  return { result, lines, questions };
}

describe('holdup play', () => {
  test.each<Partial<Setup>>([{}, { options: { powers: 'random' } }, { edition: 'first' }])(
    'plays a whole game to its end: %j',
    async (setup) => {
      const { result, lines, questions } = await playWith(['1'], setup);
      expect(result?.seats).toHaveLength(4);
      for (const question of questions) expect(question).toMatch(QUESTION);
      expect(lines.filter((line) => line.startsWith('# Round 1.'))).toHaveLength(1);
    },
  );

  test('asks again after an answer that is no choice, and shows the table for a question mark', async () => {
    const { lines } = await playWith(['99', 'bang', '?', '1', 'q']);
    expect(
      lines.filter((line) => /^Please answer with a number from 1 to \d+\.$/.test(line)),
    ).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('Your hand: '))).toHaveLength(2);
  });

  test.each([['q'], [null]])(
    'ends when the player leaves or the input ends: %j',
    async (answer) => {
      const { result, questions } = await playWith([answer]);
      expect(result).toBeNull();
      expect(questions).toHaveLength(1);
    },
  );

  test('the table is described by what the player may see', () => {
    const match = createMatch({ edition: 'second', seats: 4, seed: 'terminal' });
    const lines = situationLines(viewOf(match, OWN_SEAT), name);
    expect(lines[0]).toMatch(/^Ace \(you.*\): no wounds, no cards, eight bullets\.$/);
    expect(lines).toContain('Your hand: five clicks and three bangs.');
    expect(lines).toContain('Your loot: nothing.');
  });
});
