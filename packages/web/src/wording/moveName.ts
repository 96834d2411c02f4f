import type { Move } from '@holdup/engine';
import { words } from '../i18n/index.ts';
import { type Names, shareName } from './names.ts';

/** A move in one or a few words, as buttons, hints and the coach call it. */
export const moveName = (move: Move, names: Names): string => {
  const { game, table } = words();
  const { prompts } = table;
  switch (move.move) {
    case 'load':
    case 'give':
    case 'reload':
      return game.bullets[move.bullet].name;
    case 'keep':
      return prompts.keepCard;
    case 'discard':
      return move.bullet === null
        ? prompts.clipNothing
        : prompts.clipDiscard(game.bullets[move.bullet].name);
    case 'aim':
    case 'hustle':
      return move.target === null ? prompts.aimNobody : names.name(move.target);
    case 'order':
      return names.name(move.target);
    case 'pass':
      return prompts.pass;
    case 'duck':
      return prompts.duck;
    case 'stand':
      return prompts.stand;
    case 'take': {
      const [first, second] = move.shares;
      return second === undefined
        ? shareName(first)
        : prompts.takeThen(shareName(first), shareName(second));
    }
    case 'forbid':
      return prompts.forbidKind(game.kinds[move.kind]);
    case 'allow':
      return prompts.allow;
    case 'trade':
      return move.target === undefined
        ? prompts.tradePile
        : prompts.tradeWith(names.name(move.target));
    case 'decline':
      return prompts.decline;
    case 'regain':
      return prompts.regainYes;
  }
};
