import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { abandonLocal, leaveLocal, localGame, resumeLocal } from '../../game/local/current.ts';
import { words } from '../../i18n/index.ts';
import { navigate } from '../../routing.tsx';
import { Button } from '../../ui/index.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { GameTable } from '../table/GameTable.tsx';

/** The running game against bots; without one, the way to a new one. */
export const SoloTableScreen = () => {
  const { table, common } = words();
  const game = localGame.value;
  const over = useSignal<typeof game>(null);
  // Before the first picture: the worker takes the longest to come.
  useLayoutEffect(() => {
    if (!resumeLocal()) navigate('/play');
    return leaveLocal;
  }, []);
  if (game === null) return <p class="loading">{common.loading}</p>;
  if (over.value === game) return <EndScreen game={game} />;
  return (
    <GameTable
      key={game.latest.peek().view.public.seats}
      game={game}
      onOver={() => {
        over.value = game;
      }}
      menu={
        <div class="table-menu">
          <Button look="paper" onClick={() => navigate('/')}>
            {table.leave}
          </Button>
          <p class="field-hint">{table.leaveHint}</p>
          <Button
            look="quiet"
            onClick={() => {
              abandonLocal();
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
