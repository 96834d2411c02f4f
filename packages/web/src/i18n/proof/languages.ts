import { front as frontDe } from '../de/index.ts';
import { play as playDe } from '../de/play.ts';
import { spoken as spokenDe } from '../de/terminal.ts';
import { front as frontEn } from '../en/index.ts';
import { play as playEn } from '../en/play.ts';
import { spoken as spokenEn } from '../en/terminal.ts';
import { front as frontFr } from '../fr/index.ts';
import { play as playFr } from '../fr/play.ts';
import { spoken as spokenFr } from '../fr/terminal.ts';
import type { Messages } from '../index.ts';
import type { Locale } from '../locales.ts';
import { front as frontPl } from '../pl/index.ts';
import { play as playPl } from '../pl/play.ts';
import { spoken as spokenPl } from '../pl/terminal.ts';
import type { TerminalMessages } from '../spoken.ts';

/** The words of all screens, and of the terminal. */
export type AllMessages = Messages & Pick<TerminalMessages, 'terminal'>;

/** All languages at once, for tests and the proof sheet; the game loads one. */
export const LANGUAGES: Record<Locale, AllMessages> = {
  en: { ...frontEn, ...playEn, terminal: spokenEn.terminal },
  de: { ...frontDe, ...playDe, terminal: spokenDe.terminal },
  pl: { ...frontPl, ...playPl, terminal: spokenPl.terminal },
  fr: { ...frontFr, ...playFr, terminal: spokenFr.terminal },
};
