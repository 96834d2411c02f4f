// Usage: npm run mutation [-- FILE…]   Breaks the engine's rules one by one and counts how many a test notices.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const workshop = path.join(tmpdir(), 'holdup-mutation');

/** Stryker is not among the dependencies: a hundred packages that a player never needs. It works in a copy of its own. */
const STRYKER = '10.1.1';
const SHARED = ['vitest', 'vite', 'fast-check'] as const;
const COPIED = ['packages/engine', 'scripts/property-seed.ts', 'tsconfig.base.json'];

/** Few games a property: a broken rule shows early or not at all. */
const GAMES = '4';

function fail(message: string): never {
  process.stderr.write(`holdup: ${message}\n`);
  process.exit(1);
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(program, args, {
    cwd: workshop,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`${program} ${args[0]} stopped (${workshop} has what it left).`);
}

function prepare(): void {
  mkdirSync(workshop, { recursive: true });
  for (const name of COPIED) {
    rmSync(path.join(workshop, name), { recursive: true, force: true });
    cpSync(path.join(root, name), path.join(workshop, name), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  }
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
    overrides?: unknown;
  };
  const dependencies: Record<string, string | undefined> = {
    '@stryker-mutator/core': STRYKER,
    '@stryker-mutator/vitest-runner': STRYKER,
  };
  for (const name of SHARED) dependencies[name] = manifest.devDependencies[name];
  const { overrides } = manifest;
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies, overrides });
  const file = path.join(workshop, 'package.json');
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) return;
  writeFileSync(file, wanted);
  run('npm', ['install', '--no-audit', '--no-fund']);
}

interface Report {
  readonly files: Record<
    string,
    {
      readonly source: string;
      readonly mutants: readonly {
        readonly status: string;
        readonly mutatorName: string;
        readonly replacement?: string;
        readonly location: { readonly start: { readonly line: number } };
      }[];
    }
  >;
}

/** The score, file by file, and every broken rule that nothing noticed. */
function tell(): void {
  const report = JSON.parse(readFileSync(path.join(workshop, 'mutation.json'), 'utf8')) as Report;
  const total = { noticed: 0, missed: 0 };
  const missed: string[] = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n');
    const count = { noticed: 0, missed: 0 };
    for (const { status, mutatorName, replacement = '', location } of mutants) {
      if (status === 'Killed' || status === 'Timeout') count.noticed++;
      else if (status === 'Survived' || status === 'NoCoverage') {
        count.missed++;
        const line = lines[location.start.line - 1]?.trim();
        missed.push(`${file}:${location.start.line} ${mutatorName} → ${replacement}\n    ${line}`);
      }
    }
    total.noticed += count.noticed;
    total.missed += count.missed;
    console.log(`${percent(count)}  ${count.noticed + count.missed} mutants  ${file}`);
  }
  const list = path.join(workshop, 'survivors.txt');
  writeFileSync(list, `${missed.join('\n')}\n`);
  console.log(`${percent(total)} of ${total.noticed + total.missed} noticed; the rest: ${list}`);
}

const percent = ({ noticed, missed }: { noticed: number; missed: number }): string =>
  `${((100 * noticed) / Math.max(1, noticed + missed)).toFixed(1).padStart(5)} %`;

prepare();
const files = process.argv.slice(2);
run(
  'npx',
  [
    'stryker',
    'run',
    'packages/engine/mutation/stryker.config.json',
    ...(files.length > 0 ? ['--mutate', files.join(',')] : []),
  ],
  { FAST_CHECK_RUNS: GAMES },
);
tell();
