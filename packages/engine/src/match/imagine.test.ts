import { expect, test } from 'vitest';
import { fingerprint } from '../../test/properties/fingerprint.ts';
import { clone } from '../core/compartments.ts';
import { BANG, BANG3, CLICK } from '../core/names.ts';
import { viewOf } from '../data/view.ts';
import { createMatch } from './create.ts';
import { replaceLoadedBullet, takeBackAnswers } from './imagine.ts';
import { deciding, legalMoves, play } from './play.ts';

const begun = () => createMatch({ edition: 'second', seats: 4, seed: 'imagined' });

/** Everyone has loaded a click. */
const loaded = () => {
  const match = begun();
  for (const seat of deciding(match)) play(match, seat, { move: 'load', bullet: 'click' });
  return match;
};

test('retracting answers asks everyone again except the seat that keeps its answer', () => {
  const match = begun();
  const before = fingerprint(match);
  play(match, 1, { move: 'load', bullet: 'bang' });
  const kept = clone(match);
  takeBackAnswers(kept, 1);
  expect(deciding(kept)).toEqual([0, 2, 3]);
  expect(viewOf(kept, 1).own?.locked).toEqual({ move: 'load', bullet: 'bang' });
  takeBackAnswers(match, 0);
  expect(fingerprint(match)).toBe(before);
});

test('replacing a loaded bullet exchanges it for one of the hand and nothing else', () => {
  const match = loaded();
  const [seat = 0] = deciding(match);
  const before = fingerprint(match);
  expect(replaceLoadedBullet(match, 2, BANG)).toBe(true);
  expect(viewOf(match, 2).own).toMatchObject({ bullet: 'bang', hand: { click: 5, bang: 2 } });
  expect(viewOf(match, 2).public).toEqual(viewOf(match, seat).public);
  expect(replaceLoadedBullet(match, 2, CLICK)).toBe(true);
  expect(fingerprint(match)).toBe(before);
});

test('replacing a loaded bullet by its own kind changes nothing, even if it was the only one', () => {
  const match = createMatch({ edition: 'first', seats: 3, seed: 'only one' });
  for (const seat of deciding(match)) play(match, seat, { move: 'load', bullet: 'bang3' });
  const before = fingerprint(match);
  expect(viewOf(match, 0).own?.hand).not.toHaveProperty('bang3');
  expect(replaceLoadedBullet(match, 0, BANG3)).toBe(true);
  expect(fingerprint(match)).toBe(before);
});

test('a bullet that is not in hand, or a seat with none loaded, is refused and changes nothing', () => {
  const match = loaded();
  const before = fingerprint(match);
  expect(replaceLoadedBullet(match, 2, BANG3)).toBe(false);
  expect(fingerprint(match)).toBe(before);
  const unloaded = begun();
  legalMoves(unloaded, 0);
  expect(replaceLoadedBullet(unloaded, 0, CLICK)).toBe(false);
});
