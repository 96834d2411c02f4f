import type { TableMessage } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { askOrSay } from '../../together/connection/ask.ts';
import { Button } from '../../ui/index.ts';

/** Shown over the game: a pause, or that a bot plays for the reader. */
export const Interruptions = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
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
