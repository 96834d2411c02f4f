/** The place where a text stops being JSON. */
interface JsonFault {
  readonly line: number;
  readonly column: number;
  /** What was found there. */
  readonly found: string;
}

const BLANKS = /[ \t\r\n]*/y;
/** JSON forbids the control characters below U+0020 in a string, not those from U+007F on. */
const STRING = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER_OR_WORD = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;

/** No file of ours nests deeper, and the parser below must not run out of stack. */
const DEEPEST = 200;

/**
 * JSON.parse does not always say where it stopped, so this parses the text once more, only for the place of the first
 * fault. Null if there is none.
 */
export function findJsonFault(text: string): JsonFault | null {
  let at = 0;
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const sign = (char: string): boolean => {
    match(BLANKS);
    if (text[at] !== char) return false;
    at++;
    return true;
  };
  const string = (): boolean => {
    match(BLANKS);
    return match(STRING);
  };
  const list = (close: string, item: () => boolean): boolean => {
    if (sign(close)) return true;
    do if (!item()) return false;
    while (sign(','));
    return sign(close);
  };
  let depth = 0;
  const value = (): boolean => {
    if (++depth > DEEPEST) return false;
    const read = inside();
    depth--;
    return read;
  };
  const inside = (): boolean => {
    if (sign('{')) return list('}', () => string() && sign(':') && value());
    if (sign('[')) return list(']', value);
    return string() || match(NUMBER_OR_WORD);
  };
  const whole = value();
  match(BLANKS);
  if (whole && at === text.length) return null;
  const before = text.slice(0, at);
  return {
    line: before.split('\n').length,
    column: at - before.lastIndexOf('\n'),
    found: at >= text.length ? 'the end of the file' : describeRest(text.slice(at)),
  };
}

const describeRest = (rest: string): string => {
  const word = /^(?:\w+|.)/su.exec(rest)?.[0] ?? '';
  return JSON.stringify(word.length > 20 ? `${word.slice(0, 20)}…` : word);
};
