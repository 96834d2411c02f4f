import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../install.js';
import { type Built, buildPackages } from './build.ts';

const run = promisify(execFile);

/** A package as one file, ready to be installed or published. */
export interface Tarball {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly contents: readonly string[];
}

interface NpmPackReport {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const onWindows = process.platform === 'win32';

/** Runs npm; rejects with its error output. */
export const npm = async (
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> => {
  const { stdout } = await run('npm', [...args], {
    cwd,
    env,
    shell: onWindows,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
};

/** Packs built packages, as npm would for publishing. */
async function tarballsOf(built: readonly Built[], target: string): Promise<readonly Tarball[]> {
  mkdirSync(target, { recursive: true });
  const folders = built.map(({ folder }) => folder);
  const report = await npm(
    ['pack', ...folders, '--json', '--silent', '--pack-destination', target],
    root,
  );
  const packed: readonly NpmPackReport[] = JSON.parse(report);
  return packed.map(({ name, filename, size, unpackedSize, files }) => ({
    name,
    file: path.join(target, filename.replace('@', '').replace('/', '-')),
    bytes: size,
    unpackedBytes: unpackedSize,
    contents: files.map((file) => file.path),
  }));
}

const BELONGS = {
  library: /^(?:package\.json|README\.md|LICENSE|dist\/[\w/.-]+\.(?:js|js\.map|d\.ts|bin))$/,
  command: /^(?:package\.json|README\.md|LICENSE|dist\/(?:[\w.-]+\.(?:js|bin)|page\/.+))$/,
};
/** Tests, sources and whatever a machine leaves behind. */
const NEVER = /\.test\.|\/src\/|\.tsbuildinfo$|\.env|\.db$|node_modules|\.DS_Store/;

/** The files of a tarball that have no place in it. */
export const strayFiles = ({ name, contents }: Tarball): readonly string[] => {
  const allowed = name.startsWith('@') ? BELONGS.library : BELONGS.command;
  return contents.filter((file) => !allowed.test(file) || NEVER.test(file));
};

/** What publint finds wrong with a package, or null. */
async function publintProblem(folder: string): Promise<string | null> {
  const publint = path.join(root, 'node_modules', 'publint', 'src', 'cli.js');
  return run(process.execPath, [publint, 'run', folder, '--strict', '--pack', 'false']).then(
    () => null,
    ({ stdout }: { stdout: string }) => stdout,
  );
}

export interface Packed {
  readonly tarballs: readonly Tarball[];
  /** One line each; empty if everything may be published. */
  readonly problems: readonly string[];
}

/** Builds, checks and packs all packages into `target`. Needs the built page and the declarations of `tsc --build`. */
export async function packAll(page: string, target: string): Promise<Packed> {
  if (!existsSync(path.join(page, 'index.html'))) throw new Error(`${page} holds no built page.`);
  rmSync(target, { recursive: true, force: true });
  const built = await buildPackages(page, path.join(target, 'folders'));
  const [tarballs, found] = await Promise.all([
    tarballsOf(built, target),
    Promise.all(built.map(({ folder }) => publintProblem(folder))),
  ]);
  const stray = tarballs.flatMap((tarball) =>
    strayFiles(tarball).map((file) => `${tarball.name}: ${file} does not belong there.`),
  );
  return { tarballs, problems: [...found.filter((problem) => problem !== null), ...stray] };
}
