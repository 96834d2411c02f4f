/** All size and rate limits for clients. */
export const LIMITS = {
  /** Bytes of one message from a client. */
  messageBytes: 4096,
  nameLength: 20,
  chatLength: 200,
  /** Hex digits of the randomness that a client adds to the shuffle. */
  randomDigits: 32,
  /** Messages a second, and the burst size. */
  messagesPerSecond: 15,
  messagesAtOnce: 45,
  /** Of these, talk: lines, reactions and chat. */
  talkPerSecond: 1,
  talkAtOnce: 6,
  /** Arrivals: create, open, join, resume, watch. */
  arrivalsPerSecond: 1,
  arrivalsAtOnce: 20,
  /** Everything else that is written to the log besides moves and talk. */
  changesPerSecond: 2,
  changesAtOnce: 60,
  /** Bad messages until the connection is closed; one is forgiven every ten seconds. */
  badMessages: 10,
  /** Recent talk, kept for returning players. */
  talkKept: 50,
  /** Players in a table's standings; the most recent ones stay. */
  standingKept: 24,
  /** Everybody without a seat: spectators, big screens, and players at the door. */
  spectators: 200,
  /** Of these, big screens. */
  screens: 4,
  /** Players waiting at the door to be admitted. */
  knocks: 8,
  /** Players kept out of a table; the oldest entries are dropped. */
  keptOut: 50,
  /** Reactions of spectators that a table shows each second; more are dropped. */
  cheersPerSecond: 4,
  /** Spectators whose guesses count in a match, and how often each can guess in a round. */
  guessers: 50,
  guessesPerRound: 5,
  /** Reports to the server's operator: by one player, and the characters of a remark. */
  reportsPerPerson: 5,
  reportLength: 300,
  /** Reports from one network. */
  reportsPerMinute: 5,
  /** How often a choice can be changed in one count, and a bullet while others still load. */
  changesPerCount: 40,
  /** Rows of a table's log. A table that reaches this finishes its match; players continue at a new one. */
  rowsPerTable: 50_000,
} as const;

/** Hex digits of a SHA-256, and of the server's secret. */
export const HASH_DIGITS = 64;

/** A table's code: letters that are not mistaken for each other or for digits, and that spell no words. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 5;
