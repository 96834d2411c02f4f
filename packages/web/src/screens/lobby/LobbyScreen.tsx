import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { navigate } from '../../routing/routing.tsx';
import { askOrSay } from '../../together/connection/ask.ts';
import { ConnectionBadge } from '../../together/connection/ConnectionBadge.tsx';
import { Invite } from '../../together/invite/Invite.tsx';
import { KeepRules } from '../../together/rules/KeepRules.tsx';
import { RuleChips } from '../../together/rules/RuleChips.tsx';
import { RulesSummary } from '../../together/rules/RulesSummary.tsx';
import { TableOptions } from '../../together/rules/TableOptions.tsx';
import { HostControls } from '../../together/safety/HostControls.tsx';
import { Knocks } from '../../together/safety/Knocks.tsx';
import { SeatList } from '../../together/seats/SeatList.tsx';
import { Standing } from '../../together/standing/Standing.tsx';
import { Button, Dialog, Panel } from '../../ui/index.ts';
import { Chat } from './Chat.tsx';
import { type Fill, FillChoice, StartBar } from './StartBar.tsx';
import './lobby.css';

type LobbyScreenProps = { table: RemoteTable; now: TableMessage; onSit?: () => void };

/** The rules: the host changes them, the others read them. */
const Rules = ({ table, now }: Pick<LobbyScreenProps, 'table' | 'now'>) => {
  const { options } = words().tables;
  const { seats, settings, stage } = now.table;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return (
    <Panel title={options.title}>
      <RuleChips settings={settings} />
      {isHost(now) && stage === 'lobby' ? (
        <TableOptions
          settings={settings}
          taken={taken}
          onChange={(change) => void askOrSay(table, { type: 'configure', settings: change })}
        />
      ) : (
        <>
          <RulesSummary settings={settings} />
          <KeepRules settings={settings} />
          <p class="field-hint">{options.hostOnly}</p>
        </>
      )}
    </Panel>
  );
};

/** Leaves the table after a question. */
const LeaveButton = ({ table, seated }: { table: RemoteTable; seated: boolean }) => {
  const { lobby } = words().tables;
  const asking = useSignal(false);
  const leave = async (): Promise<void> => {
    if (seated) await table.giveUp();
    navigate('/');
  };
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          asking.value = true;
        }}
      >
        {lobby.leave}
      </Button>
      {asking.value && (
        <Dialog
          title={lobby.leave}
          onClose={() => {
            asking.value = false;
          }}
        >
          {seated && <p>{lobby.leaveSure}</p>}
          <Button look="gold" onClick={() => void leave()}>
            {lobby.leave}
          </Button>
        </Dialog>
      )}
    </>
  );
};

/** Before the game: the players, the rules, and the invitation for others. */
export const LobbyScreen = ({ table, now, onSit }: LobbyScreenProps) => {
  const { lobby, chat, join } = words().tables;
  const { code, settings, stage } = now.table;
  const fill = useSignal<Fill>({ on: true, level: 'regular' });
  const watchers = now.presence.spectators - now.presence.screens;
  return (
    <div class="lobby">
      <header class="lobby-head">
        <h1 tabIndex={-1}>{lobby.title}</h1>
        <ConnectionBadge state={table.connection.value} />
      </header>
      <main>
        <Knocks table={table} now={now} />
        <div class="lobby-main">
          <div class="lobby-invite">
            <Panel>
              <Invite code={code} hidden={settings.hideCode} />
            </Panel>
          </div>
          <div class="lobby-people">
            <Panel>
              <SeatList table={table} now={now} level={fill.value.level} />
              {now.you.seat !== null && <p class="field-hint">{lobby.waveHint}</p>}
              {now.table.notice === 'rulesChanged' && (
                <p class="field-hint">{lobby.rulesChanged}</p>
              )}
              {watchers > 0 && <p class="field-hint">{lobby.spectators(watchers)}</p>}
              {isHost(now) && stage === 'lobby' && <FillChoice now={now} fill={fill} />}
            </Panel>
          </div>
          <div class="lobby-rest">
            <Standing table={now.table} />
            <Rules table={table} now={now} />
            {settings.chat && (
              <Panel title={chat.name}>
                <Chat table={table} now={now} />
              </Panel>
            )}
            {isHost(now) && <HostControls table={table} now={now} />}
            <LeaveButton table={table} seated={now.you.seat !== null} />
          </div>
        </div>
      </main>
      <footer class="start-bar">
        {onSit === undefined ? (
          <StartBar table={table} now={now} fill={fill} />
        ) : (
          <Button look="gold" onClick={onSit}>
            {join.sit}
          </Button>
        )}
      </footer>
    </div>
  );
};
