/**
 * ChaCha8, the stream cipher behind Go's and (with 12 rounds) Rust's standard generators, used as a
 * counter-based random source. A game of secrets needs one whose past output reveals nothing about
 * its future: nobody can compute the deck from the cards already seen. It needs only 32-bit
 * arithmetic, so every machine computes the same words. Splitting takes another stream number or
 * another key.
 */

/** Signed 32-bit words, which V8 keeps as plain integers. Immutable, so they can be shared. */
export type Words = readonly number[];

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

/** One block of sixteen 32-bit words: original layout, 64-bit counter (low word given), 64-bit nonce (low word: stream). */
export function chachaBlock(key: Words, counter: number, stream: number): Words {
  const k0 = (key[0] as number) | 0;
  const k1 = (key[1] as number) | 0;
  const k2 = (key[2] as number) | 0;
  const k3 = (key[3] as number) | 0;
  const k4 = (key[4] as number) | 0;
  const k5 = (key[5] as number) | 0;
  const k6 = (key[6] as number) | 0;
  const k7 = (key[7] as number) | 0;
  let a0 = 0x61707865;
  let a1 = 0x3320646e;
  let a2 = 0x79622d32;
  let a3 = 0x6b206574;
  let b0 = k0;
  let b1 = k1;
  let b2 = k2;
  let b3 = k3;
  let c0 = k4;
  let c1 = k5;
  let c2 = k6;
  let c3 = k7;
  let d0 = counter | 0;
  let d1 = 0;
  let d2 = stream | 0;
  let d3 = 0;
  for (let round = 0; round < 8; round += 2) {
    a0 = (a0 + b0) | 0;
    d0 = rotl(d0 ^ a0, 16);
    c0 = (c0 + d0) | 0;
    b0 = rotl(b0 ^ c0, 12);
    a0 = (a0 + b0) | 0;
    d0 = rotl(d0 ^ a0, 8);
    c0 = (c0 + d0) | 0;
    b0 = rotl(b0 ^ c0, 7);
    a1 = (a1 + b1) | 0;
    d1 = rotl(d1 ^ a1, 16);
    c1 = (c1 + d1) | 0;
    b1 = rotl(b1 ^ c1, 12);
    a1 = (a1 + b1) | 0;
    d1 = rotl(d1 ^ a1, 8);
    c1 = (c1 + d1) | 0;
    b1 = rotl(b1 ^ c1, 7);
    a2 = (a2 + b2) | 0;
    d2 = rotl(d2 ^ a2, 16);
    c2 = (c2 + d2) | 0;
    b2 = rotl(b2 ^ c2, 12);
    a2 = (a2 + b2) | 0;
    d2 = rotl(d2 ^ a2, 8);
    c2 = (c2 + d2) | 0;
    b2 = rotl(b2 ^ c2, 7);
    a3 = (a3 + b3) | 0;
    d3 = rotl(d3 ^ a3, 16);
    c3 = (c3 + d3) | 0;
    b3 = rotl(b3 ^ c3, 12);
    a3 = (a3 + b3) | 0;
    d3 = rotl(d3 ^ a3, 8);
    c3 = (c3 + d3) | 0;
    b3 = rotl(b3 ^ c3, 7);
    a0 = (a0 + b1) | 0;
    d3 = rotl(d3 ^ a0, 16);
    c2 = (c2 + d3) | 0;
    b1 = rotl(b1 ^ c2, 12);
    a0 = (a0 + b1) | 0;
    d3 = rotl(d3 ^ a0, 8);
    c2 = (c2 + d3) | 0;
    b1 = rotl(b1 ^ c2, 7);
    a1 = (a1 + b2) | 0;
    d0 = rotl(d0 ^ a1, 16);
    c3 = (c3 + d0) | 0;
    b2 = rotl(b2 ^ c3, 12);
    a1 = (a1 + b2) | 0;
    d0 = rotl(d0 ^ a1, 8);
    c3 = (c3 + d0) | 0;
    b2 = rotl(b2 ^ c3, 7);
    a2 = (a2 + b3) | 0;
    d1 = rotl(d1 ^ a2, 16);
    c0 = (c0 + d1) | 0;
    b3 = rotl(b3 ^ c0, 12);
    a2 = (a2 + b3) | 0;
    d1 = rotl(d1 ^ a2, 8);
    c0 = (c0 + d1) | 0;
    b3 = rotl(b3 ^ c0, 7);
    a3 = (a3 + b0) | 0;
    d2 = rotl(d2 ^ a3, 16);
    c1 = (c1 + d2) | 0;
    b0 = rotl(b0 ^ c1, 12);
    a3 = (a3 + b0) | 0;
    d2 = rotl(d2 ^ a3, 8);
    c1 = (c1 + d2) | 0;
    b0 = rotl(b0 ^ c1, 7);
  }
  return [
    (a0 + 0x61707865) | 0,
    (a1 + 0x3320646e) | 0,
    (a2 + 0x79622d32) | 0,
    (a3 + 0x6b206574) | 0,
    (b0 + k0) | 0,
    (b1 + k1) | 0,
    (b2 + k2) | 0,
    (b3 + k3) | 0,
    (c0 + k4) | 0,
    (c1 + k5) | 0,
    (c2 + k6) | 0,
    (c3 + k7) | 0,
    (d0 + counter) | 0,
    d1,
    (d2 + stream) | 0,
    d3,
  ];
}

/** The length of a key. */
export const KEY_WORDS = 8;

/** Turns any text into a 256-bit key: sixteen characters at a time are mixed into it. */
export function keyFromText(text: string): Words {
  let key = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = 0, block = 0; at < text.length || block === 0; at += 16, block++) {
    for (let i = 0; i < KEY_WORDS; i++) {
      const low = at + 2 * i < text.length ? text.charCodeAt(at + 2 * i) : 0;
      const high = at + 2 * i + 1 < text.length ? text.charCodeAt(at + 2 * i + 1) : 0;
      key[i] = (key[i] as number) ^ (low | (high << 16));
    }
    key = chachaBlock(key, block, text.length).slice(0, KEY_WORDS);
  }
  return key;
}
