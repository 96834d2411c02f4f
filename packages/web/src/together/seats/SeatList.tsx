import type { Seat } from '@holdup/engine';
import type { Level, SeatInfo, TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { GodfatherToken } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';
import { LobbyFace } from './LobbyFace.tsx';
import { SeatTools, type TakenSeat } from './SeatTools.tsx';
import { useWaving, WAVE } from './waving.ts';
import './seats.css';

const badgesOf = (now: TableMessage, seat: Seat, sitting: TakenSeat): readonly string[] => {
  const { common, states, options, tables } = words();
  const { lobby } = tables;
  const oldest = now.table.settings.oldest === seat ? [lobby.oldest] : [];
  if (sitting.kind === 'bot') return [states.bot, options.botLevels[sitting.level].name, ...oldest];
  const { person } = sitting;
  return [
    ...(person === now.you.person ? [common.you] : []),
    ...(person === now.table.host ? [lobby.host] : []),
    ...oldest,
    ...(now.presence.persons.includes(person) ? [] : [lobby.notHere]),
  ];
};

/** Whether the reader has any actions for this seat. */
const hasTools = (now: TableMessage, sitting: TakenSeat): boolean => {
  const inLobby = now.table.stage === 'lobby';
  const me = now.you.person;
  if (isHost(now) && (inLobby || sitting.kind === 'person')) return true;
  return me !== null && sitting.kind === 'person' && (inLobby || sitting.person !== me);
};

const OpenSeat = ({ onAddBot }: { onAddBot: (() => void) | null }) => {
  const { lobby } = words().tables;
  return (
    <li class="lobby-seat lobby-seat-open">
      <span class="lobby-seat-hole" />
      <span class="lobby-seat-name">{lobby.free}</span>
      {onAddBot && (
        <Button look="quiet" onClick={onAddBot}>
          {lobby.addBot}
        </Button>
      )}
    </li>
  );
};

type SeatRowProps = {
  now: TableMessage;
  seat: Seat;
  sitting: TakenSeat;
  waved: number | undefined;
  /** Null where it is not the reader's own seat. */
  onWave: (() => void) | null;
  onTools: () => void;
};

const SeatRow = ({ now, seat, sitting, waved, onWave, onTools }: SeatRowProps) => {
  const { lobby } = words().tables;
  const here = sitting.kind === 'bot' || now.presence.persons.includes(sitting.person);
  const face = <LobbyFace id={sitting.character} here={here} waved={waved} />;
  return (
    <li class="lobby-seat" data-here={here}>
      {onWave === null ? (
        <span class="lobby-seat-face">{face}</span>
      ) : (
        <button type="button" class="lobby-seat-face" aria-label={lobby.wave} onClick={onWave}>
          {face}
        </button>
      )}
      <span class="lobby-seat-name">
        <strong>{sitting.name}</strong>
        <small>{badgesOf(now, seat, sitting).join(' · ')}</small>
      </span>
      {now.table.settings.oldest === seat && <GodfatherToken size={36} />}
      {hasTools(now, sitting) && (
        <Button look="quiet" label={lobby.tools(sitting.name)} onClick={onTools}>
          <span class="lobby-seat-dots" aria-hidden="true">
            •••
          </span>
        </Button>
      )}
    </li>
  );
};

type SeatListProps = { table: RemoteTable; now: TableMessage; level: Level };

/** Who sits where. A button next to each name opens the reader's actions. */
export const SeatList = ({ table, now, level }: SeatListProps) => {
  const open = useSignal<Seat | null>(null);
  const waving = useWaving(now);
  const { seats, stage } = now.table;
  const inLobby = stage === 'lobby';
  const addsBots = isHost(now) && inLobby;
  const chosen: SeatInfo | undefined = open.value === null ? undefined : seats[open.value];
  return (
    <>
      <ol class="lobby-seats">
        {mapSeats(seats, (sitting, seat) =>
          sitting.kind === 'open' ? (
            <OpenSeat
              key={seat}
              onAddBot={
                addsBots ? () => void askOrSay(table, { type: 'addBot', seat, level }) : null
              }
            />
          ) : (
            <SeatRow
              key={seat}
              {...{ now, seat, sitting }}
              waved={inLobby && sitting.kind === 'person' ? waving.get(sitting.person) : undefined}
              // Too many waves at once are refused; the animal is waving anyway.
              onWave={inLobby && seat === now.you.seat ? () => void table.ask(WAVE) : null}
              onTools={() => {
                open.value = seat;
              }}
            />
          ),
        )}
      </ol>
      {open.value !== null && chosen !== undefined && chosen.kind !== 'open' && (
        <SeatTools
          table={table}
          now={now}
          seat={open.value}
          sitting={chosen}
          onClose={() => {
            open.value = null;
          }}
        />
      )}
    </>
  );
};
