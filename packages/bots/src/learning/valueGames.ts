import { createMatch, createRandom, result, type Seat } from '@holdup/engine';
import { NO_LEANINGS } from '../habits/watcher.ts';
import type { Habits, Net } from '../learnt/net.ts';
import { roundsLeft } from '../observation/observation.ts';
import { observePublic } from '../observation/observeMatch.ts';
import { habitAnswer } from '../search/habitModel.ts';
import { playRound } from '../search/playout.ts';
import { BLANK_VALUE_NET, eachValueInputs, VALUE_INPUTS } from '../value/netInputs.ts';
import { learningSetup } from './collect.ts';
import { fitNet } from './fitNet.ts';
import type { Choice } from './notice.ts';

const HIDDEN = 16;
const EPOCHS = 6;

/** Plays one game among players of these habits: after every round, which of the living came to win. */
export function fatesOf(seed: string, game: number, habits: Habits): Choice[] {
  const match = createMatch(learningSetup(seed, game));
  const random = createRandom(`${seed} ${game}`, 52);
  const answer = habitAnswer(habits, NO_LEANINGS);
  const notes: { seats: readonly Seat[]; inputs: readonly Float64Array[] }[] = [];
  let ending = result(match);
  while (ending === null) {
    playRound(match, random, answer);
    ending = result(match);
    if (ending !== null) break;
    const observation = observePublic(match);
    const seats: Seat[] = [];
    const inputs: Float64Array[] = [];
    eachValueInputs(observation, roundsLeft(observation) + 1, BLANK_VALUE_NET, (seat, each) => {
      seats.push(seat);
      inputs.push(each.slice());
    });
    notes.push({ seats, inputs });
  }
  const [winner, another] = ending.winners;
  if (winner === undefined || another !== undefined) return [];
  return notes.map(({ seats, inputs }) => ({ inputs, chosen: seats.indexOf(winner) }));
}

export const fitValue = (fates: readonly Choice[], seed: string): Net =>
  fitNet(fates, VALUE_INPUTS, HIDDEN, EPOCHS, `${seed} value`);
