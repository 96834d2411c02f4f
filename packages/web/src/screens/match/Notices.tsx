import { LEVELS, type TableMessage } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { askOrSay } from '../../together/connection/ask.ts';
import { ConnectionBadge } from '../../together/connection/ConnectionBadge.tsx';
import { Knocks } from '../../together/safety/Knocks.tsx';
import { Button } from '../../ui/index.ts';

type NoticesProps = { table: RemoteTable; now: TableMessage };

/** A pause, or that a bot plays for the reader. */
const Interruption = ({ table, now }: NoticesProps) => {
  const { play } = words().tables;
  const { seat } = now.you;
  const mine = seat === null ? undefined : now.table.seats[seat];
  const host = isHost(now);
  if (now.clock?.paused != null)
    return (
      <div class="interruption" role="status">
        <strong>{play.paused}</strong>
        <p>{host ? play.pausedHost : play.pausedHint}</p>
        {host && (
          <Button look="gold" onClick={() => void askOrSay(table, { type: 'unpause' })}>
            {play.unpause}
          </Button>
        )}
      </div>
    );
  if (mine?.kind === 'person' && mine.standIn && now.table.stage === 'playing')
    return (
      <div class="interruption" role="status">
        <p>{play.standIn}</p>
        <Button look="gold" onClick={() => void askOrSay(table, { type: 'here' })}>
          {play.back}
        </Button>
      </div>
    );
  return null;
};

/** Bots whose share of the server's thinking is used up play at the lowest level. */
const HurriedBots = () => {
  const { tables, options } = words();
  return (
    <p class="notice-pill" role="status">
      {tables.play.hurriedBots(options.botLevels[LEVELS[0]].name)}
    </p>
  );
};

/** Notices besides the game itself. Without a connection nothing else is certain. */
export const Notices = ({ table, now }: NoticesProps) => {
  const connection = table.connection.value;
  return (
    <>
      <ConnectionBadge state={connection} />
      {connection === 'online' && (
        <>
          {now.presence.hurried === true && <HurriedBots />}
          <Interruption table={table} now={now} />
          <Knocks table={table} now={now} />
        </>
      )}
    </>
  );
};
