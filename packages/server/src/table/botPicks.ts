import { pickable, pickers } from '@holdup/engine';
import { seatAt, type Table } from './table.ts';

/**
 * Bots pick at once, the first of what they are offered, which is in random order. Where the host gives powers out, nobody
 * picks for themselves.
 */
export function botsPick(table: Table): void {
  const { choice } = table;
  if (choice === null || table.settings.powers === 'host') return;
  const next = () =>
    pickers(choice.offers, choice.picks).find((seat) => seatAt(table, seat).kind === 'bot');
  for (let seat = next(); seat !== undefined; seat = next()) {
    const [power] = pickable(choice.offers, choice.picks, seat);
    if (power === undefined) return;
    choice.picks[seat] = power;
  }
}
