import type { TableMessage } from '@holdup/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { play as playSound } from '../../sound/player.ts';
import { toast } from '../../ui/index.ts';

const peopleOf = (now: TableMessage): ReadonlyMap<number, string> =>
  new Map(
    now.table.seats.flatMap((seat) => (seat.kind === 'person' ? [[seat.person, seat.name]] : [])),
  );

/**
 * Shows who joins, who leaves and who becomes host. A new player hears of their seat before they hear that it is theirs: until
 * then nothing is news.
 */
export const useNews = (now: TableMessage, seated: boolean): void => {
  const before = useRef(now);
  const nameless = seated && now.you.person === null;
  useEffect(() => {
    if (nameless) return;
    const { lobby, play } = words().tables;
    const [old, people] = [peopleOf(before.current), peopleOf(now)];
    const me = now.you.person;
    const wasHost = before.current.table.host === me;
    const gathered = before.current.table.stage === 'finished' && now.table.stage === 'lobby';
    before.current = now;
    for (const [person, name] of people)
      if (!old.has(person) && person !== me) {
        toast(lobby.joined(name));
        playSound('join');
      }
    for (const [person, name] of old)
      if (!people.has(person) && person !== me) toast(lobby.left(name));
    const host = people.get(now.table.host ?? -1);
    if (gathered && host !== undefined && now.table.host !== me) toast(play.rematchOpen(host));
    if (gathered && me === null) toast(words().audience.nextOpen);
    if (me !== null && !wasHost && now.table.host === me) toast(lobby.youAreHost);
  }, [now.table.seats, now.table.host, now.table.stage, nameless]);
};
