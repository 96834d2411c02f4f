import {
  AMONG_REGULARS,
  type Choice,
  calibrate,
  collect,
  collectByHabit,
  FIRST_HUSTLER,
  FIRST_SEARCHERS,
  fatesOf,
  fitHabits,
  fitValue,
  fitValues,
  type Habits,
  HUSTLER,
  habitsSource,
  hitModelSource,
  LEARNING_STYLE,
  type LearningStage,
  type Noticed,
  REGULAR_STYLE,
  SEARCHERS,
  type Situation,
  situations,
  valueNetSource,
  valuesSource,
  watchGame,
} from '@holdup/bots';

/** One thing to learn: how many games it takes, and how. Its numbers go to the file of its name in packages/bots/src/learnt. */
export interface Stage {
  readonly about: string;
  readonly games: number;
  /** Plays the games and returns the source of the file. */
  readonly learn: (
    games: number,
    seed: string,
    command: string,
    onGame: (done: number) => void,
  ) => string;
}

function gather<T>(
  games: number,
  onGame: (done: number) => void,
  play: (game: number) => readonly T[],
): T[] {
  const all: T[] = [];
  for (let game = 0; game < games; game++) {
    all.push(...play(game));
    onGame(game + 1);
  }
  return all;
}

const leafOf =
  (name: string, habits: Habits): Stage['learn'] =>
  (games, seed, command, onGame) => {
    const samples = gather(games, onGame, (game) => collectByHabit(seed, game, habits));
    return valuesSource(name, command, fitValues(samples, AMONG_REGULARS, seed));
  };

const habitsOf =
  (name: string, search: typeof HUSTLER): Stage['learn'] =>
  (games, seed, command, onGame) => {
    const noticed: Noticed = { load: [], aim: [], courage: [] };
    gather(games, onGame, (game) => {
      watchGame(search, seed, game, noticed);
      return [];
    });
    return habitsSource(name, command, fitHabits(noticed, seed));
  };

/** In the order in which they build on each other: each stage uses the files of those before it. */
export const STAGES = {
  values: {
    about: 'the weights of regular, from games played with hand-made weights',
    games: 6000,
    learn(games, seed, command, onGame) {
      const samples = gather(games, onGame, (game) => collect(seed, game, LEARNING_STYLE));
      return valuesSource(
        'REGULAR_VALUES',
        command,
        fitValues(samples, LEARNING_STYLE.values, seed),
      );
    },
  },
  regularLeaf: {
    about: 'what the end of a round is worth among regulars',
    games: 12_000,
    learn(games, seed, command, onGame) {
      const samples = gather(games, onGame, (game) => collect(seed, game, REGULAR_STYLE));
      return valuesSource('REGULAR_LEAF', command, fitValues(samples, REGULAR_STYLE.values, seed));
    },
  },
  hustlerHabits: {
    about: 'how bots play that search with these values',
    games: 300,
    learn: habitsOf('HUSTLER_HABITS', FIRST_HUSTLER),
  },
  hustlerLeaf: {
    about: 'what the end of a round is worth among those bots: the values of hustler',
    games: 12_000,
    learn: leafOf('HUSTLER_LEAF', FIRST_SEARCHERS),
  },
  sharkHabits: {
    about: 'how hustlers play, which is how shark expects everybody to play',
    games: 300,
    learn: habitsOf('SHARK_HABITS', HUSTLER),
  },
  sharkValue: {
    about: 'who wins among hustlers after the end of a round: the values of shark',
    games: 24_000,
    learn(games, seed, command, onGame) {
      const fates: Choice[] = gather(games, onGame, (game) => fatesOf(seed, game, SEARCHERS));
      return valueNetSource('SHARK_VALUE', command, fitValue(fates, seed));
    },
  },
  hits: {
    about: 'how often a gun aimed at a player hits, for hints',
    games: 1500,
    learn(games, seed, command, onGame) {
      const found: Situation[] = gather(games, onGame, (game) => situations(seed, game));
      return hitModelSource(command, calibrate(found));
    },
  },
} satisfies Readonly<Record<LearningStage, Stage>>;
