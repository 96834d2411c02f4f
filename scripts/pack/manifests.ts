import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import { flatName } from './filesByUrl.ts';

interface SourceManifest {
  readonly name: string;
  readonly description?: string;
  readonly license?: string;
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The manifest of the repository holds the one version that all packages share. */
interface RootManifest extends SourceManifest {
  readonly version: string;
  readonly description: string;
}

export type PublishedManifest = Readonly<Record<string, unknown>>;

const readManifest = <M extends SourceManifest>(folder: string): M =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

export const rootManifest = (): RootManifest => readManifest('');
export const packageManifest = (name: string): SourceManifest =>
  readManifest(path.join('packages', name));

/** The oldest Node on which libraries are tested; the command brings a newer one if it has to. */
const ENGINES = { node: '>=20' };

const shared = ({ version, license }: RootManifest) => ({
  version,
  license,
  type: 'module',
  engines: ENGINES,
  keywords: ['game', 'party-game', 'bluffing', 'cash-n-guns'],
});

/** `@holdup/bots` is in `packages/bots`. */
const folderOf = (name: string): string => path.join(root, 'packages', path.basename(name));

/** Whether an entry is code. Any other is a file that some code of the package names by its URL. */
export const isScript = (source: string): boolean => source.endsWith('.ts');

/** `./src/codes.ts` as consumers get it. */
export const builtName = (source: string): string =>
  source.replace(/^\.\/src\//, '').replace(/\.ts$/, '');

/** What a library publishes: each entry of its sources with its declarations, and siblings at this very version. */
export function libraryManifest(
  { name, description, sideEffects, exports = {}, dependencies = {} }: SourceManifest,
  repository: RootManifest,
): PublishedManifest {
  const entries = Object.entries(exports).map(([entry, source]) => {
    if (!isScript(source)) return [entry, `./dist/${flatName(path.join(folderOf(name), source))}`];
    const file = `./dist/${builtName(source)}`;
    return [entry, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  const needed = Object.entries(dependencies).map(([dependency, version]) => [
    dependency,
    version === '*' ? repository.version : version,
  ]);
  return {
    name,
    description,
    ...shared(repository),
    sideEffects,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
    ...(needed.length === 0 ? {} : { dependencies: Object.fromEntries(needed) }),
  };
}

/** What the command publishes; it depends on just those libraries that its bundle imports. */
export function commandManifest(
  repository: RootManifest,
  bin: string,
  imported: ReadonlySet<string>,
): PublishedManifest {
  const known = ['protocol', 'server', 'cli'].flatMap((name) =>
    Object.entries(packageManifest(name).dependencies ?? {}),
  );
  const dependencies = [...imported].toSorted().map((name) => {
    const version = known.find(([dependency]) => dependency === name)?.[1];
    if (version === undefined)
      throw new Error(`The command imports ${name}, which no package.json declares.`);
    return [name, version];
  });
  return {
    name: repository.name,
    description: repository.description,
    ...shared(repository),
    bin: { [repository.name]: bin },
    dependencies: Object.fromEntries(dependencies),
  };
}
