import { Shame, Wound } from '../../art/index.ts';
import type { SeatLook } from './seatLook.ts';

/** What everybody can count of a player: loot, bullets, wounds and shame. */
export const SeatNumbers = ({ look }: { look: SeatLook }) => (
  <>
    <span class="stat stat-loot">{look.lootCards}</span>
    <span class="stat stat-bullets">{look.bullets}</span>
    {look.wounds > 0 && (
      <span key={`wounds ${look.wounds}`} class="stat stat-wounds">
        <Wound />
        {look.wounds}
      </span>
    )}
    {look.shame > 0 && (
      <span class="stat">
        <Shame />
        {look.shame}
      </span>
    )}
  </>
);
