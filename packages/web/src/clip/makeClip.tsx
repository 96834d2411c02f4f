import type { MatchResult, Replay } from '@holdup/engine';
import { render } from 'preact';
import type { Sitter } from '../game/game.ts';
import { ask } from '../game/worker/ask.ts';
import { words } from '../i18n/index.ts';
import { CLIP_SIZE, ClipPicture } from './ClipPicture.tsx';
import { createGif, paletteOf } from './gif.ts';
import { bestReveal } from './reveal.ts';
import { storyboardOf } from './storyboard.ts';

/** A clip is never larger than this. */
const MOST_CLIP_BYTES = 5_000_000;

/** How many pictures the palette is taken from. */
const SAMPLES = 4;

/** Draws one picture of the clip: our own SVG, as an image, on a canvas. */
const createPainter = (parts: Omit<Parameters<typeof ClipPicture>[0], 'picture'>) => {
  const canvas = document.createElement('canvas');
  canvas.width = CLIP_SIZE;
  canvas.height = CLIP_SIZE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('There is no canvas.');
  const holder = document.createElement('div');
  return async (picture: Parameters<typeof ClipPicture>[0]['picture']) => {
    render(<ClipPicture {...parts} picture={picture} />, holder);
    const drawing = holder.firstElementChild;
    if (!drawing) throw new Error('Nothing was drawn.');
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
    await image.decode();
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, CLIP_SIZE, CLIP_SIZE).data;
  };
};

/**
 * The best reveal of a match and its winner as a GIF; null where nobody ever fired. It is made from what an audience sees,
 * whatever the replay's secrets.
 */
export const makeClip = async (
  replay: Replay,
  sitters: readonly Sitter[],
  result: MatchResult | null,
  onProgress: (done: number, total: number) => void,
): Promise<File | null> => {
  const { frames } = await ask('frames', replay);
  const reveal = bestReveal(frames.map(({ events, shown }) => ({ events, shown })));
  if (reveal === null) return null;
  const pictures = storyboardOf(reveal);
  const title = words().game.counts.round(reveal.round, reveal.rounds);
  const paint = createPainter({ sitters, title, result });
  const painted: { pixels: Uint8ClampedArray; ms: number }[] = [];
  for (const [index, picture] of pictures.entries()) {
    painted.push({ pixels: await paint(picture), ms: picture.ms });
    onProgress(index + 1, pictures.length * 2);
  }
  const step = Math.max(1, Math.floor(painted.length / SAMPLES));
  const palette = paletteOf(
    painted
      .filter((_, index) => index % step === 0 || index === painted.length - 1)
      .map(({ pixels }) => pixels),
  );
  const gif = createGif(CLIP_SIZE, CLIP_SIZE, palette);
  for (const [index, frame] of painted.entries()) {
    gif.add(frame);
    onProgress(pictures.length + index + 1, pictures.length * 2);
    // Lets the page show the progress.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const bytes = gif.take();
  if (bytes.length > MOST_CLIP_BYTES) throw new Error('The clip is too large.');
  return new File([bytes], `hold-up-${replay.seed.slice(0, 8)}.gif`, { type: 'image/gif' });
};
