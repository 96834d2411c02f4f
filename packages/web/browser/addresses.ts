/** The environment variables that `serve.ts` sets for the tests. */
const NAMES = ['PAGE_FOLDER', 'REAL_TIME_URL', 'FAST_URL', 'GALLERY_URL'] as const;
type Name = (typeof NAMES)[number];
export type Addresses = Readonly<Record<Name, string>>;

/** How many times as fast the clock of the server at FAST_URL runs, except while a match starts. */
export const FAST = 5;

/** Matches the output of `serve.ts`; Playwright puts the named groups into the environment of the tests. */
export const SERVED = new RegExp(
  NAMES.map((name) => `${name}=(?<${name.toLowerCase()}>.+)\n`).join(''),
);

const served = (name: Name): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: serve.ts has not started.`);
  return value;
};

/** The folder with the built page, for a test that starts a server of its own. */
export const pageFolder = (): string => served('PAGE_FOLDER');
/** A server whose clock runs at normal speed, for tests of the counts and tests that don't wait for a clock. */
export const realTimeUrl = (): string => served('REAL_TIME_URL');
/** A server whose clock runs FAST times as fast, for whole matches. */
export const fastUrl = (): string => served('FAST_URL');
export const galleryUrl = (): string => served('GALLERY_URL');
