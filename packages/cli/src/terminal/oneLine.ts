/** Untrusted text as a single line that is safe to print: no line breaks, no control characters. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();

/** The message of anything that was thrown, as one line. */
export const messageOf = (error: unknown): string =>
  oneLine(error instanceof Error ? error.message : String(error));
