import { isDeepStrictEqual } from 'node:util';
import {
  ALL_SEATS,
  below,
  createRandom,
  deciding,
  EDITIONS,
  type GameEvent,
  legalMoves,
  type Match,
  type Move,
  POWER_NAMES,
  type Random,
  type Seat,
  spectatorView,
  visibleTo,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import { tableSubject } from '../../src/previews/subject.ts';
import { openCount } from '../../src/table/game.ts';
import { guessesOf } from '../../src/table/guesses.ts';
import type { Game } from '../../src/table/table.ts';
import { ask, tableOf, tokenOf } from '../scene.ts';
import type { MemoryClient } from '../world.ts';
import { guessFromTheCrowd } from './crowd.ts';
import {
  alike,
  clientOf,
  closeTwins,
  gameOf,
  handsFor,
  nextSeat,
  type Onlooker,
  openTwins,
  SECRETS,
  type Side,
  settingsOf,
  type Twins,
  twinBets,
  twinMove,
  twinWhispers,
  varySecrets,
  viewFor,
} from './twins.ts';

/**
 * The wire is compared byte by byte. Two tables are played side by side, and for one observer, everything that they may
 * not know is drawn anew at one of them. As long as the engine says that they know the same of both, they must be sent
 * the same bytes: with every move, at every zero, and when they come back and are told everything.
 */
interface Findings {
  readonly leaks: string[];
  /** Frames that were compared. */
  compared: number;
  /** Of these, frames for dead players who see all hands. */
  handsSeen: number;
  readonly varied: Map<string, number>;
}

const findings = (): Findings => ({ leaks: [], compared: 0, handsSeen: 0, varied: new Map() });

/** What is chance or name, and so differs between any two tables: codes, tokens, ids of matches, and how rows count. */
const withoutNames = (frames: readonly string[], seq: number): string[] =>
  frames.map((text) =>
    text
      .replace(/"(code|token|commitment|match)":"[^"]*"/g, '"$1":""')
      .replace(/"seq":(\d+)/, (_, row) => `"seq":${Number(row) - seq}`)
      .replace(/"(ok":\[|id":)\d+/g, '"$1')
      // A new pile is turned up card by card before all eyes, and its order is forgotten at once.
      .replace(/"added":\[([^\]]*)\]/g, (_, cards) => `"added":[${cards.split(',').sort()}]`),
  );

/** Makes a server leak that does not. */
type Plant = (game: Game) => void;

/** Does the same on both sides: somebody comes back, a seat moves, or time passes. */
async function step(twins: Twins, onlooker: Onlooker, random: Random): Promise<boolean> {
  const { left, right } = twins;
  if (below(random, 6) === 0) {
    for (const side of [left, right]) {
      const client = clientOf(side, onlooker);
      const { code } = side;
      await ask(
        side.world,
        client,
        onlooker === null
          ? { type: 'watch', code }
          : { type: 'resume', code, token: tokenOf(client) },
      );
    }
    return true;
  }
  const bets = below(random, 6) === 0 ? twinBets(twins, onlooker, random) : null;
  if (bets !== null) {
    const courage = openCount(gameOf(left).match) === 'courage';
    for (const [side, on] of [
      [left, bets.on],
      [right, bets.twin],
    ] as const) {
      const client = side.clients[bets.seat] as MemoryClient;
      expect(await ask(side.world, client, { type: 'bet', seat: on })).toBe('ok');
      const { question } = gameOf(side);
      expect(await ask(side.world, client, { type: 'guess', question, seat: on })).toBe(
        courage ? 'ok' : 'notAsked',
      );
    }
    return true;
  }
  if (openCount(gameOf(left).match) === 'courage' && below(random, 4) === 0) {
    await guessFromTheCrowd(twins, random);
    return true;
  }
  if (below(random, 5) === 0) {
    const { seat, here, there } = twinWhispers(twins, onlooker, random);
    const answers = [
      await ask(left.world, left.clients[seat] as MemoryClient, here),
      await ask(right.world, right.clients[seat] as MemoryClient, there),
    ];
    // The dead who see all hands can't whisper, and nobody can too often.
    expect(answers[0]).toBe(answers[1]);
    return true;
  }
  const seat = nextSeat(twins, random);
  if (seat === null) {
    for (const { world } of [left, right]) await world.clock.pass(1000, world.settle);
    return true;
  }
  const moves = legalMoves(gameOf(left).match, seat);
  const move = moves[below(random, moves.length)] as Move;
  const twin = twinMove(twins, seat, move, onlooker, random);
  if (twin === null) return false;
  const play = async (side: Side, played: Move) => {
    const { question } = gameOf(side);
    const client = side.clients[seat] as MemoryClient;
    const answer = await ask(side.world, client, { type: 'play', question, move: played });
    if (answer !== 'ok') throw new Error(`${JSON.stringify(played)} was refused: ${answer}`);
  };
  await play(left, move);
  await play(right, twin);
  return true;
}

const EPISODE = 10;
/** Everybody shoots at the first player, who stays standing, until they are dead. */
async function shootFirstSeat(side: Side): Promise<void> {
  const isDeadly = (move: Move): boolean =>
    (move.move === 'load' && move.bullet === 'bang') ||
    (move.move === 'aim' && move.target === 0) ||
    move.move === 'stand' ||
    move.move === 'pass';
  while (spectatorView(gameOf(side).match).public.players[0]?.alive) {
    const { match, question, choices } = gameOf(side);
    const seat = deciding(match).find((each) => !choices.has(each));
    if (seat === undefined) await side.world.clock.pass(1000, side.world.settle);
    else {
      const moves = legalMoves(match, seat);
      const move = moves.find(isDeadly) ?? (moves[0] as Move);
      await ask(side.world, side.clients[seat] as MemoryClient, { type: 'play', question, move });
    }
  }
}

/** Enough to meet every power, edition and secret; planted leaks need 4 at most. `LEAK_GAMES=500` for a long run. */
const { LEAK_GAMES: GAMES = 10, LEAK_FIRST: FIRST = 1 } = process.env;

/** `toEqual`, which is slow, is left to say in what they differ. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

/** Events as a client has them, and the engine's that they were found to equal. */
const sameEvents = new WeakMap<object, unknown>();

/** A long past grows by little with each move: what was compared before is the same object. */
function expectSameEvents(actual: readonly GameEvent[], expected: readonly GameEvent[]): void {
  expect(actual.length).toBe(expected.length);
  for (const [place, event] of actual.entries()) {
    if (sameEvents.get(event) === expected[place]) continue;
    expectSame(event, expected[place]);
    sameEvents.set(event, expected[place]);
  }
}

/** What is left out of an update must not be missed: every screen holds just what the engine says it may know. */
function expectAllKnown(side: Side): void {
  const { match, past, bets } = gameOf(side);
  const seats: Onlooker[] = [...side.clients.keys()].map((seat) => seat as Seat);
  for (const seat of [...seats, null]) {
    const { view, past: told, hands, you, table } = tableOf(clientOf(side, seat));
    expectSame(view, viewFor(match, seat));
    expectSame(hands, handsFor(side, seat));
    expectSame(you.bet, seat === null ? null : (bets.get(seat) ?? null));
    expectSame(table.bets, side.table.stage === 'finished' ? [...bets.values()] : []);
    expectSameEvents(
      told,
      past.filter((event) => visibleTo(event, seat)),
    );
  }
}

/** All that an onlooker may know of a match: their view, for some of the dead all hands, and at the end every bet. */
const knownTo = (side: Side, onlooker: Onlooker): unknown => [
  viewFor(gameOf(side).match, onlooker),
  handsFor(side, onlooker),
  side.table.stage === 'finished' ? [...gameOf(side).bets.values()] : [],
  guessesOf(gameOf(side)),
];

/** Watches one match with ever other eyes, for as long as those can't tell the two tables apart. */
async function watchMatch(
  twins: Twins,
  random: Random,
  found: Findings,
  plant?: Plant,
  onlookers: readonly Onlooker[] = [...ALL_SEATS.slice(0, twins.left.clients.length), null],
) {
  const { left, right } = twins;
  while (left.table.stage === 'playing' && found.leaks.length === 0) {
    const onlooker = onlookers[below(random, onlookers.length)] ?? null;
    await alike(twins);
    for (const secret of varySecrets(twins, onlooker, random))
      found.varied.set(secret, (found.varied.get(secret) ?? 0) + 1);
    const sides = [left, right] as const;
    const from = sides.map((side) => clientOf(side, onlooker).frames.length);
    const seqs = sides.map(({ table }) => table.revision);
    for (
      let i = 0;
      i < EPISODE && left.table.stage === 'playing' && found.leaks.length === 0;
      i++
    ) {
      if (plant !== undefined) for (const side of sides) plant(gameOf(side));
      if (!(await step(twins, onlooker, random))) break;
      if (plant === undefined) expectAllKnown(left);
      const [known, knownThere] = sides.map((side) => JSON.stringify(knownTo(side, onlooker)));
      if (known !== knownThere) break;
      const [sent = [], sentThere = []] = sides.map((side, n) =>
        withoutNames(clientOf(side, onlooker).frames.slice(from[n]), seqs[n] ?? 0),
      );
      for (let n = 0; n < Math.max(sent.length, sentThere.length); n++) {
        found.compared++;
        if (handsFor(left, onlooker) !== null) found.handsSeen++;
        if (sent[n] === sentThere[n]) continue;
        found.leaks.push(`${onlooker ?? 'a spectator'}: ${sent[n]}\n≠ ${sentThere[n]}`);
        break;
      }
      const [link, linkThere] = sides.map(({ table }) =>
        JSON.stringify({ ...tableSubject(table), code: '' }),
      );
      if (link !== linkThere) found.leaks.push(`the preview of a link: ${link}\n≠ ${linkThere}`);
      sides.forEach((side, n) => {
        from[n] = clientOf(side, onlooker).frames.length;
      });
    }
  }
}

/** What only the server may know until the end, or one client: it must be nowhere in what the others are sent. */
function expectNoSecretText({ clients, screen, table }: Side): void {
  const sent = [...clients, screen].map(({ frames }) => frames.join('\n'));
  const { seed, proof } = gameOf({ table } as Side);
  for (const text of sent) {
    expect(text).not.toContain(proof.secret);
    expect(text).not.toContain(seed);
    for (const { value } of proof.randoms) expect(text).not.toContain(value);
  }
  for (const [owner, client] of clients.entries())
    for (const [n, text] of sent.entries())
      if (n !== owner) expect(text).not.toContain(tokenOf(client));
}

describe('R-11: what a seat or a spectator is sent', () => {
  test('is the same whatever is hidden from them: whole matches, both editions, all powers', async ({
    task,
  }) => {
    const found = findings();
    const powers = new Set<string>();
    const editions = new Set<string>();
    for (let i = +FIRST - 1; i < +FIRST + +GAMES - 1; i++) {
      const twins = await openTwins(settingsOf(i), 8 - (i % 6), `5ec${i}`.padEnd(64, '7'));
      const { rules } = gameOf(twins.left).match;
      editions.add(rules.edition.name);
      for (const power of rules.powers) if (power !== null) powers.add(power.name);
      await watchMatch(twins, createRandom(`leak ${i}`), found);
      expect(found.leaks).toEqual([]);
      expect(twins.left.table.stage).toBe('finished');
      expectNoSecretText(twins.left);
      await closeTwins(twins);
    }
    expect([...found.varied.keys()].sort()).toEqual([...SECRETS].sort());
    expect([...editions].sort()).toEqual([...EDITIONS].sort());
    expect([...powers].sort()).toEqual([...POWER_NAMES].sort());
    Object.assign(task.meta, { matches: +GAMES, frames: found.compared });
    expect(found.compared).toBeGreaterThan(1000);
  });

  test.each([true, false])(
    'is all hands for the dead only if the table allows it (%s), and bets for nobody before the end',
    async (deadSeeHands) => {
      const found = findings();
      const twins = await openTwins({ deadSeeHands }, 8, 'dead'.padEnd(64, '7'));
      for (const side of [twins.left, twins.right]) await shootFirstSeat(side);
      expect(spectatorView(gameOf(twins.left).match).public.players[0]?.alive).toBe(false);
      await watchMatch(twins, createRandom('dead'), found, undefined, [0, 0, 1, null]);
      expect(found.leaks).toEqual([]);
      expect(twins.left.table.stage).toBe('finished');
      expect(found.varied.keys()).toContain('the bets of the dead');
      expect(found.handsSeen > 20).toBe(deadSeeHands);
      await closeTwins(twins);
    },
  );

  const bullets = ({ seatStates: own }: Match) =>
    own.reduce((sum, { bullet }, i) => sum + (bullet + 1) * 7 ** i, 0);
  const PLANTED: Readonly<Record<string, (game: Game) => number>> = {
    'the bullets loaded': ({ match }) => bullets(match),
    'the bullets in hand': ({ match }) =>
      match.seatStates.reduce((sum, { hand }, i) => sum + (hand[0] ?? 0) * 7 ** i, 0),
    'the answers locked': ({ match }) =>
      match.seatStates.reduce((sum, { locked }) => sum + locked, 0),
    'the next card': ({ match }) =>
      match.hidden.deck[match.rules.pileStarts[match.publicState.round] ?? 0] ?? 0,
    'the luck to come': ({ match }) => (match.hidden.random.key[0] ?? 0) % 1000,
    'a choice in a count': ({ choices }) =>
      [...choices.values()].reduce((sum, move) => sum + JSON.stringify(move).length, 0),
  };

  async function leaksOf(plant: Plant): Promise<readonly string[]> {
    const found = findings();
    for (let i = 0; i < 4 && found.leaks.length === 0; i++) {
      const twins = await openTwins({ powers: 'random' }, 4, `1ea${i}`.padEnd(64, '7'));
      await watchMatch(twins, createRandom(`planted ${i}`), found, plant);
      await closeTwins(twins);
    }
    return found.leaks;
  }

  test.each(Object.entries(PLANTED))(
    'would differ if the clock depended on %s',
    async (_, planted) => {
      const leaks = await leaksOf((game) => {
        game.telling = 5000 + planted(game);
      });
      expect(leaks).not.toEqual([]);
    },
  );

  test('would differ if returning players got events meant for others', async () => {
    const leaks = await leaksOf(({ past }) => {
      const secret = past.filter(({ to }) => to !== 'everyone');
      Object.assign(past, [{ ...past[0], secret }]);
    });
    expect(leaks.join()).toContain('"past":');
  });
});
