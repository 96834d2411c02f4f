import { createMatch, createRandom, deciding, type Seat, viewOf } from '@holdup/engine';
import { expect, test } from 'vitest';
import { playOn } from '../../test/playOn.ts';
import { PERSONALITIES, type Personality, personalityOf } from '../characters/personalities.ts';
import { LINES } from '../names/names.ts';
import { remark } from './talk.ts';

function threats(id: (typeof PERSONALITIES)[number]['id']): { lies: number; truths: number } {
  const random = createRandom(`talk ${id}`);
  let lies = 0;
  let truths = 0;
  for (let game = 0; game < 60; game++) {
    const match = createMatch({ edition: 'second', seats: 5, seed: `talk ${game}` });
    while (match.publicState.asking?.step !== 'courage') playOn(match, random);
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

test('characters that bluff threaten with empty guns more often than others', () => {
  const honest = threats('brutus');
  const liar = threats('renarda');
  expect(honest.truths).toBeGreaterThan(honest.lies);
  expect(liar.lies).toBeGreaterThan(liar.truths);
});

/** What a character says over many counts of courage, with its view at that moment. */
function* remarks(personality: Personality) {
  const random = createRandom(`remarks ${personality.id}`);
  for (let game = 0; game < 40; game++) {
    const match = createMatch({ edition: 'second', seats: 5, seed: `remarks ${game}` });
    while (match.publicState.asking !== null) {
      do playOn(match, random);
      while (match.publicState.asking !== null && match.publicState.asking.step !== 'courage');
      for (const seat of deciding(match) as Seat[]) {
        const view = viewOf(match, seat);
        const said = view.public.step === 'courage' ? remark(view, personality, random) : null;
        if (said !== null) yield { view, seat, said };
      }
    }
  }
}

test('complaints and pleas are said to a player whose gun is aimed at the speaker', () => {
  const heard = new Set<string>();
  for (const personality of PERSONALITIES)
    for (const { view, seat, said } of remarks(personality)) {
      heard.add(said.line);
      if (['iDuck', 'bluff', 'revenge', 'elsewhere', 'broke', 'truce'].includes(said.line))
        expect(view.public.players[said.to as Seat]?.target).toBe(seat);
      if (said.line === 'together')
        expect(view.public.players[said.to as Seat]?.target).not.toBe(seat);
    }
  const { length } = LINES.filter((line) => line !== 'thanks');
  expect(heard.size).toBe(length);
});

test('lines about rounds to come are not said in the last round', () => {
  const aboutLater = ['truce', 'together', 'revenge'];
  let before = 0;
  for (const personality of PERSONALITIES)
    for (const { view, said } of remarks(personality)) {
      if (!aboutLater.includes(said.line)) continue;
      expect(view.public.round).toBeLessThan(view.public.rounds);
      before++;
    }
  expect(before).toBeGreaterThan(100);
});

test('a character that never lies is broke only if no living player has fewer loot cards', () => {
  const { traits, ...lolly } = personalityOf('lolly');
  let broke = 0;
  for (const { view, seat, said } of remarks({ ...lolly, traits: { ...traits, bluff: -1 } })) {
    if (said.line !== 'broke') continue;
    const { players } = view.public;
    const cards = players.filter(({ alive }) => alive).map(({ lootCards }) => lootCards);
    expect(players[seat]?.lootCards).toBe(Math.min(...cards));
    broke++;
  }
  expect(broke).toBeGreaterThan(5);
});

test('every line of a character exists', () => {
  for (const { lines } of PERSONALITIES) for (const line of lines) expect(LINES).toContain(line);
});
