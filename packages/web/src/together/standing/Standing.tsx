import type { Standing as StandingRow, TableInfo } from '@holdup/protocol';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { Name } from '../../ui/index.ts';
import { fitName } from '../../wording/fitName.ts';
import './standing.css';

/** The standings of a table; none if there is nobody to compare with. A server of the previous release sends none. */
export const standingOf = ({
  standing = [],
}: Pick<TableInfo, 'standing'>): readonly StandingRow[] => (standing.length > 1 ? standing : []);

type StandingProps = {
  table: Pick<TableInfo, 'standing'>;
  /** How wide a name can be, in em; without it names wrap. */
  room?: number;
};

/** The evening's standing: what everybody has done in the matches at this table so far. */
export const Standing = ({ table, room = Number.POSITIVE_INFINITY }: StandingProps) => {
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
                <span>
                  <Name {...fitName(name, room)} />
                </span>
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
