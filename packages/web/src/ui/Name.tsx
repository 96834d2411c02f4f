import type { FittedName } from '../wording/fitName.ts';
import { textWidth } from '../wording/textWidth.ts';

/** A name in letters as narrow as its room needs, and no wider than that in the layout, either. */
export const Name = ({ text, narrow }: FittedName) =>
  narrow === 1 ? (
    text
  ) : (
    <span class="narrow" style={{ '--narrow': narrow, '--wide': textWidth(text) }}>
      {text}
    </span>
  );
