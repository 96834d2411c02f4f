import { describe, expect, it } from 'vitest';
import { finished } from '../gallery/stills/position.ts';
import { RULES_QUERIES } from '../game/worker/rulesQueries.ts';
import { createGif, paletteOf } from './gif.ts';
import { bestReveal, dramaOf, revealsOf } from './reveal.ts';
import { LONGEST_MS, storyboardOf } from './storyboard.ts';

const framesOf = (seed: string, seats = 6) =>
  RULES_QUERIES.frames(finished({ edition: 'second', seats }, null, seed).replay).frames;

describe('the round that a clip shows', () => {
  it('is a round with a shot, and no other round has more drama', () => {
    for (let number = 0; number < 12; number++) {
      const frames = framesOf(`clip ${number}`);
      const best = bestReveal(frames);
      const shooting = revealsOf(frames).filter(({ shots }) => shots.length > 0);
      expect(best === null).toBe(shooting.length === 0);
      if (best === null) continue;
      for (const reveal of shooting) expect(dramaOf(reveal)).toBeLessThanOrEqual(dramaOf(best));
    }
  });

  it('has the shots, ducks and deaths of its round, each from the one that the public events name', () => {
    for (const reveal of revealsOf(framesOf('rounds', 8))) {
      for (const { seat, hits, bullet } of reveal.shots) {
        expect(reveal.ducked).not.toContain(seat);
        expect(reveal.alive[seat]).toBe(true);
        if (hits) expect(bullet).not.toBe('click');
      }
      for (const seat of reveal.died) expect(reveal.alive[seat]).toBe(true);
    }
  });

  it('does not depend on anything hidden: without hands and secret events it is the same', () => {
    const frames = framesOf('secrets');
    const blind = frames.map(({ events, shown }) => ({
      events: events.filter(({ to }) => to === 'everyone'),
      shown,
    }));
    expect(bestReveal(blind)).toEqual(bestReveal(frames));
  });

  it('is shown in eight seconds at most, and every picture has a face for every seat', () => {
    for (let number = 0; number < 12; number++) {
      const reveal = bestReveal(framesOf(`long ${number}`, 8));
      if (reveal === null) continue;
      const pictures = storyboardOf(reveal);
      expect(pictures.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(LONGEST_MS);
      for (const { faces, ms } of pictures) {
        expect(faces).toHaveLength(8);
        expect(ms).toBeGreaterThan(0);
      }
      expect(pictures.at(-1)?.end).toBe(true);
    }
  });
});

/** Reads the frames of a GIF back, by the specification: what each pixel shows after each frame. */
const decode = (file: Uint8Array): { width: number; height: number; frames: number[][] } => {
  const word = (at: number) => (file[at] ?? 0) | ((file[at + 1] ?? 0) << 8);
  const [width, height] = [word(6), word(8)];
  const frames: number[][] = [];
  let shown: number[] = new Array<number>(width * height).fill(-1);
  let at = 13 + 256 * 3;
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      at += 2;
      while (file[at] !== 0) at += (file[at] ?? 0) + 1;
      at += 1;
      continue;
    }
    const [left, top, wide] = [word(at + 1), word(at + 3), word(at + 5)];
    at += 11;
    const data: number[] = [];
    while (file[at] !== 0) {
      data.push(...file.subarray(at + 1, at + 1 + (file[at] ?? 0)));
      at += (file[at] ?? 0) + 1;
    }
    at += 1;
    shown = [...shown];
    for (const [index, value] of unpack(data).entries())
      if (value !== 255)
        shown[(top + Math.floor(index / wide)) * width + left + (index % wide)] = value;
    frames.push(shown);
  }
  return { width, height, frames };
};

const unpack = (data: readonly number[]): readonly number[] => {
  const pixels: number[] = [];
  let table: number[][] = [];
  let width = 9;
  let before: number[] | null = null;
  let bit = 0;
  const reset = (): void => {
    table = Array.from({ length: 258 }, (_, index) => [index]);
    width = 9;
    before = null;
  };
  for (;;) {
    let code = 0;
    for (let i = 0; i < width; i++, bit++) code |= (((data[bit >> 3] ?? 0) >> (bit & 7)) & 1) << i;
    if (code === 256) {
      reset();
      continue;
    }
    if (code === 257) return pixels;
    const last: number[] | null = before;
    const entry: number[] = table[code] ?? [...(last ?? []), last?.[0] ?? 0];
    pixels.push(...entry);
    if (last !== null && table.length < 4096) table.push([...last, entry[0] ?? 0]);
    if (table.length === 1 << width && width < 12) width++;
    before = entry;
  }
};

describe('a GIF', () => {
  const SIZE = 96;
  const paint = (color: (x: number, y: number) => readonly [number, number, number]) => {
    const pixels = new Uint8ClampedArray(SIZE * SIZE * 4);
    for (let i = 0; i < SIZE * SIZE; i++)
      pixels.set([...color(i % SIZE, Math.floor(i / SIZE)), 255], i * 4);
    return pixels;
  };

  it('shows every frame as it was, also where the code table overflows', () => {
    const noise = (x: number, y: number, shift: number) =>
      (Math.imul(x * 7919 + y * 104_729 + shift * 31, 2_654_435_761) >>> 13) % 200;
    const frames = [0, 1, 2].map((shift) =>
      paint((x, y) => (y < 60 && shift < 2 ? [200, 30, 40] : [noise(x, y, shift) & 0xf8, 80, 160])),
    );
    const palette = paletteOf(frames);
    const gif = createGif(SIZE, SIZE, palette);
    for (const pixels of frames) gif.add({ pixels, ms: 100 });
    const { width, height, frames: read } = decode(gif.take());
    expect([width, height, read.length]).toEqual([SIZE, SIZE, 3]);
    for (const [number, pixels] of frames.entries())
      for (let i = 0; i < SIZE * SIZE; i++) {
        const index = read[number]?.[i] ?? -1;
        expect(palette[index * 3]).toBe(pixels[i * 4]);
      }
  });

  it('takes few bytes for a frame that has not changed', () => {
    const pixels = paint((x) => [x, x, 90]);
    const sizes = [1, 2].map((count) => {
      const gif = createGif(SIZE, SIZE, paletteOf([pixels]));
      for (let i = 0; i < count; i++) gif.add({ pixels, ms: 500 });
      return gif.take().length;
    });
    expect((sizes[1] ?? 0) - (sizes[0] ?? 0)).toBeLessThan(60);
  });
});
