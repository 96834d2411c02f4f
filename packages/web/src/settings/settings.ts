import { computed, effect, signal } from '@preact/signals';
import { chooseLocale, LOCALES, type Locale } from '../i18n/index.ts';

export const SPEEDS = ['calm', 'normal', 'fast'] as const;
export const MOTIONS = ['system', 'less'] as const;

export type Settings = {
  readonly language: Locale;
  readonly speed: (typeof SPEEDS)[number];
  /** 0 to 100. */
  readonly volume: number;
  readonly motion: (typeof MOTIONS)[number];
  readonly hideHand: boolean;
  /** Vibration, where the device has it. */
  readonly haptics: boolean;
};

const KEY = 'holdup.settings';

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((entry) => entry === value) ?? otherwise;

/** Reads what was stored, whatever it is, into settings that are valid. */
export const parseSettings = (stored: string | null, wishes: readonly string[]): Settings => {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = { ...parsed };
  } catch {
    raw = {};
  }
  const volume = typeof raw.volume === 'number' ? raw.volume : 60;
  return {
    language: oneOf(LOCALES, raw.language, chooseLocale(wishes)),
    speed: oneOf(SPEEDS, raw.speed, 'normal'),
    volume: Math.max(0, Math.min(100, Math.round(volume))),
    motion: oneOf(MOTIONS, raw.motion, 'system'),
    hideHand: raw.hideHand === true,
    haptics: raw.haptics !== false,
  };
};

/** Storage throws where a browser blocks it; the game then simply forgets. */
const readStored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const writeStored = (settings: Settings): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return;
  }
};

export const settings = signal<Settings>(parseSettings(null, []));

export const changeSettings = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

const deviceWantsLessMotion = signal(false);

/** True where animations have to be replaced by fades. */
export const lessMotion = computed(
  () => settings.value.motion === 'less' || deviceWantsLessMotion.value,
);

export const startSettings = (): void => {
  settings.value = parseSettings(readStored(), navigator.languages);
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  deviceWantsLessMotion.value = query.matches;
  query.addEventListener('change', () => {
    deviceWantsLessMotion.value = query.matches;
  });
  effect(() => writeStored(settings.value));
  effect(() => {
    document.documentElement.dataset.motion = lessMotion.value ? 'less' : 'full';
  });
};
