import type { Locale } from './locales.ts';

const TYPEFACES = ['1em Bangers', '1em "Rubik Variable"'];
/** Letters from each file of a typeface that a language is written with. */
const LETTERS: Readonly<Record<Locale, string>> = { en: 'a', de: 'a', pl: 'aą', fr: 'a' };
/** A slow network must not hold back the page: it then shows letters of the device first. */
const PATIENCE_MS = 1000;

/** Resolves when a language can be written in the game's own letters, or after a second. */
export const lettersOf = async (locale: Locale): Promise<void> => {
  const loading = TYPEFACES.map((face) => document.fonts.load(face, LETTERS[locale]));
  await Promise.race([
    Promise.allSettled(loading),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
};
