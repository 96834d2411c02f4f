import {
  below,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  type Match,
  playNth,
  type Random,
  type Seat,
  type Setup,
  type View,
  viewOf,
} from '@holdup/engine';

/** The setup with this number: both editions, every number of seats, powers and options. */
export function setupNumber(number: number): Setup {
  const random = createRandom(`net setup ${number}`);
  const flip = (): boolean => below(random, 2) === 0;
  const seats = 3 + below(random, 6);
  const seed = `net match ${number}`;
  if (number % 4 === 0) return { edition: 'first', seats, seed, options: { openLoot: flip() } };
  return {
    edition: 'second',
    seats,
    seed,
    options: {
      powers: number % 4 === 1 ? 'none' : 'random',
      openLoot: flip(),
      lateAim: flip() ? 'sitsOut' : 'noTarget',
      leftovers: flip() ? 'discard' : 'stay',
      junkDealer: flip() ? 'players' : 'piles',
    },
  };
}

/** Plays a game at random and shows the view of every decision before it is made. */
export function playRandomly(
  setup: Setup,
  see: (view: View, match: Match, seat: Seat, random: Random) => void,
): Match {
  const match = createMatch(setup);
  const random = createRandom(`${setup.seed} moves`);
  for (;;) {
    const [seat] = deciding(match);
    if (seat === undefined) return match;
    see(viewOf(match, seat), match, seat, random);
    playNth(match, seat, below(random, legalMoves(match, seat).length));
  }
}
