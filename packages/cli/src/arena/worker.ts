import { playDeal } from '@holdup/bots';
import { serve } from '../workers/serve.ts';
import { loadBots } from './botNames.ts';
import { type ArenaData, type DealJob, namesIn, POSITION } from './dealJob.ts';

const clock = (): number => performance.now();

await serve(async ({ plan, position }: ArenaData) => {
  const names = namesIn(plan);
  const makeBot = await loadBots(names);
  return ({ deal, skips, benched }: DealJob) =>
    playDeal(plan, deal, makeBot, clock, {
      thinking(game, decision, bot) {
        Atomics.store(position, POSITION.bot, names.indexOf(bot));
        Atomics.store(position, POSITION.game, game);
        Atomics.store(position, POSITION.decision, decision);
        Atomics.add(position, POSITION.decisionsSoFar, 1);
      },
      skips: (game, decision, bot) =>
        benched.includes(bot) ||
        skips.some((skip) => skip.game === game && skip.decision === decision),
    });
});
