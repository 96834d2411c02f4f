import { type Move, POWER_NAMES, parseMove } from '@holdup/engine';
import * as v from 'valibot';
import { CODE_LENGTH, CODE_LETTERS, HASH_DIGITS, LIMITS } from './limits.ts';
import { CHARACTERS, LEVELS, LINES, REACTIONS, REPORT_REASONS } from './names.ts';
import { seatSchema, settingsSchema } from './settings.ts';
import { isVisible, tidyText } from './text.ts';

/** Text that players write. Text without visible characters is refused. */
const plainText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 4),
    v.transform(tidyText),
    v.check((text) => isVisible(text) && text.length <= most, `1 to ${most} characters`),
  );

const codeSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`), `${CODE_LENGTH} letters`),
);
const hex = (digits: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`), `${digits} hex digits`));
const tokenSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,64}$/, 'a seat token'));
const personSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const wholeSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
/** Parses to the engine's own value for that move, which can be compared by identity. */
const moveSchema = v.pipe(
  v.custom<Move>((value) => typeof value === 'object'),
  v.transform((value) => parseMove(value)),
  v.custom<Move>((value) => value !== undefined, 'a move of the game'),
);
const levelSchema = v.picklist(LEVELS);
const nameSchema = plainText(LIMITS.nameLength);
const characterSchema = v.picklist(CHARACTERS);

/** A random number that a browser stores, to recognise a player who was kept out. */
const device = v.optional(hex(32));

/** The client's number for a request; the answer repeats it. */
const id = wholeSchema;

/** Every message from a client, by its type. */
const SCHEMAS = {
  /** Asks for the server's time. */
  time: v.strictObject({ type: v.literal('time'), sent: v.pipe(v.number(), v.finite()) }),

  /** Opens a table and sits down as its host. */
  create: v.strictObject({
    type: v.literal('create'),
    id,
    name: nameSchema,
    character: characterSchema,
    settings: v.optional(settingsSchema, {}),
    device,
  }),
  /** Opens a table for a big screen, which watches it. The first person to join becomes host. */
  open: v.strictObject({ type: v.literal('open'), id }),
  /** Sits down in any free seat, or in the given one, which may be a bot's. */
  join: v.strictObject({
    type: v.literal('join'),
    id,
    code: codeSchema,
    name: nameSchema,
    character: characterSchema,
    seat: v.optional(seatSchema),
    device,
  }),
  /** Returns to a seat. */
  resume: v.strictObject({ type: v.literal('resume'), id, code: codeSchema, token: tokenSchema }),
  /** Watches as a spectator or a big screen. */
  watch: v.strictObject({
    type: v.literal('watch'),
    id,
    code: codeSchema,
    screen: v.optional(v.boolean(), false),
    /** Sees only who is there and the rules, not the match or the talk. */
    door: v.optional(v.boolean(), false),
    device,
  }),
  /** Gives the seat up for good, or stops watching. */
  leave: v.strictObject({ type: v.literal('leave'), id }),
  /** Shows that the player is present: keeps the seat, or takes it back from the bot that stands in. */
  here: v.strictObject({ type: v.literal('here'), id }),
  /** In the lobby: changes your name, character, or both. */
  dress: v.strictObject({
    type: v.literal('dress'),
    id,
    name: v.optional(nameSchema),
    character: v.optional(characterSchema),
  }),
  /** In the lobby: commits to randomness for the next shuffle, by its SHA-256. */
  seal: v.strictObject({
    type: v.literal('seal'),
    id,
    commitment: hex(HASH_DIGITS),
    seal: hex(HASH_DIGITS),
  }),
  /** Once the host has started: reveals it. */
  random: v.strictObject({
    type: v.literal('random'),
    id,
    commitment: hex(HASH_DIGITS),
    value: hex(LIMITS.randomDigits),
  }),

  /** For the host only, down to `rematch`. */
  configure: v.strictObject({ type: v.literal('configure'), id, settings: settingsSchema }),
  addBot: v.strictObject({
    type: v.literal('addBot'),
    id,
    seat: v.optional(seatSchema),
    level: levelSchema,
  }),
  /** `keepOut`: they cannot come back. */
  remove: v.strictObject({
    type: v.literal('remove'),
    id,
    seat: seatSchema,
    keepOut: v.optional(v.boolean(), false),
  }),
  /** Lifts all bans. */
  pardon: v.strictObject({ type: v.literal('pardon'), id }),
  /** Admits or rejects a player waiting at the door. */
  admit: v.strictObject({ type: v.literal('admit'), id, knock: personSchema, on: v.boolean() }),
  /** Removes all spectators except big screens. */
  clearSpectators: v.strictObject({ type: v.literal('clearSpectators'), id }),
  swapSeats: v.strictObject({
    type: v.literal('swapSeats'),
    id,
    seats: v.strictTuple([seatSchema, seatSchema]),
  }),
  handOver: v.strictObject({ type: v.literal('handOver'), id, person: personSchema }),
  /** Starts the match; `fill` puts bots of that level on the empty seats, which are removed otherwise. */
  start: v.strictObject({ type: v.literal('start'), id, fill: v.optional(levelSchema) }),
  pause: v.strictObject({ type: v.literal('pause'), id }),
  unpause: v.strictObject({ type: v.literal('unpause'), id }),
  /**
   * After a match: the same players at the same table, ready to start again. From others it is a
   * vote while the host is away.
   */
  rematch: v.strictObject({ type: v.literal('rematch'), id }),

  /** Before the match: picks your own power or, if the host assigns them, the power of a seat. */
  pick: v.strictObject({
    type: v.literal('pick'),
    id,
    power: v.picklist(POWER_NAMES),
    seat: v.optional(seatSchema),
  }),

  /** Answers the decision with this number. In the two counts the answer can be changed until zero. */
  play: v.strictObject({ type: v.literal('play'), id, question: wholeSchema, move: moveSchema }),

  /** For the Godfather at a table where they start the counts: begins the final 3–2–1, or delays it, once each. */
  count: v.strictObject({ type: v.literal('count'), id, question: wholeSchema }),
  hold: v.strictObject({ type: v.literal('hold'), id, question: wholeSchema }),

  /** For a dead player: bets on who wins. It can be changed until the match is over. */
  bet: v.strictObject({ type: v.literal('bet'), id, seat: seatSchema }),

  /**
   * For a dead player or a spectator, before bullets are revealed: guesses who gets shot in this
   * round. `as`: how a spectator is named if they guess best.
   */
  guess: v.strictObject({
    type: v.literal('guess'),
    id,
    question: wholeSchema,
    seat: seatSchema,
    as: v.optional(v.strictObject({ name: nameSchema, character: characterSchema })),
  }),

  /** For a spectator: a reaction that everybody sees for a moment. */
  cheer: v.strictObject({ type: v.literal('cheer'), id, reaction: v.picklist(REACTIONS) }),
  say: v.strictObject({
    type: v.literal('say'),
    id,
    line: v.picklist(LINES),
    to: v.optional(seatSchema),
  }),
  react: v.strictObject({
    type: v.literal('react'),
    id,
    reaction: v.picklist(REACTIONS),
    to: v.optional(seatSchema),
  }),
  chat: v.strictObject({ type: v.literal('chat'), id, text: plainText(LIMITS.chatLength) }),
  /** Says a line or writes to one player; the others only see who whispers to whom. */
  whisper: v.pipe(
    v.strictObject({
      type: v.literal('whisper'),
      id,
      to: seatSchema,
      line: v.optional(v.picklist(LINES)),
      text: v.optional(plainText(LIMITS.chatLength)),
    }),
    v.check(({ line, text }) => (line === undefined) !== (text === undefined), 'a line or a text'),
  ),
  /** Mutes or unmutes a player. */
  mute: v.strictObject({ type: v.literal('mute'), id, person: personSchema, on: v.boolean() }),
  /** Reports a player to the server's operator. */
  report: v.strictObject({
    type: v.literal('report'),
    id,
    person: personSchema,
    reason: v.picklist(REPORT_REASONS),
    text: v.optional(plainText(LIMITS.reportLength)),
  }),
} as const;

type Schemas = typeof SCHEMAS;
export type ClientMessageType = keyof Schemas;
export type ClientMessageOf<T extends ClientMessageType> = v.InferOutput<Schemas[T]>;
export type ClientMessage = { [T in ClientMessageType]: ClientMessageOf<T> }[ClientMessageType];
/** A message as a client writes it: fields with a default may be left out. */
export type ClientRequest = {
  [T in ClientMessageType]: v.InferInput<Schemas[T]>;
}[ClientMessageType];
const isMessageType = (type: unknown): type is ClientMessageType =>
  typeof type === 'string' && Object.hasOwn(SCHEMAS, type);
export const CLIENT_MESSAGE_TYPES: readonly ClientMessageType[] =
  Object.keys(SCHEMAS).filter(isMessageType);

export type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | {
      readonly ok: false;
      readonly error: 'badMessage' | 'nameInvalid';
      /** The number of the request, if it could be read. */
      readonly id?: number;
      /** What is wrong with the message, without repeating its content. */
      readonly why: string;
    };

const bad = (why: string, id?: unknown): ParsedMessage => ({
  ok: false,
  error: why.startsWith('name:') ? 'nameInvalid' : 'badMessage',
  why,
  ...(typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? { id } : {}),
});

/** A fully validated message from the wire, or what is wrong with it. */
export function parseClientMessage(text: string): ParsedMessage {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad('not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return bad('not an object');
  const { type, id: request }: { type?: unknown; id?: unknown } = value;
  if (!isMessageType(type)) return bad('unknown type', request);
  const parsed = v.safeParse(SCHEMAS[type], value, { abortEarly: true });
  if (parsed.success) return { ok: true, message: parsed.output };
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue) ?? 'fields';
  return bad(
    `${place.slice(0, 40)}: ${issue.type === 'strict_object' ? 'not exactly the fields of this message' : 'not what it must be'}`,
    request,
  );
}
