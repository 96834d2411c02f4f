import type { Setup } from '@holdup/engine';
import type { Bot } from '../bot/bot.ts';
import { BATCH } from '../net/machine.ts';
import type { Question, Thought } from '../net/netBot.ts';
import { type GameOptions, type PlayedGame, thinkThrough } from './playGame.ts';

/** A game to be played, without a clock: games that are played together wait for each other. */
export interface PlannedGame {
  readonly setup: Setup;
  readonly bots: readonly Bot[];
  readonly options: Omit<GameOptions, 'clock' | 'strict'>;
}

interface Running {
  readonly nth: number;
  readonly game: Thought<PlayedGame>;
  question: Question;
}

export interface FinishedGame extends PlayedGame {
  /** Its number among the planned games. */
  readonly nth: number;
}

/**
 * Plays many games, several at a time, so that the net is asked many questions at once. Every
 * game equals the one that `playGame` plays; they are yielded as they finish.
 */
export function* playTogether(planned: Iterable<PlannedGame>): Generator<FinishedGame> {
  const waiting = planned[Symbol.iterator]();
  let running: Running[] = [];
  let started = 0;
  for (;;) {
    while (running.length < BATCH) {
      const next = waiting.next();
      if (next.done) break;
      const { setup, bots, options } = next.value;
      const game = thinkThrough(setup, bots, options);
      const nth = started++;
      const step = game.next();
      if (step.done) yield { nth, ...step.value };
      else running.push({ nth, game, question: step.value });
    }
    const net = running[0]?.question.net;
    if (net === undefined) return;
    const asking = running.filter(({ question }) => question.net === net);
    const outputs = net.forwardAll(asking.map(({ question }) => question));
    const finished: FinishedGame[] = [];
    let at = 0;
    for (const each of asking) {
      const output = outputs[at++];
      if (output === undefined) throw new Error('the net gave no answer');
      const step = each.game.next(output);
      if (step.done) finished.push({ nth: each.nth, ...step.value });
      else each.question = step.value;
    }
    running = running.filter(({ nth }) => finished.every((game) => game.nth !== nth));
    yield* finished;
  }
}
