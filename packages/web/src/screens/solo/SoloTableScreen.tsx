import { useSignal } from '@preact/signals';
import { keepRunning } from '../../game/local/matches.ts';
import { navigate } from '../../routing/routing.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Loading } from '../../ui/index.ts';
import { FinishedGame } from '../finished/FinishedGame.tsx';
import { SoloMenu } from './SoloMenu.tsx';
import { useLocalGame } from './useLocalGame.ts';

/** The running game against bots. */
export const SoloTableScreen = () => {
  const local = useLocalGame();
  const game = local.game.value;
  const over = useSignal<typeof game>(null);
  if (game === null) return <Loading failed={local.failed.value} />;
  if (over.value === game) return <FinishedGame game={game} />;
  return (
    <GameTable
      key={game.latest.peek().view.public.seats}
      game={game}
      onOver={() => {
        over.value = game;
      }}
      menu={
        <SoloMenu
          onLeave={() => navigate('/')}
          onGiveUp={() => {
            local.leave();
            keepRunning(null);
            navigate('/play');
          }}
        />
      }
    />
  );
};
