import { isRecord } from '@holdup/engine';
import { computed, effect, signal } from '@preact/signals';
import { chooseLocale, LOCALES, type Locale } from '../i18n/index.ts';
import { readStored, writeStored } from '../storage/storage.ts';
import { bigScreen } from './bigScreen.ts';

export const SPEEDS = ['calm', 'normal', 'fast'] as const;
export const MOTIONS = ['system', 'less'] as const;
export const THEMES = ['system', 'light', 'dark'] as const;

export type Settings = {
  readonly language: Locale;
  readonly speed: (typeof SPEEDS)[number];
  /** 0 to 100. */
  readonly volume: number;
  readonly music: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly hideHand: boolean;
  /** Vibration, where the device has it. */
  readonly haptics: boolean;
  /** Notifications when it is one's turn and the page is in the background. */
  readonly notify: boolean;
};

const oneOf = <T extends string>(allowed: readonly T[], value: unknown, otherwise: T): T =>
  allowed.find((entry) => entry === value) ?? otherwise;

/** Makes valid settings of whatever was stored. */
export const parseSettings = (stored: unknown, wishes: readonly string[]): Settings => {
  const raw = isRecord(stored) ? stored : {};
  const volume = typeof raw.volume === 'number' ? raw.volume : 60;
  return {
    language: oneOf(LOCALES, raw.language, chooseLocale(wishes)),
    speed: oneOf(SPEEDS, raw.speed, 'normal'),
    volume: Math.max(0, Math.min(100, Math.round(volume))),
    music: raw.music !== false,
    motion: oneOf(MOTIONS, raw.motion, 'system'),
    theme: oneOf(THEMES, raw.theme, 'system'),
    hideHand: raw.hideHand === true,
    haptics: raw.haptics !== false,
    notify: raw.notify === true,
  };
};

export const settings = signal<Settings>(parseSettings(null, []));

export const changeSettings = (change: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...change };
};

/** How fast the game is shown. At a table with a big screen all see the same at the same time, whatever each has chosen. */
export const speed = computed((): Settings['speed'] =>
  bigScreen.value === null ? settings.value.speed : 'normal',
);

const deviceWantsLessMotion = signal(false);

/** True where animations have to be replaced by fades. */
export const lessMotion = computed(
  () => settings.value.motion === 'less' || deviceWantsLessMotion.value,
);

export const startSettings = (): void => {
  settings.value = parseSettings(readStored('holdup.settings'), navigator.languages);
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  deviceWantsLessMotion.value = query.matches;
  query.addEventListener('change', () => {
    deviceWantsLessMotion.value = query.matches;
  });
  effect(() => writeStored('holdup.settings', settings.value));
  effect(() => {
    document.documentElement.dataset.motion = lessMotion.value ? 'less' : 'full';
  });
  effect(() => {
    document.documentElement.dataset.theme = settings.value.theme;
  });
};
