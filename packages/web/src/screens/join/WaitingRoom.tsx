import type { TableMessage } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import { Notice } from '../../layout/Notice.tsx';
import { hostName } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button } from '../../ui/index.ts';

/** For somebody who waits for the host to let them in. */
export const WaitingRoom = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const { door } = words().safety;
  return (
    <Notice
      who="rabbit"
      expression="neutral"
      title={door.waitingTitle}
      text={door.waiting(hostName(now) ?? '')}
    >
      <Button look="quiet" onClick={() => void table.stopWaiting()}>
        {door.stopWaiting}
      </Button>
    </Notice>
  );
};
