import path from 'node:path';

/**
 * The worker, the evaluation and the recording as one file each, for machines without the repository. HOLDUP_OPPONENTS names another
 * checkout whose bots (and engine) the net is evaluated against; OUT is the folder to write to.
 */
const here = import.meta.dirname;
const opponents = process.env.HOLDUP_OPPONENTS ?? path.resolve(here, '../../..');
const out = process.env.OUT ?? path.join(here, 'dist');
const entryOf = (name: string): string => path.join(opponents, 'packages', name, 'src/index.ts');

const botsOfOpponents = {
  name: 'bots-of-another-checkout',
  resolveId(source: string, importer: string | undefined): string | null {
    if (source === '@holdup/bots') return entryOf('bots');
    if (source === '@holdup/engine' && importer?.startsWith(opponents)) return entryOf('engine');
    return null;
  },
};

const bundle = (name: string, plugins: readonly (typeof botsOfOpponents)[]): object => ({
  input: path.join(here, `${name}.ts`),
  platform: 'node',
  plugins,
  output: { file: path.join(out, `${name}.js`), format: 'esm' },
});

const against = ['evaluate', 'record'].map((name) => bundle(name, [botsOfOpponents]));

export default [bundle('worker', []), ...against];
