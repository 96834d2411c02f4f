import { readNet } from '@holdup/bots/node';
import {
  createMatch,
  deciding,
  legalMoves,
  type Match,
  type Move,
  play,
  type Seat,
  viewOf,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { createThinker, type SeatedBot } from './thinker.ts';

const net = readNet();

const ME: Seat = 0;
const RIVAL: Seat = 3;

/** A character with grudges. */
const BEAR: SeatedBot = { match: 'one', level: 'regular', character: 'bear' };

/** All deciding seats choose, or make their first legal move. */
function all(match: Match, choose: (seat: Seat, moves: readonly Move[]) => Move | undefined): void {
  for (const seat of deciding(match)) {
    const moves = legalMoves(match, seat);
    play(match, seat, choose(seat, moves) ?? (moves[0] as Move));
  }
}

const aimAt =
  (target: Seat) =>
  (_: Seat, moves: readonly Move[]): Move | undefined =>
    moves.find((move) => move.move === 'aim' && move.target === target);

/** The next moment at which `ME` must make this decision; the others make their first legal move. */
function until(match: Match, step: string): void {
  while (match.publicState.asking?.step !== step || !deciding(match).includes(ME))
    all(match, () => undefined);
}

/** How often of a hundred the bear points at the rival in round 2, where `witness` was asked when the rival pointed at it. */
function aimsAtRival(witness: SeatedBot | null, witnessSeat: Seat = ME, most?: number): number {
  const think = createThinker(net, most);
  const match = createMatch({ edition: 'second', seats: 5, seed: 'revenge' });
  const ask = (bot: SeatedBot, seat: Seat, seed = 'any'): Move | null =>
    think({ bot, view: viewOf(match, seat), seed, budgetMs: 5 }).move;
  until(match, 'aim');
  all(match, (seat, moves) => aimAt(seat === RIVAL ? ME : RIVAL)(seat, moves));
  until(match, 'courage');
  if (witness !== null) ask(witness, witnessSeat);
  all(match, (_, moves) => moves.find(({ move }) => move === 'duck'));
  until(match, 'load');
  ask(BEAR, 1);
  ask(BEAR, ME);
  until(match, 'aim');
  let times = 0;
  for (let i = 0; i < 100; i++) {
    const move = ask(BEAR, ME, `aim ${i}`);
    if (move?.move === 'aim' && move.target === RIVAL) times++;
  }
  return times;
}

describe('a bot at a table', () => {
  const unaware = aimsAtRival(null);

  test('remembers who aimed at it in an earlier round', () => {
    expect(aimsAtRival(BEAR)).toBeGreaterThan(unaware + 5);
  });

  test.each<[string, SeatedBot, Seat]>([
    ['another seat', BEAR, 1],
    ['another match', { ...BEAR, match: 'two' }, ME],
    ['another level', { ...BEAR, level: 'rookie' }, ME],
    ['another character', { ...BEAR, character: 'bull' }, ME],
  ])('knows nothing of what happened to %s', (_, witness, seat) => {
    expect(aimsAtRival(witness, seat)).toBe(unaware);
  });

  test('is forgotten once more bots than there is room for have been asked', () => {
    expect(aimsAtRival(BEAR, ME, 1)).toBe(unaware);
    expect(aimsAtRival(BEAR, ME, 2)).toBeGreaterThan(unaware + 5);
  });
});
