// Measures one case in a process of its own, so that no case profits or suffers from what ran before it.
import { measureAllocation } from './allocation.ts';
import { CASES } from './cases.ts';
import { measureSpeed } from './speed.ts';
import type { ChildReport, ChildTask } from './task.ts';

const say = (report: ChildReport): void => void process.send?.(report);

process.on('disconnect', () => process.exit());
process.once('message', async ({ name, mode, seconds }: ChildTask) => {
  const work = CASES[name].prepare();
  if (mode === 'allocation') say({ kind: 'allocation', bytes: measureAllocation(work) });
  else {
    const samples = await measureSpeed(work, seconds, (share) => say({ kind: 'progress', share }));
    say({ kind: 'speed', samples });
  }
  process.disconnect();
});
