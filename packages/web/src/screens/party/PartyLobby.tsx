import type { SeatInfo, Standing, TableMessage } from '@holdup/protocol';
import { Wordmark } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { hostName } from '../../remote/host.ts';
import { useBed } from '../../sound/useBed.ts';
import { useSoundOfMore } from '../../sound/useSoundOfMore.ts';
import { useInvite } from '../../together/invite/invite.ts';
import { QrCode } from '../../together/invite/QrCode.tsx';
import { RuleChips } from '../../together/rules/RuleChips.tsx';
import { LobbyFace } from '../../together/seats/LobbyFace.tsx';
import { useWaving } from '../../together/seats/waving.ts';
import { standingOf } from '../../together/standing/Standing.tsx';
import { Name } from '../../ui/index.ts';
import { fitName } from '../../wording/fitName.ts';
import { useGreeting } from './greeting.ts';

/** How many rules a big screen has room for, besides the number of the others. */
const PARTY_RULES = 3;

const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/t\/.*$/, '');

/** What the table waits for; somebody who has just sat down is greeted first. */
const Status = ({ now }: { now: TableMessage }) => {
  const { lobby, screen } = words().tables;
  const greeting = useGreeting(now);
  const host = hostName(now);
  const waiting =
    now.table.stage === 'starting'
      ? lobby.starting
      : host === null
        ? screen.firstIsHost
        : lobby.waiting(host);
  return (
    <p class={greeting === null ? 'party-wait' : 'party-wait party-greeting'} role="status">
      {greeting ?? waiting}
    </p>
  );
};

/** Between games: how the evening has gone for a player. */
const Rank = ({ place, row: { wins, games, money } }: { place: number; row: Standing }) => {
  const { history, game } = words();
  return (
    <span class="party-rank" data-place={place}>
      <b>{place}</b>
      <span class="unseen">
        {history.wins} {history.of(wins, games)}
      </span>
      {game.money(money)}
    </span>
  );
};

/** How wide a name can be, in em: beside three others, beside two in the larger part that the evening's money takes, or else. */
const nameRoom = (seats: number, evening: boolean): number => (seats > 6 ? 5.5 : evening ? 7.2 : 6);

type PartySeatProps = {
  seat: SeatInfo;
  room: number;
  waved: number | undefined;
  standing: readonly Standing[];
};

const PartySeat = ({ seat, room, waved, standing }: PartySeatProps) => {
  const { tables, states } = words();
  const index = standing.findIndex(
    ({ person }) => seat.kind === 'person' && person === seat.person,
  );
  const row = standing[index];
  return (
    <li data-kind={seat.kind}>
      {seat.kind === 'open' ? (
        <span class="party-hole" />
      ) : (
        <LobbyFace id={seat.character} waved={waved} />
      )}
      <span class="party-name">
        {seat.kind === 'open' ? tables.lobby.free : <Name {...fitName(seat.name, room)} />}
        {seat.kind === 'bot' && <small> {states.bot}</small>}
      </span>
      {row && <Rank place={index + 1} row={row} />}
    </li>
  );
};

/** The big screen before the game: how to join, and who is there. */
export const PartyLobby = ({ now }: { now: TableMessage }) => {
  const { tables, safety, history } = words();
  const { code, seats, settings } = now.table;
  const url = useInvite(code);
  const people = seats.filter(({ kind }) => kind !== 'open').length;
  const standing = standingOf(now.table);
  useSoundOfMore(people, 'join');
  useBed('lobby');
  const waving = useWaving(now);
  return (
    <main class="party-lobby">
      <section class="party-join">
        <Wordmark label="Hold-Up" class="party-logo" />
        <h1 tabIndex={-1}>{tables.screen.join}</h1>
        {settings.hideCode ? (
          <p class="party-address">{safety.hiddenOnScreen}</p>
        ) : (
          <div class="party-way">
            <div class="party-qr">
              <QrCode text={url} label={tables.invite.qr(code)} />
            </div>
            <p class="party-code">
              <span class="unseen">{tables.screen.code}</span>
              <strong>{code}</strong>
              <span class="party-address">{tables.screen.goTo(bare(url))}</span>
            </p>
          </div>
        )}
      </section>
      <section class="party-people">
        <h2>
          {people === 0 ? tables.screen.waiting : tables.join.there(people)}
          {standing.length > 0 && <span class="party-evening"> {history.evening}</span>}
        </h2>
        <ul class="party-seats">
          {seats.map((seat, place) => (
            <PartySeat
              key={place}
              seat={seat}
              room={nameRoom(seats.length, standing.length > 0)}
              waved={seat.kind === 'person' ? waving.get(seat.person) : undefined}
              standing={standing}
            />
          ))}
        </ul>
        <RuleChips settings={settings} most={PARTY_RULES} />
        <Status now={now} />
      </section>
    </main>
  );
};
