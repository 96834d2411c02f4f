import { useSignal } from '@preact/signals';
import { keepRunning } from '../../game/local/matches.ts';
import { words } from '../../i18n/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Button } from '../../ui/index.ts';
import { FinishedGame } from '../finished/FinishedGame.tsx';
import { RulesButton } from '../how-to-play/RulesButton.tsx';
import { useLocalGame } from './useLocalGame.ts';

/** The running game against bots. */
export const SoloTableScreen = () => {
  const { table, common } = words();
  const local = useLocalGame();
  const game = local.game.value;
  const over = useSignal<typeof game>(null);
  if (game === null) return <p class="loading">{common.loading}</p>;
  if (over.value === game) return <FinishedGame game={game} />;
  return (
    <GameTable
      key={game.latest.peek().view.public.seats}
      game={game}
      onOver={() => {
        over.value = game;
      }}
      menu={
        <div class="table-menu">
          <RulesButton />
          <Button look="paper" onClick={() => navigate('/')}>
            {table.leave}
          </Button>
          <p class="field-hint">{table.leaveHint}</p>
          <Button
            look="quiet"
            onClick={() => {
              local.leave();
              keepRunning(null);
              navigate('/play');
            }}
          >
            {table.giveUp}
          </Button>
          <p class="field-hint">{table.giveUpHint}</p>
        </div>
      }
    />
  );
};
