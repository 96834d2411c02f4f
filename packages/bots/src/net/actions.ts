import {
  BULLETS,
  LOOT_KINDS,
  MAX_SEATS,
  type Move,
  type Seat,
  SHARES,
  type Share,
} from '@holdup/engine';

/**
 * The actions of the net, by name. Those about seats count clockwise from the deciding seat. A
 * double take is chosen in two steps: the first share, then the second or `one` (see decisions.ts).
 */

/** Actions computed from the trunk of the net. `lose` is the bullet to give up: given away or discarded. */
export const PLAIN_ACTIONS = [
  ...BULLETS.map((bullet) => `load:${bullet}`),
  ...BULLETS.map((bullet) => `lose:${bullet}`),
  'lose:nothing',
  'keep',
  'decline',
  'regain',
  'pass',
  'duck',
  'stand',
  ...SHARES.map((share) => `take:${share}`),
  'one',
  ...LOOT_KINDS.map((kind) => `forbid:${kind}`),
  'allow',
  'trade',
] as const;

/** Actions that point at another seat. */
export const SEAT_ACTIONS = ['aim', 'order', 'hustle', 'tradeWith'] as const;

const OTHERS = MAX_SEATS - 1;
export const ACTIONS = PLAIN_ACTIONS.length + SEAT_ACTIONS.length * OTHERS;

const plain = (name: string): number => {
  const index = PLAIN_ACTIONS.indexOf(name);
  if (index === -1) throw new Error(`the net has no action "${name}"`);
  return index;
};

const LOAD = plain(`load:${BULLETS[0]}`);
const LOSE = plain(`lose:${BULLETS[0]}`);
const LOSE_NOTHING = plain('lose:nothing');
const KEEP = plain('keep');
const DECLINE = plain('decline');
const REGAIN = plain('regain');
const PASS = plain('pass');
const DUCK = plain('duck');
const STAND = plain('stand');
const TAKE = plain(`take:${SHARES[0]}`);
const ONE = plain('one');
const FORBID = plain(`forbid:${LOOT_KINDS[0]}`);
const ALLOW = plain('allow');
const TRADE = plain('trade');

/** The index at which actions that point at seats begin: all seats of the first kind, then of the next. */
export const SEAT_ACTIONS_AT = PLAIN_ACTIONS.length;
/** The next seat clockwise is 1 away: this is the index where 0 would be. */
const pointing = (kind: (typeof SEAT_ACTIONS)[number]): number =>
  SEAT_ACTIONS_AT + SEAT_ACTIONS.indexOf(kind) * OTHERS - 1;
const AIM = pointing('aim');
const ORDER = pointing('order');
const HUSTLE = pointing('hustle');
const TRADE_WITH = pointing('tradeWith');

/** Never chosen by the net: only a player who is too slow aims at nobody. */
export const NEVER = -1;

const shareOf = (share: Share): number => SHARES.indexOf(share);

/**
 * The action for a legal move of `seat`. `first` is the share of a double take that was already
 * chosen, or null: moves that do not begin with it are then not actions.
 */
export function actionOf(move: Move, seat: Seat, seats: number, first: Share | null): number {
  const away = (other: Seat): number => (other - seat + seats) % seats;
  switch (move.move) {
    case 'load':
    case 'reload':
      return LOAD + BULLETS.indexOf(move.bullet);
    case 'give':
      return LOSE + BULLETS.indexOf(move.bullet);
    case 'discard':
      return move.bullet === null ? LOSE_NOTHING : LOSE + BULLETS.indexOf(move.bullet);
    case 'aim':
      return move.target === null ? NEVER : AIM + away(move.target);
    case 'keep':
      return KEEP;
    case 'order':
      return ORDER + away(move.target);
    case 'pass':
      return PASS;
    case 'duck':
      return DUCK;
    case 'stand':
      return STAND;
    case 'hustle':
      return HUSTLE + away(move.target);
    case 'take': {
      const [one, two] = move.shares;
      if (first === null) return TAKE + shareOf(one);
      if (one !== first) return NEVER;
      return two === undefined ? ONE : TAKE + shareOf(two);
    }
    case 'forbid':
      return FORBID + LOOT_KINDS.indexOf(move.kind);
    case 'allow':
      return ALLOW;
    case 'trade':
      return move.target === undefined ? TRADE : TRADE_WITH + away(move.target);
    case 'decline':
      return DECLINE;
    case 'regain':
      return REGAIN;
  }
}

/** The move for an action: the first of `moves` that it stands for. */
export function moveOf(
  action: number,
  moves: readonly Move[],
  seat: Seat,
  seats: number,
  first: Share | null,
): Move {
  for (const move of moves) if (actionOf(move, seat, seats, first) === action) return move;
  throw new Error(`action ${action} stands for none of the legal moves`);
}

/** Whether two shares may be taken at once, in which case the net chooses the second after the first. */
export const mayTakeTwo = (moves: readonly Move[]): boolean =>
  moves.some((move) => move.move === 'take' && move.shares.length === 2);
