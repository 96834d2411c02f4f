import { keysOf } from '../records/keysOf.ts';
import { bass, brush, burst, fingers, heart, pluck, thump, vibraphone } from './instruments.ts';
import { type Layer, render, type Sound } from './synth.ts';

const BEAT = 60 / 104;
const BAR = 4;
const straight = (beat: number): number => beat * BEAT;
/** Swing: notes halfway between two beats come late. */
const swung = (beat: number): number => straight(beat % 1 === 0.5 ? beat + 1 / 6 : beat);
const every = (step: number, bars: number): readonly number[] =>
  Array.from({ length: (BAR * bars) / step }, (_, index) => index * step);

/** So many semitones above the A below the bass clef's middle line. */
const note = (semitones: number): number => 110 * 2 ** (semitones / 12);

/** A beat, and the note on it. */
type Note = readonly [beat: number, semitones: number];
const bassLine = (notes: readonly Note[], level = 1): readonly Layer[] =>
  notes.flatMap(([beat, semitones]) => bass(swung(beat), note(semitones), level));
const melody = (notes: readonly Note[], level: number): readonly Layer[] =>
  notes.map(([beat, semitones]) => vibraphone(swung(beat), note(semitones), level));
const snaps = (bars: number): readonly Layer[] =>
  every(2, bars).map((beat) => fingers(straight(beat + 1)));
const brushes = (bars: number, level: number): readonly Layer[] =>
  every(0.5, bars).map((beat) => brush(swung(beat), beat % 1 === 0 ? level * 0.6 : level));

/** A tremolo that rises a little over its bars. */
const strings = (pitch: number, level: number, bars: number, rise = 0.06): readonly Layer[] =>
  every(0.25, bars).map((beat) => ({
    wave: 'saw',
    pitch: pitch * (1 + rise * (beat / (BAR * bars))),
    at: straight(beat),
    attack: 0.02,
    release: 0.14,
    level: level * (beat % 0.5 === 0 ? 1 : 0.6),
    low: 2200,
  }));

/** One chord a bar, between its second and third beat. */
const comping = (chords: readonly (readonly number[])[]): readonly Layer[] =>
  chords.flatMap((chord, bar) =>
    chord.map((semitones) => ({
      ...pluck(note(semitones), swung(bar * BAR + 1.5), 0.5, 0.22),
      attack: 0.01,
    })),
  );

const AM7 = [15, 19, 22] as const;
const DM7 = [15, 20, 24] as const;
const F7 = [15, 18, 20] as const;
const E7 = [11, 17, 22] as const;

/** A band that waits for its guests: eight bars in A minor. */
const LOBBY: readonly Layer[] = [
  ...bassLine([
    ...([
      [0, 0],
      [1.5, 0],
      [2, 3],
      [2.5, 5],
      [3, 6],
      [3.5, 5],
    ] as const),
    ...([
      [4, 3],
      [5.5, 0],
      [6, -2],
      [7, -1],
    ] as const),
    ...([
      [8, 0],
      [9.5, 0],
      [10, 3],
      [10.5, 5],
      [11, 6],
      [11.5, 5],
    ] as const),
    ...([
      [12, 3],
      [13.5, 0],
      [14, -5],
      [15, -1],
    ] as const),
    ...([
      [16, 5],
      [17.5, 5],
      [18, 8],
      [18.5, 7],
      [19, 5],
    ] as const),
    ...([
      [20, 3],
      [21.5, 5],
      [22, 0],
      [23, -4],
    ] as const),
    ...([
      [24, -4],
      [25.5, -4],
      [26, 0],
      [27, 3],
    ] as const),
    ...([
      [28, -5],
      [29.5, -5],
      [30, -1],
      [31, 2],
    ] as const),
  ]),
  ...melody(
    [
      ...([
        [1, 19],
        [1.5, 22],
        [2.5, 21],
        [3, 19],
        [5, 15],
        [5.5, 17],
        [6.5, 12],
      ] as const),
      ...([
        [9, 19],
        [9.5, 22],
        [10.5, 24],
        [11, 22],
        [13, 18],
        [13.5, 19],
      ] as const),
      ...([
        [17, 20],
        [17.5, 24],
        [18.5, 22],
        [19, 20],
        [21, 19],
        [21.5, 17],
        [22.5, 15],
      ] as const),
      ...([
        [25, 15],
        [25.5, 19],
        [26.5, 24],
        [28.5, 23],
        [29.5, 20],
        [30.5, 17],
        [31, 14],
      ] as const),
    ],
    0.55,
  ),
  ...comping([AM7, AM7, AM7, AM7, DM7, AM7, F7, E7]),
  ...every(BAR, 8).flatMap((beat) => [
    thump(105, 48, straight(beat), 0.16, 0.8),
    thump(105, 48, swung(beat + 2.5), 0.14, 0.5),
  ]),
  ...snaps(8),
  ...brushes(8, 0.7),
];

/** The guns are down, and there is something for everybody: four bars in C. */
const LOOT: readonly Layer[] = [
  ...bassLine([
    [0, 3],
    [2, 7],
    [4, 0],
    [6, 4],
    [8, 5],
    [10, 8],
    [12, -2],
    [14, 2],
  ]),
  ...melody(
    [
      ...([
        [1, 15],
        [1.5, 19],
        [2.5, 22],
        [3.5, 24],
        [5, 16],
        [5.5, 19],
        [6.5, 22],
        [7.5, 24],
      ] as const),
      ...([
        [9, 17],
        [9.5, 20],
        [10.5, 24],
        [11.5, 27],
        [13, 17],
        [13.5, 20],
        [14.5, 22],
        [15.5, 26],
      ] as const),
    ],
    0.4,
  ),
  ...brushes(4, 0.5),
];

/** A walking line in A minor, one note a beat. */
const WALK = [0, 0, 3, 5, 7, 5, 3, 2] as const;

/** How long the last count of a game among people takes, in seconds. */
const COUNT_SECONDS = 3;
/** Faster and faster. */
const HURRYING = [0, 0.5, 1, 1.35, 1.7, 2, 2.25, 2.5, 2.67, 2.84] as const;

/** Everything rises to the zero, and breaks off. */
const COUNT: readonly Layer[] = [
  ...[110, 116.5, 220].map(
    (pitch, voice): Layer => ({
      wave: 'saw',
      pitch,
      glide: pitch * 2,
      attack: COUNT_SECONDS - 0.06,
      hold: 0.02,
      release: 0.04,
      level: voice === 2 ? 0.5 : 0.8,
      low: 350,
      lowTo: 3200,
    }),
  ),
  {
    ...burst(0, 0.04, 500, 900, 1.6),
    attack: COUNT_SECONDS - 0.06,
    hold: 0.02,
    lowTo: 9000,
  },
  ...HURRYING.flatMap((at, beat) => heart(at, 0.5 + 0.06 * beat)),
];

type Bed = Sound & {
  readonly seconds: number;
  /** Played once, from its beginning; all others loop, in step with each other. */
  readonly once?: true;
};

const loop = (bars: number, peak: number, layers: readonly Layer[]): Bed => ({
  seconds: straight(BAR * bars),
  peak,
  layers,
});

/** The music: far below the sounds of the game, and tighter from planning to the last count. Where nothing happens yet it may be heard. */
const MOODS = {
  lobby: loop(8, 0.74, LOBBY),
  scheme: loop(2, 0.41, [
    ...bassLine([
      [0, 0],
      [4, -2],
    ]),
    ...bassLine(
      [
        [2.5, 0],
        [6.5, -1],
      ],
      0.7,
    ),
    ...snaps(2),
  ]),
  aim: loop(2, 0.43, [
    ...bassLine(WALK.map((semitones, beat) => [beat, semitones] as const)),
    ...snaps(2),
    ...brushes(2, 0.9),
  ]),
  courage: loop(2, 0.4, [
    ...every(2, 2).flatMap((beat) => heart(straight(beat))),
    ...strings(220, 0.5, 2),
    ...every(1, 2).map((beat) => brush(straight(beat), 0.5)),
  ]),
  count: { seconds: COUNT_SECONDS, peak: 0.36, layers: COUNT, once: true },
  /** Between the shots. */
  standoff: loop(2, 0.3, [
    ...every(4, 2).flatMap((beat) => heart(straight(beat), 0.8)),
    ...strings(110, 0.7, 2, 0),
    ...strings(659.3, 0.1, 2, 0),
  ]),
  loot: loop(4, 0.29, LOOT),
  /** The money is counted. */
  finale: loop(2, 0.39, [
    ...bassLine(every(1, 2).map((beat) => [beat, beat % 2 === 0 ? -5 : -3] as const)),
    ...strings(329.6, 0.16, 2),
    ...every(0.25, 2).map((beat) => brush(straight(beat), beat % 1 === 0 ? 0.9 : 0.5)),
  ]),
} as const satisfies Record<string, Bed>;

export type Mood = keyof typeof MOODS;
export const MOOD_NAMES = keysOf(MOODS);

export const isPlayedOnce = (mood: Mood): boolean => 'once' in MOODS[mood];

/** The samples of a mood; a loop begins and ends at a bar. */
export const renderBed = (mood: Mood): Float32Array => render(MOODS[mood], MOODS[mood].seconds);
