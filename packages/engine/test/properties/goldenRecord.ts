import { createHash } from 'node:crypto';
import { snapshot } from '../../src/data/snapshot.ts';
import { spectatorView, viewOf } from '../../src/data/view.ts';
import { playGame } from './games.ts';
import { setupNumber } from './setups.ts';

/** What the engine answered at one point of a game. */
interface Step {
  readonly round: number;
  /** For the reader of a failure. */
  readonly what: string;
  /** Of every answer up to and including this step, so that a change shows from its first step on. */
  readonly digest: string;
}

interface GameRecord {
  readonly title: string;
  readonly steps: readonly Step[];
  /** Of the whole game. */
  readonly digest: string;
}

const STEP_DIGITS = 4;
const GAME_DIGITS = 12;

/** Plays a game and computes a digest of everything the engine returns, step by step. */
export function recordGame(number: number): GameRecord {
  const hash = createHash('sha256');
  const steps: Step[] = [];
  const add = (round: number, what: string, ...answers: unknown[]): void => {
    for (const answer of answers) hash.update(JSON.stringify(answer));
    steps.push({ round, what, digest: hash.copy().digest('hex').slice(0, STEP_DIGITS) });
  };
  let round = 0;
  const over = playGame(number, {
    begun: (match, events) => {
      round = match.publicState.round;
      add(round, 'the events of the setup or the public view', events, spectatorView(match));
    },
    before: (match, { seat, move }, index) => {
      round = match.publicState.round;
      const what = `the view of seat ${seat} before move ${index + 1}, or the move: ${JSON.stringify(move)}`;
      add(round, what, viewOf(match, seat), seat, move);
    },
    after: (match, { seat, move }, events, index) => {
      const types = events.map(({ type }) => type).join(', ');
      const what = `the events of move ${index + 1} (seat ${seat}: ${JSON.stringify(move)}) or the public view after it; events now: ${types}`;
      add(round, what, events, spectatorView(match));
    },
  });
  add(round, 'the snapshot of the finished match', snapshot(over));
  const { edition, seats } = setupNumber(number);
  return {
    title: `game ${number}, ${edition} edition, ${seats} seats`,
    steps,
    digest: hash.digest('hex').slice(0, GAME_DIGITS),
  };
}

/** One line for the game, then one for each round with the digests of its steps. */
export function writeRecord({ title, steps, digest }: GameRecord): string {
  const rounds = Map.groupBy(steps, ({ round }) => round);
  const lines = [...rounds].map(
    ([round, ofRound]) => `  round ${round}: ${ofRound.map((step) => step.digest).join(' ')}`,
  );
  return [`${title}: ${digest}`, ...lines].join('\n');
}

/** Where a game first differs from its record, or null if it does not. */
export function firstDifference(written: string, game: GameRecord): string | null {
  const lines = written.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${game.title}: `));
  if (start === -1) return `${game.title}: not written down`;
  const digests: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (!line.startsWith('  round ')) break;
    digests.push(...line.slice(line.indexOf(':') + 2).split(' '));
  }
  const at = game.steps.findIndex(({ digest }, i) => digest !== digests[i]);
  const step = game.steps[at];
  return step === undefined
    ? null
    : `${game.title}: differs first in round ${step.round}, in ${step.what}`;
}
