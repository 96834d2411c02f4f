import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const freshModules = path.join(root, 'scripts', 'fresh-modules.ts');
const setupFiles = [path.join(root, 'scripts', 'property-seed.ts')];

/** Long enough for a busy machine; a test that never ends still fails. Where a time matters, the test states it. */
const timeouts = { testTimeout: 600_000, hookTimeout: 300_000 };

/**
 * Packages without state in their modules: everything is created by a function. Their test files share a process and load
 * the modules once, which saves about a second a file for the server.
 */
const STATELESS = ['engine', 'bots', 'protocol', 'server', 'cli'];
/** Packages with state in their modules only: a process can be shared, its modules can't. */
const FRESH_MODULES = ['web'];
/** Packages that Node can't load as they are, because of JSX and of what Vite adds. */
const BUNDLED = ['web'];

/**
 * Node loads the modules itself, as it does when the server runs: nothing is transformed, and imports cost nothing at run
 * time, which takes a sixth less processor time. The loader that is left out serves mocks of modules; there are none.
 */
const loadedByNode = { viteModuleRunner: false, nodeLoader: false };

const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => {
  const name = path.basename(path.dirname(file));
  return {
    test: {
      name,
      root: path.join(root, path.dirname(file)),
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      isolate: ![...STATELESS, ...FRESH_MODULES].includes(name),
      unstubGlobals: true,
      experimental: BUNDLED.includes(name) ? {} : loadedByNode,
      setupFiles: FRESH_MODULES.includes(name) ? [...setupFiles, freshModules] : setupFiles,
      ...timeouts,
    },
  };
});

export default defineConfig({
  test: {
    // Runs in the same checkout would share it. Without it the largest files come first.
    cache: false,
    // One more than there are cores: the tests of server and command line wait for processes and sockets half of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      ...packages,
      {
        test: {
          name: 'scripts',
          root,
          include: ['scripts/**/*.test.ts'],
          experimental: loadedByNode,
          setupFiles,
          ...timeouts,
        },
      },
    ],
  },
});
