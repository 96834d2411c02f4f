import { MIN_SEATS } from '@holdup/engine';
import { LEVELS, type Level, type TableMessage } from '@holdup/protocol';
import type { Signal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { hostName, isHost, rematchVote } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { askOrSay } from '../../together/connection/ask.ts';
import { DecisionButton, Segmented, Toggle } from '../../ui/index.ts';

/** Whether bots take the free seats, and how strong they are. */
export type Fill = { readonly on: boolean; readonly level: Level };

type StartBarProps = { table: RemoteTable; now: TableMessage; fill: Signal<Fill> };

export const FillChoice = ({ now, fill }: Omit<StartBarProps, 'table'>) => {
  const { tables, options } = words();
  const free = now.table.seats.filter(({ kind }) => kind === 'open').length;
  if (free === 0) return null;
  const { on, level } = fill.value;
  return (
    <>
      <Toggle
        label={tables.lobby.fill}
        hint={on ? tables.lobby.fillHint(free) : tables.lobby.noFillHint}
        checked={on}
        onChange={(value) => {
          fill.value = { on: value, level };
        }}
      />
      {on && (
        <Segmented
          label={tables.lobby.level}
          hint={options.botLevels[level].explain}
          options={LEVELS.map((value) => ({ value, label: options.botLevels[value].name }))}
          value={level}
          onChange={(value) => {
            fill.value = { on, level: value };
          }}
        />
      )}
    </>
  );
};

/** The host's start button; the others read what they wait for, or vote while the host is away. */
export const StartBar = ({ table, now, fill }: StartBarProps) => {
  const { lobby } = words().tables;
  const { stage, seats } = now.table;
  if (stage === 'starting') return <p class="start-wait">{lobby.starting}</p>;
  const vote = rematchVote(now);
  if (!isHost(now) && vote !== null)
    return (
      <DecisionButton
        hint={lobby.voteHint(hostName(now) ?? '', vote.votes, vote.needed)}
        chosen={vote.voted}
        onClick={() => void askOrSay(table, { type: 'rematch' })}
      >
        {lobby.vote}
      </DecisionButton>
    );
  if (!isHost(now)) {
    const wait = stage === 'finished' ? lobby.waitingRematch : lobby.waiting;
    return <p class="start-wait">{wait(hostName(now) ?? '')}</p>;
  }
  if (stage === 'finished')
    return (
      <DecisionButton onClick={() => void askOrSay(table, { type: 'rematch' })}>
        {lobby.rematch}
      </DecisionButton>
    );
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const { on, level } = fill.value;
  const players = on ? seats.length : taken;
  return (
    <DecisionButton
      disabled={players < MIN_SEATS}
      hint={players < MIN_SEATS ? lobby.needMore : lobby.startHint(players)}
      onClick={() => void askOrSay(table, { type: 'start', ...(on ? { fill: level } : {}) })}
    >
      {lobby.start}
    </DecisionButton>
  );
};
