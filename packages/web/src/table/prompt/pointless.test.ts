import { createMatch, deciding, play, type View, viewOf } from '@holdup/engine';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { withoutPointless } from './pointless.ts';
import { promptOf } from './prompt.ts';

beforeAll(() => speak('en'));

const names = namesFor([{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cem' }], 0);

/** Nobody shoots; the first view of somebody who may take first aid. */
const firstAidOnOffer = (): View => {
  const match = createMatch({ edition: 'second', seats: 3, seed: 'unhurt' });
  for (;;) {
    const [seat = 0] = deciding(match);
    const view = viewOf(match, seat);
    if (view.moves.some((move) => move.move === 'take' && move.shares[0] === 'firstAid'))
      return view;
    const calm = view.moves.find(
      (move) =>
        (move.move === 'load' && move.bullet === 'click') ||
        move.move === 'stand' ||
        move.move === 'pass',
    );
    const move = calm ?? view.moves[0];
    if (!move) throw new Error('somebody is asked for nothing');
    play(match, seat, move);
  }
};

const offered = (view: View): readonly string[] => {
  const prompt = promptOf(view, names);
  return prompt ? withoutPointless(prompt, view).choices.map(({ label }) => label) : [];
};

test('first aid is offered as soon as anybody at the table is wounded, and when nothing else is left', () => {
  const view = firstAidOnOffer();
  const { players } = view.public;
  const wounded = players.map((player, seat) => (seat === 2 ? { ...player, wounds: 1 } : player));
  const only = view.moves.filter(
    (move) => move.move === 'take' && move.shares.every((share) => share === 'firstAid'),
  );
  expect(offered(view)).not.toContain('First aid kit');
  expect(offered(view)).toHaveLength(view.moves.length - 1);
  expect(offered({ ...view, public: { ...view.public, players: wounded } })).toHaveLength(
    view.moves.length,
  );
  expect(offered({ ...view, moves: only })).toHaveLength(1);
});
