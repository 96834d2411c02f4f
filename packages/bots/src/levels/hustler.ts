import { type Move, type Random, unit } from '@holdup/engine';
import type { Bot, Clock } from '../bot.ts';
import { type Effort, lookAhead, type Weighed } from '../search/lookAhead.ts';

/** Without a clock, so many worlds are imagined for every millisecond of the budget: the same on every machine. */
const WORLDS_PER_MS = 3;

/** Aiming at nobody never helps whoever can aim, and only makes the search slower. */
const worthTrying = (moves: readonly Move[]): readonly Move[] => {
  const aims = moves.filter((move) => move.move !== 'aim' || move.target !== null);
  return aims.length > 0 ? aims : moves;
};

const HEAT = 0.02;
/** The part of the budget that thinking may take: the rest is for the last world to end. */
const SPENT = 0.8;

/** The better moves more often, those within the doubt about as often as the best. */
function weightsOf(weighed: readonly Weighed[]): number[] {
  const best = weighed[0] as Weighed;
  const raw = weighed.map(({ worth }) =>
    Math.exp((Math.log(worth + 1e-6) - Math.log(best.worth + 1e-6)) / HEAT),
  );
  const total = raw.reduce((sum, each) => sum + each, 0);
  return raw.map((each) => each / total);
}

function pick(weighed: readonly Weighed[], weights: readonly number[], random: Random): Move {
  let rest = unit(random);
  for (const [i, { move }] of weighed.entries()) {
    rest -= weights[i] as number;
    if (rest < 0) return move;
  }
  return (weighed[0] as Weighed).move;
}

export function createHustler(name: string, clock: Clock | undefined): Bot {
  return {
    name,
    decide({ view, random, budgetMs }) {
      const { seat } = view;
      if (seat === null || view.moves.length === 0)
        throw new Error('nothing is asked of this seat');
      const moves = worthTrying(view.moves);
      if (moves.length === 1) return { move: moves[0] as Move };
      const worlds = Math.ceil(WORLDS_PER_MS * budgetMs);
      const effort: Effort =
        clock === undefined ? { worlds, budgetMs } : { worlds, budgetMs: SPENT * budgetMs, clock };
      const weighed = lookAhead(view, seat, moves, random, effort);
      return { move: pick(weighed, weightsOf(weighed), random) };
    },
  };
}
