/** The game's words for a terminal. Importing this loads no words yet. */
import type { Locale } from './i18n/locales.ts';
import { readMatchWords, type TerminalMessages } from './i18n/spoken.ts';

export { chooseLocale, LOCALES, type Locale } from './i18n/locales.ts';
export type { Names } from './wording/names.ts';

const LANGUAGES: Readonly<Record<Locale, () => Promise<{ spoken: TerminalMessages }>>> = {
  en: () => import('./i18n/en/terminal.ts'),
  de: () => import('./i18n/de/terminal.ts'),
  pl: () => import('./i18n/pl/terminal.ts'),
  fr: () => import('./i18n/fr/terminal.ts'),
};

/** A language, and the functions that put a match into it. */
export type Speech = typeof import('./speech.ts') & { readonly words: TerminalMessages };

/** Loads a language and speaks it from now on. */
export const speakInTerminal = async (locale: Locale): Promise<Speech> => {
  const [speech, { spoken }] = await Promise.all([import('./speech.ts'), LANGUAGES[locale]()]);
  readMatchWords(() => spoken);
  return { ...speech, words: spoken };
};
