import { ANNOUNCED_MS, SILENCE_MS, TELLING_MS } from '@holdup/protocol';
import { describe, expect, it } from 'vitest';
import { announcedMs, eventMs, hitMs, silenceMs } from './timings.ts';

describe('events at normal speed', () => {
  it.each(Object.entries(TELLING_MS))(
    '%s is shown no longer than a server waits for it',
    (type, waits) => {
      expect(eventMs(type as keyof typeof TELLING_MS, 'normal')).toBeLessThanOrEqual(waits);
    },
  );

  it('pauses no longer than the server does', () => {
    expect(silenceMs('normal')).toBeLessThanOrEqual(SILENCE_MS);
    expect(announcedMs('normal')).toBeLessThanOrEqual(ANNOUNCED_MS);
  });

  it('shows a hit longer by less than the server waits for the wound, which it shows with it', () => {
    expect(hitMs('normal')).toBeLessThanOrEqual(TELLING_MS.wounded);
  });
});
