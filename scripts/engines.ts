// Usage: node scripts/engines.ts [firefox|webkit …]   Plays games in browsers other than Chromium; all of them by default.
import { globSync } from 'node:fs';
import path from 'node:path';
import { canInstallDebian, installDebian } from './apt.ts';
import { terminal } from './output.ts';
import { runProgram } from './runners.ts';

type Program = { readonly variable: string; readonly places: readonly string[] };

/** The Debian packages of every engine, and where they put its programs. */
const ENGINES: Readonly<
  Record<string, { readonly packages: readonly string[]; readonly programs: readonly Program[] }>
> = {
  firefox: {
    packages: ['firefox-esr'],
    programs: [{ variable: 'FIREFOX_PATH', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] }],
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [
      { variable: 'WEBKIT_DRIVER_PATH', places: ['/usr/bin/WebKitWebDriver'] },
      { variable: 'MINI_BROWSER_PATH', places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'] },
      { variable: 'XVFB_PATH', places: ['/usr/bin/Xvfb'] },
    ],
  },
};

const find = ({ variable, places }: Program): string | undefined =>
  process.env[variable] ?? globSync(places)[0];

function fail(message: string, code: number): never {
  process.stderr.write(`holdup: ${message}\n`);
  process.exit(code);
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(ENGINES, name));
if (unknown.length > 0)
  fail(`no engine ${unknown.join(', ')}; choose from ${Object.keys(ENGINES).join(', ')}.`, 2);
const names = asked.length > 0 ? asked : Object.keys(ENGINES);
const wanted = names.flatMap((name) => ENGINES[name] ?? []);

const missing = wanted.filter(({ programs }) => programs.some((each) => find(each) === undefined));
const packages = missing.flatMap((engine) => engine.packages);
if (packages.length > 0 && canInstallDebian()) await installDebian(packages, terminal);

const programs = wanted.flatMap((engine) => engine.programs);
const absent = programs.filter((program) => find(program) === undefined);
if (absent.length > 0)
  fail(
    `${absent.map(({ places }) => path.basename(places[0] ?? '')).join(', ')} not found: install Debian's ${packages.join(', ')}, or set ${absent.map(({ variable }) => variable).join(', ')}.`,
    2,
  );

const { failed } = await runProgram(
  '../packages/web/browser/engines/main.ts',
  names,
  Object.fromEntries(programs.map((program) => [program.variable, find(program) ?? ''])),
);
process.exitCode = failed;
