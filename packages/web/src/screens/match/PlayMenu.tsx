import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { navigate } from '../../routing/routing.tsx';
import { useTableState } from '../../table/context/context.ts';
import { askOrSay } from '../../together/connection/ask.ts';
import { Invite } from '../../together/invite/Invite.tsx';
import { HostControls } from '../../together/safety/HostControls.tsx';
import { SeatList } from '../../together/seats/SeatList.tsx';
import { Button, DialogButton, Toggle } from '../../ui/index.ts';
import { RulesButton } from '../how-to-play/RulesButton.tsx';

type PlayMenuProps = {
  table: RemoteTable;
  now: TableMessage;
  handOnly: boolean;
  onHandOnly: (on: boolean) => void;
  onSit?: (() => void) | undefined;
};

/** The table's own menu while a game runs: players, code, pause, leaving. */
export const PlayMenu = ({ table, now, handOnly, onHandOnly, onSit }: PlayMenuProps) => {
  const { opened } = useTableState();
  const { tables } = words();
  const { play, lobby, invite } = tables;
  const { code, settings, stage, seats } = now.table;
  const host = isHost(now);
  const paused = now.clock?.paused != null;
  const sure = useSignal(false);
  // The menu makes way for the message about the pause, which has the button to resume.
  const change = async (): Promise<void> => {
    if (await askOrSay(table, { type: paused ? 'unpause' : 'pause' })) opened.value = null;
  };
  const leave = async (): Promise<void> => {
    if (now.you.seat !== null) await table.giveUp();
    navigate('/');
  };
  return (
    <div class="table-menu">
      {now.you.seat !== null && (
        <Toggle
          label={play.handOnly}
          hint={play.handOnlyHint}
          checked={handOnly}
          onChange={onHandOnly}
        />
      )}
      {host && stage === 'playing' && (
        <Button look="gold" onClick={() => void change()}>
          {paused ? play.unpause : play.pause}
        </Button>
      )}
      {onSit !== undefined && seats.some(({ kind }) => kind === 'bot') && (
        <Button look="gold" onClick={onSit}>
          {play.sitDown}
        </Button>
      )}
      <DialogButton label={invite.title} title={settings.hideCode ? invite.title : play.code(code)}>
        <Invite code={code} hidden={settings.hideCode} />
      </DialogButton>
      <DialogButton label={play.people}>
        <SeatList table={table} now={now} level="regular" />
      </DialogButton>
      {host && <HostControls table={table} now={now} />}
      <RulesButton />
      {sure.value && now.you.seat !== null && <p>{lobby.leaveSure}</p>}
      <Button
        look={sure.value ? 'paper' : 'quiet'}
        onClick={() => {
          if (sure.value || now.you.seat === null) void leave();
          else sure.value = true;
        }}
      >
        {lobby.leave}
      </Button>
    </div>
  );
};
