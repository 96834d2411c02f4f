import { createNewcomer } from '@holdup/bots';
import { createMatch, createRandom, deciding, play, result, viewOf } from '@holdup/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/index.ts';
import { namesFor } from './names.ts';
import { reasonsFor } from './reasons.ts';

beforeAll(() => speak('en'));

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora'].map((name) => ({ name }));

test('every move of a round can be given a reason, in whole sentences', () => {
  const bot = createNewcomer('casual');
  const match = createMatch({ edition: 'second', seats: 4, seed: 'reasons' });
  const random = createRandom('reasons');
  const explained = new Set<string>();
  while (result(match) === null) {
    const [seat = 0] = deciding(match);
    const view = viewOf(match, seat);
    for (const move of view.moves)
      for (const reason of reasonsFor(view, move, namesFor(NAMES, seat), null)) {
        expect(reason).toMatch(/^\S.*[.!]$/);
        explained.add(move.move);
      }
    play(match, seat, bot.decide({ view, random, budgetMs: 1 }).move);
  }
  for (const move of ['load', 'aim', 'duck', 'stand', 'take']) expect(explained).toContain(move);
});

test('a gun is judged by its chance of a Bang, and the last life is mentioned', () => {
  const { public: shown, ...view } = viewOf(
    createMatch({ edition: 'second', seats: 4, seed: 'guns' }),
    0,
  );
  const players = shown.players.map((player, seat) =>
    seat === 0 ? { ...player, wounds: player.fatalWounds - 1 } : player,
  );
  const danger = {
    hit: 0.7,
    guns: [
      { seat: 1, bang: 0.2 },
      { seat: 2, bang: 0.8 },
    ] as const,
  };
  const reasons = (move: 'duck' | 'stand') =>
    reasonsFor({ ...view, public: { ...shown, players } }, { move }, namesFor(NAMES, 0), danger);
  const guns = [
    'Cem probably has a Bang.',
    'Ben is probably bluffing.',
    'One more hit and you’re dead.',
  ];
  expect(reasons('duck')).toEqual(guns);
  // The guns speak against standing: what speaks for it is said, too.
  expect(reasons('stand')).toEqual([...guns, 'Whoever ducks gets nothing.']);
});
