import {
  createMatch,
  createRandom,
  type EditionName,
  type Match,
  type Random,
  result,
  type Setup,
} from '@holdup/engine';
import { has } from '../observation/observation.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { REGULAR_STYLE, type Style } from '../policy/style.ts';
import { answerBy, type Players } from '../search/players.ts';
import { playRound } from '../search/playout.ts';
import { BASE_VALUES } from '../value/base.ts';
import { eachFeature } from './featureVector.ts';

/** How everybody living stood at the end of a round, and who won in the end. */
export interface Sample {
  readonly edition: EditionName;
  readonly roundsLeft: number;
  readonly seats: readonly SeatSample[];
}

export interface SeatSample {
  readonly places: readonly number[];
  readonly amounts: readonly number[];
  /** This seat's part in the victory. */
  readonly won: number;
}

function featuresOf(match: Match, seat: number): { places: number[]; amounts: number[] } {
  const places: number[] = [];
  const amounts: number[] = [];
  eachFeature(observeMatch(match, seat), seat, (place, amount) => {
    places.push(place);
    amounts.push(amount);
  });
  return { places, amounts };
}

/** Plays by hand-made values alone, without the leanings that were found to do well with learnt ones. */
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

/** Setups as people play them: four to eight at the table, half with powers, and some of the first edition. */
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

/** Plays one game among players of this style, and notes how it stood after every round. */
export function collect(seed: string, game: number, style: Style): Sample[] {
  const match = createMatch(learningSetup(seed, game));
  return noteRounds(match, createRandom(`${seed} ${game}`, 50), { answer: answerBy(style) });
}

/** Plays a match to its end and notes how it stood after every round. */
export function noteRounds(
  match: Match,
  random: Random,
  players: Pick<Players, 'answer'>,
): Sample[] {
  const notes: {
    roundsLeft: number;
    seats: { seat: number; places: number[]; amounts: number[] }[];
  }[] = [];
  const { rounds } = match.rules.edition;
  for (let ending = result(match); ; ending = result(match)) {
    const finished = ending === null ? match.publicState.round - 1 : match.publicState.round;
    const seats = [];
    for (let seat = 0; seat < match.rules.seats; seat++)
      if (has(match.publicState.alive, seat)) seats.push({ seat, ...featuresOf(match, seat) });
    if (seats.length > 1) notes.push({ roundsLeft: rounds - finished, seats });
    if (ending !== null) {
      const { winners } = ending;
      return notes.map(({ roundsLeft, seats: noted }) => ({
        edition: match.rules.edition.name,
        roundsLeft,
        seats: noted.map(({ seat, places, amounts }) => ({
          places,
          amounts,
          won: winners.includes(seat as 0) ? 1 / winners.length : 0,
        })),
      }));
    }
    playRound(match, random, players);
  }
}
