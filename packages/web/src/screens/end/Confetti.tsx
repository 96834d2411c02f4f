import { CHARACTERS } from '../../art/index.ts';
import { lessMotion } from '../../settings/settings.ts';

const PIECES = 48;
/** Spreads the pieces without chance: multiples of the golden ratio never bunch up. */
const spread = (piece: number, factor: number): number => (piece * 0.618034 * factor) % 1;

/** Paper in the players' colours rains once. Nothing moves for people who want less motion. */
export const Confetti = () =>
  !lessMotion.value && (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i
          key={piece}
          style={{
            left: `${spread(piece, 1) * 100}%`,
            background: CHARACTERS[piece % CHARACTERS.length]?.color,
            '--wait': `${spread(piece, 3) * 0.9}s`,
            '--fall': `${1.7 + spread(piece, 5) * 1.4}s`,
            '--drift': `${(spread(piece, 7) - 0.5) * 9}rem`,
          }}
        />
      ))}
    </div>
  );
