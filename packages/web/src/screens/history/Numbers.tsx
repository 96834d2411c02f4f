import type { RivalCount, Statistics } from '../../game/history/statistics.ts';
import { words } from '../../i18n/index.ts';
import { Panel } from '../../ui/index.ts';

/** The totals of the games, each with its label. */
export const Numbers = ({ statistics }: { statistics: Statistics }) => {
  const { history, game, advice } = words();
  const { games } = statistics;
  const part = (count: number): string =>
    history.share(count, advice.percent(games === 0 ? 0 : count / games));
  const rival = (top: RivalCount | null): string =>
    top === null ? history.nobody : history.rival(top.name, top.count);
  const rows: readonly (readonly [string, string])[] = [
    [history.games, String(games)],
    [history.wins, part(statistics.wins)],
    [history.average, game.money(statistics.averageMoney)],
    [history.best, game.money(statistics.bestMoney)],
    [history.bluffs, String(statistics.bluffs)],
    [history.hits, String(statistics.hits)],
    [history.hitsTaken, String(statistics.hitsTaken)],
    [history.diedFirst, part(statistics.diedFirst)],
    [history.victim, rival(statistics.victim)],
    [history.enemy, rival(statistics.enemy)],
  ];
  return (
    <Panel title={history.numbers}>
      <dl class="history-numbers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
};
