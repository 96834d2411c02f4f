import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import { apiTable, readApi } from './api.ts';
import { LIBRARIES } from './build.ts';
import { builtName, isScript, packageManifest } from './manifests.ts';

const GENERATED = /(?<=<!-- api: written by “npm run pack:api” -->\n).*(?=<!-- \/api -->)/s;

const readmeOf = (name: string): string => path.join(root, 'packages', name, 'README.md');

/** The README of a library with the API that its declarations have now. */
function currentReadme(name: (typeof LIBRARIES)[number]): string {
  const { name: packageName, exports = {} } = packageManifest(name);
  const scripts = Object.entries(exports).filter(([, source]) => isScript(source));
  const sections = scripts.map(([entry, source]) => {
    const table = apiTable(readApi(path.join(root, '.types', name), builtName(source)));
    return `\n### \`${packageName}${entry.slice(1)}\`\n\n${table}\n`;
  });
  return readFileSync(readmeOf(name), 'utf8').replace(GENERATED, `${sections.join('')}\n`);
}

/** The libraries whose README does not show their API as it is now. Needs the declarations of `tsc --build`. */
export const outdatedReadmes = (): readonly string[] =>
  LIBRARIES.filter((name) => readFileSync(readmeOf(name), 'utf8') !== currentReadme(name));

export function writeReadmes(): void {
  for (const name of LIBRARIES) writeFileSync(readmeOf(name), currentReadme(name));
}

/** The TypeScript examples of a README, in order, each with the output that the README shows for it. */
export function examplesIn(
  markdown: string,
): readonly { readonly code: string; readonly prints: string | null }[] {
  return [...markdown.matchAll(/^```ts\n(.*?)^```\n(?:\n```text\n(.*?)^```$)?/gms)].map(
    ([, code = '', prints]) => ({ code, prints: prints ?? null }),
  );
}
