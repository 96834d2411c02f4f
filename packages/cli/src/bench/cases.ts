import {
  clone,
  createMatch,
  createRandom,
  deciding,
  type GameEvent,
  legalMoves,
  type Match,
  type Options,
  playNth,
  resample,
  restore,
  type Seat,
  type Setup,
  type Snapshot,
  snapshot,
  type View,
  viewOf,
} from '@holdup/engine';
import { BOT_CASES } from './botCases.ts';
import type { CallCase, GameCase, Work } from './case.ts';

const SEATS = 6;

/**
 * The random numbers of the players (xorshift32): as cheap as possible, because they are not what is measured. For the
 * few choices there are, they are fair to one part in ten thousand.
 */
interface Dice {
  state: number;
}

function roll(dice: Dice, sides: number): number {
  let { state } = dice;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  dice.state = state;
  return ((state >>> 16) * sides) >>> 16;
}

function playOn(
  match: Match,
  dice: Dice,
  events: GameEvent[] | null,
  most: number,
  look?: Look,
): number {
  let decisions = 0;
  while (decisions < most) {
    // The first deciding seat is the lowest bit: as cheap as the dice, because this is not measured either.
    const waiting = match.publicState.deciding;
    if (waiting === 0) break;
    const seat = (31 - Math.clz32(waiting & -waiting)) as Seat;
    if (look !== undefined) sink.last = look(match, seat);
    playNth(match, seat, roll(dice, legalMoves(match, seat).length), events);
    decisions++;
  }
  return decisions;
}

type Look = (match: Match, seat: Seat) => unknown;

const games =
  (edition: Setup['edition'], options: Partial<Options>, listens: boolean, look?: Look) =>
  (): Work => {
    const dice: Dice = { state: 0x9e3779b9 };
    let game = 0;
    return (times) => {
      let decisions = 0;
      for (let i = 0; i < times; i++) {
        const events: GameEvent[] | null = listens ? [] : null;
        const setup: Setup = { edition, options, seats: SEATS, seed: `bench/${game++}` };
        const match = createMatch(setup, events);
        decisions += playOn(match, dice, events, Number.POSITIVE_INFINITY, look);
      }
      return decisions;
    };
  };

const POSITIONS = 256;
const LATEST = 200;

/** Matches with random powers from all stages of the game. */
function positions(): Match[] {
  const dice: Dice = { state: 0x9e3779b9 };
  return Array.from({ length: POSITIONS }, (_, i) => {
    const match = createMatch({
      edition: 'second',
      options: { powers: 'random' },
      seats: SEATS,
      seed: `bench position/${i}`,
    });
    playOn(match, dice, null, Math.floor((LATEST * i) / POSITIONS));
    return match;
  });
}

/** Keeps the last result of a call, so that no call can be optimised away. */
const sink: { last: unknown } = { last: null };

const calls =
  <T>(inputs: () => T[], call: (input: T) => unknown) =>
  (): Work => {
    const all = inputs();
    let at = 0;
    return (times) => {
      for (let i = 0; i < times; i++) {
        const input = all[at];
        if (input !== undefined) sink.last = call(input);
        at = at + 1 === all.length ? 0 : at + 1;
      }
      return 0;
    };
  };

const asked = (match: Match): Seat => deciding(match)[0] ?? 0;

const views = (): View[] => positions().map((match) => viewOf(match, asked(match)));

function sampler(): (view: View) => Match {
  const random = createRandom('bench worlds');
  return (view) => resample(view, random);
}

const ENGINE_CASES = {
  base: {
    kind: 'game',
    about: 'second edition, no powers, no events',
    target: 35_000,
    prepare: games('second', {}, false),
  },
  powers: {
    kind: 'game',
    about: 'second edition, random powers, no events',
    target: 25_000,
    prepare: games('second', { powers: 'random' }, false),
  },
  events: {
    kind: 'game',
    about: 'second edition, random powers, with events',
    target: 15_000,
    prepare: games('second', { powers: 'random' }, true),
  },
  first: {
    kind: 'game',
    about: 'first edition, no events',
    target: null,
    prepare: games('first', {}, false),
  },
  views: {
    kind: 'game',
    about: 'second edition, random powers, a view for everyone who decides',
    target: null,
    prepare: games('second', { powers: 'random' }, false, (match, seat) => viewOf(match, seat)),
  },
  clone: {
    kind: 'call',
    about: 'copy a match',
    target: 1_000,
    prepare: calls(positions, clone),
  },
  snapshot: {
    kind: 'call',
    about: 'a match as plain data',
    target: null,
    prepare: calls(positions, snapshot),
  },
  resample: {
    kind: 'call',
    about: 'a random match that fits a view',
    target: null,
    prepare: calls(views, sampler()),
  },
  restore: {
    kind: 'call',
    about: 'check plain data and rebuild the match',
    target: null,
    prepare: calls((): Snapshot[] => positions().map(snapshot), restore),
  },
} as const satisfies { readonly [name: string]: GameCase | CallCase };

export const CASES = { ...ENGINE_CASES, ...BOT_CASES } as const;

export type CaseName = keyof typeof CASES;

const namesOf = <K extends string>(cases: { readonly [name in K]: unknown }): readonly K[] =>
  // `Object.keys` forgets the names of a literal.
  Object.keys(cases) as K[];

export const CASE_NAMES = namesOf(CASES);

export const SUBJECT_NAMES = ['engine', 'bots'] as const;
export type Subject = (typeof SUBJECT_NAMES)[number];

/** What can be measured, and the cases of each. */
export const SUBJECTS: { readonly [S in Subject]: readonly CaseName[] } = {
  engine: namesOf(ENGINE_CASES),
  bots: namesOf(BOT_CASES),
};
