import { keysOf } from '../records/keysOf.ts';
import type { Layer } from './synth.ts';

/** A sound: its voices, and its loudest sample. 1 is as loud as the device goes at full volume. */
type Sound = { readonly peak: number; readonly layers: readonly Layer[] };

const pluck = (pitch: number, at = 0, release = 0.22, level = 1): Layer => ({
  wave: 'triangle',
  pitch,
  at,
  release,
  level,
});

const bell = (pitch: number, at = 0, release = 0.5, level = 1): Layer => ({
  wave: 'sine',
  pitch,
  at,
  release,
  level,
  bell: { ratio: 2.76, depth: 0.22 },
});

const brass = (pitch: number, at: number, hold: number, level = 1): Layer => ({
  wave: 'saw',
  pitch,
  at,
  attack: 0.025,
  hold,
  release: 0.22,
  level,
  low: 700,
  lowTo: 2600,
});

/** A short burst of filtered noise: paper, metal, breath. */
const burst = (at: number, release: number, high: number, low: number, level = 1): Layer => ({
  wave: 'noise',
  at,
  attack: 0.001,
  release,
  high,
  low,
  level,
});

const thump = (pitch: number, glide: number, at: number, release: number, level = 1): Layer => ({
  wave: 'sine',
  pitch,
  glide,
  at,
  release,
  level,
});

/** Every sound of the game. Loudness is part of the design: a bang is the loudest, a tick among the softest. */
export const EFFECTS = {
  /** Cards slide onto the table. */
  deal: {
    peak: 0.4,
    layers: [0, 0.075, 0.15, 0.225, 0.3].map((at) => burst(at, 0.07, 1400, 6500)),
  },
  /** A magazine goes in. */
  load: {
    peak: 0.45,
    layers: [
      burst(0, 0.03, 1800, 7000),
      thump(190, 90, 0.06, 0.09, 0.7),
      burst(0.07, 0.05, 900, 5200),
      burst(0.16, 0.025, 2600, 9000, 0.7),
    ],
  },
  /** All guns come up: cloth, and a cocked hammer. */
  aim: {
    peak: 0.6,
    layers: [
      { ...burst(0, 0.16, 300, 900, 0.8), lowTo: 4200 },
      thump(120, 55, 0.1, 0.3, 1),
      burst(0.13, 0.02, 2200, 9000),
      burst(0.19, 0.03, 1500, 8000, 0.8),
    ],
  },
  count: {
    peak: 0.55,
    layers: [pluck(392, 0, 0.2), thump(98, 82, 0, 0.26, 0.9), burst(0, 0.012, 2500, 9000, 0.5)],
  },
  /** Zero. */
  snap: {
    peak: 0.75,
    layers: [
      thump(150, 42, 0, 0.45, 1),
      burst(0, 0.05, 500, 5000, 0.8),
      { ...pluck(196, 0, 0.4, 0.5), wave: 'saw', low: 2200, lowTo: 300 },
    ],
  },
  /** A second of the last five. */
  tick: { peak: 0.3, layers: [burst(0, 0.02, 2600, 9000), pluck(1560, 0, 0.035, 0.6)] },
  heartbeat: {
    peak: 0.6,
    layers: [thump(72, 44, 0, 0.2), thump(60, 40, 0.17, 0.22, 0.75)],
  },
  bang: {
    peak: 1,
    layers: [
      { ...burst(0, 0.42, 60, 9500, 1.3), lowTo: 350, drive: 2.2 },
      { ...thump(165, 38, 0, 0.5, 1.2), drive: 1.6 },
      burst(0, 0.014, 2500, 14_000, 0.9),
      { ...burst(0.09, 0.75, 120, 1300, 0.32), lowTo: 200 },
    ],
  },
  /** A bullet that hits nobody sings away. */
  ricochet: {
    peak: 0.5,
    layers: [
      { wave: 'sine', pitch: 2900, glide: 720, attack: 0.01, release: 0.5, level: 0.7 },
      { wave: 'triangle', pitch: 3050, glide: 690, attack: 0.01, release: 0.42, level: 0.3 },
      { ...burst(0, 0.3, 1800, 8000, 0.35), lowTo: 1500 },
    ],
  },
  /** A hammer on an empty chamber; dry. */
  click: {
    peak: 0.5,
    layers: [
      burst(0, 0.016, 2400, 11_000),
      pluck(1850, 0, 0.02, 0.5),
      burst(0.05, 0.024, 1100, 6000, 0.6),
    ],
  },
  wound: {
    peak: 0.7,
    layers: [
      thump(210, 60, 0, 0.2, 1),
      burst(0, 0.07, 150, 1800, 0.9),
      { ...pluck(311, 0.02, 0.26, 0.35), glide: 207 },
    ],
  },
  death: {
    peak: 0.75,
    layers: [
      thump(98, 31, 0, 1, 1),
      { ...brass(146.8, 0, 0.16, 0.5), glide: 138 },
      { ...brass(110, 0.3, 0.5, 0.55), glide: 103.8, release: 0.6 },
      bell(73.4, 0.02, 1.3, 0.7),
    ],
  },
  duck: {
    peak: 0.4,
    layers: [{ ...burst(0, 0.22, 250, 3800), lowTo: 500 }, thump(420, 130, 0, 0.18, 0.5)],
  },
  /** Someone takes what is not said. */
  take: { peak: 0.4, layers: [burst(0, 0.06, 900, 6000), pluck(523, 0.02, 0.1, 0.5)] },
  bill: {
    peak: 0.42,
    layers: [
      burst(0, 0.035, 1900, 8000),
      burst(0.04, 0.03, 2200, 8500, 0.8),
      burst(0.075, 0.045, 1600, 7000, 0.9),
      bell(1319, 0.05, 0.18, 0.3),
    ],
  },
  diamond: {
    peak: 0.42,
    layers: [bell(2093, 0, 0.4), bell(3136, 0.06, 0.45, 0.7), bell(4186, 0.12, 0.5, 0.4)],
  },
  painting: {
    peak: 0.42,
    layers: [burst(0, 0.05, 300, 1500, 0.6), pluck(440, 0, 0.3), pluck(659.3, 0.07, 0.4, 0.8)],
  },
  firstAid: {
    peak: 0.42,
    layers: [pluck(587.3, 0, 0.16), pluck(880, 0.11, 0.3), bell(1760, 0.11, 0.3, 0.3)],
  },
  clip: {
    peak: 0.45,
    layers: [burst(0, 0.025, 1800, 8000), burst(0.09, 0.03, 1400, 7000), thump(160, 90, 0.09, 0.1)],
  },
  godfather: {
    peak: 0.5,
    layers: [brass(146.8, 0, 0.08), brass(220, 0.1, 0.08), brass(293.7, 0.2, 0.26)],
  },
  /** One line of a bill; played higher line by line. */
  coins: { peak: 0.45, layers: [bell(1175, 0, 0.2), bell(1760, 0.05, 0.3, 0.9)] },
  join: { peak: 0.45, layers: [pluck(392, 0, 0.14), pluck(587.3, 0.09, 0.3)] },
  win: {
    peak: 0.75,
    layers: [
      brass(392, 0, 0.09),
      brass(392, 0.14, 0.05),
      brass(392, 0.24, 0.05),
      brass(523.3, 0.36, 0.5),
      brass(659.3, 0.36, 0.5, 0.8),
      brass(784, 0.36, 0.5, 0.8),
      bell(2093, 0.36, 0.7, 0.5),
      thump(130, 65, 0.36, 0.5, 1.2),
    ],
  },
  lose: {
    peak: 0.55,
    layers: [
      { ...brass(293.7, 0, 0.14), glide: 290 },
      { ...brass(277.2, 0.24, 0.14), glide: 274 },
      { ...brass(261.6, 0.48, 0.4), glide: 233, release: 0.4 },
    ],
  },
} as const satisfies Record<string, Sound>;

export type Effect = keyof typeof EFFECTS;
export const EFFECT_NAMES = keysOf(EFFECTS);
