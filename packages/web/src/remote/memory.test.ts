import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat, keepSeat, keptShares, rememberedMe, rememberMe, seatToken } from './memory.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser stores for shared tables', () => {
  it('is a token per table, for the newest twenty tables', () => {
    for (let i = 0; i < 25; i++) keepSeat(`T${i}`, `token ${i}`);
    keepSeat('T24', 'a newer one');
    expect(seatToken('T24')).toBe('a newer one');
    expect(seatToken('T5')).toBe('token 5');
    expect(seatToken('T4')).toBeNull();
    forgetSeat('T24');
    expect(seatToken('T24')).toBeNull();
    expect(seatToken('T23')).toBe('token 23');
  });

  it('is the name and character of last time', () => {
    expect(rememberedMe()).toEqual({ name: '', character: null });
    rememberMe({ name: 'Zoë', character: 'owl' });
    expect(rememberedMe()).toEqual({ name: 'Zoë', character: 'owl' });
  });

  it('is our part in shuffles, to check the record of a match with it after a reload', () => {
    const share = {
      commitment: 'a'.repeat(64),
      random: 'b'.repeat(32),
      seals: ['c'.repeat(64)],
      counted: true,
      match: null,
    };
    keptShares.write(share);
    expect(keptShares.read(share.commitment)).toEqual(share);
    expect(keptShares.ofMatch('m')).toBeUndefined();
    keptShares.write({ ...share, match: 'm' });
    expect(keptShares.ofMatch('m')).toEqual({ ...share, match: 'm' });
    stored.set('holdup.shares', '[7]');
    expect(keptShares.read(share.commitment)).toBeNull();
  });

  it('does no harm where it is damaged or missing', () => {
    for (const damaged of ['{', '7', '[1,{"code":3}]', '{"name":5,"character":"unicorn"}']) {
      stored.set('holdup.me', damaged);
      stored.set('holdup.seats', damaged);
      expect(rememberedMe()).toEqual({ name: '', character: null });
      expect(seatToken('BCDFG')).toBeNull();
    }
  });

  it('is kept until the page is closed where storage is blocked, and stored once that is possible', () => {
    const storage = localStorage;
    vi.stubGlobal('localStorage', undefined);
    keepSeat('BCDFG', 'kept');
    expect(seatToken('BCDFG')).toBe('kept');
    vi.stubGlobal('localStorage', storage);
    keepSeat('CDFGH', 'second');
    expect([seatToken('BCDFG'), seatToken('CDFGH')]).toEqual(['kept', 'second']);
    forgetSeat('BCDFG');
    expect(stored.get('holdup.seats')).toBe('[{"code":"CDFGH","token":"second"}]');
  });
});
