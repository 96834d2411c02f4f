import { front as frontDe } from '../de/index.ts';
import { play as playDe } from '../de/play.ts';
import { front as frontEn } from '../en/index.ts';
import { play as playEn } from '../en/play.ts';
import { front as frontFr } from '../fr/index.ts';
import { play as playFr } from '../fr/play.ts';
import type { Messages } from '../index.ts';
import { front as frontPl } from '../pl/index.ts';
import { play as playPl } from '../pl/play.ts';
import type { Locale } from '../plural.ts';

/** All languages at once, for tests and the proof sheet; the game loads one. */
export const LANGUAGES: Record<Locale, Messages> = {
  en: { ...frontEn, ...playEn },
  de: { ...frontDe, ...playDe },
  pl: { ...frontPl, ...playPl },
  fr: { ...frontFr, ...playFr },
};
