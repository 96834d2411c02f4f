import {
  createMatch,
  createRandom,
  type EditionName,
  type Match,
  type Random,
  result,
  type Seat,
  type Setup,
} from '@holdup/engine';
import { seatsOf } from '@holdup/engine/codes';
import { observeMatch } from '../observation/observeMatch.ts';
import { REGULAR_STYLE, type Style } from '../policy/style.ts';
import { type Answer, answerBy } from '../search/playerModel.ts';
import { playRound } from '../search/playout.ts';
import { BASE_VALUES } from '../value/base.ts';
import { eachFeature } from './featureVector.ts';

/** How everybody living stood at the end of a round, and who won in the end. */
export interface Sample {
  readonly edition: EditionName;
  readonly roundsLeft: number;
  readonly seats: readonly SeatSample[];
}

/** The features of a seat: their positions in the vector, and their amounts. */
interface Features {
  readonly places: readonly number[];
  readonly amounts: readonly number[];
}

export interface SeatSample extends Features {
  /** This seat's part in the victory. */
  readonly won: number;
}

function featuresOf(match: Match, seat: Seat): Features {
  const places: number[] = [];
  const amounts: number[] = [];
  eachFeature(observeMatch(match, seat), seat, (place, amount) => {
    places.push(place);
    amounts.push(amount);
  });
  return { places, amounts };
}

/** Plays by hand-made values alone, without the biases that were found to do well with learnt ones. */
export const LEARNING_STYLE: Style = {
  ...REGULAR_STYLE,
  values: BASE_VALUES,
  loadHeat: 0.06,
  aimHeat: 0.035,
  courageHeat: 0.05,
  loadBias: 0,
  courageBias: 0,
  denial: 0.5,
};

/** Setups as people play them: three to eight at the table, half with powers, and some of the first edition. */
export function learningSetup(seed: string, game: number): Setup {
  const seats = 3 + (game % 6);
  const first = game % 5 === 4;
  return {
    edition: first ? 'first' : 'second',
    seats,
    seed: `${seed} ${game}`,
    options: first ? {} : { powers: game % 2 === 0 ? 'random' : 'none' },
  };
}

/** Plays one game among players of this style, and samples every round's end. */
export function collect(seed: string, game: number, style: Style): Sample[] {
  const match = createMatch(learningSetup(seed, game));
  return sampleRounds(match, createRandom(`${seed} ${game}`, 50), answerBy(style));
}

/** Plays a match to its end and samples every round's end. */
export function sampleRounds(match: Match, random: Random, answer: Answer): Sample[] {
  const notes: {
    roundsLeft: number;
    seats: (Features & { readonly seat: Seat })[];
  }[] = [];
  const { name: edition, rounds } = match.rules.edition;
  for (let ending = result(match); ; ending = result(match)) {
    const { alive, round } = match.publicState;
    const finished = ending === null ? round - 1 : round;
    const seats = seatsOf(alive).map((seat) => ({ seat, ...featuresOf(match, seat) }));
    if (seats.length > 1) notes.push({ roundsLeft: rounds - finished, seats });
    if (ending !== null) {
      const { winners } = ending;
      return notes.map(({ roundsLeft, seats: noted }) => ({
        edition,
        roundsLeft,
        seats: noted.map(({ seat, places, amounts }) => ({
          places,
          amounts,
          won: winners.includes(seat) ? 1 / winners.length : 0,
        })),
      }));
    }
    playRound(match, random, answer);
  }
}
