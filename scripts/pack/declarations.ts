import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RELATIVE = /(?<=(?:from |import\()['"])(\.{1,2}\/[^'"]+)\.ts(?=['"])/g;

/**
 * Copies the declarations that the entries reach, and nothing else. `tsc --build` has written them; they import each other
 * as `.ts`, which only the checker's own setting allows, so that becomes `.js`, as every resolver understands it.
 */
export function copyDeclarations(from: string, to: string, entries: readonly string[]): void {
  const open = entries.map((entry) => `${entry}.d.ts`);
  const seen = new Set(open);
  for (const file of open) {
    const text = readFileSync(path.join(from, file), 'utf8');
    for (const [, target = ''] of text.matchAll(RELATIVE)) {
      const imported = path.normalize(path.join(path.dirname(file), `${target}.d.ts`));
      if (seen.has(imported)) continue;
      seen.add(imported);
      open.push(imported);
    }
    mkdirSync(path.join(to, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(to, file), text.replaceAll(RELATIVE, '$1.js'));
  }
}
