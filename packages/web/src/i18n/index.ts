import { signal } from '@preact/signals';
import type { Messages } from './en/index.ts';
import { LOCALES, type Locale } from './plural.ts';

export type { Messages } from './en/index.ts';
export { LOCALES, type Locale } from './plural.ts';

/** Each language in its own name, as the picker shows it. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  fr: 'Français',
};

/** One chunk a language: nobody downloads the other three. */
const LOADERS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  pl: () => import('./pl/index.ts'),
  fr: () => import('./fr/index.ts'),
};

const current = signal<{ locale: Locale; messages: Messages } | undefined>(undefined);
let wanted: Locale | undefined;

/** The best of our languages for a list of wishes such as navigator.languages. */
export const chooseLocale = (wishes: readonly string[]): Locale => {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
};

/** Loads a language and then switches to it; the page never shows half of one. */
export const speak = async (locale: Locale): Promise<void> => {
  wanted = locale;
  const { messages } = await LOADERS[locale]();
  if (wanted !== locale) return;
  current.value = { locale, messages };
};

/** The messages of the language in use; a component that reads them follows every switch. */
export const words = (): Messages => {
  if (!current.value) throw new Error('speak() has to finish before anything is shown');
  return current.value.messages;
};

export const locale = (): Locale => current.value?.locale ?? 'en';
