import type { TableMessage } from '@holdup/protocol';
import { useEffect } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { announce, Button } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';
import './knocks.css';

/** For the host: who waits at the door, read out as they come. */
export const Knocks = ({ table, now }: { table: RemoteTable; now: TableMessage }) => {
  const { door } = words().safety;
  const knocks = isHost(now) ? now.table.knocks : [];
  const newest = knocks.at(-1);
  useEffect(() => {
    if (newest !== undefined) announce(door.knocks(newest.name));
  }, [newest?.knock]);
  if (knocks.length === 0) return null;
  return (
    <ul class="knocks">
      {knocks.map(({ knock, name, character, suspect }) => (
        <li key={knock}>
          <Character id={character} size={40} />
          <p>
            {door.knocks(name)}
            {suspect && <small>{door.suspect}</small>}
          </p>
          <Button
            look="gold"
            onClick={() => void askOrSay(table, { type: 'admit', knock, on: true })}
          >
            {door.admit}
          </Button>
          <Button
            look="quiet"
            onClick={() => void askOrSay(table, { type: 'admit', knock, on: false })}
          >
            {door.turnAway}
          </Button>
        </li>
      ))}
    </ul>
  );
};
