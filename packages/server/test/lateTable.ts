import { deciding, legalMoves, type Move, type Seat, spectatorView } from '@holdup/engine';
import type { Character, SettingsChange } from '@holdup/protocol';
import type { LiveTable } from '../src/live/task.ts';
import { manualClock } from './manualClock.ts';
import { ask, tokenOf } from './people.ts';
import { createTestNode, type MemoryClient, type TestNode } from './testNode.ts';

/** A match at a table of people, at the start of one of its rounds. */
interface LateTable {
  readonly people: readonly { readonly name: string; readonly character: Character }[];
  readonly settings: SettingsChange;
  readonly round: number;
  /** Everybody shoots at this seat until it is dead. */
  readonly victim?: Seat;
}

/** How its players return to it. */
export interface LateTableSeats {
  readonly code: string;
  readonly tokens: readonly string[];
}

const isDeadly =
  (victim: Seat) =>
  (move: Move): boolean =>
    (move.move === 'load' && move.bullet === 'bang') ||
    (move.move === 'aim' && move.target === victim) ||
    move.move === 'stand';

const isHarmless = (move: Move): boolean =>
  (move.move === 'load' && move.bullet === 'click') || move.move === 'stand';

/** Plays until the round begins; only people decide here, bots do so by themselves. */
async function playToRound(
  node: TestNode,
  { table }: LiveTable,
  clients: readonly MemoryClient[],
  { round, victim }: LateTable,
): Promise<void> {
  const passTime = async (): Promise<void> => {
    if (!node.clock.next()) throw new Error('the match has stopped');
    await node.settle();
  };
  while (table.game === null) await passTime();
  const { game } = table;
  for (;;) {
    const { public: shown } = spectatorView(game.match);
    if (shown.round === round && shown.decision === 'load') return;
    const seat = deciding(game.match).find((each) => clients[each] && !game.choices.has(each));
    const client = seat === undefined ? undefined : clients[seat];
    if (seat === undefined || client === undefined) {
      await passTime();
      continue;
    }
    const isHunted = victim !== undefined && seat !== victim && shown.players[victim]?.alive;
    const moves = legalMoves(game.match, seat);
    const move = moves.find(isHunted ? isDeadly(victim) : isHarmless) ?? moves[0];
    if (move === undefined) throw new Error('nothing can be done');
    const answer = await ask(node, client, { type: 'play', question: game.question, move });
    if (answer !== 'ok') throw new Error(`${move.move} was refused: ${answer}`);
  }
}

/** Plays such a match through the server's own tables, as fast as they go, and leaves it in a database. */
export async function writeLateTable(
  database: string,
  now: number,
  late: LateTable,
): Promise<LateTableSeats> {
  const node = await createTestNode({ database, clock: manualClock(now) });
  const clients: MemoryClient[] = [];
  let code = '';
  for (const who of late.people) {
    const client = node.connect();
    if (code === '')
      code = await ask(node, client, { type: 'create', ...who, settings: late.settings });
    else await ask(node, client, { type: 'join', code, ...who });
    clients.push(client);
  }
  const [host] = clients;
  if (host === undefined) throw new Error('nobody sits at the table');
  await ask(node, host, { type: 'start', fill: 'rookie' });
  await playToRound(node, await node.live(code), clients, late);
  await node.close();
  return { code, tokens: clients.map(tokenOf) };
}
