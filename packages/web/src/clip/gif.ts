/**
 * A GIF encoder for flat drawings: one palette for all frames, and of each frame only what has changed. GIF89a, as
 * specified by CompuServe in 1990.
 */

const COLORS = 256;
/** The last colour of the palette means: as in the frame before. */
const UNCHANGED = COLORS - 1;
const CODE_SIZE = 8;
const MOST_CODES = 4096;

/** Bytes that grow. */
const createBytes = () => {
  let bytes = new Uint8Array(1 << 16);
  let length = 0;
  const push = (...more: readonly number[]): void => {
    if (length + more.length > bytes.length) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    for (const byte of more) bytes[length++] = byte;
  };
  return {
    push,
    word: (value: number): void => push(value & 255, (value >> 8) & 255),
    take: (): Uint8Array<ArrayBuffer> => bytes.slice(0, length),
  };
};

type Bytes = ReturnType<typeof createBytes>;

const binOf = (r: number, g: number, b: number): number =>
  ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);

/** The most frequent colours of some pictures (RGBA). */
export const paletteOf = (pictures: readonly Uint8ClampedArray[]): Uint8Array => {
  const counts = new Uint32Array(1 << 15);
  const sums = [0, 1, 2].map(() => new Float64Array(1 << 15));
  for (const pixels of pictures)
    for (let i = 0; i < pixels.length; i += 4) {
      const bin = binOf(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
      for (const [channel, sum] of sums.entries())
        sum[bin] = (sum[bin] ?? 0) + (pixels[i + channel] ?? 0);
    }
  const bins = [...counts.keys()]
    .filter((bin) => (counts[bin] ?? 0) > 0)
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .slice(0, UNCHANGED);
  const palette = new Uint8Array(COLORS * 3);
  for (const [index, bin] of bins.entries())
    for (const [channel, sum] of sums.entries())
      palette[index * 3 + channel] = Math.round((sum[bin] ?? 0) / (counts[bin] ?? 1));
  return palette;
};

/** Finds the nearest colour of the palette, with a cache. */
const createMatcher = (palette: Uint8Array) => {
  const known = new Int16Array(1 << 15).fill(-1);
  const find = (r: number, g: number, b: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let index = 0; index < UNCHANGED; index++) {
      const at = index * 3;
      const distance =
        (r - (palette[at] ?? 0)) ** 2 +
        (g - (palette[at + 1] ?? 0)) ** 2 +
        (b - (palette[at + 2] ?? 0)) ** 2;
      if (distance < least) [best, least] = [index, distance];
    }
    return best;
  };
  return (r: number, g: number, b: number): number => {
    const bin = binOf(r, g, b);
    const before = known[bin] ?? -1;
    if (before >= 0) return before;
    const found = find(r, g, b);
    known[bin] = found;
    return found;
  };
};

/** Writes codes of growing width, in blocks of up to 255 bytes. */
const createCodeWriter = (out: Bytes) => {
  let block: number[] = [];
  let bits = 0;
  let held = 0;
  const flushBlock = (): void => {
    if (block.length > 0) out.push(block.length, ...block);
    block = [];
  };
  const byte = (value: number): void => {
    block.push(value);
    if (block.length === 255) flushBlock();
  };
  return {
    write: (code: number, width: number): void => {
      held |= code << bits;
      bits += width;
      for (; bits >= 8; bits -= 8) {
        byte(held & 255);
        held >>>= 8;
      }
    },
    end: (): void => {
      if (bits > 0) byte(held & 255);
      flushBlock();
      out.push(0);
    },
  };
};

/** LZW as in GIF: the table is reset when it is full. */
const compress = (indexes: Uint8Array, out: Bytes): void => {
  const clear = 1 << CODE_SIZE;
  const table = new Uint16Array(MOST_CODES << CODE_SIZE);
  const codes = createCodeWriter(out);
  let next = clear + 2;
  let width = CODE_SIZE + 1;
  out.push(CODE_SIZE);
  codes.write(clear, width);
  let prefix = indexes[0] ?? 0;
  for (let i = 1; i < indexes.length; i++) {
    const index = indexes[i] ?? 0;
    const key = (prefix << CODE_SIZE) | index;
    const known = table[key] ?? 0;
    if (known !== 0) {
      prefix = known;
      continue;
    }
    codes.write(prefix, width);
    if (next === MOST_CODES) {
      codes.write(clear, width);
      table.fill(0);
      next = clear + 2;
      width = CODE_SIZE + 1;
    } else {
      if (next === 1 << width) width++;
      table[key] = next++;
    }
    prefix = index;
  }
  codes.write(prefix, width);
  codes.write(clear + 1, width);
  codes.end();
};

/** The rows that differ between two frames, as first and last; null: none. */
const changedRows = (
  now: Uint8Array,
  before: Uint8Array,
  width: number,
): readonly [number, number] | null => {
  const first = now.findIndex((index, at) => index !== before[at]);
  if (first < 0) return null;
  const last = now.findLastIndex((index, at) => index !== before[at]);
  return [Math.floor(first / width), Math.floor(last / width)];
};

type GifFrame = { readonly pixels: Uint8ClampedArray; readonly ms: number };

/** Starts a GIF that repeats forever; add frames of its size, then take the file. */
export const createGif = (width: number, height: number, palette: Uint8Array) => {
  const out = createBytes();
  const match = createMatcher(palette);
  let before: Uint8Array | null = null;
  out.push(...[...'GIF89a'].map((letter) => letter.charCodeAt(0)));
  out.word(width);
  out.word(height);
  out.push(0xf7, 0, 0, ...palette);
  out.push(
    0x21,
    0xff,
    11,
    ...[...'NETSCAPE2.0'].map((letter) => letter.charCodeAt(0)),
    3,
    1,
    0,
    0,
    0,
  );

  const frame = (indexes: Uint8Array, top: number, rows: number, ms: number): void => {
    out.push(0x21, 0xf9, 4, 0x05);
    out.word(Math.max(2, Math.round(ms / 10)));
    out.push(UNCHANGED, 0, 0x2c);
    for (const value of [0, top, width, rows]) out.word(value);
    out.push(0);
    compress(indexes, out);
  };

  return {
    add: ({ pixels, ms }: GifFrame): void => {
      const indexes = new Uint8Array(width * height);
      for (let at = 0; at < indexes.length; at++) {
        const i = at * 4;
        indexes[at] = match(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0);
      }
      const last = before;
      before = indexes;
      if (last === null) {
        frame(indexes, 0, height, ms);
        return;
      }
      const [first, end] = changedRows(indexes, last, width) ?? [0, 0];
      const part = indexes
        .slice(first * width, (end + 1) * width)
        .map((index, at) => (index === last[first * width + at] ? UNCHANGED : index));
      frame(part, first, end - first + 1, ms);
    },
    take: (): Uint8Array<ArrayBuffer> => {
      out.push(0x3b);
      return out.take();
    },
  };
};
