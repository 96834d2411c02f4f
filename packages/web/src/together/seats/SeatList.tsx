import type { Seat } from '@holdup/engine';
import type { Level, SeatInfo, TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { Character, GodfatherToken } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';
import { SeatTools } from './SeatTools.tsx';
import './seats.css';

type SeatListProps = { table: RemoteTable; now: TableMessage; level: Level };

const badgesOf = (now: TableMessage, seat: number, sitting: SeatInfo): readonly string[] => {
  const { states, options, tables } = words();
  const { lobby } = tables;
  const first = now.table.settings.oldest === seat ? [lobby.oldest] : [];
  if (sitting.kind === 'bot')
    return [`${states.bot}, ${options.botLevels[sitting.level].name}`, ...first];
  if (sitting.kind === 'open') return [];
  const { person } = sitting;
  return [
    ...(person === now.you.person ? [lobby.you] : []),
    ...(person === now.table.host ? [lobby.host] : []),
    ...first,
    ...(now.presence.persons.includes(person) ? [] : [lobby.notHere]),
  ];
};

/** Who sits where; whoever may change something about it finds it behind each name. */
export const SeatList = ({ table, now, level }: SeatListProps) => {
  const { tables } = words();
  const { lobby } = tables;
  const open = useSignal<Seat | null>(null);
  const { seats, host, stage, settings } = now.table;
  const me = now.you.person;
  const isHost = me !== null && host === me;
  const inLobby = stage === 'lobby';
  const chosen = open.value === null ? undefined : seats[open.value];
  return (
    <>
      <ol class="lobby-seats">
        {seats.map((sitting, place) => {
          const seat = place as Seat;
          if (sitting.kind === 'open')
            return (
              <li key={place} class="lobby-seat lobby-seat-open">
                <span class="lobby-seat-hole" />
                <span class="lobby-seat-name">{lobby.free}</span>
                {isHost && inLobby && (
                  <Button
                    look="quiet"
                    onClick={() => void askOrSay(table, { type: 'addBot', seat, level })}
                  >
                    {lobby.addBot}
                  </Button>
                )}
              </li>
            );
          const here = sitting.kind === 'bot' || now.presence.persons.includes(sitting.person);
          const hasTools =
            (isHost && (inLobby || sitting.kind === 'person')) ||
            (me !== null && sitting.kind === 'person' && (inLobby || sitting.person !== me));
          return (
            <li key={place} class="lobby-seat" data-here={here}>
              <Character
                id={sitting.character}
                expression={here ? 'smug' : 'neutral'}
                class="lobby-seat-face"
              />
              <span class="lobby-seat-name">
                <strong>{sitting.name}</strong>
                <small>{badgesOf(now, place, sitting).join(' · ')}</small>
              </span>
              {settings.oldest === seat && <GodfatherToken size={36} />}
              {hasTools && (
                <Button
                  look="quiet"
                  label={lobby.tools(sitting.name)}
                  onClick={() => {
                    open.value = seat;
                  }}
                >
                  <span class="lobby-seat-dots" aria-hidden="true">
                    •••
                  </span>
                </Button>
              )}
            </li>
          );
        })}
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
