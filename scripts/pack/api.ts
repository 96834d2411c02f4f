import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** One exported name of a package. */
interface ApiEntry {
  readonly name: string;
  readonly signature: string;
  /** The first sentence of its comment. */
  readonly about: string;
}

interface Declared {
  readonly text: string;
  readonly about: string;
}

/** `export { a, type B } from './file.ts';` as its names and where they come from. */
const REEXPORT = /^export (?:type )?\{([^}]+)\} from '([^']+)';/gm;
/** The same for a file's imports, and for its re-exports from other packages. */
const IMPORT = /^(?:import|export) (?:type )?\{([^}]+)\} from '(@[^']+)';/gm;

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

const firstSentence = (comment: string): string => {
  const text = comment
    .replaceAll(/^\s*\*+/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
};

const oneLine = (code: string): string =>
  code
    .replaceAll(/\/\*\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const LONGEST = 160;

/** The declaration without what every line would repeat; object types that are long are cut to their field names. */
function shorten(code: string): string {
  const text = oneLine(code)
    .replace(/^export (?:declare )?/, '')
    .replace(/;$/, '')
    .replaceAll('readonly ', '');
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/[\s,;|&]*[^\s]*$/, '')} …`;
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number];

/** The name that a statement of a declaration file exports. */
function exportedName(statement: Statement): string | null {
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return null;
  const { declaration } = statement;
  if (declaration.type === 'VariableDeclaration') {
    const id = declaration.declarations[0]?.id;
    return id?.type === 'Identifier' ? id.name : null;
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? declaration.id.name : null;
}

/** All names that a declaration file declares, or re-exports from another package. */
function declarationsOf(file: string): ReadonlyMap<string, Declared> {
  const code = readFileSync(file, 'utf8');
  const { program, comments } = parseSync(file, code);
  const own = program.body.flatMap((statement): [string, Declared][] => {
    const name = exportedName(statement);
    if (name === null) return [];
    const comment = comments.find(
      ({ type, end }) =>
        type === 'Block' &&
        end <= statement.start &&
        code.slice(end, statement.start).trim() === '',
    );
    const text = shorten(code.slice(statement.start, statement.end));
    return [[name, { text, about: firstSentence(comment?.value ?? '') }]];
  });
  // Imports from other packages may be re-exported.
  const imported = [...code.matchAll(IMPORT)].flatMap(([, list = '', source = '']) =>
    namesIn(list).map((name): [string, Declared] => [
      name,
      { text: `${name} of ${source}`, about: '' },
    ]),
  );
  return new Map([...imported, ...own]);
}

/** Every name that an entry exports, in alphabetical order. */
export function readApi(folder: string, entry: string): readonly ApiEntry[] {
  const code = readFileSync(path.join(folder, `${entry}.d.ts`), 'utf8');
  const names = [...code.matchAll(REEXPORT)].flatMap(([, list = '', source = '']) => {
    const declared = declarationsOf(path.join(folder, source.replace(/\.ts$/, '.d.ts')));
    return namesIn(list).map((name): ApiEntry => {
      const found = declared.get(name);
      if (found === undefined) throw new Error(`${source} does not declare ${name}.`);
      return { name, signature: found.text, about: found.about };
    });
  });
  return names.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The API of an entry as a table. */
export const apiTable = (entries: readonly ApiEntry[]): string =>
  [
    '| name | declaration | what it is |',
    '| --- | --- | --- |',
    ...entries.map(
      ({ name, signature, about }) => `| \`${name}\` | \`${cell(signature)}\` | ${cell(about)} |`,
    ),
  ].join('\n');
