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
export type Kind = (typeof KINDS)[number];

const KIND_SHARES: Readonly<Record<Kind, number>> = { base: 0.26, powers: 0.5, first: 0.24 };
/** By number of seats. */
const SEAT_SHARES: Readonly<Record<number, number>> = {
  3: 0.11,
  4: 0.26,
  5: 0.09,
  6: 0.28,
  7: 0.06,
  8: 0.2,
};
/** How often an option is not what it is by default. */
const UNUSUAL = 0.12;
/** How often only some of the seats have a power. */
const FEW_POWERS = 0.15;

/** Who plays a seat: the net in training, an earlier copy of it, or chance. */
export const LEARNER = 0;
export const PAST = 1;
export const RANDOM = 2;

const PAST_GAMES = 0.8;
/**
 * How likely a seat of such a game is to be played by the other net: each is drawn for a third of these games. One seat
 * is always the learner's; at 1 it sits alone among the others, as in an evaluation.
 */
const PAST_SEATS = [0.5, 0.85, 1] as const;
const RANDOM_GAMES = 0.06;

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

function drawSetup(random: Random, kind: Kind, seed: string): Setup {
  const seats = Number(pickBy(random, SEAT_SHARES));
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

function drawPlayers(random: Random, seats: number): number[] {
  const players = new Array<number>(seats).fill(LEARNER);
  if (unit(random) < PAST_GAMES) {
    const share = PAST_SEATS[below(random, PAST_SEATS.length)] ?? 0;
    for (let seat = 0; seat < seats; seat++) if (unit(random) < share) players[seat] = PAST;
  }
  if (unit(random) < RANDOM_GAMES) players[below(random, seats)] = RANDOM;
  if (!players.includes(LEARNER)) players[below(random, seats)] = LEARNER;
  return players;
}

export function drawGame(random: Random, seed: string): Game {
  const kind = pickBy(random, KIND_SHARES);
  const setup = drawSetup(random, kind, seed);
  return {
    match: createMatch(setup),
    kind: KINDS.indexOf(kind),
    seats: setup.seats,
    players: drawPlayers(random, setup.seats),
  };
}

export const playerOf = ({ players }: Game, seat: Seat): number => players[seat] ?? LEARNER;
