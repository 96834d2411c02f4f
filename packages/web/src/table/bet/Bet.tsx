import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import { QuickReactions } from '../talk/QuickTalk.tsx';
import { Faces } from './Faces.tsx';

/** For a dead player: a bet on the winner, which can be changed until the end, and reactions. */
export const Bet = () => {
  const { game, names, reader } = useTableState();
  const { bet: text } = words().guide;
  const bet = game.bets.value.find(({ seat }) => seat === reader.value)?.on ?? null;
  return (
    <div class="bet">
      <Faces
        title={bet === null ? text.ask : text.placed(names.value.name(bet))}
        chosen={bet}
        onChoose={game.bet}
      />
      {game.abilities.talk && <QuickReactions say={game.say} />}
    </div>
  );
};
