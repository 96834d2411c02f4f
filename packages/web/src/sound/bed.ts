import { keysOf } from '../records/keysOf.ts';
import { type Layer, render, type Sound } from './synth.ts';

const BEAT = 60 / 104;
const BARS = 2;
const LOOP_SECONDS = BEAT * 4 * BARS;
const at = (beat: number): number => beat * BEAT;
const beats = (every: number): readonly number[] =>
  Array.from({ length: (4 * BARS) / every }, (_, index) => index * every);

/** A plucked string: its overtones carry the line on small speakers. */
const bass = (beat: number, pitch: number, level = 1): readonly Layer[] => [
  {
    wave: 'saw',
    pitch,
    at: at(beat),
    attack: 0.006,
    release: 0.42,
    level,
    low: 1500,
    lowTo: 260,
  },
  {
    wave: 'triangle',
    pitch: pitch * 2,
    at: at(beat),
    attack: 0.006,
    release: 0.3,
    level: level * 0.35,
  },
];

const brush = (beat: number, level: number): Layer => ({
  wave: 'noise',
  at: at(beat),
  attack: 0.004,
  release: 0.06,
  level,
  high: 4200,
  low: 12_000,
});

const fingers = (beat: number): Layer => ({
  wave: 'noise',
  at: at(beat),
  attack: 0.001,
  release: 0.07,
  level: 1.6,
  high: 1100,
  low: 5200,
});

const heart = (beat: number): readonly Layer[] =>
  [0, 0.3].flatMap((after, second) => {
    const beaten = { at: at(beat + after), release: 0.22, level: second === 0 ? 1 : 0.7 };
    return [
      { ...beaten, wave: 'sine', pitch: 92, glide: 60, drive: 5 },
      { ...beaten, wave: 'triangle', pitch: 184, glide: 130, release: 0.14 },
    ];
  });

const strings = (pitch: number, level: number): readonly Layer[] =>
  beats(0.25).map((beat) => ({
    wave: 'saw',
    pitch: pitch * (1 + 0.06 * (beat / (4 * BARS))),
    at: at(beat),
    attack: 0.02,
    release: 0.14,
    level: level * (beat % 0.5 === 0 ? 1 : 0.6),
    low: 2200,
  }));

/** A walking line in A minor, one note a beat. */
const WALK = [110, 110, 130.8, 146.8, 164.8, 146.8, 130.8, 123.5] as const;
const walking = WALK.flatMap((pitch, beat) => bass(beat, pitch));
const snapping = [1, 3, 5, 7].map(fingers);

/** The music under a round, from planning to the last count: far below the sounds of the game, and louder from mood to mood. */
const MOODS = {
  scheme: {
    peak: 0.2,
    layers: [
      ...bass(0, 110),
      ...bass(2.5, 110, 0.7),
      ...bass(4, 98),
      ...bass(6.5, 103.8, 0.7),
      ...snapping,
    ],
  },
  aim: {
    peak: 0.21,
    layers: [
      ...walking,
      ...snapping,
      ...beats(0.5).map((beat) => brush(beat, beat % 1 === 0 ? 0.5 : 0.9)),
    ],
  },
  courage: {
    peak: 0.18,
    layers: [
      ...beats(2).flatMap(heart),
      ...strings(220, 0.5),
      ...beats(1).map((beat) => brush(beat, 0.5)),
    ],
  },
  count: {
    peak: 0.16,
    layers: [
      ...beats(1).flatMap(heart),
      ...strings(220, 0.3),
      ...strings(233.1, 0.24),
      ...beats(0.25).map((beat) => brush(beat, 0.9)),
    ],
  },
} as const satisfies Record<string, Sound>;

export type Mood = keyof typeof MOODS;
export const MOOD_NAMES = keysOf(MOODS);

/** The loop of a mood: it begins and ends at a bar. */
export const renderBed = (mood: Mood): Float32Array => render(MOODS[mood], LOOP_SECONDS);
