import type { PlayedGame } from '../../game/history/playedGame.ts';
import type { Statistics } from '../../game/history/statistics.ts';
import { words } from '../../i18n/index.ts';
import { Panel } from '../../ui/index.ts';
import { BarChart } from './BarChart.tsx';
import { dateOf } from './GameEntry.tsx';

/** How many games the chart of money shows: more bars would be too thin for a phone. */
const SHOWN = 50;

/** How often each place was reached. */
export const Places = ({ statistics: { places, dead } }: { statistics: Statistics }) => {
  const { history, end } = words();
  const bars = places.map((value, index) => ({
    name: end.rank(index + 1),
    label: end.rank(index + 1),
    value,
    gold: index === 0,
  }));
  return (
    <Panel title={history.places}>
      <BarChart
        title={history.places}
        columns={[history.place, history.games]}
        bars={[...bars, { name: end.dead, label: end.dead, value: dead }]}
        format={String}
      />
    </Panel>
  );
};

/** The money of the latest games, the newest on the right. `games` is newest first. */
export const MoneyByGame = ({ games }: { games: readonly PlayedGame[] }) => {
  const { history, game: play } = words();
  const shown = games.slice(0, SHOWN).reverse();
  return (
    <Panel title={history.money}>
      <BarChart
        title={history.money}
        columns={[history.date, history.sum]}
        bars={shown.map((game) => ({ name: dateOf(game), value: game.money, gold: game.won }))}
        format={play.money}
      />
      <p class="field-hint">{history.moneyHint}</p>
    </Panel>
  );
};
