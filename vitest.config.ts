import { readdirSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const setupFiles = [new URL('./scripts/property-seed.ts', import.meta.url).pathname];

const packages = readdirSync(new URL('./packages', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => ({
    test: {
      name: entry.name,
      root: `packages/${entry.name}`,
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles,
    },
  }));

export default defineConfig({
  test: {
    projects: [
      ...packages,
      { test: { name: 'scripts', root: '.', include: ['scripts/**/*.test.ts'], setupFiles } },
    ],
  },
});
