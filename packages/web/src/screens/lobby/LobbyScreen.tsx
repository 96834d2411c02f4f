import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { navigate } from '../../routing/routing.tsx';
import { askOrSay } from '../../together/connection/ask.ts';
import { ConnectionBadge } from '../../together/connection/ConnectionBadge.tsx';
import { Invite } from '../../together/invite/Invite.tsx';
import { RulesSummary } from '../../together/rules/RulesSummary.tsx';
import { TableOptions } from '../../together/rules/TableOptions.tsx';
import { SeatList } from '../../together/seats/SeatList.tsx';
import { Button, Dialog, Panel } from '../../ui/index.ts';
import { Chat } from './Chat.tsx';
import { type Fill, FillChoice, StartBar } from './StartBar.tsx';
import './lobby.css';

type LobbyScreenProps = { table: RemoteTable; now: TableMessage; onSit?: () => void };

/** Before the game: who is in, by which rules, and the way for others to come. */
export const LobbyScreen = ({ table, now, onSit }: LobbyScreenProps) => {
  const { tables } = words();
  const { lobby } = tables;
  const { code, seats, settings, stage } = now.table;
  const host = isHost(now);
  const fill = useSignal<Fill>({ on: true, level: 'regular' });
  const leaving = useSignal(false);
  const watchers = now.presence.spectators - now.presence.screens;
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const leave = async (): Promise<void> => {
    if (now.you.seat !== null) await table.giveUp();
    navigate('/');
  };
  return (
    <div class="lobby">
      <header class="lobby-head">
        <h1 tabIndex={-1}>{lobby.title}</h1>
        <ConnectionBadge state={table.connection.value} />
      </header>
      <main class="lobby-main">
        <div class="lobby-invite">
          <Panel>
            <Invite code={code} />
          </Panel>
        </div>
        <div class="lobby-people">
          <Panel>
            <SeatList table={table} now={now} level={fill.value.level} />
            {watchers > 0 && <p class="field-hint">{lobby.spectators(watchers)}</p>}
            {host && stage === 'lobby' && <FillChoice now={now} fill={fill} />}
          </Panel>
        </div>
        <div class="lobby-rest">
          <Panel title={tables.options.title}>
            {host && stage === 'lobby' ? (
              <TableOptions
                settings={settings}
                taken={taken}
                onChange={(change) => void askOrSay(table, { type: 'configure', settings: change })}
              />
            ) : (
              <>
                <RulesSummary settings={settings} />
                <p class="field-hint">{tables.options.hostOnly}</p>
              </>
            )}
          </Panel>
          {settings.chat && (
            <Panel title={tables.chat.name}>
              <Chat table={table} now={now} />
            </Panel>
          )}
          <Button
            look="quiet"
            onClick={() => {
              leaving.value = true;
            }}
          >
            {lobby.leave}
          </Button>
        </div>
      </main>
      <footer class="start-bar">
        {onSit === undefined ? (
          <StartBar table={table} now={now} fill={fill} />
        ) : (
          <Button look="gold" onClick={onSit}>
            {tables.join.sit}
          </Button>
        )}
      </footer>
      {leaving.value && (
        <Dialog
          title={lobby.leave}
          onClose={() => {
            leaving.value = false;
          }}
        >
          {now.you.seat !== null && <p>{lobby.leaveSure}</p>}
          <Button look="gold" onClick={() => void leave()}>
            {lobby.leave}
          </Button>
        </Dialog>
      )}
    </div>
  );
};
