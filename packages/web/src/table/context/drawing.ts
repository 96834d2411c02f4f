import { signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { afterPaint } from '../../motion/afterPaint.ts';

/** The parts of a table in the order in which the first one of a visit is drawn, a frame each. */
const PARTS = ['bar', 'hand', 'decision', 'scene', 'unseen'] as const;

const drawn = signal(0);

/**
 * Whether a part of the table is to be drawn now. All at once would keep a slow phone from answering for too long; later
 * tables find code and letters warm and are drawn whole.
 */
export const isDrawn = (part: (typeof PARTS)[number]): boolean =>
  drawn.value >= PARTS.indexOf(part);

const drawAfter = (part: number): void => {
  if (part >= PARTS.length - 1) return;
  afterPaint(() => {
    drawn.value = Math.max(drawn.peek(), part + 1);
    drawAfter(part + 1);
  });
};

/** Draws part after part, once the first is there. */
export const useDrawing = (): void => useLayoutEffect(() => drawAfter(drawn.peek()), []);
