import { isDeepStrictEqual } from 'node:util';
import {
  ALL_SEATS,
  below,
  clone,
  deciding,
  legalMoves,
  type Match,
  type Move,
  nextWord,
  ownView,
  type Random,
  resample,
  type Seat,
  spectatorView,
  type View,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import { type Hands, LINES, PROMISE_LINES, type SettingsChange } from '@holdup/protocol';
import { openCount } from '../../src/table/game.ts';
import type { Game, Table } from '../../src/table/table.ts';
import { ask, seatPeople } from '../people.ts';
import { createTestNode, type MemoryClient, type TestNode, withoutPulses } from '../testNode.ts';

const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

/** One of two tables that are played side by side. */
export interface Side {
  readonly node: TestNode;
  readonly code: string;
  readonly clients: readonly MemoryClient[];
  readonly screen: MemoryClient;
  /** Another spectator, who guesses; what they are sent is not compared. */
  readonly fan: MemoryClient;
  readonly table: Table;
}

export interface Twins {
  readonly left: Side;
  /** The same in everything that the onlooker may know; the rest is drawn at random. */
  readonly right: Side;
}

/** Settings that vary with the number of the game, so that all of them are met. */
export const settingsOf = (game: number): SettingsChange => {
  const edition = game % 4 === 3 ? 'first' : 'second';
  return {
    edition,
    powers: edition === 'second' ? 'random' : 'none',
    openLoot: game % 5 === 4,
    deadSeeHands: game % 2 === 1,
    godfatherCounts: game % 3 === 0 ? 'on' : 'off',
    hideReady: game % 3 === 1,
    lateAim: game % 2 === 0 || edition === 'first' ? 'noTarget' : 'sitsOut',
  };
};

/** Who is being watched: a seat, or a spectator. */
export type Onlooker = Seat | null;

export const gameOf = ({ table }: Side): Game => {
  if (table.game === null) throw new Error('the match has not begun');
  return table.game;
};

export const viewFor = (match: Match, onlooker: Onlooker): View =>
  onlooker === null ? spectatorView(match) : viewOf(match, onlooker);

/** What each seat holds, where the settings let this onlooker see it: only once they are dead. */
export function handsFor(side: Side, onlooker: Onlooker): Hands | null {
  const { match } = gameOf(side);
  if (onlooker === null || !side.table.settings.deadSeeHands) return null;
  const dead = spectatorView(match).public.players[onlooker]?.alive === false;
  return dead ? match.seatStates.map((own) => ownView(own)) : null;
}

export const clientOf = (side: Side, onlooker: Onlooker): MemoryClient =>
  onlooker === null ? side.screen : (side.clients[onlooker] as MemoryClient);

async function openSide(settings: SettingsChange, people: number, secret: string): Promise<Side> {
  // The same shuffle on both sides: the server's secret and the clients' randomness are the same.
  const node = await createTestNode({ secret: () => secret, wrapStore: withoutPulses });
  const { code, clients } = await seatPeople(node, people, { ...settings, seats: people }, (i) =>
    String(i).padStart(32, '0'),
  );
  const screen = node.connect();
  const fan = node.connect();
  for (const spectator of [screen, fan]) await ask(node, spectator, { type: 'watch', code });
  const live = await node.live(code);
  await ask(node, clients[0] as MemoryClient, { type: 'start' });
  await node.clock.pass(10, node.settle);
  return { node, code, clients, screen, fan, table: live.table };
}

export async function openTwins(
  settings: SettingsChange,
  people: number,
  secret: string,
): Promise<Twins> {
  return {
    left: await openSide(settings, people, secret),
    right: await openSide(settings, people, secret),
  };
}

export async function closeTwins({ left, right }: Twins): Promise<void> {
  await left.node.close();
  await right.node.close();
}

/** Makes the right table the same as the left one in everything but its name, and lets its screens know. */
export async function alike({ left, right }: Twins): Promise<void> {
  // Keeps everybody below the rate limits.
  for (const { node } of [left, right]) await node.clock.pass(1000, node.settle);
  const { code, seq, ...state } = left.table;
  const game = gameOf(left);
  const seats = state.seats.map((record, seat) => {
    const mine = right.table.seats[seat];
    const tokenHash = mine?.kind === 'person' ? mine.tokenHash : '';
    return record.kind === 'person' ? { ...record, tokenHash } : record;
  });
  Object.assign(right.table, {
    ...state,
    seats,
    randoms: new Map(state.randoms),
    seals: new Map(state.seals),
    knocks: new Map(state.knocks),
    reports: new Map(state.reports),
    mutes: new Map([...state.mutes].map(([person, others]) => [person, new Set(others)])),
    game: {
      ...game,
      id: gameOf(right).id,
      match: clone(game.match),
      moves: [...game.moves],
      defaults: [...game.defaults],
      past: [...game.past],
      choices: new Map(game.choices),
      changes: new Map(game.changes),
      latecomers: new Set(game.latecomers),
      bets: new Map(game.bets),
      promises: [...game.promises],
      guesses: new Map(game.guesses),
      watchers: new Map(game.watchers),
    },
  });
  // A row that is not a move makes the server compare everything that it has sent.
  const on = left.table.mutes.get(0)?.has(1) !== true;
  for (const side of [left, right])
    await ask(side.node, side.clients[0] as MemoryClient, { type: 'mute', person: 1, on });
}

/**
 * Redraws, at the right table, everything that the onlooker may not know: in the match, and in what only the server
 * keeps.
 */
export function varySecrets(twins: Twins, onlooker: Onlooker, random: Random): Set<Secret> {
  const { left, right } = twins;
  const [real, twin] = [gameOf(left), gameOf(right)];
  // A dead player who sees all hands may know all of the match but the cards to come and what is chosen in a count.
  const match =
    handsFor(left, onlooker) === null
      ? resample(viewFor(real.match, onlooker), random)
      : clone(real.match);
  const past = twin.past.filter((event) => visibleTo(event, onlooker));
  Object.assign(twin, { match, past });
  for (const seat of twin.choices.keys())
    if (seat !== onlooker) twin.choices.set(seat, pick(random, legalMoves(match, seat)));
  for (const [seat, bet] of twin.bets)
    if (seat !== onlooker) twin.bets.set(seat, { ...bet, on: pick(random, livingSeats(match)) });
  for (const [key, each] of twin.guesses)
    if (each.seat !== onlooker)
      twin.guesses.set(key, { ...each, on: pick(random, livingSeats(match)) });
  for (const [key, { as, guesses }] of twin.watchers)
    twin.watchers.set(key, {
      as,
      guesses: guesses.map((each) => ({ ...each, on: pick(random, livingSeats(match)) })),
    });
  right.table.talk = right.table.talk.map((said) =>
    said.kind === 'whisper' && said.person !== onlooker && said.listener !== onlooker
      ? { ...said, line: pick(random, LINES) }
      : said,
  );
  const promises = twin.promises.map((given) =>
    given.between === null || given.between.some((person) => person === onlooker)
      ? given
      : { ...given, line: pick(random, PROMISE_LINES) },
  );
  Object.assign(twin, { promises });
  right.table.secret = nextWord(random).toString(16).padStart(64, '0');
  for (const [person] of right.table.randoms)
    if (person !== onlooker) right.table.randoms.set(person, `${person}`.padStart(32, 'f'));
  const found = differences(real, twin, onlooker);
  if (!isDeepStrictEqual(left.table.talk, right.table.talk)) found.add('what others whispered');
  return found;
}

export const SECRETS = [
  'the bullet loaded',
  'the bullets in hand',
  'an answer locked',
  'the loot kept',
  'the bullets that passed through other hands',
  'the cards that others saw',
  'a choice in a count',
  'the cards to come',
  'the discard lying face down',
  'the hands of the dead',
  'the luck to come',
  'what only others were told',
  'the bets of the dead',
  'what the dead guessed',
  'what spectators guessed',
  'what others whispered',
  'what others promised in whispers',
] as const;
type Secret = (typeof SECRETS)[number];

/** In which secrets two matches differ. */
function differences(real: Game, twin: Game, onlooker: Onlooker): Set<Secret> {
  const found = new Set<Secret>();
  const compare = (secret: Secret, a: unknown, b: unknown) => {
    if (JSON.stringify(a) !== JSON.stringify(b)) found.add(secret);
  };
  const [a, b] = [real.match, twin.match];
  for (const [seat, own] of a.seatStates.entries()) {
    const other = b.seatStates[seat];
    if (seat === onlooker || other === undefined) continue;
    compare('the bullet loaded', own.bullet, other.bullet);
    compare('the bullets in hand', own.hand, other.hand);
    compare('an answer locked', own.locked, other.locked);
    compare('the loot kept', own.loot, other.loot);
    compare('the bullets that passed through other hands', own.bulletTrail, other.bulletTrail);
    compare('the cards that others saw', own.lootTrail, other.lootTrail);
    compare('a choice in a count', real.choices.get(seat as Seat), twin.choices.get(seat as Seat));
  }
  const turnedUp = a.rules.pileStarts[a.publicState.round] ?? a.hidden.deck.length;
  compare('the cards to come', a.hidden.deck.slice(turnedUp), b.hidden.deck.slice(turnedUp));
  compare('the discard lying face down', a.hidden.faceDown, b.hidden.faceDown);
  compare('the hands of the dead', a.hidden.goneBullets, b.hidden.goneBullets);
  compare('the luck to come', a.hidden.random, b.hidden.random);
  compare('what only others were told', real.past, twin.past);
  compare('the bets of the dead', [...real.bets], [...twin.bets]);
  compare('what the dead guessed', [...real.guesses], [...twin.guesses]);
  compare('what spectators guessed', [...real.watchers], [...twin.watchers]);
  compare('what others promised in whispers', real.promises, twin.promises);
  return found;
}

/**
 * The move for the right table, given one on the left: the same if the onlooker makes it. Others sometimes make a
 * different one where the choice is still hidden. Null if the move is not legal there.
 */
export function twinMove(
  { right }: Twins,
  seat: Seat,
  move: Move,
  onlooker: Onlooker,
  random: Random,
): Move | null {
  const { match } = gameOf(right);
  const moves = legalMoves(match, seat);
  const unseen = seat !== onlooker && (move.move === 'load' || openCount(match) !== null);
  if (unseen && (below(random, 2) === 0 || !moves.includes(move))) return pick(random, moves);
  return moves.includes(move) ? move : null;
}

const livingSeats = (match: Match): readonly Seat[] =>
  ALL_SEATS.filter((seat) => spectatorView(match).public.players[seat]?.alive === true);

/** A dead player, and a living one to bet on at each table: the same one only if the bettor watches. */
export function twinBets({ left, right }: Twins, onlooker: Onlooker, random: Random) {
  const living = livingSeats(gameOf(left).match);
  const dead = ALL_SEATS.slice(0, left.clients.length).filter((seat) => !living.includes(seat));
  if (dead.length === 0 || living.length === 0) return null;
  const seat = pick(random, dead);
  const on = pick(random, living);
  const other = pick(random, livingSeats(gameOf(right).match));
  return { seat, on, twin: seat === onlooker ? on : other };
}

/** Who whispers to whom, and what at each table: the same only if one of the two watches. */
export function twinWhispers({ left }: Twins, onlooker: Onlooker, random: Random) {
  const seats = ALL_SEATS.slice(0, left.clients.length);
  const seat = pick(random, seats);
  const to = pick(
    random,
    seats.filter((other) => other !== seat),
  );
  const text = () => ({ text: `psst ${below(random, 1000)}` });
  const line = () => ({ line: pick(random, below(random, 2) === 0 ? PROMISE_LINES : LINES) });
  const say = below(random, 3) === 0 ? text : line;
  const here = { type: 'whisper', to, ...say() } as const;
  const there = { type: 'whisper', to, ...say() } as const;
  return { seat, here, there: seat === onlooker || to === onlooker ? here : there };
}

/** A seat that has something to decide and has not. */
export function nextSeat({ left }: Twins, random: Random): Seat | null {
  const game = gameOf(left);
  const seats = deciding(game.match).filter((seat) => !game.choices.has(seat));
  return seats.length === 0 ? null : pick(random, seats);
}
