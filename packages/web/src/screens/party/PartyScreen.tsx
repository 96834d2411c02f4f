import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import type { RemoteGame } from '../../remote/remoteGame.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Rim } from '../../rim/Rim.tsx';
import { useBigScreen } from '../../settings/bigScreen.ts';
import { GameTable } from '../../table/GameTable.tsx';
import { Arriving } from '../../together/connection/Arriving.tsx';
import { ConnectionBadge } from '../../together/connection/ConnectionBadge.tsx';
import { Gone } from '../../together/connection/Gone.tsx';
import { useTable } from '../../together/connection/useTable.ts';
import { useInvite } from '../../together/invite/invite.ts';
import { QrCode } from '../../together/invite/QrCode.tsx';
import { Standing } from '../../together/standing/Standing.tsx';
import { FinishedGame } from '../finished/FinishedGame.tsx';
import { PartyChoosing } from './PartyChoosing.tsx';
import { PartyLobby } from './PartyLobby.tsx';
import { TapForSound } from './TapForSound.tsx';
import './party-lobby.css';
import './party.css';
import './party-introduction.css';
import './party-end.css';
import './party-awards.css';

/** The code and QR code, for people who join during the game. */
export const PartyCorner = ({ code }: { code: string }) => {
  const { tables } = words();
  const url = useInvite(code);
  return (
    <aside class="party-corner">
      <QrCode text={url} label={tables.invite.qr(code)} />
      <p>
        <span>{tables.screen.code}</span>
        <strong>{code}</strong>
      </p>
    </aside>
  );
};

/** Beside the winner, with sums of seven digits, there is room for names of this many em. */
const NAME_EM = 5.2;

export const PartyStanding = ({ table }: { table: TableMessage['table'] }) => (
  <Standing table={table} room={NAME_EM} />
);

const PartyGame = ({ game, now }: { game: RemoteGame; now: TableMessage }) => {
  const over = useSignal(false);
  if (over.value)
    return (
      <FinishedGame game={game} party>
        <PartyStanding table={now.table} />
      </FinishedGame>
    );
  return (
    <GameTable
      game={game}
      onOver={() => {
        over.value = true;
      }}
    />
  );
};

/** The table on a big screen. */
export const BigScreen = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const { play } = words().tables;
  useBigScreen('here');
  const game = table.game.value;
  const { stage, code, choosing } = now.table;
  const lobby = game === null || stage === 'lobby' || stage === 'starting' || stage === 'choosing';
  return (
    <div class="party big-screen">
      {choosing ? (
        <PartyChoosing {...{ table, now }} choice={choosing} />
      ) : lobby ? (
        <PartyLobby now={now} />
      ) : (
        <>
          <PartyGame key={game.match} game={game} now={now} />
          {!now.table.settings.hideCode && <PartyCorner code={code} />}
        </>
      )}
      {now.clock?.paused != null && (
        <div class="party-paused" role="status">
          {play.paused}
        </div>
      )}
      <Rim shown={table.cheers.value} />
      <TapForSound />
      <div class="party-connection">
        <ConnectionBadge state={table.connection.value} />
      </div>
    </div>
  );
};

/** The big screen of a table. It watches like any spectator, so no secret ever reaches it. */
export const PartyScreen = () => {
  const [table, again] = useTable(true);
  if (table === null) return null;
  const status = table.status.value;
  const now = table.table.value;
  switch (status) {
    case 'arriving':
    case 'outside':
    case 'waiting':
    case 'seated':
      return now === null ? (
        <div class="big-screen">
          <Arriving state={table.connection.value} />
        </div>
      ) : (
        <BigScreen table={table} now={now} />
      );
    default:
      return (
        <div class="big-screen">
          <Gone why={status} again={again} />
        </div>
      );
  }
};
