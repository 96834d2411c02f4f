import { below, MOVES, type Random } from '@holdup/engine';
import { CLIENT_MESSAGE_TYPES, LIMITS } from '@holdup/protocol';

/** What an attacker knows: a table's code, a seat of their own, and what was once sent there. */
export interface Known {
  readonly code: string;
  readonly question: number;
  readonly recorded: readonly string[];
}

type Frame = string | Buffer;

const pick = <T>(random: Random, list: readonly T[]): T => list[below(random, list.length)] as T;

const randomText = (random: Random, length: number): string =>
  Array.from({ length }, () => String.fromCharCode(below(random, 0x300))).join('');

/** A value of any kind: numbers at their edges, texts, lists, objects, and names that objects have anyway. */
function anyValue(random: Random, depth: number): unknown {
  switch (below(random, depth > 3 ? 6 : 8)) {
    case 0:
      return pick(random, [0, -1, 1.5, 2 ** 31, 2 ** 53, -0, 1e308, 7, 8, 255]);
    case 1:
      return pick(random, ['', 'x', '__proto__', 'constructor', 'null', '\u0000', '🂡', 'BCDFG']);
    case 2:
      return null;
    case 3:
      return below(random, 2) === 0;
    case 4:
      return randomText(random, below(random, 60));
    case 5:
      return pick(random, MOVES);
    case 6:
      return Array.from({ length: below(random, 4) }, () => anyValue(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: below(random, 4) }, () => [
          pick(random, ['type', 'id', 'move', 'seat', '__proto__', 'toString', 'settings', 'a']),
          anyValue(random, depth + 1),
        ]),
      );
  }
}

const FIELDS = [
  'id',
  'code',
  'name',
  'character',
  'seat',
  'token',
  'settings',
  'level',
  'person',
  'move',
  'question',
  'line',
  'to',
  'text',
  'on',
  'value',
  'commitment',
  'device',
  'door',
  'keepOut',
  'knock',
  'reason',
  'power',
  'as',
  'extra',
];

const wrongTypes = (random: Random): Frame => {
  const message: Record<string, unknown> = { type: pick(random, CLIENT_MESSAGE_TYPES) };
  for (let i = below(random, 6); i > 0; i--) message[pick(random, FIELDS)] = anyValue(random, 0);
  // A few of these would be valid messages: the extra field spoils them.
  return JSON.stringify({ ...message, spoilt: 1 });
};

const malformed = (random: Random, known: Known): Frame => {
  const text = known.recorded.length > 0 ? pick(random, known.recorded) : '{"type":"here","id":1}';
  const cut = below(random, text.length);
  const pieces = ['', '{', '"', ',', '\\', '\u0000', '1e999', '}}', randomText(random, 8)];
  return text.slice(0, cut) + pick(random, pieces);
};

const deep = (random: Random): Frame => {
  const levels = 1 + below(random, 1500);
  const open = pick(random, ['[', '{"a":']);
  return `{"type":"play","id":1,"question":1,"move":${open.repeat(levels)}`.slice(
    0,
    LIMITS.messageBytes - 1,
  );
};

const binary = (random: Random): Frame =>
  Buffer.from(Array.from({ length: below(random, 400) }, () => below(random, 256)));

const tiny = (random: Random): Frame =>
  pick(random, ['', ' ', '0', 'n', '[]', '{}', '"', 'null', '\n']);

const huge = (random: Random): Frame => {
  const size = LIMITS.messageBytes - 200 + below(random, 400);
  return `{"type":"chat","id":1,"spoilt":1,"text":"${'x'.repeat(size)}"}`;
};

const someoneElsesMove = (random: Random, { question }: Known): Frame =>
  JSON.stringify({
    type: 'play',
    id: below(random, 1000),
    question: question + below(random, 3) - 1,
    move: pick(random, MOVES),
  });

const replay = (random: Random, { recorded }: Known): Frame =>
  recorded.length === 0 ? '{' : pick(random, recorded);

const guess = (random: Random, { code }: Known): Frame =>
  JSON.stringify(
    below(random, 2) === 0
      ? {
          type: 'resume',
          id: 1,
          code,
          token: Buffer.from(randomText(random, 24))
            .toString('base64url')
            .slice(0, 32)
            .padEnd(22, 'A'),
        }
      : {
          type: 'watch',
          id: 1,
          code: Array.from({ length: 5 }, () => pick(random, [...'BCDFGHJKLM'])).join(''),
        },
  );

/** The host's business, and randomness, rematches and votes for one at the wrong time. */
const notTheirs = (random: Random): Frame =>
  JSON.stringify({
    id: 1,
    ...pick(random, [
      { type: 'start', fill: 'rookie' },
      { type: 'pause' },
      { type: 'rematch' },
      { type: 'dress', name: 'Mallory', character: 'toad' },
      { type: 'remove', seat: 0 },
      { type: 'handOver', person: 1 },
      { type: 'swapSeats', seats: [0, 1] },
      { type: 'configure', settings: { openLoot: true } },
      { type: 'addBot', level: 'rookie' },
      { type: 'remove', seat: 0, keepOut: true },
      { type: 'admit', knock: 0, on: true },
      { type: 'pardon' },
      { type: 'whisper', to: 99, text: 'psst' },
      { type: 'whisper', to: 7, line: 'truce' },
      { type: 'whisper', to: 0 },
      { type: 'hold', question: 0 },
      { type: 'guess', question: 0, seat: 0 },
      { type: 'guess', question: 0, seat: 1, as: { name: 'Mallory', character: 'toad' } },
      { type: 'guess', question: 0, seat: 1, as: { name: '\u200b', character: 'toad' } },
      { type: 'cheer', reaction: 'nothing' },
      { type: 'count', question: 1e6 },
      { type: 'clearSpectators' },
      { type: 'configure', settings: { locked: true, approval: true, spectators: 0 } },
      { type: 'report', person: 99, reason: 'other' },
      { type: 'random', commitment: 'a'.repeat(64), value: 'b'.repeat(32) },
    ]),
  });

const KINDS = [
  wrongTypes,
  malformed,
  deep,
  binary,
  tiny,
  huge,
  someoneElsesMove,
  replay,
  guess,
  notTheirs,
];

/** Well-formed messages that are refused: only too many of them end a connection. */
const WELL_FORMED = [someoneElsesMove, replay, notTheirs];

/** A frame that must change nothing, of every kind that attackers send. */
export const hostileFrame = (random: Random, known: Known, wellFormed: boolean): Frame =>
  pick(random, wellFormed ? WELL_FORMED : KINDS)(random, known);
