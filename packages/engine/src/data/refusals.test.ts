import { expect, test } from 'vitest';
import { playGame } from '../../test/properties/games.ts';
import type { SharingState } from '../core/compartments.ts';
import { kindCode, lootCode, shareCode } from '../core/lootCards.ts';
import { deciding } from '../match/play.ts';
import { readSharing, sharingView } from './sharingView.ts';
import { restore, type Snapshot, snapshot } from './snapshot.ts';

type Change = { readonly [K in keyof Snapshot]?: unknown };
type Refusal = readonly [what: string, change: Change, message: RegExp];

/** Several players decide about courage, and one is dead. */
const position = ((): Snapshot => {
  const found: Snapshot[] = [];
  for (let number = 0; found.length === 0; number++)
    playGame(number, {
      before: (match) => {
        const shown = snapshot(match);
        const dead = shown.public.players.some(({ alive }) => !alive);
        if (dead && shown.public.decision === 'courage' && deciding(match).length > 1)
          found.push(shown);
      },
    });
  const [first] = found;
  if (first === undefined) throw new Error('there is no such position');
  return first;
})();

const dead = position.public.players.findIndex(({ alive }) => !alive);
const living = position.public.players.findIndex(({ alive }) => alive);

const publicly = (change: Record<string, unknown>): Change => ({
  public: { ...position.public, ...change },
});
const atSeat = (seat: number, change: Record<string, unknown>): Change => ({
  seats: position.seats.map((own, index) => (index === seat ? { ...own, ...change } : own)),
});
const player = (seat: number, change: Record<string, unknown>): Change =>
  publicly({
    players: position.public.players.map((each, index) =>
      index === seat ? { ...each, ...change } : each,
    ),
  });

const REFUSALS: readonly Refusal[] = [
  [
    'a decision that no rule asks for',
    publicly({ decision: 'nap' }),
    /^public\.decision must be a decision of this game, not "nap"$/,
  ],
  [
    'a phase that the round does not have',
    publicly({ phase: 'nap' }),
    /^public\.phase must be one of loot, load, aim, courage, layingDown, .*, roundEnd, not "nap"$/,
  ],
  [
    'a step that does not ask this decision',
    publicly({ step: 'aim' }),
    /^public\.step must be "courage" for this decision, not "aim"$/,
  ],
  [
    'a dead player who decides',
    publicly({ deciding: [...position.public.deciding, dead] }),
    /^public can't be: while a match lasts, living seats are deciding something/,
  ],
  ['nobody who decides', publicly({ deciding: [] }), /^public can't be: while a match lasts/],
  [
    'a seat that the table does not have',
    publicly({ godfather: position.public.seats }),
    new RegExp(
      `^public\\.godfather must be a whole number from 0 to ${position.public.seats - 1}, not`,
    ),
  ],
  [
    'a player who is alive and dead',
    player(dead, { alive: true }),
    new RegExp(
      `^public\\.players\\[${dead}\\]\\.alive must be false for a seat that is dead, not true$`,
    ),
  ],
  [
    'a hand of another size than everybody sees',
    player(living, { bullets: 9 }),
    new RegExp(`^seats\\[${living}\\]\\.hand must be 9 bullets, as everybody sees, not`),
  ],
  [
    'more loot than everybody sees',
    player(living, { lootCards: 99 }),
    new RegExp(`^seats\\[${living}\\]\\.loot must be 99 cards, as everybody sees, not`),
  ],
  [
    'no bullet where everybody sees one',
    atSeat(living, { bullet: null }),
    new RegExp(
      `^seats\\[${living}\\]\\.bullet must be there exactly if everybody sees one, not null$`,
    ),
  ],
  [
    'an answer that is no move',
    atSeat(living, { locked: { move: 'nap' } }),
    new RegExp(`^seats\\[${living}\\]\\.locked must be a move, not \\{"move":"nap"\\}$`),
  ],
  [
    'something else instead of what everybody sees',
    { public: 7 },
    /^public must be an object, not 7$/,
  ],
];

test.each(REFUSALS)(
  'a snapshot with %s is refused, and the message says what must be there',
  (_, change, message) => {
    expect(() => restore({ ...position, ...change })).toThrow(message);
  },
);

test('R-11.1: a sharing is read back as it was shown, also in the middle of a take', () => {
  const state: SharingState = {
    sharers: 0b1110,
    turn: 2,
    announced: shareCode('bill5'),
    announcedNext: shareCode('godfather'),
    forbidden: kindCode('painting'),
    hasTaken: 0b10,
    satisfied: 0b100,
    usedPower: 0b1000,
    incoming: lootCode('clip'),
    receiver: 1,
    clipUser: 3,
  };
  expect(readSharing(4, sharingView(state), 'sharing')).toEqual(state);
  const none = { ...state, announced: -1, announcedNext: -1, forbidden: -1, incoming: -1 } as const;
  expect(readSharing(4, sharingView(none), 'sharing')).toEqual(none);
});
