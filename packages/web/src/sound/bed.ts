import { type Layer, render } from './synth.ts';

/** The moods of the music under a round, from planning to the last count. */
export type Mood = 'scheme' | 'aim' | 'courage' | 'count';

const BEAT = 60 / 104;
const BARS = 2;
const LOOP_SECONDS = BEAT * 4 * BARS;
/** Far below the sounds of the game. */
const PEAK = 0.16;

const at = (beat: number): number => beat * BEAT;
const beats = (every: number): readonly number[] =>
  Array.from({ length: (4 * BARS) / every }, (_, index) => index * every);

const bass = (beat: number, pitch: number, level = 1): Layer => ({
  wave: 'triangle',
  pitch,
  at: at(beat),
  attack: 0.006,
  release: 0.42,
  level,
  low: 900,
  lowTo: 180,
});

const brush = (beat: number, level: number): Layer => ({
  wave: 'noise',
  at: at(beat),
  attack: 0.004,
  release: 0.06,
  level,
  high: 5200,
  low: 12_000,
});

const fingers = (beat: number): Layer => ({
  wave: 'noise',
  at: at(beat),
  attack: 0.001,
  release: 0.05,
  level: 0.5,
  high: 1500,
  low: 4200,
});

const heart = (beat: number): readonly Layer[] =>
  [0, 0.3].map((after, second) => ({
    wave: 'sine',
    pitch: 70,
    glide: 42,
    at: at(beat + after),
    release: 0.22,
    level: second === 0 ? 1.6 : 1.1,
  }));

const strings = (pitch: number, level: number): readonly Layer[] =>
  beats(0.25).map((beat) => ({
    wave: 'saw',
    pitch: pitch * (1 + 0.06 * (beat / (4 * BARS))),
    at: at(beat),
    attack: 0.02,
    release: 0.14,
    level: level * (beat % 0.5 === 0 ? 1 : 0.6),
    low: 1500,
  }));

/** A walking line in A minor, one note a beat. */
const WALK = [110, 110, 130.8, 146.8, 164.8, 146.8, 130.8, 123.5] as const;
const walking = WALK.map((pitch, beat) => bass(beat, pitch));
const snapping = [1, 3, 5, 7].map(fingers);

const MOODS: Readonly<Record<Mood, readonly Layer[]>> = {
  scheme: [bass(0, 110), bass(2.5, 110, 0.7), bass(4, 98), bass(6.5, 103.8, 0.7), ...snapping],
  aim: [
    ...walking,
    ...snapping,
    ...beats(0.5).map((beat) => brush(beat, beat % 1 === 0 ? 0.25 : 0.45)),
  ],
  courage: [
    ...beats(2).flatMap(heart),
    ...strings(110, 0.12),
    ...beats(1).map((b) => brush(b, 0.2)),
  ],
  count: [
    ...beats(1).flatMap(heart),
    ...strings(220, 0.2),
    ...strings(233.1, 0.16),
    ...beats(0.25).map((beat) => brush(beat, 0.45)),
  ],
};

/** The loop of a mood: it begins and ends at a bar. */
export const renderBed = (mood: Mood): Float32Array => render(MOODS[mood], PEAK, LOOP_SECONDS);
