import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './cli.ts';
import { parseInput } from './commandLine/arguments.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }),
];

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
}
const scriptsOf = (folder: string): string[] => {
  const manifest: Manifest = JSON.parse(read(path.join(folder, 'package.json')));
  return Object.keys(manifest.scripts ?? {});
};
/** The scripts of npm by the workspace they belong to; '' is the repository. */
const SCRIPTS = new Map(
  ['', ...globSync('packages/*', { cwd: ROOT })].map((folder) => [folder, scriptsOf(folder)]),
);

/** All commands of a program in a document, in inline code and in code blocks. */
function commandsIn(file: string, program: RegExp): string[] {
  const text = read(file);
  const inline = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const blocks = [...text.matchAll(/^```[^\n]*\n(.*?)^```/gms)].flatMap(([, code = '']) =>
    code.split('\n'),
  );
  return [...inline, ...blocks]
    .flatMap((line) => line.replace(/\s#.*/, '').split(/&&|[|;<>]/))
    .map((command) => command.trim().replace(/^\$ /, ''))
    .filter((command) => program.test(command));
}

/** Commands are quoted with placeholders like `[--games N]`, `…` or `$powers`; only real arguments are checked. */
const isPlaceholder = (word: string): boolean => /[[\]…$<>]|^[A-Z]+$/.test(word);

describe.each(DOCS)('%s', (file) => {
  test('every npm script it mentions exists', () => {
    for (const command of commandsIn(file, /^npm (?:run|start|test)\b/)) {
      const words = command.split(/\s+/);
      const script = words[1] === 'run' ? words[2] : words[1];
      const workspace = /(?:-w|--workspace)[ =](\S+)/.exec(command)?.[1] ?? '';
      expect(SCRIPTS.get(workspace), command).toContain(script);
    }
  });

  test('every holdup command and option it mentions exists', () => {
    for (const line of commandsIn(file, /^(?:npx )?holdup [a-z]/)) {
      const [name = '', ...words] = line.replace(/^(?:npx )?holdup /, '').split(/\s+/);
      const command = COMMANDS.find((each) => each.name === name);
      expect(command, line).toBeDefined();
      if (command === undefined || words.some(isPlaceholder)) continue;
      const args = words.map((word) => word.replaceAll(/^'|'$/g, ''));
      if (args.includes('--help')) continue;
      expect(() => parseInput(args, command.options), line).not.toThrow();
    }
  });
});

describe.each(DOCS)('%s', (file) => {
  const text = read(file);
  const near = (target: string): string => path.join(ROOT, path.dirname(file), target);

  test('every file it links to exists', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(
      ([, target = '']) => target,
    );
    expect(links.filter((target) => !existsSync(near(target)))).toEqual([]);
  });

  test('every path of the repository it names exists', () => {
    const paths = [...text.matchAll(/`((?:packages|docs|scripts|lint)\/[\w./-]+)`/g)].map(
      ([, target = '']) => target,
    );
    // A placeholder, what the build makes, and files that a walk-through creates.
    const created = [...text.matchAll(/^New file `([^`]+)`:$/gm)].map(([, target = '']) => target);
    const known = paths.filter(
      (target) => target !== 'packages/X' && !target.endsWith('/dist') && !created.includes(target),
    );
    expect(known.filter((target) => !existsSync(path.join(ROOT, target)))).toEqual([]);
  });
});

test('the documents do mention scripts and commands', () => {
  const count = (program: RegExp): number =>
    DOCS.reduce((sum, file) => sum + commandsIn(file, program).length, 0);
  expect(count(/^npm /)).toBeGreaterThan(5);
  expect(count(/^npx holdup /)).toBeGreaterThan(10);
});
