import { createNewcomer } from '@holdup/bots';
import {
  ALL_SEATS,
  clone,
  createMatch,
  createRandom,
  DECISIONS,
  type DecisionName,
  deciding,
  type Match,
  type Move,
  POWER_NAMES,
  play,
  playDefault,
  result,
  type Seat,
  type Setup,
  standings,
  type View,
  viewOf,
} from '@holdup/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { speak } from '../i18n/index.ts';
import { namesFor } from './names.ts';
import { reasonsFor } from './reasons.ts';

/** What each reason claims is compared with the whole match after the move, secrets included. */

const NAMES = ['Ann', 'Ben', 'Cem', 'Dora', 'Eve', 'Fay', 'Gus', 'Hal'];
const SITTERS = NAMES.map((name) => ({ name }));
/** Usually enough to meet every reason; with other powers some may come up later. */
const GAMES = 24;
const MOST_GAMES = 120;

type Said = {
  readonly match: Match;
  readonly view: View;
  readonly seat: Seat;
  readonly move: Move;
  readonly reason: string;
};

/** Eight of the powers, in turn; in half of the games the Junk Dealer trades with players. */
const setupOf = (game: number): Setup => ({
  edition: 'second',
  seats: 8,
  seed: `reasons ${game}`,
  options: {
    powers: NAMES.map((_, seat) => POWER_NAMES[(game + seat * 2) % POWER_NAMES.length] ?? null),
    junkDealer: game % 4 < 2 ? 'piles' : 'players',
  },
});

/** Every reason for every legal move of a game, in the match as it was. */
const whatIsSaid = function* (game: number): Generator<Said> {
  const bot = createNewcomer('casual');
  const match = createMatch(setupOf(game));
  const random = createRandom(`reasons ${game}`, 900);
  while (result(match) === null) {
    const [seat = 0] = deciding(match);
    const view = viewOf(match, seat);
    for (const move of view.moves)
      for (const reason of reasonsFor(view, move, namesFor(SITTERS, seat), null))
        yield { match, view, seat, move, reason };
    play(match, seat, bot.decide({ view, random, budgetMs: 1 }).move);
  }
};

const dollars = (text: string | undefined): number => Number((text ?? '').replaceAll(/[$,]/g, ''));

const DECISIONS_ABOUT_A_SHARE: readonly unknown[] = ['forbid', 'trade'];

/** The match after the move, once the share it is about has changed hands. */
const after = ({ match, seat, move }: Said): Match => {
  const next = clone(match);
  play(next, seat, move);
  for (let [asked] = deciding(next); asked !== undefined; [asked] = deciding(next)) {
    if (!DECISIONS_ABOUT_A_SHARE.includes(viewOf(next, asked).public.decision)) break;
    playDefault(next, asked);
  }
  return next;
};

const bangsOf = (match: Match, seat: Seat): number => viewOf(match, seat).own?.hand.bang ?? 0;

/** What the move adds to what a player owns: in bills, and in paintings. */
const gainOf = (said: Said, seat: Seat): { readonly bills: number; readonly paintings: number } => {
  const before = standings(said.match).seats[seat];
  const then = standings(after(said)).seats[seat];
  return {
    bills: (then?.bills ?? 0) - (before?.bills ?? 0),
    paintings: (then?.paintingsValue ?? 0) - (before?.paintingsValue ?? 0),
  };
};

const takerIn = ({ view, seat }: Said): Seat => view.public.sharing.turn ?? seat;

/** What is banned if it is not allowed. */
const ifAllowed = (said: Said): Said => ({ ...said, move: { move: 'allow' } });

/** Greedy's two shares change hands one after the other. */
const isDouble = ({ view, move }: Said): boolean =>
  view.public.sharing.announced.length === 2 || (move.move === 'take' && move.shares.length === 2);

const roundsLeft = ({ public: { round, rounds } }: View): number => rounds - round;

const woundsOf = ({ view }: Said, name: string): number =>
  view.public.players[NAMES.indexOf(name)]?.wounds ?? -1;

/** What is promised by the words of a reason, and whether that is so. */
const PROMISES: readonly {
  readonly name: string;
  readonly words: RegExp;
  readonly holds: (said: Said, first: string, second: string) => boolean;
}[] = [
  {
    name: 'a bill that is taken or kept is worth its money (R-9.3)',
    words: /^Sure money: (.+)\.$/,
    holds: (said, money) => isDouble(said) || gainOf(said, said.seat).bills === dollars(money),
  },
  {
    name: 'a painting adds what is said to a collection (R-9.4, P-collector)',
    words: /(?:first painting|this one) brings (.+)\.$/,
    holds: (said, money) => isDouble(said) || gainOf(said, said.seat).paintings === dollars(money),
  },
  {
    name: 'first aid heals all wounds there are (R-8.5)',
    words: /^Heals (\d) wounds?\.$/,
    holds: ({ view, seat }, wounds) => view.public.players[seat]?.wounds === Number(wounds),
  },
  {
    name: 'somebody else has the wounds that first aid could heal',
    words: /^Otherwise (\w+) could heal (\d) wounds?\.$/,
    holds: (said, name, wounds) => woundsOf(said, name) === Number(wounds),
  },
  {
    name: 'P-dictator: a ban keeps exactly these bills from the taker',
    words: /^That keeps (.+) from \w+\.$/,
    holds: (said, money) =>
      isDouble(said) || gainOf(ifAllowed(said), takerIn(said)).bills === dollars(money),
  },
  {
    name: 'P-dictator: a ban keeps exactly this gain in paintings from the taker',
    words: /(?:first painting: |would have \d+ paintings: )(.+?)(?: more)?\.$/,
    holds: (said, money) =>
      isDouble(said) || gainOf(ifAllowed(said), takerIn(said)).paintings === dollars(money),
  },
  {
    name: 'P-dictator: without a ban, the taker of the token is Godfather in the next round (R-8.3)',
    words: /^Otherwise (\w+) is the next Godfather\.$/,
    holds: (said, name) => {
      const { heir, godfather } = viewOf(after(ifAllowed(said)), said.seat).public;
      return [heir, godfather].includes(ALL_SEATS[NAMES.indexOf(name)] ?? null);
    },
  },
  {
    name: 'a Bang more is a Bang more (R-8.6, P-goodFriend)',
    words: /^One more Bang for the rounds to come\.$/,
    holds: (said) => {
      const next = after(said);
      if (viewOf(next, said.seat).public.decision === 'clip') playDefault(next, said.seat);
      const onlyBangs = (said.view.own?.hand.click ?? 0) === 0;
      const more = bangsOf(next, said.seat) - bangsOf(said.match, said.seat);
      return roundsLeft(said.view) > 0 && (more === 1 || (onlyBangs && more === 0));
    },
  },
  {
    name: 'P-hustler: a Bang is drawn at such a chance only where one can be',
    words: /(\d+)%(?: with (\w+))?\.$/,
    holds: ({ match, move }, chance) =>
      move.move === 'hustle' &&
      (chance !== '100' || viewOf(match, move.target).own?.hand.click === undefined) &&
      (chance !== '0' || bangsOf(match, move.target) === 0),
  },
  {
    name: 'the last round is the last round (R-9.1)',
    words: /^It’s the last round: /,
    holds: ({ view }) => roundsLeft(view) === 0,
  },
  {
    name: 'there is a Bang for each round to come',
    words: /^You have a Bang for every round still to come\.$/,
    holds: ({ match, view, seat }) =>
      roundsLeft(view) > 0 && bangsOf(match, seat) >= roundsLeft(view),
  },
  {
    name: 'R-11.3: the bullet that is given is known to be that bullet',
    words: /^You’ll know that (\w+) has a Bang\.$/,
    holds: (said, name) => bangsOf(after(said), ALL_SEATS[NAMES.indexOf(name)] ?? 0) > 0,
  },
  {
    name: 'whoever has no Bang has none, in hand or loaded',
    words: /^You have no Bang\.$/,
    holds: ({ match, view, seat }) => bangsOf(match, seat) === 0 && view.own?.bullet !== 'bang',
  },
  {
    name: 'all bullets are the same',
    words: /^All your bullets are the same\.$/,
    holds: ({ view }) =>
      new Set([...Object.keys(view.own?.hand ?? {}), view.own?.bullet]).size === 1,
  },
  {
    name: 'P-doctor, P-stealthy: who ducks for a gain has the power for it',
    words: /^Ducking (heals|gets)/,
    holds: ({ view, seat }, what) =>
      view.public.players[seat]?.power === (what === 'heals' ? 'doctor' : 'stealthy'),
  },
  {
    name: 'R-5.2: who must switch aims at the one named',
    words: /^(\w+) is aiming at (\w+) and would have to switch\.$/,
    holds: ({ view }, name, target) =>
      view.public.players[NAMES.indexOf(name)]?.target === NAMES.indexOf(target),
  },
];

describe('what a reason promises is so', () => {
  const tally = new Map(PROMISES.map(({ name }) => [name, { seen: 0, broken: [] as string[] }]));
  const explained = new Set<DecisionName | null>();
  const spoken = new Set<string>();
  const compare = (said: Said) => {
    explained.add(said.view.public.decision);
    spoken.add(said.reason);
    for (const { name, words, holds } of PROMISES) {
      const found = words.exec(said.reason);
      const count = tally.get(name);
      if (found === null || count === undefined) continue;
      const [, first = '', second = ''] = found;
      count.seen++;
      if (!holds(said, first, second))
        count.broken.push(
          `${said.match.publicState.round}: ${JSON.stringify(said.move)}: ${said.reason}`,
        );
    }
  };
  const allSeen = () => [...tally.values()].every(({ seen }) => seen > 0);
  beforeAll(async () => {
    await speak('en');
    for (let game = 0; game < GAMES || (game < MOST_GAMES && !allSeen()); game++)
      for (const said of whatIsSaid(game)) compare(said);
  });
  test('every decision of the game is given reasons, in whole sentences', () => {
    expect([...explained].sort()).toEqual([...DECISIONS].sort());
    expect([...spoken].filter((reason) => !/^\S.*\.$/.test(reason))).toEqual([]);
  });
  test.each(PROMISES)('$name', ({ name }) => {
    expect(tally.get(name)?.broken).toEqual([]);
    expect(tally.get(name)?.seen).toBeGreaterThan(0);
  });
});
