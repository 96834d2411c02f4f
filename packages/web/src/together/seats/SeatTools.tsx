import type { Seat } from '@holdup/engine';
import { LEVELS, type Request, type SeatInfo, type TableMessage } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button, Dialog, Segmented } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';
import { ChangeLook } from './ChangeLook.tsx';

type Sitting = Exclude<SeatInfo, { kind: 'open' }>;

type SeatToolsProps = {
  table: RemoteTable;
  now: TableMessage;
  seat: Seat;
  sitting: Sitting;
  onClose: () => void;
};

/** What can be done about somebody at the table. */
export const SeatTools = ({ table, now, seat, sitting, onClose }: SeatToolsProps) => {
  const { tables, options } = words();
  const { lobby } = tables;
  const { host, seats, settings, stage } = now.table;
  const { person: me, muted } = now.you;
  const isHost = me !== null && host === me;
  const inLobby = stage === 'lobby';
  const person = sitting.kind === 'person' ? sitting.person : null;
  const other = person !== null && person !== me;
  const act = (request: Request): void => {
    onClose();
    void askOrSay(table, request);
  };
  const swapWith = (place: number): void =>
    act({ type: 'swapSeats', seats: [seat, place as Seat] });
  const oldest = settings.oldest === seat;
  const quiet = person !== null && muted.includes(person);
  return (
    <Dialog title={sitting.name} onClose={onClose}>
      {inLobby && person !== null && person === me && (
        <ChangeLook table={table} now={now} me={sitting} onDone={onClose} />
      )}
      {isHost && inLobby && sitting.kind === 'bot' && (
        <Segmented
          label={lobby.level}
          hint={options.botLevels[sitting.level].explain}
          options={LEVELS.map((value) => ({ value, label: options.botLevels[value].name }))}
          value={sitting.level}
          onChange={(level) => void askOrSay(table, { type: 'addBot', seat, level })}
        />
      )}
      {isHost && inLobby && (
        <>
          <Button look="quiet" disabled={seat === 0} onClick={() => swapWith(seat - 1)}>
            {lobby.up}
          </Button>
          <Button
            look="quiet"
            disabled={seat === seats.length - 1}
            onClick={() => swapWith(seat + 1)}
          >
            {lobby.down}
          </Button>
          <Button
            look="quiet"
            onClick={() => act({ type: 'configure', settings: { oldest: oldest ? null : seat } })}
          >
            {oldest ? lobby.notOldest : lobby.makeOldest}
          </Button>
        </>
      )}
      {other && (
        <Button look="quiet" onClick={() => act({ type: 'mute', person, on: !quiet })}>
          {quiet ? lobby.unmute : lobby.mute}
        </Button>
      )}
      {isHost && other && (
        <Button look="quiet" onClick={() => act({ type: 'handOver', person })}>
          {lobby.makeHost}
        </Button>
      )}
      {isHost && (other || (inLobby && person === null)) && (
        <Button look="paper" onClick={() => act({ type: 'remove', seat })}>
          {person === null ? lobby.removeBot : lobby.remove}
        </Button>
      )}
    </Dialog>
  );
};
