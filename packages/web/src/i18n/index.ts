import { signal } from '@preact/signals';
import type { Play } from './en/play.ts';
import type { Shell } from './en/shell.ts';
import type { Locale } from './locales.ts';
import { readMatchWords } from './spoken.ts';

export { type Person, sentences } from './forms.ts';
export { chooseLocale, LOCALES, type Locale } from './locales.ts';

/** The words of the front page and what lies around the game. */
type FrontMessages = Shell;
export type Messages = FrontMessages & Play;

/** Each language in its own name, as the picker shows it. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  fr: 'Français',
};

/** Two chunks per language: nobody downloads the other three, and a first visit downloads the front page's words only. */
const FRONT: Record<Locale, () => Promise<{ front: Shell }>> = {
  en: () => import('./en/index.ts'),
  de: () => import('./de/index.ts'),
  pl: () => import('./pl/index.ts'),
  fr: () => import('./fr/index.ts'),
};
const PLAY: Record<Locale, () => Promise<{ play: Play }>> = {
  en: () => import('./en/play.ts'),
  de: () => import('./de/play.ts'),
  pl: () => import('./pl/play.ts'),
  fr: () => import('./fr/play.ts'),
};

type Spoken = {
  readonly locale: Locale;
  readonly front: FrontMessages;
  readonly all: Messages | undefined;
};

const current = signal<Spoken | undefined>(undefined);
let wanted: Locale | undefined;
/** Whether a screen behind the front page has been asked for; from then on languages are loaded whole. */
let whole = false;

/** Loads what the front page needs of a language, and the rest where it is in use, then switches to it. */
export const speakFront = async (locale: Locale): Promise<void> => {
  wanted = locale;
  const [{ front }, rest] = await Promise.all([FRONT[locale](), whole ? PLAY[locale]() : null]);
  // Another language was asked for meanwhile, or the whole of this one is here already.
  if (wanted !== locale || (rest === null && current.peek()?.all !== undefined)) return;
  current.value = { locale, front, all: rest ? { ...front, ...rest.play } : undefined };
};

/** Loads a language and then switches to it; no screen ever shows half of one. */
export const speak = (locale: Locale): Promise<void> => {
  whole = true;
  return speakFront(locale);
};

/** Loads the rest of the language in use. */
export const speakWhole = async (): Promise<void> => {
  if (current.peek()?.all === undefined) await speak(wanted ?? 'en');
};

/** The words of the front page; a component that reads them follows every switch. */
export const frontWords = (): FrontMessages => {
  if (!current.value) throw new Error('speakFront() has to finish before anything is shown');
  return current.value.front;
};

/** All messages of the language in use; a component that reads them follows every switch. */
export const words = (): Messages => {
  if (!current.value?.all) throw new Error('speak() has to finish before a game is shown');
  return current.value.all;
};

readMatchWords(words);

export const locale = (): Locale => current.value?.locale ?? 'en';
