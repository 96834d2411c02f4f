import type { Seat } from '@holdup/engine';
import { type Guess, scoreGuesses } from '@holdup/protocol';
import { computed, signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import type { GameHost } from './remoteGame.ts';

/** Guesses at who gets shot. The server keeps those of the dead; a spectator is nobody there, so their own stay in the page. */
export const createGuessing = (
  { table, send, screen }: Pick<GameHost, 'table' | 'send' | 'screen'>,
  refuse: (error: unknown) => void,
): Pick<Game, 'guess' | 'guessAt' | 'guesses'> => {
  const own = signal<readonly Guess[]>([]);
  const round = (): number => table.value.view?.public.round ?? 0;
  const ownGuess = (): Seat | null =>
    own.value.find((guess) => guess.round === round())?.on ?? null;
  return {
    guess: computed(() => (table.value.you.seat === null ? ownGuess() : table.value.you.guess)),
    guessAt: (on) => {
      const { you, clock } = table.peek();
      if (you.seat === null)
        own.value = [
          ...own.peek().filter((each) => each.round !== round()),
          { round: round(), on },
        ];
      else if (clock !== null)
        send({ type: 'guess', question: clock.question, seat: on }).catch(refuse);
    },
    guesses: computed(() => {
      const { you, table: info, past } = table.value;
      if (info.stage !== 'finished' || you.seat !== null || screen) return info.guesses;
      const score = scoreGuesses(own.value, past);
      return score.of === 0 ? info.guesses : [...info.guesses, { ...score, seat: null }];
    }),
  };
};
