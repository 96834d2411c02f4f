import path from 'node:path';
import { parseSync, Visitor } from 'vite';

/** A file's exports, and what it takes from other files. Paths are relative to the root, with slashes. */
type Names = {
  readonly file: string;
  readonly exported: readonly string[];
  /** The names it imports or re-exports, by file; null stands for all of that file's names. */
  readonly taken: readonly { readonly from: string; readonly name: string | null }[];
};

export function readNames(file: string, code: string): Names {
  const { module, program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  const fileOf = (request: string): string =>
    path.posix.join(path.posix.dirname(file), request.replace(/\?.*$/, ''));
  const exports = module.staticExports.flatMap(({ entries }) => entries);
  const deferred: string[] = [];
  // Walking the tree takes longer than parsing it, and few files need that.
  if (code.includes('import('))
    new Visitor({
      ImportExpression({ source }) {
        if (source.type === 'Literal' && typeof source.value === 'string')
          deferred.push(source.value);
      },
      TSImportType({ source }) {
        deferred.push(source.value);
      },
    }).visit(program);
  return {
    file,
    exported: exports.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
    taken: [
      ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
        entries.map(({ importName: { name } }) => ({ from: fileOf(moduleRequest.value), name })),
      ),
      ...exports.flatMap(({ moduleRequest, importName: { name } }) =>
        moduleRequest === null ? [] : [{ from: fileOf(moduleRequest.value), name }],
      ),
      ...deferred.map((request) => ({ from: fileOf(request), name: null })),
    ],
  };
}

/** The exported names that no other file takes, a line for each. Everything that an entry point exports is used. */
export function unusedExports(
  files: readonly Names[],
  entryPoints: ReadonlySet<string>,
): readonly string[] {
  const used = new Set(
    files.flatMap(({ taken }) => taken.map(({ from, name }) => `${from} ${name ?? '*'}`)),
  );
  return files
    .filter(({ file }) => !entryPoints.has(file) && !used.has(`${file} *`))
    .flatMap(({ file, exported }) =>
      exported
        .filter((name) => !used.has(`${file} ${name}`))
        .map((name) => `${file} exports ${name}, which no other file imports.`),
    );
}
