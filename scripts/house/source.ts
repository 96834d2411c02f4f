import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

/** What the house rules look at in one source file. Paths are relative to the folder that was read, with slashes. */
export type Source = {
  readonly file: string;
  /** The files of the same folder tree whose values it imports; types and `import()` don't count. */
  readonly imports: readonly string[];
  /** The number of `x as T` where T is more than a keyword: `as const`, `as number` and `as unknown` don't count. */
  readonly casts: number;
};

/** Reads the sources below a folder, tests left out. */
export function readSources(folder: string): readonly Source[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.{test,d}.{ts,tsx}'] })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => readSource(file, readFileSync(path.join(folder, file), 'utf8')));
}

export function readSource(file: string, code: string): Source {
  const { module, program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const requests = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest.value])),
  ];
  let casts = 0;
  new Visitor({
    TSAsExpression({ typeAnnotation: { start, end } }) {
      if (!/^[a-z]+$/.test(code.slice(start, end))) casts += 1;
    },
    TSTypeAssertion() {
      casts += 1;
    },
  }).visit(program);
  const imports = requests
    .filter((request) => request.startsWith('.'))
    .map((request) => path.posix.join(path.posix.dirname(file), request));
  return { file, imports: [...new Set(imports)], casts };
}
