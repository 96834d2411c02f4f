import type { Move, Seat, Share } from '@holdup/engine';
import { actionOf, NEVER, SEAT_ACTIONS_AT } from './actions.ts';

/** The legal actions of the net. */
export interface LegalActions {
  /** In ascending order. */
  readonly actions: number[];
  /** For each action, the first move that it stands for. */
  readonly moves: Move[];
  /** Whether any of them points at a seat. */
  pointing: boolean;
}

export const createLegalActions = (): LegalActions => ({ actions: [], moves: [], pointing: false });

export function readLegal(
  legal: LegalActions,
  offered: readonly Move[],
  seat: Seat,
  seats: number,
  first: Share | null,
): void {
  const { actions, moves } = legal;
  actions.length = 0;
  moves.length = 0;
  for (const move of offered) {
    const action = actionOf(move, seat, seats, first);
    if (action === NEVER || actions.includes(action)) continue;
    // Moves mostly come in the order of their actions.
    let at = actions.length;
    for (; at > 0 && (actions[at - 1] ?? 0) > action; at--) {
      actions[at] = actions[at - 1] ?? 0;
      moves[at] = moves[at - 1] ?? move;
    }
    actions[at] = action;
    moves[at] = move;
  }
  legal.pointing = (actions.at(-1) ?? NEVER) >= SEAT_ACTIONS_AT;
}

/** The move for the legal action at this index. */
export function moveAt({ moves }: LegalActions, index: number): Move {
  const move = moves[index];
  if (move === undefined) throw new Error('no action of the net is a legal move');
  return move;
}
