import { createMatch, viewOf } from '@holdup/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/index.ts';
import { namesFor } from './names.ts';
import { reasonsFor } from './reasons.ts';

beforeAll(() => speak('en'));

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora'].map((name) => ({ name }));

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
