/** What is tapped, scanned, read out to others or read as a title, what stands in the place of a button, and other notices. */
const KEPT_FREE =
  'button, a[href], input, select, textarea, summary, [role="button"], .qr, .invite-code, h1, h2, .prompt-text p, .start-wait, .addressed, .table-notices';
const STEP = 8;
const EDGE = 12;

type Place = { readonly left: number; readonly top: number };

const overlap = (from: number, to: number, other: number, end: number): number =>
  Math.max(0, Math.min(to, end) - Math.max(from, other));

/**
 * Where a message of this size covers nothing that is to be kept free: in the middle of the window or at its sides, as low as
 * possible. Where there is no such place, the one where it covers least.
 */
export const freePlace = (width: number, height: number): Place => {
  const taken = [...document.querySelectorAll(KEPT_FREE)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 1);
  const covered = ({ left, top }: Place): number =>
    taken.reduce(
      (sum, box) =>
        sum +
        overlap(left, left + width, box.left, box.right) *
          overlap(top, top + height, box.top, box.bottom),
      0,
    );
  const lowest = Math.max(EDGE, innerHeight - height - EDGE);
  const centre = (innerWidth - width) / 2;
  let best: Place = { left: centre, top: lowest };
  let least = covered(best);
  for (const left of [centre, EDGE, innerWidth - width - EDGE])
    for (let top = lowest; top >= EDGE && least > 0; top -= STEP) {
      const hidden = covered({ left, top });
      if (hidden < least) [best, least] = [{ left, top }, hidden];
    }
  return best;
};
