import { useSignal } from '@preact/signals';
import type { PlayedGame } from '../../game/history/playedGame.ts';
import { removeGame } from '../../game/history/playedGames.ts';
import { words } from '../../i18n/index.ts';
import { Button, CloseIcon, Panel } from '../../ui/index.ts';
import { dateOf, GameEntry } from './GameEntry.tsx';

/** How many games are listed at first, and how many more with every tap. */
const STEP = 10;

export const GameList = ({ games }: { games: readonly PlayedGame[] }) => {
  const { history } = words();
  const shown = useSignal(STEP);
  return (
    <Panel title={history.list}>
      <ul class="game-entries">
        {games.slice(0, shown.value).map((game) => (
          <li key={game.id}>
            <GameEntry game={game} />
            <button
              type="button"
              class="button button-quiet icon-button"
              aria-label={history.remove(dateOf(game))}
              onClick={() => removeGame(game.id)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      {games.length > shown.value && (
        <Button
          look="quiet"
          onClick={() => {
            shown.value += STEP;
          }}
        >
          {history.more}
        </Button>
      )}
    </Panel>
  );
};
