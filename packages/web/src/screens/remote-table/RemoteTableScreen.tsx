import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import type { RemoteTable } from '../../remote/table.ts';
import { useQuiet } from '../../sound/useQuiet.ts';
import { Arriving } from '../../together/connection/Arriving.tsx';
import { Gone } from '../../together/connection/Gone.tsx';
import { useTable } from '../../together/connection/useTable.ts';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { LobbyScreen } from '../lobby/LobbyScreen.tsx';
import { PlayScreen } from '../match/PlayScreen.tsx';
import { useNews } from './news.ts';

const AtTable = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const watching = useSignal(false);
  useNews(now);
  useQuiet(now.presence.screens > 0);
  const outside = table.status.value === 'outside';
  if (outside && !watching.value)
    return (
      <JoinScreen
        table={table}
        now={now}
        onWatch={() => {
          watching.value = true;
        }}
      />
    );
  const sit = (): void => {
    watching.value = false;
  };
  const game = table.game.value;
  if (table.showsGame.value && game !== null)
    return (
      <PlayScreen
        key={game.match}
        table={table}
        game={game}
        now={now}
        {...(outside ? { onSit: sit } : {})}
      />
    );
  return <LobbyScreen table={table} now={now} {...(outside ? { onSit: sit } : {})} />;
};

/** What a link to a table shows: the join form, the lobby, the game, or why none of them. */
export const RemoteTableScreen = () => {
  const [table, again] = useTable(false);
  if (table === null) return null;
  const status = table.status.value;
  const now = table.table.value;
  switch (status) {
    case 'arriving':
      return <Arriving state={table.connection.value} />;
    case 'outside':
    case 'seated':
      return now === null ? (
        <Arriving state={table.connection.value} />
      ) : (
        <AtTable table={table} now={now} />
      );
    default:
      return <Gone why={status} again={again} />;
  }
};
