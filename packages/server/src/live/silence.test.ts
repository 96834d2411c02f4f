import {
  below,
  createRandom,
  deciding,
  EDITIONS,
  type Move,
  openDecision,
  POWER_NAMES,
  type PowerName,
  type Random,
  STEPS,
  type StepName,
} from '@holdup/engine';
import { CHARACTERS, hashText, PACES, type TableMessage } from '@holdup/protocol';
import { describe, expect, test } from 'vitest';
import { ask, tableOf } from '../../test/people.ts';
import { proofTitles } from '../../test/proofTitles.ts';
import { reportProgress } from '../../test/reportProgress.ts';
import {
  createTestNode,
  type MemoryClient,
  type TestNode,
  withoutPulses,
} from '../../test/testNode.ts';
import type { Game } from '../table/table.ts';

const HOURS = 3_600_000;

interface Player {
  readonly client: MemoryClient;
  /** They stop responding from the decision with this number on, or at their first decision of this step. */
  readonly silentFrom: number;
  readonly silentIn: StepName | null;
  silent: boolean;
  /** Unresponsive with an open connection, or disconnected. */
  readonly hangsUp: boolean;
}

/**
 * Enough for somebody to stop responding at a decision of every step, and for every power; the test
 * fails if there are too few. A step without deadline and stand-in would then block a match.
 */
const MATCHES = Number(process.env.SILENT_MATCHES ?? 45);
const FIRST = Number(process.env.SILENT_FIRST ?? 1) - 1;
/** The steps with decisions. */
const ASKED = STEPS.filter((step) => step !== 'over');
/** More decisions than any match here has. */
const WHOLE_MATCH = 130;

/** More turns of the clock than any match here takes. */
const MOST_TURNS = 20_000;

/** What the matches of this file covered: in which step somebody stopped responding, and what was being played. */
const reached = {
  steps: new Set<string>(),
  editions: new Set<string>(),
  powers: new Set<string>(),
};

function fallSilent(player: Player, { match, question }: Game): void {
  if (player.silent) return;
  const step = openDecision(match)?.step ?? 'over';
  const seat = tableOf(player.client).you.seat;
  const isAsked = seat !== null && deciding(match).includes(seat);
  // A step that never times out blocks a match only if the deciding player stops responding.
  if (
    player.silentIn === null ? question < player.silentFrom : !isAsked || player.silentIn !== step
  )
    return;
  player.silent = true;
  if (isAsked) reached.steps.add(step);
  if (player.hangsUp) player.client.end();
}

/** Players who answer their decisions until they stop responding. */
function answerAll(players: readonly Player[], random: Random): void {
  for (const { client, silent } of players) {
    if (silent) continue;
    const table = client.session.table as TableMessage | null;
    const { view, clock, you } = table ?? {};
    if (!table || !view || !clock || you?.seat == null || clock.paused !== null) continue;
    if (!view.public.deciding.includes(you.seat) || you.choice !== null) continue;
    const move = view.moves[below(random, view.moves.length)] as Move;
    client.session.request({ type: 'play', question: clock.question, move }).catch(() => {});
  }
}

/** As many powers as seats: at a full table that bans the others, every one of them is dealt. */
const HALF = POWER_NAMES.length / 2;

/**
 * Half of the players stop responding at their first decision of the wanted step, the others at any
 * time. At a full table everybody waits for that step, and nobody has a banned power: some steps
 * are those of a single power.
 */
async function playOut(node: TestNode, seed: string, wanted: StepName, banned: PowerName[]) {
  const full = banned.length > 0;
  const random = createRandom(seed);
  const seats = full ? 8 : 3 + below(random, 6);
  const people = full ? 8 : 1 + below(random, seats);
  const players: Player[] = [];
  let code = '';
  const settled = async (promise: Promise<{ code?: string }>) => {
    await node.settle();
    return promise;
  };
  for (let i = 0; i < people; i++) {
    const client = node.connect(() => hashText(`${seed} ${i}`).slice(0, 32));
    players.push({
      client,
      silentFrom: below(random, WHOLE_MATCH),
      silentIn: full || below(random, 2) === 0 ? wanted : null,
      silent: false,
      hangsUp: below(random, 2) === 0,
    });
    const who = { name: `P${i}`, character: CHARACTERS[i] ?? 'owl' } as const;
    if (i === 0) {
      const edition = !full && below(random, 4) === 0 ? 'first' : 'second';
      const settings = {
        edition,
        seats,
        pace: PACES[below(random, 3)] ?? 'party',
        banned,
        powers: edition === 'second' && (full || below(random, 4) > 0) ? 'random' : 'none',
      } as const;
      ({ code = '' } = await settled(client.session.request({ type: 'create', ...who, settings })));
    } else await settled(client.session.request({ type: 'join', code, ...who }));
  }
  const host = players[0] as Player;
  const live = await node.live(code);
  await settled(host.client.session.request({ type: 'start', fill: 'rookie' }));
  const isFinished = (): boolean => live.table.stage === 'finished';
  const began = node.clock.now();
  const pauseAt = below(random, WHOLE_MATCH);
  let paused = false;
  for (let turn = 0; !isFinished(); turn++) {
    if (turn > MOST_TURNS) throw new Error(`${seed}: the match does not end`);
    const { game } = live.table;
    if (game !== null) {
      for (const player of players) fallSilent(player, game);
      answerAll(players, random);
      // The worst a host can do: pause and never respond again.
      if (game.question >= pauseAt && !paused && !host.silent) {
        paused = true;
        host.client.session.request({ type: 'pause' }).catch(() => {});
      }
    }
    await node.settle();
    if (isFinished()) break;
    if (!node.clock.next()) throw new Error(`${seed}: no timer is left`);
    await node.settle();
    if (node.clock.now() - began > 12 * HOURS)
      throw new Error(
        `${seed}: the others wait forever: ${JSON.stringify(live.table.game?.question)}`,
      );
  }
  const rules = live.table.game?.match.rules;
  if (rules !== undefined) reached.editions.add(rules.edition.name);
  for (const power of rules?.powers ?? []) if (power !== null) reached.powers.add(power.name);
  for (const { client } of players) client.end();
  await node.settle();
  node.tables.unload(code);
  return { hours: (node.clock.now() - began) / HOURS, players, live };
}

describe('no silent player blocks a table for ever', () => {
  test(proofTitles.silence, async ({ task }) => {
    let shuffles = FIRST;
    const node = await createTestNode({
      secret: () => hashText(`silence ${shuffles++}`),
      wrapStore: withoutPulses,
    });
    let longest = 0;
    for (let i = FIRST; i < FIRST + MATCHES; i++) {
      const wanted = ASKED[i % ASKED.length] ?? 'load';
      const round = Math.floor(i / ASKED.length) % 4;
      const banned = [POWER_NAMES.slice(0, HALF), [], POWER_NAMES.slice(HALF), []][round] ?? [];
      const { hours } = await playOut(node, `silence ${i}`, wanted, banned);
      longest = Math.max(longest, hours);
      reportProgress(i + 1 - FIRST, MATCHES);
    }
    Object.assign(task.meta, { matches: MATCHES, longestHours: longest });
    expect(longest).toBeLessThan(12);
    expect(node.warnings).toEqual([]);
    expect(node.faults).toEqual([]);
    await node.close();
    expect([...reached.editions].sort()).toEqual([...EDITIONS].sort());
    expect([...reached.powers].sort()).toEqual([...POWER_NAMES].sort());
    expect([...reached.steps].sort()).toEqual([...ASKED].sort());
  });

  test('bots without an answer from their thread still play, even at an untimed table', async () => {
    const mind = { decide: async () => ({ move: null, hurried: false }), close: async () => {} };
    const node = await createTestNode({ mind });
    const client = node.connect();
    const who = { name: 'P0', character: 'fox' } as const;
    await ask(node, client, { type: 'create', ...who, settings: { seats: 4, pace: 'untimed' } });
    await ask(node, client, { type: 'start', fill: 'rookie' });
    for (let turn = 0; tableOf(client).table.stage !== 'finished'; turn++) {
      if (turn > MOST_TURNS) throw new Error('the match does not end');
      const { view, clock, you } = tableOf(client);
      const [move] = view?.moves ?? [];
      if (move !== undefined && clock !== null && you.choice === null)
        client.session.request({ type: 'play', question: clock.question, move }).catch(() => {});
      await node.settle();
      node.clock.next();
      await node.settle();
    }
    await node.close();
  });
});
