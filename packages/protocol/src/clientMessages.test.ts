import { describe, expect, test } from 'vitest';
import { CLIENT_MESSAGE_TYPES, parseClientMessage } from './clientMessages.ts';

const GOOD: Readonly<Record<string, object>> = {
  time: { type: 'time', sent: 12.5 },
  create: {
    type: 'create',
    id: 1,
    name: 'Ana',
    character: 'fox',
    settings: { pace: 'untimed' },
    device: 'd'.repeat(32),
  },
  open: { type: 'open', id: 1 },
  join: { type: 'join', id: 1, code: 'BCDFG', name: 'Ana', character: 'fox', seat: 3 },
  resume: { type: 'resume', id: 1, code: 'BCDFG', token: 'a'.repeat(22) },
  watch: { type: 'watch', id: 1, code: 'BCDFG', screen: true, door: false },
  leave: { type: 'leave', id: 1 },
  here: { type: 'here', id: 1 },
  dress: { type: 'dress', id: 1, name: 'Ana', character: 'fox' },
  seal: { type: 'seal', id: 1, commitment: 'a'.repeat(64), seal: 'b'.repeat(64) },
  random: { type: 'random', id: 1, commitment: 'a'.repeat(64), value: 'b'.repeat(32) },
  configure: { type: 'configure', id: 1, settings: { seats: 8, oldest: null } },
  addBot: { type: 'addBot', id: 1, level: 'rookie', seat: 1 },
  pick: { type: 'pick', id: 1, power: 'doctor', seat: 2 },
  bet: { type: 'bet', id: 1, seat: 2 },
  remove: { type: 'remove', id: 1, seat: 2, keepOut: true },
  pardon: { type: 'pardon', id: 1 },
  admit: { type: 'admit', id: 1, knock: 3, on: false },
  clearSpectators: { type: 'clearSpectators', id: 1 },
  report: { type: 'report', id: 1, person: 1, reason: 'chat', text: 'rude' },
  swapSeats: { type: 'swapSeats', id: 1, seats: [0, 2] },
  handOver: { type: 'handOver', id: 1, person: 2 },
  start: { type: 'start', id: 1, fill: 'rookie' },
  pause: { type: 'pause', id: 1 },
  unpause: { type: 'unpause', id: 1 },
  rematch: { type: 'rematch', id: 1 },
  play: { type: 'play', id: 1, question: 7, move: { move: 'aim', target: null } },
  say: { type: 'say', id: 1, line: 'bang', to: 2 },
  react: { type: 'react', id: 1, reaction: 'laugh' },
  chat: { type: 'chat', id: 1, text: 'hello' },
  guess: {
    type: 'guess',
    id: 1,
    question: 7,
    seat: 2,
    as: { name: 'Ana', character: 'fox' },
  },
  cheer: { type: 'cheer', id: 1, reaction: 'clap' },
  count: { type: 'count', id: 1, question: 7 },
  hold: { type: 'hold', id: 1, question: 7 },
  whisper: { type: 'whisper', id: 1, to: 2, line: 'truce' },
  mute: { type: 'mute', id: 1, person: 1, on: true },
};

const parse = (value: unknown) => parseClientMessage(JSON.stringify(value));

const YES_OR_NO = ['on', 'screen', 'door', 'keepOut'];

describe('messages from clients', () => {
  test('every type has an example here', () => {
    expect(Object.keys(GOOD).sort()).toEqual([...CLIENT_MESSAGE_TYPES].sort());
  });

  test.each(Object.entries(GOOD))('%s is understood', (_, message) => {
    expect(parse(message)).toEqual({ ok: true, message });
  });

  test.each(Object.entries(GOOD))('%s with a field too many is refused', (_, message) => {
    expect(parse({ ...message, extra: 1 }).ok).toBe(false);
  });

  test.each(Object.entries(GOOD))('%s with any field of a wrong type is refused', (_, message) => {
    for (const key of Object.keys(message))
      for (const wrong of [null, [], {}, '', -1, 1e99, 'x'.repeat(1300), true, [[]]]) {
        const allowed =
          YES_OR_NO.includes(key) && wrong === true
            ? true
            : (key === 'settings' && JSON.stringify(wrong) === '{}') ||
              (key === 'sent' && typeof wrong === 'number');
        expect(parse({ ...message, [key]: wrong }).ok, `${key}=${JSON.stringify(wrong)}`).toBe(
          allowed,
        );
      }
  });

  test('anything but an object with a known type is refused with a named error', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '1',
      '"x"',
      '{}',
      '{"type":"toString"}',
      '{"type":1}',
    ])
      expect(parseClientMessage(text)).toMatchObject({ ok: false, error: 'badMessage' });
  });

  test('the answer to a bad request can name it', () => {
    expect(parse({ type: 'start', id: 9, fill: 'nobody' })).toMatchObject({ ok: false, id: 9 });
  });

  test('a whisper is a line or a text, and not both', () => {
    const whisper = { type: 'whisper', id: 1, to: 2 };
    expect(parse({ ...whisper, text: 'psst' }).ok).toBe(true);
    expect(parse(whisper).ok).toBe(false);
    expect(parse({ ...whisper, text: 'psst', line: 'bang' }).ok).toBe(false);
  });

  test('a guess may come without a name, and with no other than a good one', () => {
    const nameless = { type: 'guess', id: 1, question: 7, seat: 2 };
    const as = { name: 'Ana', character: 'fox' };
    expect(parse(nameless).ok).toBe(true);
    for (const wrong of [{ name: 'Ana' }, { ...as, name: '\u200b' }, { ...as, seat: 1 }])
      expect(parse({ ...nameless, as: wrong }).ok, JSON.stringify(wrong)).toBe(false);
  });

  test('dress may change the name, the character, or both', () => {
    for (const change of [{}, { name: 'Ana' }, { character: 'fox' }])
      expect(parse({ type: 'dress', id: 1, ...change }).ok).toBe(true);
    expect(parse({ type: 'dress', id: 1, name: '\u200b' })).toMatchObject({
      ok: false,
      error: 'nameInvalid',
    });
  });

  test('names and chat are plain text: no control, invisible or direction characters', () => {
    const dirty = 'A\u0000na\u202e\u200b  \n B';
    expect(parse({ ...GOOD.join, name: dirty })).toMatchObject({ message: { name: 'Ana B' } });
    expect(parse({ ...GOOD.chat, text: dirty })).toMatchObject({ message: { text: 'Ana B' } });
    expect(parse({ ...GOOD.join, name: '\u200b' })).toMatchObject({
      ok: false,
      error: 'nameInvalid',
    });
  });

  test.each([
    ['a Hangul filler', '\u3164'],
    ['a blank Braille pattern', '\u2800\u2800'],
    ['marks without a letter', '\u0301\u0302'],
    ['a combining grapheme joiner', '\u034f'],
  ])('a name that shows nothing is refused: %s', (_, name) => {
    expect(parse({ ...GOOD.join, name })).toMatchObject({ ok: false, error: 'nameInvalid' });
  });

  test('a refusal does not repeat what was sent', () => {
    const secret = 'S3CRET';
    const refused = parse({ type: 'resume', id: 1, code: secret, token: secret });
    expect(JSON.stringify(refused)).not.toContain(secret);
  });
});
