import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSeat, keepSeat, rememberedMe, rememberMe, seatToken } from './memory.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what a browser keeps for playing together', () => {
  it('is a key for every table, the newest twenty of them', () => {
    for (let i = 0; i < 25; i++) keepSeat(`T${i}`, `token ${i}`);
    keepSeat('T24', 'a newer one');
    expect(seatToken('T24')).toBe('a newer one');
    expect(seatToken('T5')).toBe('token 5');
    expect(seatToken('T4')).toBeNull();
    forgetSeat('T24');
    expect(seatToken('T24')).toBeNull();
    expect(seatToken('T23')).toBe('token 23');
  });

  it('is who one was last time', () => {
    expect(rememberedMe()).toEqual({ name: '', character: null });
    rememberMe({ name: 'Zoë', character: 'owl' });
    expect(rememberedMe()).toEqual({ name: 'Zoë', character: 'owl' });
  });

  it('does no harm when it is damaged or not there', () => {
    for (const damaged of ['{', '7', '[1,{"code":3}]', '{"name":5,"character":"unicorn"}']) {
      stored.set('holdup.me', damaged);
      stored.set('holdup.seats', damaged);
      expect(rememberedMe()).toEqual({ name: '', character: null });
      expect(seatToken('BCDFG')).toBeNull();
    }
    vi.stubGlobal('localStorage', undefined);
    keepSeat('BCDFG', 'lost');
    expect(seatToken('BCDFG')).toBeNull();
  });
});
