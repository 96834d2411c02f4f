import { expect, test } from 'vitest';
import { madeUpWeights } from '../../test/madeUpWeights.ts';
import { askedSeat } from '../bot/askedSeat.ts';
import { createBot } from '../levels/createBot.ts';
import { createNet } from '../net/forward.ts';
import type { NetBot } from '../net/netBot.ts';
import { usesPower } from './powerUse.ts';
import { winsSparing } from './sparedPower.ts';

const net = createNet(madeUpWeights());

test('only the player with the spared power is never offered to use it', () => {
  const offered = new Map<string, number>();
  const watched = (): NetBot => {
    const bot = createBot({ level: 'shark', net });
    const think: NetBot['think'] = (input) => {
      const { view } = input;
      const power = view.public.players[askedSeat(view)]?.power ?? null;
      if (power !== null && view.moves.some((move) => usesPower(view, move)))
        offered.set(power, (offered.get(power) ?? 0) + 1);
      return bot.think(input);
    };
    return { ...bot, think };
  };
  const { won, of } = winsSparing('greedy', watched, 6, 30, 'sparing', () => {});
  expect(of).toBe(30);
  expect(won).toBeLessThan(30);
  expect(offered.has('greedy')).toBe(false);
  for (const power of ['cunning', 'dictator', 'junkDealer'])
    expect(offered.get(power), power).toBeGreaterThan(0);
});
