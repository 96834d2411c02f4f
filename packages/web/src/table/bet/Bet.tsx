import { Character } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import { QuickReactions } from '../talk/QuickTalk.tsx';
import './bet.css';

/** For a dead player: a bet on the winner, which can be changed until the end, and reactions. */
export const Bet = () => {
  const { game, stage, names, reader } = useTableState();
  const { bet: text } = words().guide;
  const bet = game.bets.value.find(({ seat }) => seat === reader.value)?.on ?? null;
  const { players } = stage.scene.value;
  return (
    <div class="bet">
      <p id="bet-title">{bet === null ? text.ask : text.placed(names.value.name(bet))}</p>
      <fieldset class="bet-faces" aria-labelledby="bet-title">
        {mapSeats(game.sitters.value, ({ character, name }, seat) =>
          players[seat]?.alive ? (
            <button
              key={seat}
              type="button"
              class="bet-face"
              aria-label={name}
              aria-pressed={bet === seat}
              onClick={() => game.bet(seat)}
            >
              <Character id={character} size={40} />
            </button>
          ) : null,
        )}
      </fieldset>
      {game.abilities.talk && <QuickReactions say={game.say} />}
    </div>
  );
};
