import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const RECORDER = 'faults.js';
/** Where a page stores its errors, across navigations. */
export const FAULTS = 'test.faults';

/** Runs before all other scripts of the page. */
const record = (key: string): void => {
  const note = (fault: string): void => {
    const all: unknown[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([...all, `${location.pathname} ${fault}`]));
  };
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const file = target instanceof Element ? target.outerHTML.slice(0, 200) : null;
      note(file === null ? `error: ${event.message}` : `failed to load: ${file}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`blocked by ${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...said: unknown[]) => {
      note(`console ${level}: ${said.join(' ')}`);
      write(...said);
    };
  }
};

/**
 * Builds the page with an additional first script that records every error: WebDriver neither reports the errors of a
 * page nor runs anything before its scripts.
 */
export const buildRecordedPage = async (root: string, folder: string): Promise<string> => {
  const built = process.env.PAGE_FOLDER;
  const page = path.join(folder, 'page');
  if (built === undefined)
    await build({ root, build: { outDir: page, emptyOutDir: true }, logLevel: 'warn' });
  else cpSync(built, page, { recursive: true });
  const index = path.join(page, 'index.html');
  const html = readFileSync(index, 'utf8');
  const script = `<script src="/${RECORDER}"></script>`;
  writeFileSync(index, html.replace('<head>', `<head>${script}`));
  writeFileSync(path.join(page, RECORDER), `(${String(record)})(${JSON.stringify(FAULTS)});\n`);
  return page;
};

/** A file without scripts, for setting up the storage of its origin. */
export const EMPTY_PAGE = `/${RECORDER}`;
