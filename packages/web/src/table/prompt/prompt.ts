import type { Bullet, Move, Seat, Share, View } from '@holdup/engine';
import { matchWords } from '../../i18n/spoken.ts';
import { duckingGain } from '../../wording/duckingGain.ts';
import { moveName } from '../../wording/moveName.ts';
import { type Names, shareExplain } from '../../wording/names.ts';
import { shareEffect } from '../../wording/shareEffect.ts';
import { questionOf, threatsTo } from './questions.ts';

/** What a choice shows beside its words. */
export type Picture =
  | { readonly kind: 'bullet'; readonly bullet: Bullet }
  | { readonly kind: 'person'; readonly seat: Seat }
  | { readonly kind: 'share'; readonly share: Share };

export type Choice = {
  readonly move: Move;
  readonly label: string;
  /** What it does right now, in a few words. */
  readonly hint: string;
  /** The whole explanation, for a long press; empty where the hint says it all. */
  readonly more: string;
  /** A number on the picture, such as how many are left. */
  readonly badge: string;
  readonly picture: Picture | null;
};

/** A decision as a screen asks it. Every legal move is either a choice or one of the pairs, and nothing else is offered. */
export type Prompt = {
  readonly title: string;
  readonly hint: string;
  /** How the choices are laid out: two big buttons, cards in a row, people, or shares of the loot. */
  readonly layout: 'big' | 'cards' | 'people' | 'shares';
  readonly choices: readonly Choice[];
  /** Two shares at once. */
  readonly pairs: readonly Move[];
};

/** How many bullets like this one the reader holds. */
const leftOf = (view: View, bullet: Bullet): string => {
  const left = view.own?.hand[bullet] ?? 0;
  return left > 0 ? `×${left}` : '';
};

/** What a clip's exchange does to the hand; a Bang for a Bang only looks like one. */
const clipHint = (bullet: Bullet): string => {
  const { loot, game } = matchWords();
  return bullet === 'bang' ? loot.clip.sameHint : loot.clip.swapHint(game.bullets[bullet].name);
};

const personHint = ({ public: shown }: View, seat: Seat): string => {
  const { editions, game, table } = matchWords();
  const player = shown.players[seat];
  return player
    ? table.prompts.personHint(
        game.counts.bullets(player.bullets),
        editions[shown.edition].cards(player.lootCards),
      )
    : '';
};

const duckHint = (view: View): string => {
  const { editions, powers } = matchWords();
  const gain = duckingGain(view);
  return gain === null ? editions[view.public.edition].duck.hint : powers[gain].duckHint;
};

const standHint = (view: View): string => {
  const { editions, table } = matchWords();
  const player = view.public.players[view.seat ?? 0];
  const threatened = threatsTo(view).length > 0;
  return threatened && player && player.wounds + 1 >= player.fatalWounds
    ? table.prompts.standLastHint
    : editions[view.public.edition].stand.hint;
};

const choiceOf = (view: View, names: Names, move: Move): Choice | null => {
  const { game, loot, powers, table } = matchWords();
  const { prompts } = table;
  const plain = (hint: string, picture: Picture | null = null): Choice => ({
    move,
    label: moveName(move, names, view.public.edition),
    hint,
    more: '',
    badge: '',
    picture,
  });
  const ofBullet = (bullet: Bullet, hint = game.bullets[bullet].effect): Choice => ({
    ...plain(hint, { kind: 'bullet', bullet }),
    more: game.bullets[bullet].explain,
    badge: leftOf(view, bullet),
  });
  const ofPerson = (seat: Seat, hint = personHint(view, seat)): Choice =>
    plain(hint, { kind: 'person', seat });
  switch (move.move) {
    case 'load':
    case 'give':
    case 'reload':
      return ofBullet(move.bullet);
    case 'keep': {
      const { incoming } = view.public.sharing;
      const bullet = view.own?.bullet ?? null;
      if (view.public.decision === 'trade' || bullet === null)
        return plain(
          powers.junkDealer.keepHint,
          incoming === null ? null : { kind: 'share', share: incoming },
        );
      return {
        ...plain('', { kind: 'bullet', bullet }),
        label: powers.cunning.keep(game.bullets[bullet].name),
      };
    }
    case 'discard':
      return move.bullet === null
        ? plain(loot.clip.takeFreeHint)
        : ofBullet(move.bullet, clipHint(move.bullet));
    case 'aim':
    case 'hustle':
      return move.target === null ? null : ofPerson(move.target);
    case 'order': {
      const target = view.public.players[move.target]?.target ?? null;
      return ofPerson(move.target, target === null ? '' : prompts.orderHint(names.person(target)));
    }
    case 'pass':
      return plain(prompts.passHint);
    case 'duck':
      return plain(duckHint(view));
    case 'stand':
      return plain(standHint(view));
    case 'take': {
      const [share, second] = move.shares;
      if (second !== undefined) return null;
      const hint = shareEffect(share, view);
      return { ...plain(hint, { kind: 'share', share }), more: shareExplain(share) };
    }
    case 'forbid':
      return plain('');
    case 'allow':
      return plain(powers.dictator.allowHint);
    case 'trade':
      return move.target === undefined ? plain(powers.junkDealer.pileHint) : ofPerson(move.target);
    case 'decline':
      return plain(prompts.declineHint);
    case 'regain':
      return plain(powers.goodFriend.takeHint, { kind: 'bullet', bullet: 'bang' });
  }
};

const layoutOf = (choices: readonly Choice[]): Prompt['layout'] => {
  if (choices.some(({ move }) => move.move === 'take')) return 'shares';
  if (choices.some(({ picture }) => picture?.kind === 'person')) return 'people';
  return choices.some(({ picture }) => picture?.kind === 'bullet') ? 'cards' : 'big';
};

/** The choice that a tap on a player makes. */
export const choiceOfPerson = (prompt: Prompt | null, seat: Seat): Choice | undefined =>
  prompt?.choices.find(({ picture }) => picture?.kind === 'person' && picture.seat === seat);

/** The choice that a tap on a share makes; none where two are taken at once. */
export const choiceOfShare = (prompt: Prompt | null, share: Share): Choice | undefined =>
  prompt?.pairs.length === 0
    ? prompt.choices.find(
        ({ move }) => move.move === 'take' && move.shares.length === 1 && move.shares[0] === share,
      )
    : undefined;

/** What is asked of the reader now, or null. */
export const promptOf = (view: View, names: Names): Prompt | null => {
  const { decision } = view.public;
  if (decision === null || view.moves.length === 0) return null;
  const choices = view.moves.flatMap((move) => choiceOf(view, names, move) ?? []);
  const pairs = view.moves.filter((move) => move.move === 'take' && move.shares.length === 2);
  const { title, hint } = questionOf(decision, { view, names });
  return { title, hint, layout: layoutOf(choices), choices, pairs };
};
