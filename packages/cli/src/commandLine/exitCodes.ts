export const EXIT = {
  ok: 0,
  /** The command ran, and what it checked does not hold. */
  checkFailed: 1,
  /** Bad arguments or files. */
  badInput: 2,
  /** A bug in this program. */
  internalError: 70,
  /** Ctrl-C, by the convention of shells. */
  interrupted: 130,
} as const;
