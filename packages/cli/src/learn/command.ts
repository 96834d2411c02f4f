import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  calibrate,
  collect,
  fitWeights,
  type HitModel,
  hitModelSource,
  LEARNING_STYLE,
  REGULAR_STYLE,
  type Sample,
  type Situation,
  type Style,
  situations,
  type ValueWeights,
  weightsSource,
} from '@holdup/bots';
import { textOption, wholeOption } from '../arguments.ts';
import type { Command, Input } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { grouped } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

const EPOCHS = 6;
const BOTS = fileURLToPath(new URL('../../../bots/src/', import.meta.url));

/** Plays so many games among players of these values, and fits weights to how they ended. */
function learnValues(
  terminal: Terminal,
  label: string,
  seed: string,
  games: number,
  style: Style,
): ValueWeights {
  const progress = startProgress(terminal, label, games);
  const samples: Sample[] = [];
  for (let game = 0; game < games; game++) {
    samples.push(...collect(seed, game, style));
    progress.update(game + 1);
  }
  progress.end();
  const ofEdition = (first: boolean): Sample[] =>
    samples.filter((sample) => sample.first === first);
  return {
    second: fitWeights(ofEdition(false), style.values.second, EPOCHS, `${seed} second`),
    first: fitWeights(ofEdition(true), style.values.first, EPOCHS, `${seed} first`),
  };
}

function learnHits(terminal: Terminal, seed: string, games: number): HitModel {
  const progress = startProgress(terminal, 'hits', games);
  const found: Situation[] = [];
  for (let game = 0; game < games; game++) {
    found.push(...situations(seed, game));
    progress.update(game + 1);
  }
  progress.end();
  return calibrate(found);
}

const STAGES = ['values', 'leaf', 'hits'] as const;

async function run(input: Input, terminal: Terminal): Promise<number> {
  const [stage, another] = input.words;
  if (stage === undefined || another !== undefined || !STAGES.some((known) => known === stage))
    throw new Complaint(`say what to learn: holdup learn ${STAGES.join('|')}`);
  const games = wholeOption(input, 'games', { min: 10, max: 10_000_000, fallback: 6_000 });
  const seed = textOption(input, 'seed') ?? 'learn';
  const command = `npx holdup learn ${stage} --games ${games} --seed ${seed}`;
  const write = (file: string, source: string): void => {
    writeFileSync(path.join(BOTS, file), source);
    terminal.note(`${file} is written, from ${grouped(games)} games\n`);
  };
  if (stage === 'values') {
    const learnt = learnValues(terminal, 'values', seed, games, LEARNING_STYLE);
    write('value/weights.ts', weightsSource('WEIGHTS', command, learnt));
  } else if (stage === 'leaf') {
    const learnt = learnValues(terminal, 'leaf', seed, games, REGULAR_STYLE);
    write('value/leafWeights.ts', weightsSource('LEAF_WEIGHTS', command, learnt));
  } else write('hints/hitWeights.ts', hitModelSource(command, learnHits(terminal, seed, games)));
  return EXIT.fine;
}

export const learnCommand: Command = {
  name: 'learn',
  summary: 'make the numbers anew that bots judge positions by',
  usage: ['values|leaf|hits [--games N] [--seed TEXT]'],
  about: [
    'values: from games among players who judge by hand-made numbers, what regular goes by. leaf: from games among regulars, what the searching levels judge the end of a round by. hits: how often a gun that points at somebody hits, for hints. Run in this order, they make the files in packages/bots/src again (after npm run format, to the byte).',
  ],
  options: {
    games: { type: 'string', value: 'N', about: 'how many games to play (6000)' },
    seed: { type: 'string', value: 'TEXT', about: 'where their chance comes from (learn)' },
  },
  examples: ['learn values', 'learn leaf --games 12000', 'learn hits --games 1500'],
  run,
};
