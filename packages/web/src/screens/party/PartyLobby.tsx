import type { TableMessage } from '@holdup/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { Wordmark } from '../../art/index.ts';
import { choiceStatus, Picks } from '../../choosing/PowerPicker.tsx';
import { words } from '../../i18n/index.ts';
import { hostName } from '../../remote/host.ts';
import { play } from '../../sound/player.ts';
import { useInvite } from '../../together/invite/invite.ts';
import { QrCode } from '../../together/invite/QrCode.tsx';
import { RuleChips } from '../../together/rules/RuleChips.tsx';
import { LobbyFace } from '../../together/seats/LobbyFace.tsx';
import { useWaving } from '../../together/seats/waving.ts';
import { standingOf } from '../../together/standing/Standing.tsx';
import { seatNames } from '../choosing/ChoosingScreen.tsx';
import { useGreeting } from './greeting.ts';

/** How many of the evening's players a big screen has room for. */
const PARTY_STANDING = 3;
/** How many rules, beside those that are counted. */
const PARTY_RULES = 3;

const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/t\/.*$/, '');

/** A sound for everybody who sits down. */
const useArrivals = (people: number): void => {
  const before = useRef(people);
  useEffect(() => {
    if (people > before.current) play('join');
    before.current = people;
  }, [people]);
};

/** What the table waits for; somebody who has just sat down is greeted first. */
const Status = ({ now }: { now: TableMessage }) => {
  const { lobby, screen } = words().tables;
  const greeting = useGreeting(now);
  const host = hostName(now);
  const waiting =
    now.table.stage === 'starting'
      ? lobby.starting
      : now.table.choosing
        ? choiceStatus(now.table.choosing, seatNames(now), host)
        : host === null
          ? screen.firstIsHost
          : lobby.waiting(host);
  return (
    <p class={greeting === null ? 'party-wait' : 'party-wait party-greeting'} role="status">
      {greeting ?? waiting}
    </p>
  );
};

/** How the table differs from the official rules; while powers are chosen, who has which. */
const PartyRules = ({ now }: { now: TableMessage }) => {
  const { choosing, settings } = now.table;
  return choosing ? (
    <div class="party-picks">
      <Picks choice={choosing} names={seatNames(now)} />
    </div>
  ) : (
    <RuleChips settings={settings} most={PARTY_RULES} />
  );
};

/** Between games: who is ahead this evening. */
const PartyStanding = ({ now }: { now: TableMessage }) => {
  const { history, game } = words();
  const rows = standingOf(now.table).slice(0, PARTY_STANDING);
  if (rows.length === 0) return null;
  return (
    <section class="party-standing" aria-label={history.evening}>
      <h3>{history.evening}</h3>
      <ol>
        {rows.map(({ person, name, wins, games, money }) => (
          <li key={person}>
            <strong>{name}</strong> {history.of(wins, games)} · {game.money(money)}
          </li>
        ))}
      </ol>
    </section>
  );
};

/** The big screen before the game: how to join, and who is there. */
export const PartyLobby = ({ now }: { now: TableMessage }) => {
  const { tables, states, safety } = words();
  const { code, seats } = now.table;
  const url = useInvite(code);
  const people = seats.filter(({ kind }) => kind !== 'open').length;
  useArrivals(people);
  const waving = useWaving(now);
  return (
    <main class="party-lobby">
      <section class="party-join">
        <Wordmark label="Hold-Up" class="party-logo" />
        <h1 tabIndex={-1}>{tables.screen.join}</h1>
        {now.table.settings.hideCode ? (
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
        <h2>{people === 0 ? tables.screen.waiting : tables.join.there(people)}</h2>
        <ul class="party-seats">
          {seats.map((seat, place) => (
            <li key={place} data-kind={seat.kind}>
              {seat.kind === 'open' ? (
                <span class="party-hole" />
              ) : (
                <LobbyFace
                  id={seat.character}
                  waved={seat.kind === 'person' ? waving.get(seat.person) : undefined}
                />
              )}
              <span class="party-name">
                {seat.kind === 'open' ? tables.lobby.free : seat.name}
                {seat.kind === 'bot' && <small> {states.bot}</small>}
              </span>
            </li>
          ))}
        </ul>
        <PartyRules now={now} />
        <PartyStanding now={now} />
        <Status now={now} />
      </section>
    </main>
  );
};
