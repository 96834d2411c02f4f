import { choosePower } from '@holdup/bots';
import { pickable, pickers } from '@holdup/engine';
import type { Entry } from './entries.ts';
import { seatAt, type Table } from './table.ts';

/**
 * The bots' picks. They pick immediately, by win rate. The log stores their picks, so that a later
 * version may rate powers differently. Where the host assigns powers, nobody picks for themselves.
 */
export function botPicks(table: Table): readonly Entry[] {
  const { choice, stage, settings } = table;
  if (choice === null || stage !== 'choosing' || settings.powers === 'host') return [];
  const picks = [...choice.picks];
  const entries: Entry[] = [];
  const pickNext = (): boolean => {
    for (const seat of pickers(choice.offers, picks)) {
      const record = seatAt(table, seat);
      const offered = pickable(choice.offers, picks, seat);
      const power = record.kind === 'bot' ? choosePower(record.level, offered) : undefined;
      if (power === undefined) continue;
      picks[seat] = power;
      entries.push({ t: 'picked', seat, power });
      return true;
    }
    return false;
  };
  while (pickNext());
  return entries;
}
