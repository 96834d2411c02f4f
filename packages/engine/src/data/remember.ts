import { type Loot, usedAtOnce } from '../core/lootCards.ts';
import type { Seat } from '../core/seats.ts';
import type { PublicView } from './publicView.ts';

/** What a table with perfect memory knows about a seat's loot. */
export interface RememberedLoot {
  /** The cards that the seat publicly received and did not publicly lose. */
  readonly seen: readonly Loot[];
  /** How many cards came and left unseen by some. If both are 0, `seen` is complete. */
  readonly unseenIn: number;
  readonly unseenOut: number;
}

/** Goes through the public history for one seat. */
export function rememberedLoot(shown: PublicView, seat: Seat): RememberedLoot {
  let seen: Loot[] = [...(shown.start.loot[seat] ?? [])];
  let unseenIn = 0;
  let unseenOut = 0;
  const comes = (card: Loot | null): void => {
    if (card === null) unseenIn++;
    else if (!usedAtOnce(card)) seen.push(card);
  };
  const leaves = (card: Loot | null): void => {
    const at = card === null ? -1 : seen.indexOf(card);
    if (at === -1) unseenOut++;
    else seen.splice(at, 1);
  };
  for (const record of shown.history.loot)
    switch (record.kind) {
      case 'took':
        if (record.seat === seat) comes(record.card);
        break;
      case 'stolen':
        if (record.from === seat) leaves(record.card);
        if (record.to === seat) comes(record.card);
        break;
      case 'traded':
        if (record.seat === seat) comes(record.got);
        break;
      case 'swapped':
        if (record.with === seat) {
          leaves(record.got);
          comes(record.gave);
        }
        if (record.seat === seat) comes(record.got);
        break;
      case 'lost':
        if (record.seat === seat) {
          seen = [];
          unseenIn = 0;
          unseenOut = 0;
        }
        break;
    }
  return { seen, unseenIn, unseenOut };
}
