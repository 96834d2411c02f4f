import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import { Faces } from './Faces.tsx';

/** For spectators, before bullets are revealed: a guess at who gets shot. */
export const GuessShot = () => {
  const { game, names } = useTableState();
  const { audience } = words();
  const guess = game.guess.value;
  return (
    <div class="bet">
      <Faces
        title={guess === null ? audience.ask : audience.guessed(names.value.name(guess))}
        chosen={guess}
        onChoose={game.guessAt}
      />
    </div>
  );
};
