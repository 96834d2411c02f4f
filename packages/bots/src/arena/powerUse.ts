import type { Move, PowerName, View } from '@holdup/engine';
import { mayTakeTwo } from '../net/actions.ts';

/** The powers that their owners may leave unused. */
export const OPTIONAL_POWERS = [
  'cunning',
  'dictator',
  'goodFriend',
  'greedy',
  'junkDealer',
  'smart',
] as const satisfies readonly PowerName[];

/** Whether a move uses the power of its seat; null where the seat has no choice to use it or not. */
export function usesPower(view: View, move: Move): boolean | null {
  const { decision } = view.public;
  switch (move.move) {
    case 'reload':
    case 'forbid':
    case 'regain':
    case 'trade':
      return true;
    case 'keep':
    case 'allow':
      return false;
    case 'decline':
      return decision === 'regain' ? false : null;
    case 'take':
      return mayTakeTwo(view.moves) ? move.shares.length === 2 : null;
    case 'discard':
      return decision === 'discardInstead' ? move.bullet !== view.own?.bullet : null;
    default:
      return null;
  }
}
