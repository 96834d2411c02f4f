import { describe, expect, it } from 'vitest';
import { frontWords, locale, speakFront, speakWhole, words } from './index.ts';

/** One visit, from the front page on: what is loaded stays loaded, so the order of these tests matters. */
describe('a visit', () => {
  it('has no words before a language is there', () => {
    expect(frontWords).toThrow('speakFront() has to finish');
  });

  it('begins with the words of the front page only', async () => {
    await speakFront('de');
    expect(locale()).toBe('de');
    expect(frontWords().home.playNow).toBe('Sofort spielen');
    expect(words).toThrow('speak() has to finish');
  });

  it('loads the rest of the language with the first screen behind it', async () => {
    await speakWhole();
    expect(words().errors.tooLate).toBe('Zu spät, der Countdown ist vorbei.');
    expect(words().home.playNow).toBe('Sofort spielen');
  });

  it('changes to another language as a whole from then on', async () => {
    await speakFront('pl');
    expect(words().errors.notHost).toBe('To może zrobić tylko gospodarz.');
  });

  it('ends in the language asked for last, whichever arrives last', async () => {
    await Promise.all([speakFront('fr'), speakFront('en'), speakFront('de')]);
    expect(locale()).toBe('de');
    expect(words().home.settings).toBe('Einstellungen');
  });
});
