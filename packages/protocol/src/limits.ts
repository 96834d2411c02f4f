/** Every size and rate that a client has to keep to, in one place. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  messageBytes: 4096,
  nameLength: 20,
  chatLength: 200,
  /** Hex digits of the randomness that a client adds to the shuffle. */
  randomDigits: 32,
  /** Messages a second, and how many may come at once. */
  messagesPerSecond: 15,
  messagesAtOnce: 45,
  /** Of these, what is said: lines, reactions and chat. */
  talkPerSecond: 1,
  talkAtOnce: 6,
  /** Bad messages until the connection is closed; one is forgiven every ten seconds. */
  badMessages: 10,
  /** What was said last, kept for those who come back. */
  talkKept: 50,
  spectators: 200,
} as const;

/** A table's code: letters that are not mistaken for each other or for digits, and that spell no words. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 5;
