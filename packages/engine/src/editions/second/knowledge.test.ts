import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type GameEvent, visibleTo } from '../../core/events.ts';
import type { Seat } from '../../core/seats.ts';
import type { Match } from '../../core/state.ts';
import { spectatorView, type View, viewOf } from '../../data/view.ts';
import { readScenario } from '../../scenario/read.ts';
import { runScenario } from '../../scenario/run.ts';

const FOLDER = path.join(import.meta.dirname, '..', '..', '..', 'scenarios');

/** A scenario's match at its end (or after a number of moves), with all events on the way. */
function after(file: string, changes: object = {}, moves?: number): [Match, GameEvent[]] {
  const given = JSON.parse(readFileSync(path.join(FOLDER, `${file}.json`), 'utf8'));
  const events: GameEvent[] = [];
  const seen: { match?: Match } = {};
  const { problems } = runScenario(
    readScenario({ ...given, moves: given.moves.slice(0, moves), expect: {}, ...changes }),
    (match, happened) => {
      seen.match = match;
      events.push(...happened);
    },
  );
  expect(problems.filter((problem) => !problem.startsWith('chance'))).toEqual([]);
  return [seen.match as Match, events];
}

const views = (match: Match): View[] => ([0, 1, 2, 3] as Seat[]).map((seat) => viewOf(match, seat));
const seenBy = (events: readonly GameEvent[], seat: Seat | null, type: GameEvent['type']) =>
  events.filter((event) => event.type === type && visibleTo(event, seat));

describe('who knows what', () => {
  test('everybody sees the same public state, spectators too (R-11.1)', () => {
    const [match] = after('rules/r8-lap-after-lap', {}, 19);
    const shared = spectatorView(match).public;
    for (const view of views(match)) expect(view.public).toEqual(shared);
    expect(shared).toMatchObject({
      round: 1,
      step: 'share',
      godfather: 2,
      deciding: [1],
      discard: { faceUp: { click: 2 }, faceDown: 2 },
    });
    expect(shared.players.map(({ lootCards }) => lootCards)).toEqual([1, 0, 0, 1]);
    expect(shared.players.map(({ bullets }) => bullets)).toEqual([7, 7, 7, 7]);
    expect(shared.history.loot).toEqual([
      { kind: 'took', round: 1, seat: 3, card: 'bill20' },
      { kind: 'took', round: 1, seat: 0, card: 'painting' },
    ]);
  });

  test('a spectator has no seat, no moves and sees no hand (R-11.1, R-11.2)', () => {
    const [match] = after('rules/r7-mutual');
    expect(spectatorView(match)).toMatchObject({ seat: null, own: null, moves: [] });
  });

  test('hand, loaded bullet and locked answer are in the own view alone (R-11.2)', () => {
    const [match] = after('rules/r7-mutual', {}, 5);
    const [first, second] = views(match) as [View, View];
    expect(first.own).toMatchObject({
      hand: { click: 5, bang: 2 },
      bullet: 'bang',
      locked: { move: 'aim', target: 1 },
    });
    expect(second.own).toMatchObject({ bullet: 'bang', locked: null });
    expect(first.public.players[0]).toMatchObject({ loaded: true, target: null, bullets: 7 });
  });

  test('a locked answer reveals only that it exists (R-0.2, R-11.2)', () => {
    const aimAt = (target: number): object => ({
      moves: [
        ...[0, 1, 2, 3].map((seat) => ({ seat, move: 'load', bullet: 'click' })),
        { seat: 0, move: 'aim', target },
      ],
    });
    const [atOne, eventsOne] = after('rules/r7-mutual', aimAt(1));
    const [atTwo, eventsTwo] = after('rules/r7-mutual', aimAt(2));
    expect(viewOf(atOne, 3)).toEqual(viewOf(atTwo, 3));
    expect(eventsOne).toEqual(eventsTwo);
    expect(viewOf(atOne, 0)).not.toEqual(viewOf(atTwo, 0));
  });

  test('the two of the Hustler’s exchange know the bullets, the others that it happened (R-11.3)', () => {
    const [match, events] = after('powers/hustler-exchanges');
    const [hustler, other, victim] = views(match) as [View, View, View];
    expect(hustler.own?.knownBullets).toEqual(['bang', 'click']);
    expect(victim.own?.knownBullets).toEqual(['bang', 'click']);
    expect(other.own?.knownBullets).toEqual([]);
    expect(other.public.history.bullets).toEqual([
      { kind: 'passed', round: 1, from: 2, to: 0 },
      { kind: 'passed', round: 1, from: 0, to: 2 },
    ]);
    for (const type of ['drewBullet', 'gotBullet'] as const) {
      expect(seenBy(events, 0, type)).toHaveLength(1);
      expect(seenBy(events, 2, type)).toHaveLength(1);
      expect(seenBy(events, 1, type)).toHaveLength(0);
      expect(seenBy(events, null, type)).toHaveLength(0);
    }
  });

  test.each([
    ['the Professional’s', 'powers/professional-steals', 0, 1, 'painting'],
    ['the Vulture’s', 'powers/vulture-fewer-cards', 0, 2, 'painting'],
  ] as const)(
    '%s card is known to who had it and who has it (R-11.4)',
    (_, file, thief, victim, card) => {
      const [match, events] = after(file);
      for (const { seat, own, public: shown } of views(match)) {
        const knows = seat === thief || seat === victim;
        expect(own?.knownCards).toEqual(knows ? [card] : []);
        expect(seenBy(events, seat, 'gotCard')).toHaveLength(knows ? 1 : 0);
        expect(shown.history.loot).toContainEqual({
          kind: 'stolen',
          round: 1,
          from: victim,
          to: thief,
          card: null,
        });
      }
    },
  );

  test('the card the Junk Dealer gives up is public, the card received is secret (R-11.4)', () => {
    const [match, events] = after('powers/junk-dealer-trades');
    expect(viewOf(match, 0).own?.knownCards).toEqual(['painting']);
    expect(viewOf(match, 1).own?.knownCards).toEqual([]);
    expect(seenBy(events, 1, 'traded')).toEqual([
      { to: 'everyone', type: 'traded', seat: 0, gave: 'bill5', with: null, got: null },
    ]);
    expect(seenBy(events, 1, 'gotCard')).toEqual([]);
  });

  test.each(['powers/junk-dealer-first-aid-in', 'powers/junk-dealer-clip-in'])(
    'a card that takes effect at once is shown: %s (R-11.4)',
    (file) => {
      const [, events] = after(file);
      const got = file.includes('clip') ? 'clip' : 'firstAid';
      expect(seenBy(events, null, 'traded')).toMatchObject([{ gave: 'bill5', got }]);
    },
  );

  test.each([
    ['rules/r8-clip', 'faceUp'],
    ['rules/r8-clip-face-down', 'faceDown'],
    ['powers/good-friend-face-down', 'faceDown'],
  ])(
    '%s: where the bang came from is public, %s, but not what was discarded for it (R-11.5)',
    (file, from) => {
      const [, events] = after(file);
      const last = seenBy(events, null, 'regained').at(-1);
      expect(last).toMatchObject({ from });
      for (const event of seenBy(events, null, 'discarded'))
        expect(event).not.toHaveProperty('bullet');
    },
  );

  test('nobody sees upcoming cards: decks that differ only in them give the same views (R-11.6)', () => {
    const below = (piles: string[][]): Match => after('rules/r8-lap-after-lap', { piles }, 13)[0];
    const one = below([['bill10'], ['painting']]);
    const two = below([['painting'], ['bill10']]);
    for (const seat of [0, 1, 2, 3] as Seat[]) expect(viewOf(one, seat)).toEqual(viewOf(two, seat));
    expect(spectatorView(one)).toEqual(spectatorView(two));
  });

  test('with openLoot a stolen card is everybody’s knowledge, without it is not (R-11.7, R-8.4)', () => {
    for (const openLoot of [true, false]) {
      const [match, events] = after('powers/professional-steals', { options: { openLoot } });
      expect(spectatorView(match).public.history.loot.at(-1)).toMatchObject({
        kind: 'stolen',
        card: openLoot ? 'painting' : null,
      });
      expect(seenBy(events, null, 'stole')).toMatchObject([{ card: openLoot ? 'painting' : null }]);
    }
  });

  test('how many cards a player has is public; which ones only their owner knows (R-8.4)', () => {
    const [match] = after('rules/r8-open-loot', { options: {} });
    expect(spectatorView(match).public.players[0]?.lootCards).toBe(1);
    expect(viewOf(match, 0).own?.loot).toEqual(['bill10']);
    expect(viewOf(match, 1).own?.loot).toEqual(['bill5']);
  });
});
