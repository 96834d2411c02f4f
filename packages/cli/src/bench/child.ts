// Measures one case in a separate process, so that earlier cases have no influence.
import { measureAllocation } from './allocation.ts';
import { CASES } from './cases.ts';
import { measureDecisions } from './decisions.ts';
import { measureSpeed } from './speed.ts';
import type { ChildReport, ChildTask } from './task.ts';

const say = (report: ChildReport): void => void process.send?.(report);

process.on('disconnect', () => process.exit());
process.once('message', async ({ name, mode, seconds }: ChildTask) => {
  const { prepare } = CASES[name];
  switch (mode) {
    case 'allocation':
      say({ kind: 'allocation', bytes: measureAllocation(prepare()) });
      break;
    case 'decisions':
      say({ kind: 'decisions', times: measureDecisions(prepare, seconds) });
      break;
    case 'speed': {
      const progress = (share: number): void => say({ kind: 'progress', share });
      say({ kind: 'speed', samples: await measureSpeed(prepare(), seconds, progress) });
    }
  }
  process.disconnect();
});
