import type { Seat } from '@holdup/engine';
import { LEVELS, type Request, type SeatInfo, type TableMessage } from '@holdup/protocol';
import { seatOrNull } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button, Dialog, Segmented } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';
import { ChangeLook } from './ChangeLook.tsx';
import { ReportForm } from './ReportForm.tsx';

export type TakenSeat = Exclude<SeatInfo, { kind: 'open' }>;

type SeatToolsProps = {
  table: RemoteTable;
  now: TableMessage;
  seat: Seat;
  sitting: TakenSeat;
  onClose: () => void;
};

/** The reader's actions for a seat. */
export const SeatTools = ({ table, now, seat, sitting, onClose }: SeatToolsProps) => {
  const { tables, options, safety } = words();
  const { lobby } = tables;
  const { seats, settings, stage } = now.table;
  const { person: me, muted } = now.you;
  const host = isHost(now);
  const inLobby = stage === 'lobby';
  const person = sitting.kind === 'person' ? sitting.person : null;
  const other = person !== null && person !== me;
  const act = (request: Request): void => {
    onClose();
    void askOrSay(table, request);
  };
  const swapWith = (place: number): void => {
    const other = seatOrNull(place);
    if (other !== null) act({ type: 'swapSeats', seats: [seat, other] });
  };
  const oldest = settings.oldest === seat;
  const quiet = person !== null && muted.includes(person);
  return (
    <Dialog title={sitting.name} onClose={onClose}>
      {inLobby && person !== null && person === me && (
        <ChangeLook table={table} now={now} me={sitting} onDone={onClose} />
      )}
      {host && inLobby && sitting.kind === 'bot' && (
        <Segmented
          label={lobby.level}
          hint={options.botLevels[sitting.level].explain}
          options={LEVELS.map((value) => ({ value, label: options.botLevels[value].name }))}
          value={sitting.level}
          onChange={(level) => void askOrSay(table, { type: 'addBot', seat, level })}
        />
      )}
      {host && inLobby && (
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
      {host && other && (
        <Button look="quiet" onClick={() => act({ type: 'handOver', person })}>
          {lobby.makeHost}
        </Button>
      )}
      {host && (other || (inLobby && person === null)) && (
        <Button look="quiet" onClick={() => act({ type: 'remove', seat })}>
          {person === null ? lobby.removeBot : lobby.remove}
        </Button>
      )}
      {host && other && (
        <>
          <Button look="quiet" onClick={() => act({ type: 'remove', seat, keepOut: true })}>
            {safety.keepOut.name}
          </Button>
          <p class="field-hint">{safety.keepOut.explain}</p>
        </>
      )}
      {other && <ReportForm table={table} person={person} onDone={onClose} />}
    </Dialog>
  );
};
