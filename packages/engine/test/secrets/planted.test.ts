import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/events.ts';
import { LOOT } from '../../src/core/lootCards.ts';
import { createRandom, type Random } from '../../src/core/random.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { legalMoves, playRecorded } from '../../src/match/play.ts';
import { drawTemper, looksClosely, type Played, playGame, playSetup } from '../properties/games.ts';
import { setupOfPair } from '../properties/setups.ts';
import { ENGINE_EYES, type Eyes, type Leak, onlookers } from './eyes.ts';
import { otherFuture, pairFrom, playPair, secretChoice } from './pairs.ts';
import { scrambled, tellsApart } from './scramble.ts';

/** Adds something to every view. */
const viewWith = (secret: (match: Match) => unknown): Eyes => ({
  ...ENGINE_EYES,
  view: (match, seat) => Object.assign({}, ENGINE_EYES.view(match, seat), { leak: secret(match) }),
});

/** Changes the events of a move. */
const eventsAs = (tell: (event: GameEvent, before: Match) => unknown): Eyes => ({
  ...ENGINE_EYES,
  play: (match, seat, move, events) => {
    const before = structuredClone({
      seatStates: match.seatStates,
      hidden: { ...match.hidden },
    }) as unknown as Match;
    const happened: GameEvent[] = [];
    const played = playRecorded(match, seat, move, happened);
    events.push(...happened.map((event) => tell(event, before) as GameEvent));
    return played;
  },
});

const aimedAtByABang = (match: Match, seat: number): boolean =>
  match.seatStates.some(
    ({ bullet }, other) => bullet > 0 && match.publicState.targets[other as 0] === seat,
  );

/** Typical leaks, each substituted for the engine's own output. */
const planted: Readonly<Record<string, Eyes>> = {
  'a view that tells the loaded bullets': viewWith(({ seatStates }) =>
    seatStates.map(({ bullet }) => bullet),
  ),
  'a view that tells how many bangs a hand has': viewWith(
    ({ seatStates }) => seatStates[0]?.hand[1],
  ),
  'a view that tells the answers locked so far': viewWith(({ seatStates }) =>
    seatStates.map(({ locked }) => locked),
  ),
  'a view that tells the last card of the piles': viewWith(
    ({ hidden }) => LOOT[hidden.deck.at(-1) ?? 0],
  ),
  'a view with a number of the randomness in it': viewWith(({ hidden }) => hidden.random.key[0]),
  'a view that tells the face-down discard': viewWith(({ hidden }) => hidden.faceDown),
  'a list of legal moves that depends on the bullet of another': {
    ...ENGINE_EYES,
    moves: (match, seat) =>
      legalMoves(match, seat).filter(
        ({ move }) => move !== 'stand' || !aimedAtByABang(match, seat),
      ),
  },
  'asking only where there is something to choose': {
    ...ENGINE_EYES,
    asked: (match) => ENGINE_EYES.asked(match).filter((seat) => legalMoves(match, seat).length > 1),
  },
  'asking first who has a bang left': {
    ...ENGINE_EYES,
    asked: (match) =>
      [...ENGINE_EYES.asked(match)].sort(
        (a, b) =>
          (match.seatStates[b]?.hand[1] ?? 0) - (match.seatStates[a]?.hand[1] ?? 0) || a - b,
      ),
  },
};

const plantedInEvents: Readonly<Record<string, Eyes>> = {
  'secret events that everyone gets': { ...ENGINE_EYES, visible: () => true },
  'the Hustler’s gift told to the whole table': eventsAs((event) =>
    event.type === 'gotBullet' ? { ...event, to: 'everyone' } : event,
  ),
  'a face-down discard told by name': eventsAs((event, { seatStates }) =>
    event.type === 'discarded' ? { ...event, bullet: seatStates[event.seat]?.bullet } : event,
  ),
  'a lock that tells the answer': {
    ...ENGINE_EYES,
    play: (match, seat, move, events) => {
      const happened: GameEvent[] = [];
      const played = playRecorded(match, seat, move, happened);
      events.push(
        ...happened.map((event) =>
          event.type === 'locked' ? Object.assign({}, event, { move }) : event,
        ),
      );
      return played;
    },
  },
};

/** A few games in which every kind of secret comes up; stops at the first moment that `find` reports something. */
function firstFound<T>(
  games: number,
  find: (match: Match, seat: Seat, random: Random) => T | null,
): T | null {
  let found: T | null = null;
  const random = createRandom('planted');
  const before = (match: Match, { seat }: Played): void => {
    if (found === null && looksClosely(random, 5)) found = find(match, seat, random);
  };
  for (let number = 0; number < games && found === null; number++) {
    playSetup(setupOfPair('hustler', 'smart', 'planted'), number, { before });
    playGame(number, { before });
  }
  return found;
}

const findByScramble = (eyes: Eyes, games = 12): Leak | null =>
  firstFound(games, (match, _, random) => {
    for (const onlooker of onlookers(match)) {
      const leak = tellsApart(match, scrambled(match, onlooker, random), eyes, onlooker);
      if (leak !== null) return leak;
    }
    return null;
  });

const findByPairs = (eyes: Eyes, games = 12): Leak | null =>
  firstFound(games, (match, seat, random) => {
    const temper = drawTemper(random);
    const choice = secretChoice(match, seat, random);
    return (
      (choice && pairFrom(match, seat, choice, eyes, random, temper).leak) ??
      playPair(otherFuture(match, random), eyes, random, temper).leak
    );
  });

describe('a planted leak is found', () => {
  test('without one, nothing is reported', () => {
    expect(findByScramble(ENGINE_EYES, 1)).toBeNull();
    expect(findByPairs(ENGINE_EYES, 1)).toBeNull();
  });

  test.each(Object.entries(planted))('R-0.2 R-11.2 R-11.6: %s, by scramble', (_, eyes) => {
    expect(findByScramble(eyes)).not.toBeNull();
  });

  test.each(Object.entries({ ...planted, ...plantedInEvents }))(
    'R-0.2 R-11.2 R-11.6: %s, by paired runs',
    (_, eyes) => {
      expect(findByPairs(eyes)).not.toBeNull();
    },
  );
});
