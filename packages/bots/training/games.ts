import {
  below,
  createMatch,
  type Match,
  type Options,
  POWER_NAMES,
  type PowerName,
  type Random,
  type Seat,
  type Setup,
  shuffle,
  unit,
} from '@holdup/engine';

/** Which games are trained on: editions, seats, powers and options in the proportions below. */

export const KINDS = ['base', 'powers', 'first'] as const;
type Kind = (typeof KINDS)[number];

/** Which games a training plays: the proportions of kinds and numbers of seats, and the opponents. */
export interface Mix {
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly seats: Readonly<Record<number, number>>;
  /** How often another net plays some of the seats. */
  readonly pastGames: Readonly<Record<Kind, number>>;
  /**
   * How likely a seat of such a game is to be played by the other net: each is drawn equally often. One seat is always
   * the learner's; at 1 it sits alone among the others, as in an evaluation.
   */
  readonly pastSeats: readonly number[];
  /** How often one seat plays at random. */
  readonly randomGames: number;
  /** How often a rival plays one or two seats and learns to beat the learner in all other seats. */
  readonly rivalGames: Readonly<Record<Kind, number>>;
}

const alike = (share: number): Readonly<Record<Kind, number>> => ({
  base: share,
  powers: share,
  first: share,
});

export const MIXES = {
  /** Self-play at all tables. */
  selfPlay: {
    kinds: { base: 0.26, powers: 0.5, first: 0.24 },
    seats: { 3: 0.11, 4: 0.26, 5: 0.09, 6: 0.28, 7: 0.06, 8: 0.2 },
    pastGames: alike(0.8),
    pastSeats: [0.5, 0.85, 1],
    randomGames: 0.06,
    rivalGames: alike(0),
  },
  /** Self-play, with a rival that learns at the same time to exploit the learner. */
  league: {
    kinds: { base: 0.3, powers: 0.42, first: 0.28 },
    seats: { 3: 0.09, 4: 0.15, 5: 0.06, 6: 0.48, 7: 0.06, 8: 0.16 },
    pastGames: alike(0.66),
    pastSeats: [0.5, 0.85, 1],
    randomGames: 0.04,
    rivalGames: alike(0.5),
  },
  /** The learner alone among five copies of a fixed net, to measure how far that net can be exploited. */
  bestResponse: {
    kinds: { base: 0.4, powers: 0.35, first: 0.25 },
    seats: { 6: 1 },
    pastGames: alike(1),
    pastSeats: [1],
    randomGames: 0,
    rivalGames: alike(0),
  },
} as const satisfies Readonly<Record<string, Mix>>;

export type MixName = keyof typeof MIXES;

/** The parts of a mix that a training can override. */
export type Shares = Partial<Pick<Mix, 'kinds' | 'pastGames' | 'pastSeats' | 'rivalGames'>>;

export const mixWith = (name: MixName, shares: Shares): Mix => ({ ...MIXES[name], ...shares });

/** How often an option differs from its default. */
const UNUSUAL = 0.12;
/** How often only some of the seats have a power. */
const FEW_POWERS = 0.15;

/** How often a rival plays two seats of a table instead of one. */
const TWO_RIVALS = 0.25;

/** Who plays a seat: the net in training, a fixed net, a random player, or the rival in training. */
const LEARNER = 0;
export const PAST = 1;
export const RANDOM = 2;
export const RIVAL = 3;

export interface Game {
  readonly match: Match;
  readonly kind: number;
  readonly seats: number;
  readonly players: readonly number[];
}

function pickBy<K extends string | number>(random: Random, shares: Readonly<Record<K, number>>): K {
  const names = Object.keys(shares) as K[];
  let left = unit(random);
  for (const name of names) {
    left -= shares[name];
    if (left < 0) return name;
  }
  return names[0] as K;
}

function drawPowers(random: Random, seats: number): Options['powers'] {
  if (unit(random) >= FEW_POWERS) return 'random';
  const dealt: (PowerName | null)[] = shuffle(random, [...POWER_NAMES]).slice(
    0,
    1 + below(random, seats - 1),
  );
  while (dealt.length < seats) dealt.push(null);
  return shuffle(random, dealt);
}

function drawSetup(random: Random, { seats: shares }: Mix, kind: Kind, seed: string): Setup {
  const seats = Number(pickBy(random, shares));
  const rare = (): boolean => unit(random) < UNUSUAL;
  const openLoot = rare();
  if (kind === 'first') return { edition: 'first', seats, seed, options: { openLoot } };
  return {
    edition: 'second',
    seats,
    seed,
    options: {
      openLoot,
      powers: kind === 'powers' ? drawPowers(random, seats) : 'none',
      lateAim: rare() ? 'sitsOut' : 'noTarget',
      leftovers: rare() ? 'discard' : 'stay',
      junkDealer: rare() ? 'players' : 'piles',
    },
  };
}

function drawPlayers(
  random: Random,
  { pastGames, pastSeats, randomGames, rivalGames }: Mix,
  kind: Kind,
  seats: number,
): number[] {
  const players = new Array<number>(seats).fill(LEARNER);
  if (unit(random) < rivalGames[kind]) {
    players[below(random, seats)] = RIVAL;
    if (unit(random) < TWO_RIVALS) players[below(random, seats)] = RIVAL;
    return players;
  }
  if (unit(random) < pastGames[kind]) {
    const share = pastSeats[below(random, pastSeats.length)] ?? 0;
    for (let seat = 0; seat < seats; seat++) if (unit(random) < share) players[seat] = PAST;
  }
  if (unit(random) < randomGames) players[below(random, seats)] = RANDOM;
  if (!players.includes(LEARNER)) players[below(random, seats)] = LEARNER;
  return players;
}

export function drawGame(random: Random, mix: Mix, seed: string): Game {
  const kind = pickBy(random, mix.kinds);
  const setup = drawSetup(random, mix, kind, seed);
  return {
    match: createMatch(setup),
    kind: KINDS.indexOf(kind),
    seats: setup.seats,
    players: drawPlayers(random, mix, kind, setup.seats),
  };
}

export const playerOf = ({ players }: Game, seat: Seat): number => players[seat] ?? LEARNER;
