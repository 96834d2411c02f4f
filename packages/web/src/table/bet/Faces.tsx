import type { Seat } from '@holdup/engine';
import { useId } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { useTableState } from '../context/context.ts';
import './bet.css';

type FacesProps = { title: string; chosen: Seat | null; onChoose: (seat: Seat) => void };

/** Everybody alive, to choose one of. */
export const Faces = ({ title, chosen, onChoose }: FacesProps) => {
  const { game, stage } = useTableState();
  const { players } = stage.scene.value;
  const id = useId();
  return (
    <>
      <p id={id}>{title}</p>
      <fieldset class="bet-faces" aria-labelledby={id}>
        {mapSeats(game.sitters.value, ({ character, name }, seat) =>
          players[seat]?.alive ? (
            <button
              key={seat}
              type="button"
              class="bet-face"
              aria-label={name}
              aria-pressed={chosen === seat}
              onClick={() => onChoose(seat)}
            >
              <Character id={character} size={40} />
            </button>
          ) : null,
        )}
      </fieldset>
    </>
  );
};
