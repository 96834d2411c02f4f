import { describe, expect, test } from 'vitest';
import { spectatorView } from '../data/view.ts';
import { createMatch } from '../match/create.ts';
import { drawBullet, drawIndex, drawLoot } from './chance.ts';
import { SetupError } from './errors.ts';
import { countLoot, lootCode } from './lootCards.ts';
import { type MutableMatch, writable } from './state.ts';

/** A match whose next draws are scripted. */
const scripted = (...script: string[]): MutableMatch => {
  const match = writable(createMatch({ edition: 'second', seats: 4, seed: 'chance' }));
  return { ...match, hidden: { ...match.hidden, script } };
};

describe('chance', () => {
  test('R-0.3: comes from the script as long as there is one, then from the seed', () => {
    const match = scripted('bang', 'click', 'painting');
    expect(drawBullet(match, [5, 3, 0])).toBe(1);
    expect(drawBullet(match, [5, 3, 0])).toBe(0);
    expect(drawLoot(match, countLoot(['bill5', 'painting']))).toBe(lootCode('painting'));
    expect(match.hidden.random.drawn).toBe(0);
    expect(drawBullet(match, [0, 1, 0])).toBe(1);
    expect(match.hidden.random.drawn).toBe(1);
  });

  test('R-0.3: a script that names what can’t come up there is refused with a message', () => {
    const refused = (draw: () => unknown): void => {
      expect(draw).toThrow(SetupError);
      expect(draw).toThrow(/chance names ".*" as draw 1, which/);
    };
    refused(() => drawBullet(scripted('bang3'), [5, 3, 0]));
    refused(() => drawBullet(scripted('banana'), [5, 3, 0]));
    refused(() => drawLoot(scripted('clip'), countLoot(['bill5'])));
    refused(() => drawIndex(scripted('bill5'), 64));
    refused(() => drawIndex(scripted('banana'), 8));
  });

  test('P-junkDealer: the index of a card in the piles to come, of any or of the named one', () => {
    const match = scripted();
    const indices = new Set(Array.from({ length: 2000 }, () => drawIndex(match, 8)));
    expect([...indices].sort((a, b) => a - b)).toEqual(Array.from({ length: 56 }, (_, i) => i + 8));
    for (const card of ['bill5', 'bill10'] as const) {
      const named = scripted(card, card, card);
      for (let i = 0; i < 3; i++) {
        const index = drawIndex(named, 8);
        expect(index).toBeGreaterThanOrEqual(8);
        expect(spectatorView(named).public.unseen).toContain(card);
        expect(named.hidden.deck[index]).toBe(lootCode(card));
      }
    }
  });
});
