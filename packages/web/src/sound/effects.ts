import { keysOf } from '../records/keysOf.ts';
import { bell, brass, burst, metal, pluck, thump } from './instruments.ts';
import type { Sound } from './synth.ts';

/**
 * Every sound of the game. Loudness is part of the design, and a test holds it: a bang is the loudest, a tick the softest,
 * what is taken is alike, and all is heard on the speaker of a phone.
 */
export const EFFECTS = {
  /** Cards slide onto the table. */
  deal: {
    room: 0.2,
    peak: 0.5,
    layers: [0, 0.075, 0.15, 0.225, 0.3].map((at) => burst(at, 0.075, 900, 6500)),
  },
  /** A magazine goes in, and the bolt after it. */
  load: {
    room: 0.2,
    peak: 0.5,
    drive: 2,
    layers: [
      ...metal(0, 1400, 0.03, 0.5),
      thump(230, 130, 0.06, 0.09, 0.5),
      ...metal(0.07, 1050, 0.06, 0.9),
      ...metal(0.17, 2100, 0.05, 0.8),
    ],
  },
  /** All guns come up: cloth, and cocked hammers. */
  aim: {
    room: 0.25,
    peak: 0.55,
    drive: 1.8,
    layers: [
      { ...burst(0, 0.18, 250, 700, 2.4), attack: 0.03, lowTo: 5200 },
      thump(170, 80, 0.12, 0.2, 0.5),
      ...metal(0.13, 1700, 0.035, 0.7),
      ...metal(0.19, 1250, 0.06, 1),
    ],
  },
  /** A number of 3 – 2 – 1. */
  count: {
    room: 0.25,
    peak: 0.6,
    drive: 1.6,
    layers: [
      thump(196, 180, 0, 0.16, 0.8, 2),
      pluck(587.3, 0, 0.24, 0.9),
      bell(1174.7, 0, 0.12, 0.25),
      burst(0, 0.012, 2500, 9000, 1.2),
    ],
  },
  /** Zero. */
  snap: {
    room: 0.4,
    hush: true,
    peak: 0.75,
    drive: 1.5,
    layers: [
      thump(160, 46, 0, 0.42),
      burst(0, 0.09, 350, 7000, 2.2),
      { ...pluck(196, 0, 0.4, 0.7), wave: 'saw', low: 4200, lowTo: 500 },
      { ...pluck(293.7, 0, 0.34, 0.5), wave: 'saw', low: 4200, lowTo: 500 },
    ],
  },
  /** A second of the last five. */
  tick: { peak: 0.5, layers: [burst(0, 0.03, 1800, 8000, 1.4), bell(1560, 0, 0.07, 0.8)] },
  heartbeat: {
    room: 0.15,
    peak: 0.65,
    layers: [
      thump(104, 66, 0, 0.2, 0.8, 6),
      pluck(208, 0, 0.14, 0.7),
      thump(88, 58, 0.19, 0.24, 0.6, 6),
      pluck(175, 0.19, 0.16, 0.5),
    ],
  },
  /** A crack, the blast, and its echo from the houses across the street. */
  bang: {
    room: 0.65,
    hush: true,
    peak: 1,
    drive: 2.6,
    layers: [
      { ...burst(0, 0.03, 1800, 15_000, 1.7), attack: 0.0005 },
      { ...burst(0, 0.34, 110, 9500, 1.5), lowTo: 700, drive: 2.4 },
      thump(340, 95, 0, 0.16, 0.5),
      thump(150, 44, 0, 0.42, 0.6, 2),
      { ...burst(0.1, 0.3, 250, 4200, 0.5), attack: 0.012, lowTo: 1500 },
      { ...burst(0.21, 0.75, 180, 2600, 0.4), attack: 0.03, lowTo: 500 },
    ],
  },
  /** A bullet that hits nobody sings away. */
  ricochet: {
    room: 0.5,
    peak: 0.42,
    layers: [
      ...metal(0, 2600, 0.04, 0.5),
      { wave: 'sine', pitch: 3300, glide: 640, attack: 0.012, release: 0.62, level: 0.7 },
      { wave: 'triangle', pitch: 3470, glide: 610, attack: 0.012, release: 0.5, level: 0.3 },
      { ...burst(0, 0.35, 1800, 8000, 0.7), lowTo: 1500 },
    ],
  },
  /** A hammer on an empty chamber; dry. */
  click: {
    peak: 0.55,
    drive: 1.6,
    layers: [...metal(0, 2450, 0.045), ...metal(0.062, 1500, 0.03, 0.6)],
  },
  /** A moment after the crack of the bang, which would cover it. */
  wound: {
    room: 0.3,
    peak: 0.75,
    drive: 1.6,
    layers: [
      thump(260, 84, 0.07, 0.2),
      burst(0.07, 0.09, 200, 2600, 1.8),
      { ...pluck(370, 0.09, 0.3, 0.7), wave: 'saw', glide: 208, low: 1800, lowTo: 600 },
    ],
  },
  /** A falling chord over a bell. */
  death: {
    room: 0.45,
    hush: true,
    peak: 0.75,
    layers: [
      thump(120, 36, 0, 0.9, 0.7),
      { ...brass(293.7, 0, 0.16, 0.7), glide: 277 },
      { ...brass(220, 0.3, 0.5, 0.8), glide: 207, release: 0.6 },
      { ...brass(174.6, 0.3, 0.5, 0.6), glide: 164.8, release: 0.6 },
      bell(146.8, 0.02, 1.3, 0.9),
    ],
  },
  /** Somebody throws themselves down: after the zero, which would cover it. */
  duck: {
    room: 0.25,
    peak: 0.5,
    layers: [
      { ...burst(0.1, 0.26, 250, 5200, 2), attack: 0.02, lowTo: 500 },
      thump(180, 80, 0.26, 0.12, 0.4),
      burst(0.26, 0.06, 200, 1800, 0.9),
    ],
  },
  /** Someone takes what is not said. */
  take: { peak: 0.42, layers: [burst(0, 0.07, 700, 6000, 1.4), pluck(523, 0.02, 0.12, 0.6)] },
  /** Notes are counted off a wad. */
  bill: {
    peak: 0.45,
    layers: [
      burst(0, 0.045, 1500, 8000),
      burst(0.045, 0.04, 1900, 8500, 0.8),
      burst(0.085, 0.06, 1300, 7000, 0.9),
      bell(1319, 0.06, 0.2, 0.35),
    ],
  },
  /** Glass, upwards. */
  diamond: {
    room: 0.25,
    peak: 0.27,
    layers: [bell(2093, 0, 0.4), bell(3136, 0.06, 0.45, 0.7), bell(4186, 0.12, 0.5, 0.4)],
  },
  /** A wooden frame is set down, and something noble sounds. */
  painting: {
    room: 0.25,
    peak: 0.45,
    layers: [
      thump(210, 150, 0, 0.07, 0.6),
      burst(0, 0.05, 300, 2200, 1.4),
      pluck(440, 0.04, 0.3, 0.8),
      pluck(659.3, 0.11, 0.4, 0.7),
      pluck(880, 0.18, 0.4, 0.4),
    ],
  },
  /** Two soft tones, as a machine in a hospital has them. */
  firstAid: {
    peak: 0.22,
    layers: [
      { ...bell(784, 0, 0.12), hold: 0.05 },
      { ...bell(1046.5, 0.16, 0.26), hold: 0.05 },
    ],
  },
  /** A magazine is pulled out and caught. */
  clip: {
    peak: 0.55,
    drive: 2.4,
    layers: [
      ...metal(0, 1250, 0.05, 0.8),
      { ...burst(0.03, 0.08, 900, 2400, 1.2), attack: 0.02, lowTo: 6000 },
      thump(260, 170, 0.12, 0.09, 0.4),
      ...metal(0.12, 900, 0.07, 1),
    ],
  },
  godfather: {
    room: 0.3,
    peak: 0.46,
    layers: [brass(146.8, 0, 0.08), brass(220, 0.1, 0.08), brass(293.7, 0.2, 0.26)],
  },
  /** Bills run through the fingers while sums are counted. */
  riffle: {
    peak: 0.5,
    layers: Array.from({ length: 13 }, (_, bill) =>
      burst(bill * 0.045, 0.05, 1300 + 60 * bill, 6000 + 250 * bill, 0.6 + 0.03 * bill),
    ),
  },
  /** One line of a bill is counted; played higher line by line. */
  coins: {
    peak: 0.4,
    room: 0.25,
    layers: [burst(0, 0.02, 2500, 12_000, 0.8), bell(1175, 0, 0.2), bell(1760, 0.05, 0.4, 0.9)],
  },
  /** A piece of wood on the table: somebody has chosen. */
  lock: {
    peak: 0.5,
    room: 0.2,
    layers: [
      burst(0, 0.02, 900, 5000, 1.2),
      pluck(659.3, 0, 0.16, 0.9),
      pluck(1318.5, 0, 0.08, 0.3),
    ],
  },
  /** A voice without words; everybody has their own pitch. */
  say: {
    peak: 0.4,
    layers: [0, 0.085].map((at, syllable) => ({
      ...pluck(330 + 70 * syllable, at, 0.1, 1),
      wave: 'saw' as const,
      glide: 410 - 130 * syllable,
      attack: 0.012,
      hold: 0.03,
      low: 900,
      lowTo: 2200,
    })),
  },
  join: { peak: 0.45, layers: [pluck(392, 0, 0.14), pluck(587.3, 0.09, 0.3)] },
  /** A fanfare. */
  win: {
    room: 0.35,
    hush: true,
    peak: 0.8,
    layers: [
      brass(392, 0, 0.09),
      brass(392, 0.14, 0.05),
      brass(392, 0.24, 0.05),
      brass(523.3, 0.36, 0.5),
      brass(659.3, 0.36, 0.5, 0.8),
      brass(784, 0.36, 0.5, 0.8),
      bell(2093, 0.36, 0.7, 0.5),
      thump(130, 65, 0.36, 0.5, 0.8),
    ],
  },
  /** Three tones down, muted. */
  lose: {
    room: 0.35,
    hush: true,
    peak: 0.42,
    layers: [
      { ...brass(293.7, 0, 0.14), glide: 290 },
      { ...brass(277.2, 0.24, 0.14), glide: 274 },
      { ...brass(261.6, 0.48, 0.4), glide: 233, release: 0.4 },
    ],
  },
} as const satisfies Record<string, Sound>;

export type Effect = keyof typeof EFFECTS;
export const EFFECT_NAMES = keysOf(EFFECTS);
