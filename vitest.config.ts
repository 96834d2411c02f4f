import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const setupFiles = [path.join(root, 'scripts', 'property-seed.ts')];

/** A slow machine is no failure; a test that never ends is. */
const testTimeout = 120_000;

const packages = globSync('packages/*/package.json', { cwd: root }).map((file) => ({
  test: {
    name: path.basename(path.dirname(file)),
    root: path.join(root, path.dirname(file)),
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    setupFiles,
    testTimeout,
  },
}));

export default defineConfig({
  test: {
    projects: [
      ...packages,
      {
        test: { name: 'scripts', root, include: ['scripts/**/*.test.ts'], setupFiles, testTimeout },
      },
    ],
  },
});
