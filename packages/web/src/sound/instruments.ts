import type { Layer } from './synth.ts';

/** The voices of which effects and music are made. */

export const pluck = (pitch: number, at = 0, release = 0.22, level = 1): Layer => ({
  wave: 'triangle',
  pitch,
  at,
  release,
  level,
});

export const bell = (pitch: number, at = 0, release = 0.5, level = 1): Layer => ({
  wave: 'sine',
  pitch,
  at,
  release,
  level,
  bell: { ratio: 2.76, depth: 0.22 },
});

export const brass = (pitch: number, at: number, hold: number, level = 1): Layer => ({
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
export const burst = (
  at: number,
  release: number,
  high: number,
  low: number,
  level = 1,
): Layer => ({
  wave: 'noise',
  at,
  attack: 0.001,
  release,
  high,
  low,
  level,
});

/** A deep blow. Its drive adds the overtones by which small speakers make it heard. */
export const thump = (
  pitch: number,
  glide: number,
  at: number,
  release: number,
  level = 1,
  drive = 3,
): Layer => ({ wave: 'sine', pitch, glide, at, release, level, drive });

/** Metal that is struck: partials without a common pitch, and the knock itself. */
export const metal = (at: number, pitch: number, release: number, level = 1): readonly Layer[] => [
  burst(at, release * 0.6, 1800, 11_000, level * 2),
  ...[1, 1.52, 2.37].map((ratio, partial) => ({
    ...bell(pitch * ratio, at, release, (level * 0.4) / (partial + 1)),
    attack: 0.0005,
  })),
];

/** A plucked string: its overtones carry the line on small speakers. */
export const bass = (at: number, pitch: number, level = 1): readonly Layer[] => [
  { wave: 'saw', pitch, at, attack: 0.006, release: 0.42, level, low: 1500, lowTo: 260 },
  { ...pluck(pitch * 2, at, 0.3, level * 0.35), attack: 0.006 },
];

/** Struck metal bars over tubes: soft, and long. */
export const vibraphone = (at: number, pitch: number, level = 1): Layer => ({
  wave: 'sine',
  pitch,
  at,
  attack: 0.004,
  release: 1.1,
  level,
  bell: { ratio: 4, depth: 0.16 },
});

export const brush = (at: number, level: number): Layer => ({
  ...burst(at, 0.06, 4200, 12_000, level),
  attack: 0.004,
});

export const fingers = (at: number): Layer => burst(at, 0.07, 1100, 5200, 1.6);

/** Two beats of a heart. */
export const heart = (at: number, level = 1): readonly Layer[] =>
  [0, 0.173].flatMap((after, second) => {
    const beat = level * (second === 0 ? 1 : 0.7);
    return [
      thump(92, 60, at + after, 0.22, beat, 5),
      { ...pluck(184, at + after, 0.14, beat), glide: 130 },
    ];
  });
