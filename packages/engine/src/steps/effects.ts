import type { UsableLoot } from '../core/lootCards.ts';
import type { Seat } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';
import { useClip } from './clip.ts';

/** a first-aid kit heals all wounds. */
function useFirstAid(match: MutableMatch, seat: Seat): void {
  const { wounds } = match.publicState;
  const healed = wounds[seat];
  wounds[seat] = 0;
  match.events?.push({ to: 'everyone', type: 'healed', seat, by: 'firstAid', healed, wounds: 0 });
}

/** The effects of cards that are used when they are taken. */
export const EFFECTS: Readonly<Record<UsableLoot, (match: MutableMatch, seat: Seat) => void>> = {
  clip: useClip,
  firstAid: useFirstAid,
};
