import { parentPort, workerData } from 'node:worker_threads';
import type { PlayedMove } from '@holdup/engine';
import { Complaint } from '../complaint.ts';
import { PLAYERS } from '../players/index.ts';
import { playGame, setupOf } from './game.ts';
import { NEXT_GAME, STOP, type Task, type WorkerReport } from './plan.ts';
import { saveReplay } from './save.ts';
import { addGame, emptyTally } from './tally.ts';

/** How often a worker tells what it has. */
const REPORT_MS = 100;

const say = (report: WorkerReport): void => parentPort?.postMessage(report);

/** Takes one game after the other that no other worker has taken, until none is left. */
function work({ plan, shared }: Task): void {
  const { setup, games, saveTo } = plan;
  const player = PLAYERS[plan.player];
  let tally = emptyTally(setup.seats);
  let reported = performance.now();
  while (Atomics.load(shared, STOP) === 0) {
    const index = Atomics.add(shared, NEXT_GAME, 1);
    if (index >= games) break;
    const gameSetup = setupOf(setup, index);
    const moves: PlayedMove[] | null = saveTo === null ? null : [];
    addGame(tally, playGame(gameSetup, player, moves));
    if (saveTo !== null && moves !== null) saveReplay(saveTo, index, games, gameSetup, moves);
    const now = performance.now();
    if (now - reported < REPORT_MS) continue;
    reported = now;
    say({ kind: 'played', tally });
    tally = emptyTally(setup.seats);
  }
  say({ kind: 'played', tally });
}

try {
  work(workerData as Task);
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  say({ kind: 'complaint', message: error.message });
}
