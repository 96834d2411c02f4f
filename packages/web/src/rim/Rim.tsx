import { Reaction } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import './cheers.css';

/** What spectators just did, small, on the rim of the screen. */
export const Cheers = ({ table }: { table: RemoteTable }) => {
  const cheers = table.cheers.value;
  if (cheers.length === 0) return null;
  return (
    <ul class="cheers" aria-label={words().audience.name}>
      {cheers.map(({ id, reaction, place }) => (
        <li key={id} style={{ '--place': place }}>
          <Reaction id={reaction} size={32} />
        </li>
      ))}
    </ul>
  );
};
