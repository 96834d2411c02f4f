import type { Move } from '@holdup/engine';
import { bulletWords, kindWords, listed, type NameOf, shareWords } from './words.ts';

/** A move in a few words. */
export function moveWords(move: Move, name: NameOf): string {
  switch (move.move) {
    case 'aim':
      return `aim at ${move.target === null ? 'nobody' : name(move.target)}`;
    case 'order':
      return `order ${name(move.target)} to change target`;
    case 'hustle':
      return `draw from ${name(move.target)}`;
    case 'trade':
      return move.target === undefined ? 'trade' : `trade with ${name(move.target)}`;
    case 'take':
      return `take ${listed(move.shares.map(shareWords))}`;
    case 'forbid':
      return `forbid ${kindWords(move.kind)}`;
    case 'load':
    case 'give':
    case 'reload':
    case 'discard':
      return `${move.move} ${move.bullet === null ? 'nothing' : `a ${bulletWords(move.bullet)}`}`;
    default:
      return move.move;
  }
}
