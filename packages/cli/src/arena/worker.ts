import { parentPort, workerData } from 'node:worker_threads';
import { playDeal } from '@holdup/bots';
import { Complaint } from '../complaint.ts';
import { loadBots } from './botNames.ts';
import {
  type ArenaTask,
  AT_BOT,
  AT_DECISION,
  AT_GAME,
  COUNT,
  type FromWorker,
  namesIn,
  type ToWorker,
} from './task.ts';

const say = (message: FromWorker): void => parentPort?.postMessage(message);
const clock = (): number => performance.now();

async function work({ plan, shared }: ArenaTask): Promise<void> {
  const names = namesIn(plan);
  const makeBot = await loadBots(names, plan.timed ? clock : undefined);
  parentPort?.on('message', ({ deal, skips, benched }: ToWorker) => {
    const record = playDeal(plan, deal, makeBot, clock, {
      thinking(game, decision, bot) {
        Atomics.store(shared, AT_BOT, names.indexOf(bot));
        Atomics.store(shared, AT_GAME, game);
        Atomics.store(shared, AT_DECISION, decision);
        Atomics.add(shared, COUNT, 1);
      },
      skips: (game, decision, bot) =>
        benched.includes(bot) ||
        skips.some((skip) => skip.game === game && skip.decision === decision),
    });
    say({ kind: 'played', record });
  });
  say({ kind: 'ready' });
}

try {
  await work(workerData as ArenaTask);
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  say({ kind: 'complaint', message: error.message });
}
