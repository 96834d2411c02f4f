import { describe, expect, test } from 'vitest';
import { chachaBlock, keyFromText } from './chacha.ts';

/** Words as the bytes a stream cipher would output, lowest first. */
const hex = (words: ArrayLike<number>): string =>
  Array.from(words, (word) =>
    [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join(''),
  ).join('');

const key = (...words: number[]): number[] => Array.from({ length: 8 }, (_, i) => words[i] ?? 0);

describe('ChaCha8 gives the published test vectors (draft-strombergson-chacha-test-vectors, 256-bit key, 8 rounds)', () => {
  test('R-0.3: TC1, all zero, first and second block', () => {
    expect(hex(chachaBlock(key(), 0, 0))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    );
    expect(hex(chachaBlock(key(), 1, 0))).toBe(
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    );
  });

  test('R-0.3: TC2, one bit of the key set', () => {
    expect(hex(chachaBlock(key(1), 0, 0))).toBe(
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
        '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
    );
    expect(hex(chachaBlock(key(1), 1, 0))).toBe(
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638' +
        '291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
    );
  });

  test('R-0.3: TC3, one bit of the nonce set: our stream number', () => {
    expect(hex(chachaBlock(key(), 0, 1)).slice(0, 64)).toBe(
      '2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b',
    );
  });
});

describe('a key from a text', () => {
  const texts = [
    '',
    'a',
    'b',
    'ab',
    'ba',
    'a\0',
    '0123456789abcdef',
    '0123456789abcdef0',
    '🎲',
    'é',
  ];

  test('R-0.3: every text has its own', () => {
    const keys = texts.map((text) => hex(keyFromText(text)));
    expect(new Set(keys).size).toBe(texts.length);
    for (const each of keys) expect(each).toHaveLength(64);
  });

  test('R-0.3: every character of a long text counts, also those far behind', () => {
    const text = 'x'.repeat(1000);
    for (const at of [0, 15, 16, 17, 500, 999])
      expect(hex(keyFromText(`${text.slice(0, at)}y${text.slice(at + 1)}`))).not.toBe(
        hex(keyFromText(text)),
      );
  });

  test('R-0.3: its output never changes, because replays depend on it', () => {
    expect(hex(keyFromText('hold-up'))).toBe(
      'f17468d9ef237562a4331372fc834aebe9779b4eec939d595f3d8eb6ba8382e9',
    );
  });
});
