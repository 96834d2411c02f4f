/** Something the person at the keyboard can put right. It is told in one line, and the exit code is 2. */
export class Complaint extends Error {
  override readonly name = 'Complaint';
}

export const EXIT = {
  fine: 0,
  /** The command worked, and what it checked does not hold. */
  doesNotHold: 1,
  /** Bad arguments or files. */
  complaint: 2,
  /** A fault of the program itself. */
  fault: 70,
  /** Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;

/** Text from anywhere as one line that is safe to show: without line breaks, and without what could steer a terminal. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
