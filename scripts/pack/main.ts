// Usage: node scripts/pack/main.ts [FOLDER]   Builds what is published, checks it, and writes tarballs (dist/packages).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../install.js';
import { runPage, runTypes } from '../runners.ts';
import { npm, packAll, type Tarball } from './pack.ts';
import { outdatedReadmes } from './readme.ts';

/** Not a dependency: it brings a TypeScript of its own, and only a release needs its verdict. */
const ATTW = '@arethetypeswrong/cli@0.18.5';

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} KB`;

/** Whether all resolvers find the declarations that belong to the code, as “are the types wrong?” sees it. */
async function typesProblem({ name, file }: Tarball): Promise<readonly string[]> {
  if (!name.startsWith('@')) return [];
  const args = ['exec', '--yes', `--package=${ATTW}`, '--', 'attw', file, '--profile', 'esm-only'];
  return npm(args, root).then(
    () => [],
    ({ stdout }: { stdout: string }) => [`${name}: ${stdout}`],
  );
}

async function main(target: string): Promise<boolean> {
  const work = mkdtempSync(path.join(tmpdir(), 'holdup-pack-'));
  try {
    if ((await runTypes()).failed > 0 || (await runPage(work)).failed > 0) return false;
    const { tarballs, problems } = await packAll(path.join(work, 'page'), target);
    const types = await Promise.all(tarballs.map(typesProblem));
    const readmes = outdatedReadmes().map(
      (name) => `packages/${name}/README.md does not show the present API: run “npm run pack:api”.`,
    );
    for (const { file, bytes, unpackedBytes, contents } of tarballs)
      console.log(
        `${path.relative(root, file)}  ${kilobytes(bytes)}, ${kilobytes(unpackedBytes)} unpacked, ${contents.length} files`,
      );
    const all = [...problems, ...types.flat(), ...readmes];
    for (const problem of all) console.error(problem);
    return all.length === 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const target = path.resolve(process.argv[2] ?? path.join(root, 'dist', 'packages'));
process.exitCode = (await main(target)) ? 0 : 1;
