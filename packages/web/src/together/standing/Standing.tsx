import type { Standing as StandingRow, TableInfo } from '@holdup/protocol';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import './standing.css';

/** The standings of a table; none if there is nobody to compare with. A server of the previous release sends none. */
export const standingOf = ({
  standing = [],
}: Pick<TableInfo, 'standing'>): readonly StandingRow[] => (standing.length > 1 ? standing : []);

/** The evening's standing: what everybody has done in the matches at this table so far. */
export const Standing = ({ table }: { table: Pick<TableInfo, 'standing'> }) => {
  const { history, game } = words();
  const rows = standingOf(table);
  if (rows.length === 0) return null;
  return (
    <section class="panel standing">
      <h2 class="panel-title">{history.evening}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{history.player}</th>
            <th scope="col">{history.wins}</th>
            <th scope="col">{history.sum}</th>
            <th scope="col">{history.rating}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ person, name, character, games, wins, money, rating }) => (
            <tr key={person}>
              <th scope="row">
                <Character id={character} size={32} />
                <span>{name}</span>
              </th>
              <td>{history.of(wins, games)}</td>
              <td>{game.money(money)}</td>
              <td>{rating}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
