import { chooseLocale, type Locale } from '@holdup/web/words';

/** The language of the terminal: the first variable that is set decides, as POSIX has it; without any, the system's. */
export function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Locale {
  const wish = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  return chooseLocale([wish]);
}
