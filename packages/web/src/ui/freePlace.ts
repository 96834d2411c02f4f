const TAPPED = 'button, a[href], input, select, textarea, summary, [role="button"]';
const STEP = 8;
const EDGE = 12;

type Span = { readonly top: number; readonly bottom: number };

const overlap = (a: Span, b: Span): number =>
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * The lowest place for a message of this size, centred in the window, where it covers nothing that can be tapped; where
 * there is none, the one where it covers least.
 */
export const freeTop = (width: number, height: number): number => {
  const left = (innerWidth - width) / 2;
  const taken = [...document.querySelectorAll(TAPPED)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.right > left && box.left < left + width);
  const covered = (top: number): number =>
    taken.reduce((sum, box) => sum + overlap({ top, bottom: top + height }, box), 0);
  let best = Math.max(EDGE, innerHeight - height - EDGE);
  for (let top = best; top >= EDGE && covered(best) > 0; top -= STEP)
    if (covered(top) < covered(best)) best = top;
  return best;
};
