import type { PowerName } from '@holdup/engine';
import { PowerEmblem } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';

/** A power with its picture, and what it does. */
export const PowerCard = ({ power }: { power: PowerName }) => {
  const { name, explain } = words().powers[power];
  return (
    <div class="seat-power-card">
      <PowerEmblem power={power} size={52} />
      <p>
        <strong>{name}</strong>
        <br />
        {explain}
      </p>
    </div>
  );
};
