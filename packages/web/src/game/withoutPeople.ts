import { signal } from '@preact/signals';
import { type Abilities, type Game, NO_PROMISES, SHOW_ALL } from './game.ts';

const ignore = (): void => {};

/** The features of a game without spectators or guesses. */
export const withoutAudience = () =>
  ({
    guess: signal(null),
    guessAt: ignore,
    guesses: signal([]),
    ownScore: signal(null),
    call: ignore,
    promises: signal(NO_PROMISES),
    connection: signal('online'),
  }) satisfies Partial<Game>;

/** The features of a game without talk or bets either, such as a replay. */
export const withoutPeople = () =>
  ({
    ...withoutAudience(),
    talk: signal([]),
    say: ignore,
    screenRules: signal(SHOW_ALL),
    bets: signal([]),
    bet: ignore,
    muted: signal([]),
    mute: ignore,
    rematch: ignore,
  }) satisfies Partial<Game>;

export const NO_ABILITIES: Abilities = {
  hurry: false,
  talk: false,
  chat: false,
  whisper: false,
  guess: false,
  hint: null,
  rematch: false,
};
