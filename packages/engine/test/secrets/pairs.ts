import { clone } from '../../src/core/compartments.ts';
import type { GameEvent } from '../../src/core/events.ts';
import type { Move } from '../../src/core/moves.ts';
import { type Random, shuffle } from '../../src/core/random.ts';
import { has, only, type Seat, type SeatSet } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import { legalMoves, result } from '../../src/match/play.ts';
import { chooseMove, possibleMoves, type Temper } from '../properties/games.ts';
import { pick } from '../properties/setups.ts';
import { type Eyes, type Leak, onlookers, sight } from './eyes.ts';
import { type Change, learners, type Pair, reveals, searchBegins } from './reveals.ts';

/** The choices that nobody else may see, by the decision they are made in. */
export const SECRET_CHOICES: Readonly<Record<string, string>> = {
  load: 'the loaded bullet',
  aim: 'an aim not yet shown',
  courage: 'courage not yet shown',
  reload: 'what Cunning exchanged for',
  discardInstead: 'what Smart discarded',
  clip: 'what was discarded for a clip',
  give: 'what the Hustler gave',
};

const isSecret = ({ move }: Move): boolean => move !== 'keep' && move !== 'decline';

/** Two answers a seat could give that must look the same to the others, if it has two. */
export function secretChoice(match: Match, seat: Seat, random: Random): [Move, Move] | null {
  if (SECRET_CHOICES[match.publicState.asking?.name ?? ''] === undefined) return null;
  const [one, other] = shuffle(random, legalMoves(match, seat).filter(isSecret));
  return one === undefined || other === undefined ? null : [one, other];
}

/** Who knows a choice: the seat that makes it, and the one that gets the Hustler's bullet. */
const knowersOf = (match: Match, seat: Seat): SeatSet => {
  const { asking, sharing } = match.publicState;
  const { receiver } = sharing;
  return only(seat) | (asking?.name === 'give' && receiver !== -1 ? only(receiver) : 0);
};

/** the same match with other cards to come and other luck. Nobody knows. */
export function otherFuture(match: Match, random: Random): Pair {
  const other = clone(match);
  const { hidden, rules, publicState } = other;
  const dealt = rules.pileSizes.slice(0, publicState.round).reduce((sum, size) => sum + size, 0);
  const deck = [...hidden.deck.slice(0, dealt), ...shuffle(random, hidden.deck.slice(dealt))];
  const key = hidden.random.key.map((word, i) => (i === 0 ? ~word : word));
  const luck = { ...hidden.random, key, drawn: 0 };
  return {
    one: clone(match),
    other: { ...other, hidden: { ...hidden, deck, random: luck } },
    knowers: 0,
  };
}

/** The forbidden difference between both matches that an observer can see, if any. */
function leakNow(pair: Pair, eyes: Eyes): Leak | null {
  for (const seat of onlookers(pair.one)) {
    if (seat !== null && has(pair.knowers, seat)) continue;
    const one = sight(eyes, pair.one, seat);
    const other = sight(eyes, pair.other, seat);
    if (one !== other) return { to: seat, through: 'sight', one, other };
  }
  return null;
}

function leakInEvents(pair: Pair, eyes: Eyes, events: readonly GameEvent[][]): Leak | null {
  for (const seat of onlookers(pair.one)) {
    if (seat !== null && has(pair.knowers, seat)) continue;
    const [one = '', other = ''] = events.map((list) =>
      JSON.stringify(list.filter((event) => eyes.visible(event, seat))),
    );
    if (one !== other) return { to: seat, through: 'events', one, other };
  }
  return null;
}

interface Step {
  readonly leak: Leak | null;
  readonly revealed: boolean;
}

/** Makes a move in both matches (the secret itself, where the two differ) and compares all that it shows before a rule reveals it. */
function step(pair: Pair, eyes: Eyes, seat: Seat, moves: readonly [Move, Move]): Step {
  const change: Change = {
    before: { one: clone(pair.one), other: clone(pair.other), knowers: pair.knowers },
    after: pair,
    movesDiffer: moves[0] !== moves[1],
  };
  const events = [pair.one, pair.other].map((match, i) => {
    const list: GameEvent[] = [];
    const played = eyes.play(match, seat, moves[i] as Move, list);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
    return list;
  });
  const ends = events.flatMap((list) => {
    const at = list.findIndex((event) => reveals(event, change));
    return at === -1 ? [] : [at];
  });
  const alike = events.map((list) => list.slice(0, Math.min(...ends)));
  for (const event of alike.flat()) pair.knowers |= learners(event, change);
  const leak = leakInEvents(pair, eyes, alike);
  const revealed = ends.length > 0 || searchBegins(change);
  return leak !== null || revealed
    ? { leak, revealed }
    : { leak: leakNow(pair, eyes), revealed: false };
}

type Ending = 'leak' | 'revealed' | 'nothing both may do' | 'over';

/** Continues both matches with the same moves until a rule reveals the secret, or the first leak. */
export function playPair(
  pair: Pair,
  eyes: Eyes,
  random: Random,
  temper: Temper,
  look: (pair: Pair) => void = () => {},
): { readonly ending: Ending; readonly leak: Leak | null } {
  while (result(pair.one) === null) {
    look(pair);
    const [one, other] = [eyes.asked(pair.one), eyes.asked(pair.other)];
    if (one.join() !== other.join())
      return {
        ending: 'leak',
        leak: { to: null, through: 'asking', one: one.join(), other: other.join() },
      };
    const seat = pick(random, one);
    const allowed = eyes.moves(pair.other, seat);
    const common = eyes.moves(pair.one, seat).filter((move) => allowed.includes(move));
    /** Only seats that know the secret can run out of moves that both matches allow: the others have the same ones. */
    if (common.length === 0) return { ending: 'nothing both may do', leak: null };
    const move = chooseMove(seat, possibleMoves(pair.one, common), random, temper);
    const { leak, revealed } = step(pair, eyes, seat, [move, move]);
    if (leak !== null) return { ending: 'leak', leak };
    if (revealed) return { ending: 'revealed', leak: null };
  }
  return { ending: 'over', leak: null };
}

/** From this moment on: a pair that differs in the seat's next choice, played until that is revealed. */
export function pairFrom(
  match: Match,
  seat: Seat,
  choice: readonly [Move, Move],
  eyes: Eyes,
  random: Random,
  temper: Temper,
  look?: (pair: Pair) => void,
): { readonly ending: Ending; readonly leak: Leak | null } {
  const pair: Pair = { one: clone(match), other: clone(match), knowers: knowersOf(match, seat) };
  const { leak, revealed } = step(pair, eyes, seat, choice);
  if (leak !== null) return { ending: 'leak', leak };
  return revealed ? { ending: 'revealed', leak } : playPair(pair, eyes, random, temper, look);
}
