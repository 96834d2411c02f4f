import {
  below,
  createMatch,
  createRandom,
  deciding,
  legalMoves,
  MAX_SEATS,
  type Match,
  MIN_SEATS,
  OPTION_CHOICES,
  optionsOf,
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
  const edition = number % 4 === 0 ? 'first' : 'second';
  const named = Object.entries(OPTION_CHOICES).map(([name, choices]): [string, string] => [
    name,
    choices[below(random, choices.length)] ?? choices[0],
  ]);
  return {
    edition,
    seats: MIN_SEATS + below(random, MAX_SEATS - MIN_SEATS + 1),
    seed: `net match ${number}`,
    options: optionsOf(edition, {
      powers: number % 4 === 1 ? 'none' : 'random',
      openLoot: below(random, 2) === 0,
      ...Object.fromEntries(named),
    }),
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
