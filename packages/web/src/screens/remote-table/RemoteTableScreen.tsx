import type { TableMessage } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { useBigScreen } from '../../settings/bigScreen.ts';
import { Arriving } from '../../together/connection/Arriving.tsx';
import { Gone } from '../../together/connection/Gone.tsx';
import { useTable } from '../../together/connection/useTable.ts';
import { toast } from '../../ui/index.ts';
import { ChoosingScreen } from '../choosing/ChoosingScreen.tsx';
import { JoinScreen } from '../join/JoinScreen.tsx';
import { WaitingRoom } from '../join/WaitingRoom.tsx';
import { LobbyScreen } from '../lobby/LobbyScreen.tsx';
import { PlayScreen } from '../match/PlayScreen.tsx';
import { useNews } from './news.ts';

const watch = async (table: RemoteTable): Promise<void> => {
  const trouble = await table.watch(true);
  if (trouble !== null) toast(words().errors[trouble]);
};

const AtTable = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const status = table.status.value;
  const outside = status !== 'seated';
  useNews(now, !outside);
  useBigScreen(now.presence.screens > 0 ? 'elsewhere' : null);
  if (outside && !table.watching.value)
    return status === 'waiting' ? (
      <WaitingRoom table={table} now={now} />
    ) : (
      <JoinScreen table={table} now={now} onWatch={() => void watch(table)} />
    );
  const sit = (): void => void table.watch(false);
  const { choosing } = now.table;
  if (choosing) return <ChoosingScreen table={table} now={now} choice={choosing} />;
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
    case 'waiting':
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
