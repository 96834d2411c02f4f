import { createMatch, createRandom, result } from '@holdup/engine';
import { NO_LEANINGS } from '../habits/watching.ts';
import type { Habits, Net } from '../learnt/net.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { habitualAnswers } from '../search/habitualPlayers.ts';
import { playRound } from '../search/playout.ts';
import { BLANK_VALUE_NET, eachValueInputs, VALUE_INPUTS } from '../value/netInputs.ts';
import { learningSetup } from './collect.ts';
import { fitNet } from './fitNet.ts';
import type { Choice } from './notice.ts';

const HIDDEN = 16;
const EPOCHS = 6;

/** Plays one game among players of these habits: after every round, who of the living was chosen by fate to win. */
export function fatesOf(seed: string, game: number, habits: Habits): Choice[] {
  const match = createMatch(learningSetup(seed, game));
  const random = createRandom(`${seed} ${game}`, 52);
  const players = { answer: habitualAnswers(habits, NO_LEANINGS) };
  const notes: { seats: number[]; inputs: Float64Array[] }[] = [];
  let ending = result(match);
  while (ending === null) {
    playRound(match, random, players);
    ending = result(match);
    if (ending !== null) break;
    const observation = observeMatch(match, null);
    const note = { seats: [] as number[], inputs: [] as Float64Array[] };
    eachValueInputs(
      observation,
      observation.rounds - observation.round + 1,
      BLANK_VALUE_NET,
      (seat, inputs) => {
        note.seats.push(seat);
        note.inputs.push(inputs.slice());
      },
    );
    notes.push(note);
  }
  const [winner, another] = ending.winners;
  if (winner === undefined || another !== undefined) return [];
  return notes.map(({ seats, inputs }) => ({ inputs, chosen: seats.indexOf(winner) }));
}

export const fitValue = (fates: readonly Choice[], seed: string): Net =>
  fitNet(fates, VALUE_INPUTS, HIDDEN, EPOCHS, `${seed} value`);
