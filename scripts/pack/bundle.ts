import { isBuiltin } from 'node:module';
import { type OutputChunk, rolldown } from 'rolldown';
import { filesByUrl } from './filesByUrl.ts';
import { withoutWorkshop } from './withoutWorkshop.ts';

interface Bundle {
  readonly entries: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly sourceMaps: boolean;
  /** Whether the packages of this repository become part of the bundle. */
  readonly withSiblings: boolean;
}

const isSibling = (id: string): boolean => id.startsWith('@holdup/');
const isBare = (id: string): boolean => /^[\w@]/.test(id) && !/^[a-z]:[\\/]/i.test(id);

/** `@fastify/static/lib/x` is part of `@fastify/static`. */
const packageOf = (id: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** Writes ES modules; returns the packages that they import. */
export async function bundle(plan: Bundle): Promise<ReadonlySet<string>> {
  const build = await rolldown({
    input: { ...plan.entries },
    platform: plan.withSiblings ? 'node' : 'neutral',
    external: (id) => isBare(id) && !(plan.withSiblings && isSibling(id)),
    plugins: [withoutWorkshop(), filesByUrl()],
    transform: { target: 'es2022' },
  });
  const { output } = await build.write({
    dir: plan.folder,
    format: 'esm',
    sourcemap: plan.sourceMaps,
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const imported = output
    .filter((file): file is OutputChunk => file.type === 'chunk')
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter(
      (id) => isBare(id) && !isBuiltin(id) && !output.some(({ fileName }) => fileName === id),
    );
  return new Set(imported.map(packageOf));
}
