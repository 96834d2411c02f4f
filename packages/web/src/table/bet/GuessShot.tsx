import { Character } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import './bet.css';

/** For whoever looks on, before bullets are revealed: a guess at who gets shot. */
export const GuessShot = () => {
  const { game, stage, names } = useTableState();
  const { audience } = words();
  const guess = game.guess.value;
  const { players } = stage.scene.value;
  return (
    <div class="bet">
      <p id="guess-title">
        {guess === null ? audience.ask : audience.guessed(names.value.name(guess))}
      </p>
      <fieldset class="bet-faces" aria-labelledby="guess-title">
        {mapSeats(game.sitters.value, ({ character, name }, seat) =>
          players[seat]?.alive ? (
            <button
              key={seat}
              type="button"
              class="bet-face"
              aria-label={name}
              aria-pressed={guess === seat}
              onClick={() => game.guessAt(seat)}
            >
              <Character id={character} size={40} />
            </button>
          ) : null,
        )}
      </fieldset>
    </div>
  );
};
