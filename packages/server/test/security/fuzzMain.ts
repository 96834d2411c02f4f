/** Usage: node fuzzMain.ts [FRAMES [SEED]]   Hostile frames against a server of its own; fails if anything changes. */
import { readFileSync } from 'node:fs';
import { testFolder } from '../server.ts';
import { serverProcess } from '../serverProcess.ts';
import { fuzz } from './fuzz.ts';

const frames = Number(process.argv[2] ?? 1_000_000);
const seed = process.argv[3] ?? String(Date.now());
const folder = testFolder();
const server = await serverProcess(folder.file('fuzz.db'));
await server.start();

const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid()}/status`, 'utf8'))?.[1]) / 1024;
const samples: number[] = [];
let next = 0;
const began = performance.now();
const report = await fuzz(server.port, frames, seed, (sent) => {
  if (sent < next) return;
  next += frames / 20;
  samples.push(memory());
  const rate = ((sent / (performance.now() - began)) * 1000).toFixed(0);
  process.stderr.write(
    `${sent} frames, ${rate} a second, server at ${samples.at(-1)?.toFixed(0)} MB\n`,
  );
});
const code = await server.stop();
folder.remove();
// The first fifth is for the runtime to come to size.
const settled = samples.slice(4);
const half = Math.ceil(settled.length / 2);
const most = (list: readonly number[]) => Math.max(...list, 0);
const growth = most(settled.slice(half)) - most(settled.slice(0, half));
console.log(
  JSON.stringify(
    {
      seed,
      frames: report.frames,
      connections: report.connections,
      growthMb: Number(growth.toFixed(1)),
      answers: Object.fromEntries(report.answers),
      exit: code,
      changes: report.changes,
    },
    null,
    2,
  ),
);
process.exitCode = report.changes.length === 0 && code === 0 && growth < 32 ? 0 : 1;
