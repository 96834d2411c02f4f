import { fuzz } from '../test/security/fuzz.ts';
import { testFolder } from '../test/server.ts';
import { serverProcess } from '../test/serverProcess.ts';
import { honestDuring, isDoubled } from './control.ts';
import { honestPlayers } from './honestPlayers.ts';
import { memoryMb } from './processUsage.ts';
import { option, rounded, type ServerPromise } from './promise.ts';

const QUIET_MS = 10_000;
const TABLES = 8;
const SAMPLES = 20;
const MOST_GROWTH_MB = 32;
/** The runtime's memory grows until about here and then levels off: shorter runs cannot judge it. */
const FEWEST_JUDGED = 500_000;

/** How much memory grew from the first to the second half, after the runtime has warmed up. */
function growthOf(samples: readonly number[]): number {
  const settled = samples.slice(Math.floor(samples.length / 5));
  const half = Math.ceil(settled.length / 2);
  return Math.max(...settled.slice(half), 0) - Math.max(...settled.slice(0, half), 0);
}

export const framesPromise: ServerPromise = {
  promise:
    'hostile frames from clients that know the code, the seats and the open decision: no crash, no change, memory flat, honest p99 at most doubled',
  options: { frames: 20_000 },
  async run(options, progress) {
    const frames = option(options, 'frames');
    const folder = testFolder();
    const server = await serverProcess(folder.file('frames.db'));
    await server.start();
    try {
      const honest = await honestPlayers(server.port, TABLES);
      const samples: number[] = [];
      let next = 0;
      const { p99, result: report } = await honestDuring(honest, TABLES, QUIET_MS, () =>
        fuzz(server.port, frames, String(Date.now()), (sent) => {
          if (sent < next) return;
          next += frames / SAMPLES;
          samples.push(memoryMb(server.pid()));
          progress(`${sent} frames, ${rounded(samples.at(-1) ?? 0, 0)} MB`);
        }),
      );
      honest.stop();
      const exit = await server.stop();
      const growth = growthOf(samples);
      return {
        figures: {
          frames: report.frames,
          connections: report.connections,
          growthMb: rounded(growth),
          honestP99Ms: p99,
          refusals: Object.fromEntries(report.answers),
        },
        broken: [
          ...report.changes,
          ...(exit === 0 ? [] : [`the server ended with ${exit}`]),
          ...(frames >= FEWEST_JUDGED && growth > MOST_GROWTH_MB
            ? [`memory grew by ${rounded(growth)} MB`]
            : []),
          ...(isDoubled(p99) ? ['honest players waited more than twice as long'] : []),
        ],
      };
    } finally {
      await server.kill();
      folder.remove();
    }
  },
};
