import { readFileSync } from 'node:fs';

/** One block of code of a walk-through, and where it goes. */
export type Place = {
  readonly file: string;
  /** Where in a file that exists; null for a new file. */
  readonly at: { readonly how: How; readonly line: string } | null;
  readonly code: string;
};

type How = 'after' | 'before' | 'instead of';

const HEADED_BLOCK =
  /^(?:New file `(?<created>[^`]+)`|In `(?<changed>[^`]+)`, (?<how>after|before|instead of) `(?<line>[^`]+)`):\n\n```\w+\n(?<code>.*?\n)```$/gms;
const ANY_BLOCK = /^```\w+$/gm;

/** The changes that a walk-through asks for. A block of code that does not say where it goes is an error. */
export function readRecipe(page: string): Place[] {
  const text = readFileSync(page, 'utf8');
  const places = [...text.matchAll(HEADED_BLOCK)].map(({ groups = {} }): Place => {
    const { created, changed, how, line, code = '' } = groups;
    if (created !== undefined) return { file: created, at: null, code };
    if (changed === undefined || line === undefined || !isHow(how))
      throw new Error(`${page}: a block without a file`);
    return { file: changed, at: { how, line }, code };
  });
  const blocks = text.match(ANY_BLOCK)?.length ?? 0;
  if (places.length !== blocks)
    throw new Error(`${page}: only ${places.length} of ${blocks} blocks say where they go`);
  return places;
}

const isHow = (how: string | undefined): how is How =>
  how === 'after' || how === 'before' || how === 'instead of';

/** The text of a file with these places filled. `text` is null for a file that does not exist yet. */
export function fill(text: string | null, places: readonly Place[]): string | null {
  return places.reduce<string | null>((before, { file, at, code }) => {
    if (at === null) return code;
    const lines = (before ?? '').split('\n');
    const matching = lines.flatMap((line, i) => (line.trim().startsWith(at.line) ? [i] : []));
    const [place] = matching;
    if (place === undefined || matching.length > 1)
      throw new Error(`${file}: ${matching.length} lines begin with ${at.line}; it must be one`);
    const added = code.replace(/\n$/, '').split('\n');
    const from = at.how === 'after' ? place + 1 : place;
    return lines.toSpliced(from, at.how === 'instead of' ? 1 : 0, ...added).join('\n');
  }, text);
}

/** The name of a place in reports: its file, and the line next to it. */
export const nameOf = ({ file, at }: Place): string =>
  at === null ? file : `${file}, ${at.how} ${at.line}`;
