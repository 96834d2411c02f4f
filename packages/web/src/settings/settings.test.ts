import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../storage/storage.ts';
import { parseSettings } from './settings.ts';

/** A browser whose storage holds this text. */
const storing = (stored: string | null): void => {
  let text = stored;
  vi.stubGlobal('localStorage', {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  });
};
afterEach(() => vi.unstubAllGlobals());

describe('stored settings', () => {
  it('start from the browser’s language and sensible defaults', () => {
    expect(parseSettings(null, ['de-AT'])).toEqual({
      language: 'de',
      speed: 'normal',
      volume: 60,
      motion: 'system',
      theme: 'system',
      hideHand: false,
      haptics: true,
      notify: false,
      music: true,
    });
  });

  it('survive a round trip', () => {
    const chosen = {
      language: 'pl',
      speed: 'calm',
      volume: 0,
      motion: 'less',
      theme: 'light',
      hideHand: true,
      haptics: false,
      notify: true,
      music: false,
    } as const;
    storing(null);
    writeStored('holdup.settings', chosen);
    expect(parseSettings(readStored('holdup.settings'), ['en'])).toEqual(chosen);
  });

  it.each(['{', 'null', '7', '{"volume":"loud","speed":9,"language":"xx"}', '{"volume":1e9}'])(
    'are valid where the storage holds %s',
    (stored) => {
      storing(stored);
      const read = readStored('holdup.settings');
      const { volume, speed, language } = parseSettings(read, ['fr']);
      expect(volume).toBeGreaterThanOrEqual(0);
      expect(volume).toBeLessThanOrEqual(100);
      expect(speed).toBe('normal');
      expect(language).toBe('fr');
    },
  );
});
