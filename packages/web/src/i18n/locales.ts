/** The languages of the game, the default first. */
export const LOCALES = ['en', 'de', 'pl', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

/** The best of our languages for a list of wishes, such as navigator.languages or de_DE.UTF-8. */
export const chooseLocale = (wishes: readonly string[]): Locale => {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split(/[-_.@]/)[0];
    const found = LOCALES.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
};
