import type { GameEvent, Seat } from '@holdup/engine';
import { expect, it } from 'vitest';
import { roundSentences } from './roundSentences.ts';
import type { Happening } from './story.ts';
import { cardsWords, listed, namesFrom, powerWords } from './words.ts';

const name = namesFrom(['Ann', 'Bob', 'Cem', 'Dee']);
const happenings = (...events: GameEvent[]): Happening[] => events.map((event) => ({ event }));
const sentences = (...list: Happening[]): string[] =>
  roundSentences({ round: 1, godfather: 0, happenings: list }, name);
const all = 'everyone' as const;

it('uses names, and seats for players without one', () => {
  expect(name(2)).toBe('Cem');
  expect(namesFrom(undefined)(2)).toBe('Seat 3');
  expect(namesFrom(['', '\x1b[31mEve\x07'])(0)).toBe('Seat 1');
  expect(namesFrom(['', '\x1b[31mEve\x07'])(1)).toBe('[31mEve');
  expect(namesFrom(['Ann', 'Bob', 'Ann'])(2)).toBe('Ann (Seat 3)');
});

it('counts equal cards and lists them in words', () => {
  expect(cardsWords(['bill5', 'bill5', 'painting', 'clip'])).toBe(
    'two $5,000 bills, a painting and a clip',
  );
  expect(cardsWords([])).toBe('nothing');
  expect(listed(['a', 'b'])).toBe('a and b');
  expect(powerWords('goodFriend')).toBe('Good Friend');
  expect(powerWords('kid')).toBe('Kid');
});

it('describes loads, aims and orders', () => {
  const loads = new Map<Seat, 'click' | 'bang'>([
    [0, 'click'],
    [1, 'bang'],
  ]);
  expect(
    sentences(
      { event: { to: all, type: 'allLoaded' }, loads },
      ...happenings(
        { to: all, type: 'locked', seat: 0 },
        {
          to: all,
          type: 'aimed',
          aims: [
            { seat: 0, target: 1 },
            { seat: 1, target: null },
          ],
        },
        { to: all, type: 'ordered', godfather: 1, seat: 0 },
        { to: all, type: 'reaimed', seat: 0, target: 2 },
      ),
    ),
  ).toEqual([
    'Loaded: Ann a click, Bob a bang.',
    'Aims: Ann → Bob, Bob at nobody.',
    'The Godfather Bob orders Ann to change target.',
    'Ann now aims at Cem.',
  ]);
});

it('describes who ducked, all shots in one sentence, wounds and deaths', () => {
  expect(
    sentences(
      ...happenings({ to: all, type: 'courage', ducked: [2], standing: [0, 1, 3] }),
      { event: { to: all, type: 'discarded', seat: 2, why: 'ducked' }, bullet: 'bang' },
      { event: { to: all, type: 'discarded', seat: 3, why: 'targetDown' } },
      ...happenings(
        { to: all, type: 'revealed', seat: 0, bullet: 'bang', target: 1 },
        { to: all, type: 'revealed', seat: 1, bullet: 'click', target: 0 },
        { to: all, type: 'wounded', seat: 1, by: [0], wounds: 3 },
        { to: all, type: 'died', seat: 1 },
      ),
    ),
  ).toEqual([
    'Courage: Cem ducks; Ann, Bob and Dee stand.',
    'Discarded face down: Cem (bang), Dee.',
    'Shots: Ann at Bob: bang!; Bob at Ann: click.',
    'Bob is hit by Ann: three wounds now.',
    'Bob is dead.',
  ]);
});

it('describes a lap of the sharing in one sentence, and joins one player’s takes', () => {
  const took = (seat: Seat, share: 'bill5' | 'godfather' | 'painting'): GameEvent => ({
    to: all,
    type: 'took',
    seat,
    share,
    by: null,
  });
  expect(
    sentences(...happenings(took(0, 'bill5'), took(1, 'godfather'), took(0, 'painting'))),
  ).toEqual(['Ann takes a $5,000 bill, Bob the Godfather’s token, Ann a painting.']);
  expect(sentences(...happenings(took(0, 'bill5'), took(0, 'painting'), took(1, 'bill5')))).toEqual(
    ['Ann takes a $5,000 bill and a painting; Bob a $5,000 bill.'],
  );
});

it('describes what powers do, with the secret if it is known', () => {
  const theft: GameEvent[] = [
    { to: all, type: 'revealed', seat: 0, bullet: 'bang', target: 1 },
    { to: all, type: 'stole', seat: 0, victim: 1, by: 'professional', card: null },
  ];
  const secret: GameEvent = { to: [0, 1], type: 'gotCard', seat: 0, from: 1, card: 'painting' };
  expect(sentences(...happenings(...theft))).toEqual([
    'Ann (Professional) shows a bang and steals a card from Bob.',
  ]);
  expect(sentences(...happenings(...theft, secret))).toEqual([
    'Ann (Professional) shows a bang and steals a card (a painting) from Bob.',
  ]);
  expect(
    sentences(
      {
        event: { to: all, type: 'forbade', seat: 3, target: 0, kind: 'bill' },
        wanted: ['bill20', 'painting'],
      },
      ...happenings(
        { to: all, type: 'hustled', seat: 1, target: 2 },
        { to: [1, 2], type: 'drewBullet', seat: 1, from: 2, bullet: 'bang' },
      ),
    ),
  ).toEqual([
    'Dee (Dictator) forbids bills to Ann, who reached for a $20,000 bill and a painting.',
    'Bob (Hustler) draws a bullet from Cem (a bang).',
  ]);
});
