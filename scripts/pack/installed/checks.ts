import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { root } from '../../install.js';
import type { Packed } from '../pack.ts';
import { examplesIn, outdatedReadmes } from '../readme.ts';
import { type Installed, PATIENCE_MS, serve } from './folder.ts';

const PATIENCE = { timeout: PATIENCE_MS };
const run = promisify(execFile);

/** The size that the engine's README promises. */
const ENGINE_GZIP_BYTES = 25_000;

/** More questions than anybody is asked in a match. */
const ENOUGH_ANSWERS = 500;

/** What a person would do with the packages, in order; each check may use the results of earlier ones. */
export interface Check {
  readonly title: string;
  readonly run: (packed: Packed, installed: Installed) => Promise<string | undefined>;
}

interface Example {
  readonly name: string;
  readonly code: string;
  readonly prints: string | null;
}

/** Every TypeScript example of the READMEs. */
const EXAMPLES: readonly Example[] = [
  '',
  'packages/engine',
  'packages/bots',
  'packages/protocol',
].flatMap((folder) =>
  examplesIn(readFileSync(path.join(root, folder, 'README.md'), 'utf8')).map((example, index) => ({
    ...example,
    name: `${folder === '' ? 'readme' : path.basename(folder)}${index + 1}`,
  })),
);

const STRICT = {
  target: 'es2022',
  lib: ['es2023', 'dom'],
  module: 'nodenext',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  outDir: 'built',
};

const compile = async ({ folder }: Installed): Promise<undefined> => {
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }),
  );
  for (const { name, code } of EXAMPLES) writeFileSync(path.join(folder, `${name}.ts`), code);
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  await run(process.execPath, [tsc, '-p', folder], PATIENCE).catch(
    ({ stdout }: { stdout: string }) => assert.fail(stdout),
  );
};

const isClient = ({ code }: Example): boolean => code.includes('new WebSocket');

const runExample = async (installed: Installed, { name, prints }: Example): Promise<void> => {
  const printed = await installed.node(path.join('built', `${name}.js`));
  if (prints !== null) assert.equal(printed, prints, `${name}.ts`);
};

const runExamples = async (installed: Installed): Promise<string> => {
  const libraries = EXAMPLES.filter((example) => !isClient(example));
  await Promise.all(libraries.map((example) => runExample(installed, example)));
  return `${libraries.length} examples on Node ${(await run('node', ['--version'], { env: installed.env })).stdout.trim()}`;
};

const bundleForBrowsers = async ({ folder }: Installed): Promise<string> => {
  const entry = path.join(folder, 'everything.js');
  writeFileSync(entry, "export * from '@holdup/engine';\n");
  const build = await rolldown({ input: entry, platform: 'browser' });
  const { output } = await build.generate({ minify: true });
  await build.close();
  const [{ code, imports }] = output;
  assert.deepEqual(imports, []);
  const bytes = gzipSync(code, { level: 9 }).length;
  assert.ok(bytes < ENGINE_GZIP_BYTES, `${bytes} bytes, but ${ENGINE_GZIP_BYTES} are allowed`);
  return `${code.length} bytes minified, ${bytes} with gzip`;
};

/** Resolves when the server says that it is ready: the time it takes to open its database runs faster, too. */
async function whenReady(address: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while ((await fetch(`http://${address}/readyz`)).status !== 200) {
    assert.ok(performance.now() < until, 'the server never gets ready');
    await setTimeout(50);
  }
}

/** Starts the server, looks at its pages, and plays the match of the protocol's README. */
const playOnServer = async (installed: Installed): Promise<string> => {
  const server = await serve(installed);
  try {
    await whenReady(server.address);
    const page = await (await fetch(`http://${server.address}/`)).text();
    assert.match(page, /<script type="module"/);
    const [client] = EXAMPLES.filter(isClient);
    assert.ok(client !== undefined, 'the README of the protocol has no client');
    const built = path.join(installed.folder, 'built', `${client.name}.js`);
    writeFileSync(built, readFileSync(built, 'utf8').replace('localhost:3000', server.address));
    // Not the plain Node, which may be too old to have WebSocket.
    const { stdout } = await run(process.execPath, [built], {
      ...PATIENCE,
      cwd: installed.folder,
    });
    assert.match(stdout, /^\[ \d/, 'the match has winners');
    return `won by seat ${stdout.trim()}`;
  } finally {
    await server.stop();
  }
};

/** Plays a match in a German terminal, with the first choice every time. */
const playInTerminal = async ({ folder, env }: Installed): Promise<string> => {
  const started = run('npx', ['holdup', 'play', '--players', '4', '--bot', 'random'], {
    ...PATIENCE,
    cwd: folder,
    env: { ...env, LC_ALL: 'de_DE.UTF-8' },
  });
  started.child.stdin?.end('1\n'.repeat(ENOUGH_ANSWERS));
  const { stdout } = await started;
  const [, ending = ''] = /^Runde 1\. .*^Das Spiel ist aus\.\n\n(.*?)\n/ms.exec(stdout) ?? [];
  assert.notEqual(ending, '', `the match has no end: ${stdout.slice(-500)}`);
  return ending;
};

export const CHECKS: readonly Check[] = [
  {
    title: 'publint finds nothing, and every file of the tarballs belongs there',
    run: async ({ problems }) => assert.deepEqual(problems, []) ?? undefined,
  },
  {
    title: 'the API tables in the READMEs are current (npm run pack:api writes them)',
    run: async () => assert.deepEqual(outdatedReadmes(), []) ?? undefined,
  },
  {
    title: 'a strict TypeScript project compiles every example of the READMEs',
    run: (_, installed) => compile(installed),
  },
  {
    title: 'the examples run on the Node of this machine and print what the READMEs say',
    run: (_, installed) => runExamples(installed),
  },
  {
    title: `a bundler makes the whole engine less than ${ENGINE_GZIP_BYTES} bytes for browsers`,
    run: (_, installed) => bundleForBrowsers(installed),
  },
  {
    title: 'npx holdup serve is ready, and a client plays a whole match against bots',
    run: (_, installed) => playOnServer(installed),
  },
  {
    title: 'npx holdup play plays a whole match in the language of the terminal',
    run: (_, installed) => playInTerminal(installed),
  },
];
