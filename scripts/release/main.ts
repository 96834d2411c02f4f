// Usage: npm run release -- 1.2.0    sets the version and cuts the changelog, ready to be committed and tagged
//        npm run release -- notes    prints what the changelog says about the current version
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../install.js';
import { cutChangelog, isLater, notesOf } from './changelog.ts';

const file = (name: string): string => path.join(root, name);
const read = (name: string): string => readFileSync(file(name), 'utf8');
const current: string = JSON.parse(read('package.json')).version;

/** All packages take their version from the root; the lockfile names it twice. */
function setVersion(version: string): void {
  const line = `"version": "${current}"`;
  writeFileSync(
    file('package.json'),
    read('package.json').replace(line, `"version": "${version}"`),
  );
  const [head = '', ...rest] = read('package-lock.json').split('"node_modules/');
  writeFileSync(
    file('package-lock.json'),
    [head.replaceAll(line, `"version": "${version}"`), ...rest].join('"node_modules/'),
  );
}

function release(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version) || !isLater(version, current))
    throw new Error(`name a version after ${current}, like 1.2.0, or “notes”.`);
  const date = new Date().toISOString().slice(0, 10);
  const changelog = cutChangelog(read('CHANGELOG.md'), version, date);
  writeFileSync(file('CHANGELOG.md'), changelog);
  setVersion(version);
  console.log(`Now commit, tag v${version} and push the tag.`);
}

try {
  const [what = ''] = process.argv.slice(2);
  if (what === 'notes') console.log(notesOf(read('CHANGELOG.md'), current));
  else release(what);
} catch (error) {
  process.stderr.write(`holdup: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
