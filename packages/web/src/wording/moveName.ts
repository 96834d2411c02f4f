import type { EditionName, Move } from '@holdup/engine';
import { matchWords } from '../i18n/spoken.ts';
import { type Names, shareInText, shareName } from './names.ts';

/** A move in a few words, for buttons, hints and the coach. */
export const moveName = (move: Move, names: Names, edition: EditionName): string => {
  const { editions, game, loot, options, powers, table } = matchWords();
  const { prompts } = table;
  switch (move.move) {
    case 'load':
    case 'give':
    case 'reload':
      return game.bullets[move.bullet].name;
    case 'keep':
      return prompts.keep;
    case 'discard':
      return move.bullet === null
        ? loot.clip.takeFree
        : loot.clip.discard(game.bullets[move.bullet].name);
    case 'aim':
      return move.target === null ? options.lateAim.noTarget.name : names.name(move.target);
    case 'hustle':
    case 'order':
      return names.name(move.target);
    case 'pass':
      return prompts.pass;
    case 'duck':
      return editions[edition].duck.name;
    case 'stand':
      return editions[edition].stand.name;
    case 'take': {
      const [first, second] = move.shares;
      return second === undefined
        ? shareName(first)
        : powers.greedy.pair(shareName(first), shareInText(second));
    }
    case 'forbid':
      return powers.dictator.ban(game.within(loot.kinds[move.kind]));
    case 'allow':
      return powers.dictator.allow;
    case 'trade':
      return move.target === undefined
        ? powers.junkDealer.pile
        : powers.junkDealer.player(names.name(move.target));
    case 'decline':
      return prompts.decline;
    case 'regain':
      return powers.goodFriend.take;
  }
};
