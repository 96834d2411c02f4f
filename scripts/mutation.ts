// Usage: npm run mutation -- [--sample N] [--quick]
// Breaks the engine in one place after another and counts how often a test fails. The order is random but fixed, so the
// first N mutants are a fair sample. --quick: only recorded games and scenarios, not the other tests.
// Results are kept in a temporary folder: an interrupted run resumes where it stopped.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const workshop = path.join(tmpdir(), 'holdup-mutation');
const tools = path.join(workshop, 'tools');
const copy = path.join(workshop, 'copy');
const reference = path.join(workshop, 'reference.json');
const resultsFile = path.join(workshop, 'results.json');

/** Stryker creates the mutants. It is not a dependency, because it brings eighty packages that no player needs. */
const INSTRUMENTER = '@stryker-mutator/instrumenter';
const VERSION = '10.1.1';
const COPIED = [
  'packages/engine',
  'docs/RULES.md',
  'scripts/property-seed.ts',
  'tsconfig.base.json',
  'package.json',
];
/** Only rules are mutated: no tests, no file readers, nothing that only tests and bots use. */
const BROKEN = /^(?:core|match|steps|editions|powers)[\\/]|^data[\\/](?:\w+V|v)iew\.ts$/;
const NOT_BROKEN = /\.test\.ts$|^core[\\/](?:chacha|options)|^match[\\/]setup|^data[\\/]read/;
const ENGINE = path.join('packages', 'engine', 'src');

interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number } };
}
interface Results {
  readonly digest: string;
  readonly verdicts: Record<string, 'killed' | 'survived' | 'killedByTests' | 'missed'>;
}

function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}, timeout = 0) {
  const options = { cwd, env: { ...process.env, ...env }, timeout, encoding: 'utf8' } as const;
  return spawnSync(args[0] as string, args.slice(1), { ...options, maxBuffer: 1e9 });
}

function installTools(): void {
  if (fs.existsSync(path.join(tools, 'node_modules', INSTRUMENTER))) return;
  console.log(`Fetching ${INSTRUMENTER} …`);
  fs.mkdirSync(tools, { recursive: true });
  fs.writeFileSync(path.join(tools, 'package.json'), '{"private":true}');
  const npm = run(
    ['npm', 'install', '--no-audit', '--no-fund', `${INSTRUMENTER}@${VERSION}`],
    tools,
  );
  if (npm.status !== 0) throw new Error(`npm could not fetch ${INSTRUMENTER}: ${npm.stderr}`);
}

/** The engine with every mutant in it, each behind a switch. */
async function instrument(): Promise<{ mutants: readonly Mutant[]; digest: string }> {
  fs.rmSync(copy, { recursive: true, force: true });
  for (const name of COPIED)
    fs.cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  const files = fs
    .globSync('**/*.ts', { cwd: path.join(copy, ENGINE) })
    .sort()
    .filter((name) => BROKEN.test(name) && !NOT_BROKEN.test(name))
    .map((name) => path.join(copy, ENGINE, name))
    .map((name) => ({ name, mutate: true, content: fs.readFileSync(name, 'utf8') }));
  const entry = path.join(tools, 'node_modules', INSTRUMENTER, 'dist', 'src', 'index.js');
  const { Instrumenter } = (await import(pathToFileURL(entry).href)) as {
    Instrumenter: new (
      logger: Record<string, () => boolean>,
    ) => {
      instrument(
        sources: typeof files,
        options: object,
      ): Promise<{ files: typeof files; mutants: Mutant[] }>;
    };
  };
  const silent = () => false;
  const logger = { debug: silent, info: silent, warn: silent, isDebugEnabled: silent };
  const done = await new Instrumenter(logger).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  for (const { name, content } of done.files) fs.writeFileSync(name, content);
  const tests = fs.globSync('**/*.{ts,json}', { cwd: path.join(copy, 'packages', 'engine') });
  const hash = createHash('sha256');
  for (const name of tests.sort())
    hash.update(fs.readFileSync(path.join(copy, 'packages', 'engine', name)));
  const order = (id: string): string => createHash('sha256').update(`mutant ${id}`).digest('hex');
  const mutants = done.mutants.sort((a, b) => (order(a.id) < order(b.id) ? -1 : 1));
  return { mutants, digest: hash.digest('hex') };
}

const JUDGE = path.join('packages', 'engine', 'mutation', 'judge.ts');
const PATIENCE = 30_000;

/** Runs the judging process until it ends or is silent for a while. Then its mutant hangs, which counts as detected. */
function judge(ids: readonly string[], env: NodeJS.ProcessEnv, hear: (line: string) => void) {
  return new Promise<void>((resolve) => {
    const child = spawn(process.execPath, [JUDGE, 'rest', reference, ...ids], {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const hangs = () => child.kill('SIGKILL');
    let timer = setTimeout(hangs, PATIENCE);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      clearTimeout(timer);
      timer = setTimeout(hangs, PATIENCE);
      for (const line of text.split('\n')) if (line !== '') hear(line);
    });
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The quick pass: recorded games and scenarios, many mutants in one process where possible. */
async function lookQuickly(
  all: readonly Mutant[],
  mutants: readonly Mutant[],
  results: Results,
): Promise<void> {
  const made = run([process.execPath, JUDGE, 'reference', reference], copy);
  if (made.status !== 0) throw new Error(`the unbroken engine fails: ${made.stderr}`);
  const { atStart, reached } = JSON.parse(fs.readFileSync(reference, 'utf8')) as {
    atStart: string[];
    reached: string[];
  };
  for (const name of new Set(all.map(({ fileName }) => fileName)))
    fs.writeFileSync(
      name,
      fs.readFileSync(name, 'utf8').replaceAll(/stryCov_9fa48\("[^()]*\)/g, '0'),
    );
  const { verdicts } = results;
  const save = () => fs.writeFileSync(resultsFile, JSON.stringify(results));
  const isReached = new Set(reached);
  for (const { id } of mutants) if (!isReached.has(id)) verdicts[id] ??= 'survived';
  const isAtStart = new Set(atStart);
  const open = () => mutants.map(({ id }) => id).filter((id) => verdicts[id] === undefined);
  for (let ids = open(); ids.length > 0; ids = open()) {
    const later = ids.filter((id) => !isAtStart.has(id)).slice(0, 400);
    const batch = later.length > 0 ? later : ids.slice(0, 1);
    const env = later.length > 0 ? {} : { __STRYKER_ACTIVE_MUTANT__: batch[0] };
    let heard = 0;
    await judge(later, env, (line) => {
      const [id = '', verdict] = line.split(' ');
      verdicts[id] = verdict === 'survived' ? 'survived' : 'killed';
      save();
      heard++;
    });
    // No verdict at all: the first one hangs, or the engine does not even start with it.
    if (heard === 0) verdicts[batch[0] as string] = 'killed';
    save();
    console.log(`${open().length} left to look at`);
  }
}

/** The slow pass over what the quick one missed: the other engine tests, with a few games per property. */
function runTests(mutants: readonly Mutant[], results: Results): void {
  const missed = mutants.map(({ id }) => id).filter((id) => results.verdicts[id] === 'survived');
  const vitest = [process.execPath, path.join('node_modules', 'vitest', 'vitest.mjs'), 'run'];
  const config = ['--config', path.join('packages', 'engine', 'mutation', 'vitest.config.ts')];
  for (const [i, id] of missed.entries()) {
    const env = { __STRYKER_ACTIVE_MUTANT__: id, FAST_CHECK_RUNS: '6' };
    const { status } = run([...vitest, ...config, '--bail', '1'], copy, env, 300_000);
    results.verdicts[id] = status === 0 ? 'missed' : 'killedByTests';
    fs.writeFileSync(resultsFile, JSON.stringify(results));
    console.log(`${i + 1} of ${missed.length}: ${results.verdicts[id]}`);
  }
}

function tell(mutants: readonly Mutant[], { verdicts }: Results): void {
  const files = new Map<string, { killed: number; all: number }>();
  const list: string[] = [];
  for (const { id, fileName, mutatorName, replacement, location } of mutants) {
    const file = path.relative(path.join(copy, ENGINE), fileName);
    const count = files.get(file) ?? { killed: 0, all: 0 };
    const noticed = verdicts[id]?.startsWith('killed') ?? false;
    files.set(file, { killed: count.killed + (noticed ? 1 : 0), all: count.all + 1 });
    if (!noticed) {
      const source = fs.readFileSync(path.join(root, ENGINE, file), 'utf8').split('\n');
      const line = source[location.start.line]?.trim();
      list.push(
        `${file}:${location.start.line + 1} ${verdicts[id]} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}   in   ${line}`,
      );
    }
  }
  const percent = (killed: number, all: number) =>
    `${((100 * killed) / all).toFixed(1)} %`.padStart(8);
  for (const [file, { killed, all }] of files)
    console.log(`${percent(killed, all)} of ${String(all).padStart(4)}  ${file}`);
  const killed = mutants.length - list.length;
  const survivors = path.join(workshop, 'survivors.txt');
  fs.writeFileSync(survivors, `${list.join('\n')}\n`);
  console.log(
    `${percent(killed, mutants.length)} of ${mutants.length} noticed; the others: ${survivors}`,
  );
}

function readArguments(args: readonly string[]): { quick: boolean; sample: number } {
  const at = args.indexOf('--sample');
  const sample = at === -1 ? Number.POSITIVE_INFINITY : Number(args[at + 1]);
  if (sample > 0) return { quick: args.includes('--quick'), sample };
  process.stderr.write('holdup: --sample needs a number of mutants\n');
  process.exit(2);
}

const { quick, sample } = readArguments(process.argv.slice(2));
installTools();
const { mutants: all, digest } = await instrument();
const mutants = all.slice(0, sample);
const kept = fs.existsSync(resultsFile)
  ? (JSON.parse(fs.readFileSync(resultsFile, 'utf8')) as Results)
  : null;
const results: Results = kept?.digest === digest ? kept : { digest, verdicts: {} };
console.log(`${all.length} ways to break the engine, ${mutants.length} looked at`);
await lookQuickly(all, mutants, results);
if (!quick) runTests(mutants, results);
tell(mutants, results);
