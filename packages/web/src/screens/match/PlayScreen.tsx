import type { TableMessage } from '@holdup/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { matchPath } from '../../remote/address.ts';
import { hostName, isHost, rematchVote } from '../../remote/host.ts';
import type { RemoteGame } from '../../remote/remoteGame.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Rim } from '../../rim/Rim.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Standing } from '../../together/standing/Standing.tsx';
import { ButtonLink, toast } from '../../ui/index.ts';
import { FinishedGame } from '../finished/FinishedGame.tsx';
import { Notices } from './Notices.tsx';
import { PlayMenu } from './PlayMenu.tsx';
import { useSignOfLife } from './signOfLife.ts';
import './play.css';
import './hand-only.css';
import './hand-order.css';

type PlayScreenProps = {
  table: RemoteTable;
  game: RemoteGame;
  now: TableMessage;
  /** For spectators: opens the join form. */
  onSit?: () => void;
};

/** What a rematch does: the host starts it; the others wait for the host, or vote if the host is away. */
const rematchHint = (now: TableMessage): string => {
  const { play, lobby } = words().tables;
  if (isHost(now)) return play.rematchHost;
  const name = hostName(now) ?? '';
  const vote = rematchVote(now);
  if (vote !== null) return lobby.voteHint(name, vote.votes, vote.needed);
  return now.table.stage === 'finished' ? lobby.waitingRematch(name) : play.rematchOpen(name);
};

/** A match at a table on the server, for players and spectators. */
export const PlayScreen = ({ table, game, now, onSit }: PlayScreenProps) => {
  /** Null: not chosen; then it depends on whether a big screen shows the table. */
  const chosenHand = useSignal<boolean | null>(null);
  const { pace } = now.table.settings;
  const { screens } = now.presence;
  const handOnly = now.you.seat !== null && (chosenHand.value ?? screens > 0);
  useSignOfLife(table, pace === 'untimed' && now.you.seat !== null);
  useSignalEffect(() => {
    const trouble = game.trouble.value;
    if (trouble !== null) toast(words().errors[trouble]);
  });
  const over = useSignal(false);
  if (over.value)
    return (
      <>
        <FinishedGame game={game} rematchHint={rematchHint(now)}>
          <Standing table={now.table} />
        </FinishedGame>
        {game.match !== null && (
          <footer class="play-proof">
            <ButtonLink to={matchPath(game.match)} look="quiet">
              {words().tables.match.details}
            </ButtonLink>
          </footer>
        )}
      </>
    );
  return (
    <div class="play" data-hand-only={handOnly}>
      <GameTable
        game={game}
        handOnly={handOnly}
        onOver={() => {
          over.value = true;
        }}
        notices={<Notices table={table} now={now} />}
        menu={
          <PlayMenu
            table={table}
            now={now}
            handOnly={handOnly}
            onHandOnly={(on) => {
              chosenHand.value = on;
            }}
            onSit={onSit}
          />
        }
      />
      <Rim shown={table.cheers.value} />
    </div>
  );
};
