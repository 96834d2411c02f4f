import type { Seat } from '@holdup/engine';
import { type Guess, scoreGuesses } from '@holdup/protocol';
import { computed, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { rememberedMe } from './memory.ts';
import type { GameHost } from './remoteGame.ts';

/** A spectator's name if they guess best: the last one used in this browser. */
const named = () => {
  const { name, character } = rememberedMe();
  return name === '' || character === null ? {} : { as: { name, character } };
};

/** Guesses at who gets shot. The server does not tell spectators who they are, so the page remembers their own. */
export const createGuessing = (
  { table, send, screen }: Pick<GameHost, 'table' | 'send' | 'screen'>,
  refuse: (error: unknown) => void,
): Pick<Game, 'guess' | 'guessAt' | 'guesses' | 'ownScore'> => {
  const own = signal<readonly Guess[]>([]);
  const round = (): number => table.value.view?.public.round ?? 0;
  const ownGuess = (): Seat | null =>
    own.value.find((guess) => guess.round === round())?.on ?? null;
  const others = (): readonly Guess[] => own.peek().filter((each) => each.round !== round());
  return {
    guess: computed(() => (table.value.you.seat === null ? ownGuess() : table.value.you.guess)),
    guessAt: (on) => {
      const { you, clock } = table.peek();
      if (clock === null) return;
      const { question } = clock;
      const before = own.peek();
      const watches = you.seat === null;
      if (watches) own.value = [...others(), { round: round(), on }];
      send({ type: 'guess', question, seat: on, ...(watches ? named() : {}) }).catch((error) => {
        own.value = before;
        refuse(error);
      });
    },
    guesses: computed(() => table.value.table.guesses),
    ownScore: computed(() => {
      const { you, table: info, past } = table.value;
      if (info.stage !== 'finished' || you.seat !== null || screen) return null;
      const score = scoreGuesses(own.value, past);
      return score.of === 0 ? null : score;
    }),
  };
};
