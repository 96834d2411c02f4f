import {
  type Choice,
  calibrate,
  collect,
  collectByHabit,
  FIRST_HUSTLER,
  fatesOf,
  fitHabits,
  fitValue,
  fitWeights,
  type Habits,
  HUSTLER,
  HUSTLER_HABITS,
  habitsSource,
  hitModelSource,
  LEARNING_STYLE,
  type Noticed,
  REGULAR_LEAF,
  REGULAR_STYLE,
  type Sample,
  SHARK_HABITS,
  type Situation,
  situations,
  type ValueWeights,
  valueSource,
  watchGame,
  weightsSource,
} from '@holdup/bots';

/** One thing that is learnt: from so many games, into one file. */
export interface Stage {
  readonly about: string;
  readonly file: string;
  readonly games: number;
  /** Plays the games, and gives the source of the file. */
  readonly learn: (
    games: number,
    seed: string,
    command: string,
    onGame: (done: number) => void,
  ) => string;
}

const EPOCHS = 6;

function fitBoth(samples: readonly Sample[], begin: ValueWeights, seed: string): ValueWeights {
  const ofEdition = (first: boolean): Sample[] =>
    samples.filter((sample) => sample.first === first);
  return {
    second: fitWeights(ofEdition(false), begin.second, EPOCHS, `${seed} second`),
    first: fitWeights(ofEdition(true), begin.first, EPOCHS, `${seed} first`),
  };
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
    return weightsSource(name, command, fitBoth(samples, REGULAR_LEAF, seed));
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

/** In the order in which they build on each other. */
export const STAGES = {
  values: {
    about: 'what regular judges by, from games by hand-made numbers',
    file: 'learnt/regularValues.ts',
    games: 6000,
    learn(games, seed, command, onGame) {
      const samples = gather(games, onGame, (game) => collect(seed, game, LEARNING_STYLE));
      return weightsSource(
        'REGULAR_VALUES',
        command,
        fitBoth(samples, LEARNING_STYLE.values, seed),
      );
    },
  },
  regularLeaf: {
    about: 'what the end of a round is worth among regulars',
    file: 'learnt/regularLeaf.ts',
    games: 12_000,
    learn(games, seed, command, onGame) {
      const samples = gather(games, onGame, (game) => collect(seed, game, REGULAR_STYLE));
      return weightsSource('REGULAR_LEAF', command, fitBoth(samples, REGULAR_STYLE.values, seed));
    },
  },
  hustlerHabits: {
    about: 'what those do who search and judge by that',
    file: 'learnt/hustlerHabits.ts',
    games: 300,
    learn: habitsOf('HUSTLER_HABITS', FIRST_HUSTLER),
  },
  hustlerLeaf: {
    about: 'what the end of a round is worth among those: what hustler judges by',
    file: 'learnt/hustlerLeaf.ts',
    games: 12_000,
    learn: leafOf('HUSTLER_LEAF', HUSTLER_HABITS),
  },
  sharkHabits: {
    about: 'what hustlers do: how shark expects everybody to play',
    file: 'learnt/sharkHabits.ts',
    games: 300,
    learn: habitsOf('SHARK_HABITS', HUSTLER),
  },
  sharkValue: {
    about: 'who wins among hustlers from where a round ended: what shark judges by',
    file: 'learnt/sharkValue.ts',
    games: 24_000,
    learn(games, seed, command, onGame) {
      const fates: Choice[] = gather(games, onGame, (game) => fatesOf(seed, game, SHARK_HABITS));
      return valueSource('SHARK_VALUE', command, fitValue(fates, seed));
    },
  },
  hits: {
    about: 'how often a gun that points at somebody hits, for hints',
    file: 'learnt/hits.ts',
    games: 1500,
    learn(games, seed, command, onGame) {
      const found: Situation[] = gather(games, onGame, (game) => situations(seed, game));
      return hitModelSource(command, calibrate(found));
    },
  },
} satisfies Readonly<Record<string, Stage>>;
