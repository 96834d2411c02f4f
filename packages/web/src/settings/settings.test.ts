import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('stored settings', () => {
  it('start from the browser’s language and sensible defaults', () => {
    expect(parseSettings(null, ['de-AT'])).toEqual({
      language: 'de',
      speed: 'normal',
      volume: 60,
      motion: 'system',
      hideHand: false,
      haptics: true,
    });
  });

  it('survive a round trip', () => {
    const chosen = {
      language: 'pl',
      speed: 'calm',
      volume: 0,
      motion: 'less',
      hideHand: true,
      haptics: false,
    } as const;
    expect(parseSettings(JSON.stringify(chosen), ['en'])).toEqual(chosen);
  });

  it.each(['{', 'null', '7', '{"volume":"loud","speed":9,"language":"xx"}', '{"volume":1e9}'])(
    'are valid again after %s was found in the storage',
    (stored) => {
      const { volume, speed, language } = parseSettings(stored, ['fr']);
      expect(volume).toBeGreaterThanOrEqual(0);
      expect(volume).toBeLessThanOrEqual(100);
      expect(speed).toBe('normal');
      expect(language).toBe('fr');
    },
  );
});
