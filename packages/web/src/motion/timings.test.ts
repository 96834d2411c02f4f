import { ANNOUNCED_MS, SILENCE_MS, TELLING_MS } from '@holdup/protocol';
import { describe, expect, it } from 'vitest';
import { announcedMs, eventMs, silenceMs } from './timings.ts';

describe('telling at normal speed', () => {
  it.each(Object.entries(TELLING_MS))(
    '%s is told in the time that a server waits for it',
    (type, waits) => {
      expect(eventMs(type as keyof typeof TELLING_MS, 'normal')).toBeLessThanOrEqual(waits);
    },
  );

  it('keeps its silences within the server’s', () => {
    expect(silenceMs('normal')).toBeLessThanOrEqual(SILENCE_MS);
    expect(announcedMs('normal')).toBeLessThanOrEqual(ANNOUNCED_MS);
  });
});
