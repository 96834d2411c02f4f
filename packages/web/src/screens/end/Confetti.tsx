import { CHARACTERS } from '../../art/index.ts';
import { lessMotion } from '../../settings/settings.ts';

/** For a television; ceremony.css hides most of them on a phone. */
const PIECES = 130;
/** Spreads the pieces without chance: powers of 0.857. With multiples of one number they would fall in rows. */
const [ACROSS, WAIT, FALL, DRIFT] = [
  0.8566748839, 0.7338918566, 0.628706721, 0.5385972572,
] as const;
const spread = (piece: number, ratio: number): number => (piece * ratio) % 1;

/** Paper in the players' colours rains once. Nothing moves for people who want less motion. */
export const Confetti = () =>
  !lessMotion.value && (
    <div class="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i
          key={piece}
          style={{
            left: `${spread(piece, ACROSS) * 100}%`,
            background: CHARACTERS[piece % CHARACTERS.length]?.color,
            '--wait': `${spread(piece, WAIT) * 0.9}s`,
            '--fall': `${1.7 + spread(piece, FALL) * 1.4}s`,
            '--drift': `${(spread(piece, DRIFT) - 0.5) * 9}rem`,
          }}
        />
      ))}
    </div>
  );
