import {
  createRandom,
  deciding,
  EDITIONS,
  legalMoves,
  type Match,
  type Move,
  POWER_NAMES,
  spectatorView,
} from '@holdup/engine';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/table/table.ts';
import { ask, tokenOf } from '../people.ts';
import { proofTitles } from '../proofTitles.ts';
import { reportProgress } from '../reportProgress.ts';
import type { MemoryClient } from '../testNode.ts';
import { closeTwins, gameOf, openTwins, SECRETS, type Side, settingsOf } from './twins.ts';
import { findings, type Plant, watchMatch } from './watchMatch.ts';

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
    if (seat === undefined) await side.node.clock.pass(1000, side.node.settle);
    else {
      const moves = legalMoves(match, seat);
      const move = moves.find(isDeadly) ?? (moves[0] as Move);
      await ask(side.node, side.clients[seat] as MemoryClient, { type: 'play', question, move });
    }
  }
}

/** Enough to meet every power, edition and secret; planted leaks need 4 at most. `LEAK_GAMES=500` for a long run. */
const { LEAK_GAMES: GAMES = 10, LEAK_FIRST: FIRST = 1 } = process.env;

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
  test(proofTitles.twins, async ({ task }) => {
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
      reportProgress(i + 2 - +FIRST, +GAMES);
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
