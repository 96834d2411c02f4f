import type { TableMessage } from '@holdup/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { Character, Wordmark } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { hostName } from '../../remote/host.ts';
import { play } from '../../sound/player.ts';
import { useInvite } from '../../together/invite/invite.ts';
import { QrCode } from '../../together/invite/QrCode.tsx';

const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/t\/.*$/, '');

/** A sound for everybody who sits down. */
const useArrivals = (people: number): void => {
  const before = useRef(people);
  useEffect(() => {
    if (people > before.current) play('join');
    before.current = people;
  }, [people]);
};

/** The big screen before the game: how to join, and who is there. */
export const PartyLobby = ({ now }: { now: TableMessage }) => {
  const { tables, states } = words();
  const { code, seats, stage } = now.table;
  const url = useInvite(code);
  const people = seats.filter(({ kind }) => kind !== 'open').length;
  useArrivals(people);
  const host = hostName(now);
  return (
    <main class="party-lobby">
      <section class="party-join">
        <Wordmark label="Hold-Up" class="party-logo" />
        <h1 tabIndex={-1}>{tables.screen.join}</h1>
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
      </section>
      <section class="party-people">
        <h2>{people === 0 ? tables.screen.waiting : tables.join.there(people)}</h2>
        <ul class="party-seats">
          {seats.map((seat, place) => (
            <li key={place} data-kind={seat.kind}>
              {seat.kind === 'open' ? (
                <span class="party-hole" />
              ) : (
                <Character id={seat.character} expression="smug" />
              )}
              <span class="party-name">
                {seat.kind === 'open' ? tables.lobby.free : seat.name}
                {seat.kind === 'bot' && <small> {states.bot}</small>}
              </span>
            </li>
          ))}
        </ul>
        <p class="party-wait" role="status">
          {stage === 'starting'
            ? tables.lobby.starting
            : host === null
              ? tables.screen.firstIsHost
              : tables.lobby.waiting(host)}
        </p>
      </section>
    </main>
  );
};
