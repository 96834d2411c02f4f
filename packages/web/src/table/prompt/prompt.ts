import type { Bullet, Move, Seat, Share, View } from '@holdup/engine';
import { words } from '../../i18n/index.ts';
import { moveName } from '../../wording/moveName.ts';
import { listWords, type Names, shareExplain, shareName } from '../../wording/names.ts';

/** What a choice shows beside its words. */
export type Picture =
  | { readonly kind: 'bullet'; readonly bullet: Bullet }
  | { readonly kind: 'person'; readonly seat: Seat }
  | { readonly kind: 'share'; readonly share: Share };

export type Choice = {
  readonly move: Move;
  readonly label: string;
  readonly hint: string;
  readonly picture: Picture | null;
};

/** A decision as a screen asks it. Every choice is a legal move, and every legal move is a choice or one of the pairs. */
export type Prompt = {
  readonly title: string;
  readonly hint: string;
  /** How the choices lie: two big buttons, cards in a row, people, or shares of the loot. */
  readonly layout: 'big' | 'cards' | 'people' | 'shares';
  readonly choices: readonly Choice[];
  /** Two shares at once. */
  readonly pairs: readonly Move[];
};

type Text = { readonly title: string; readonly hint: string };

const aimers = ({ public: shown }: View, seat: Seat): readonly Seat[] =>
  shown.players.flatMap((player, at) => (player.target === seat ? [at as Seat] : []));

const bulletHint = (view: View, bullet: Bullet): string => {
  const { game, table } = words();
  const left = view.own?.hand[bullet] ?? 0;
  return left > 0 ? table.prompts.loadLeft(left) : game.bullets[bullet].explain;
};

const personHint = ({ public: shown }: View, seat: Seat): string => {
  const { game, table } = words();
  const player = shown.players[seat];
  return player
    ? table.prompts.personHint(
        game.counts.bullets(player.bullets),
        game.counts.lootCards(player.lootCards),
      )
    : '';
};

const duckHint = (view: View): string => {
  const { table } = words();
  const power = view.seat === null ? null : view.public.players[view.seat]?.power;
  const plain =
    view.public.edition === 'first' ? table.prompts.duckShameHint : table.prompts.duckHint;
  if (power === 'doctor' && (view.public.players[view.seat ?? 0]?.wounds ?? 0) > 0)
    return `${plain}, ${table.doctorHint}`;
  if (power === 'stealthy' && view.public.table.includes('bill10'))
    return `${plain}, ${table.stealthyHint}`;
  return plain;
};

const standHint = (view: View): string => {
  const { prompts } = words().table;
  const player = view.public.players[view.seat ?? 0];
  const threatened = view.seat !== null && aimers(view, view.seat).length > 0;
  return threatened && player && player.wounds + 1 >= player.fatalWounds
    ? prompts.standLastHint
    : prompts.standHint;
};

const choiceOf = (view: View, names: Names, move: Move): Choice | null => {
  const { game, table } = words();
  const { prompts } = table;
  const plain = (hint: string, picture: Picture | null = null): Choice => ({
    move,
    label: moveName(move, names),
    hint,
    picture,
  });
  const ofBullet = (bullet: Bullet): Choice =>
    plain(bulletHint(view, bullet), { kind: 'bullet', bullet });
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
          prompts.keepCardHint,
          incoming === null ? null : { kind: 'share', share: incoming },
        );
      return {
        ...plain('', { kind: 'bullet', bullet }),
        label: prompts.keepBullet(game.bullets[bullet].name),
      };
    }
    case 'discard':
      return move.bullet === null ? plain(prompts.clipNothingHint) : ofBullet(move.bullet);
    case 'aim':
    case 'hustle':
      return move.target === null ? plain(prompts.aimNobodyHint) : ofPerson(move.target);
    case 'order': {
      const target = view.public.players[move.target]?.target ?? null;
      return ofPerson(move.target, target === null ? '' : prompts.orderHint(names.whom(target)));
    }
    case 'pass':
      return plain(prompts.passHint);
    case 'duck':
      return plain(duckHint(view));
    case 'stand':
      return plain(standHint(view));
    case 'take': {
      const [share, second] = move.shares;
      return second === undefined ? plain(shareExplain(share), { kind: 'share', share }) : null;
    }
    case 'forbid':
      return plain('');
    case 'allow':
      return plain(prompts.allowHint);
    case 'trade':
      return move.target === undefined ? plain(prompts.tradePileHint) : ofPerson(move.target);
    case 'decline':
      return plain(prompts.declineHint);
    case 'regain':
      return plain(prompts.regainHint, { kind: 'bullet', bullet: 'bang' });
  }
};

const courageText = (view: View, names: Names): Text => {
  const { prompts } = words().table;
  const { title, safe, aimedBy } = prompts.courage;
  const threats = view.seat === null ? [] : aimers(view, view.seat);
  return {
    title,
    hint: threats.length === 0 ? safe : aimedBy(names.list(threats), threats.length > 1),
  };
};

const textOf = (view: View, names: Names): Text => {
  const { game, table } = words();
  const { prompts } = table;
  const { decision, sharing } = view.public;
  switch (decision) {
    case 'hustle':
      return prompts.hustle;
    case 'give':
      return prompts.give;
    case 'load':
      return prompts.load;
    case 'aim':
      return prompts.aim;
    case 'aimAfterOthers':
      return prompts.aimLast;
    case 'reload':
      return prompts.reload;
    case 'privilege':
      return prompts.privilege;
    case 'reaim':
      return prompts.reaim;
    case 'courage':
      return courageText(view, names);
    case 'discardInstead':
      return prompts.smart;
    case 'forbid':
      return {
        title: prompts.forbid.title(
          sharing.turn === null ? '' : names.name(sharing.turn),
          listWords(sharing.announced.map(shareName)),
        ),
        hint: prompts.forbid.hint,
      };
    case 'trade':
      return {
        title: prompts.trade.title(sharing.incoming === null ? '' : shareName(sharing.incoming)),
        hint: prompts.trade.hint,
      };
    case 'clip':
      return prompts.clip;
    case 'regain':
      return prompts.regain;
    default: {
      const two = view.moves.some((move) => move.move === 'take' && move.shares.length === 2);
      const text = two ? prompts.takeTwo : prompts.take;
      return sharing.forbidden === null
        ? text
        : { ...text, hint: prompts.takeForbidden(game.kinds[sharing.forbidden]) };
    }
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
  if (view.moves.length === 0) return null;
  const choices = view.moves.flatMap((move) => choiceOf(view, names, move) ?? []);
  const pairs = view.moves.filter((move) => move.move === 'take' && move.shares.length === 2);
  return { ...textOf(view, names), layout: layoutOf(choices), choices, pairs };
};
