import { ALL_SEATS, below, legalMoves, type Move, type Random } from '@holdup/engine';
import { expect } from 'vitest';
import { tableSubject } from '../../src/previews/subject.ts';
import { openCount } from '../../src/table/game.ts';
import { guessesOf } from '../../src/table/guesses.ts';
import type { Game } from '../../src/table/table.ts';
import { ask, tokenOf } from '../people.ts';
import type { MemoryClient } from '../testNode.ts';
import { guessFromTheCrowd } from './crowd.ts';
import { expectAllKnown } from './expectAllKnown.ts';
import {
  alike,
  clientOf,
  gameOf,
  handsFor,
  nextSeat,
  type Onlooker,
  type Side,
  type Twins,
  twinBets,
  twinMove,
  twinWhispers,
  varySecrets,
  viewFor,
} from './twins.ts';

/**
 * The wire is compared byte by byte. Two tables are played side by side, and for one observer, everything that they may
 * not know is redrawn at one of them. As long as the engine says that they know the same of both, they must be sent the
 * same bytes: with every move, at every zero, and when they come back and are told everything.
 */
interface Findings {
  readonly leaks: string[];
  /** Frames that were compared. */
  compared: number;
  /** Of these, frames for dead players who see all hands. */
  handsSeen: number;
  readonly varied: Map<string, number>;
}

export const findings = (): Findings => ({
  leaks: [],
  compared: 0,
  handsSeen: 0,
  varied: new Map(),
});

/** Removes what differs between any two tables: codes, tokens, ids of matches, and the numbers of rows. */
const withoutNames = (frames: readonly string[], seq: number): string[] =>
  frames.map((text) =>
    text
      .replace(/"(code|token|commitment|match)":"[^"]*"/g, '"$1":""')
      .replace(/"seq":(\d+)/, (_, row) => `"seq":${Number(row) - seq}`)
      .replace(/"(ok":\[|id":)\d+/g, '"$1')
      // A new pile is turned up card by card before all eyes, and its order is forgotten at once.
      .replace(/"added":\[([^\]]*)\]/g, (_, cards) => `"added":[${cards.split(',').sort()}]`),
  );

/** Plants a leak in a server. */
export type Plant = (game: Game) => void;

/** Does the same on both sides: somebody comes back, a seat moves, or time passes. */
async function step(twins: Twins, onlooker: Onlooker, random: Random): Promise<boolean> {
  const { left, right } = twins;
  if (below(random, 6) === 0) {
    for (const side of [left, right]) {
      const client = clientOf(side, onlooker);
      const { code } = side;
      await ask(
        side.node,
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
      expect(await ask(side.node, client, { type: 'bet', seat: on })).toBe('ok');
      const { question } = gameOf(side);
      expect(await ask(side.node, client, { type: 'guess', question, seat: on })).toBe(
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
      await ask(left.node, left.clients[seat] as MemoryClient, here),
      await ask(right.node, right.clients[seat] as MemoryClient, there),
    ];
    // The dead who see all hands can't whisper, and everybody is rate-limited.
    expect(answers[0]).toBe(answers[1]);
    return true;
  }
  const seat = nextSeat(twins, random);
  if (seat === null) {
    for (const { node } of [left, right]) await node.clock.pass(1000, node.settle);
    return true;
  }
  const moves = legalMoves(gameOf(left).match, seat);
  const move = moves[below(random, moves.length)] as Move;
  const twin = twinMove(twins, seat, move, onlooker, random);
  if (twin === null) return false;
  const play = async (side: Side, played: Move) => {
    const { question } = gameOf(side);
    const client = side.clients[seat] as MemoryClient;
    const answer = await ask(side.node, client, { type: 'play', question, move: played });
    if (answer !== 'ok') throw new Error(`${JSON.stringify(played)} was refused: ${answer}`);
  };
  await play(left, move);
  await play(right, twin);
  return true;
}

const EPISODE = 10;

/** All that an onlooker may know of a match: their view, for some of the dead all hands, and at the end every bet. */
const knownTo = (side: Side, onlooker: Onlooker): unknown => [
  viewFor(gameOf(side).match, onlooker),
  handsFor(side, onlooker),
  side.table.stage === 'finished' ? [...gameOf(side).bets.values()] : [],
  guessesOf(gameOf(side)),
];

/**
 * Plays one match to its end in episodes. Each has another onlooker, and ends when that onlooker may tell the tables
 * apart.
 */
export async function watchMatch(
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
