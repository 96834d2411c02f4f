/**
 * Usage: bundle.ts FOLDER [CHECKOUT]   Writes the worker, the evaluation and the recording as one file each, for machines without
 * the repository. The net is evaluated against the bots (and the engine) of CHECKOUT, by default of this one.
 */
import path from 'node:path';
import { build } from 'rolldown';

const here = import.meta.dirname;
const [folder = path.join(here, 'dist'), checkout = path.join(here, '../../..')] =
  process.argv.slice(2);
const opponents = path.resolve(checkout);
const entryOf = (name: string): string => path.join(opponents, 'packages', name, 'src/index.ts');

const botsOfOpponents = {
  name: 'bots-of-another-checkout',
  resolveId(source: string, importer: string | undefined): string | null {
    if (source === '@holdup/bots') return entryOf('bots');
    if (source === '@holdup/engine' && importer?.startsWith(opponents)) return entryOf('engine');
    return null;
  },
};

const bundle = (name: string, plugins: (typeof botsOfOpponents)[]) =>
  build({
    input: path.join(here, `${name}.ts`),
    platform: 'node',
    plugins,
    output: { file: path.join(folder, `${name}.js`), format: 'esm' },
  });

await bundle('worker', []);
for (const name of ['evaluate', 'record']) await bundle(name, [botsOfOpponents]);
