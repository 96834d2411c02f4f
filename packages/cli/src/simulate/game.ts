import {
  createMatch,
  createRandom,
  deciding,
  type Match,
  type MatchResult,
  type Move,
  type PlayedMove,
  type PowerName,
  play,
  type ResolvedSetup,
  result,
  type Seat,
  spectatorView,
  splitRandom,
} from '@holdup/engine';
import type { Player } from '../players/index.ts';

/** A finished game. */
export interface PlayedGame {
  readonly result: MatchResult;
  readonly powers: readonly (PowerName | null)[];
  readonly rounds: number;
  readonly decisions: number;
}

/** The setup of game number `index` of a simulation. */
export const setupOf = (setup: ResolvedSetup, index: number): ResolvedSetup => ({
  ...setup,
  seed: `${setup.seed}/${index}`,
});

/** Plays one game to its end. Its seed determines everything: the match and the players' random choices. */
export function playGame(
  setup: ResolvedSetup,
  player: Player,
  record: PlayedMove[] | null = null,
): PlayedGame {
  const match = createMatch(setup);
  const random = splitRandom(createRandom(setup.seed), 0);
  let decisions = 0;
  for (let seat = deciding(match)[0]; seat !== undefined; seat = deciding(match)[0]) {
    const move = player(match, seat, random);
    makeMove(match, seat, move);
    record?.push({ seat, ...move });
    decisions++;
  }
  const ending = result(match);
  if (ending === null) throw new Error('nobody has to decide, and the match is not over');
  const { players, round } = spectatorView(match).public;
  return { result: ending, powers: players.map(({ power }) => power), rounds: round, decisions };
}

function makeMove(match: Match, seat: Seat, move: Move): void {
  const played = play(match, seat, move);
  if (!played.ok)
    throw new Error(
      `a player made a move that was refused (${played.refusal.reason}): ${JSON.stringify(move)}`,
    );
}
