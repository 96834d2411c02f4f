import type { GameEvent, OwnView, Seat, View } from '@holdup/engine';
import type { Beat } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import type { Names } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';

const bulletOf = (own: OwnView | null) => {
  const locked = own?.locked;
  return locked?.move === 'load' ? locked.bullet : (own?.bullet ?? null);
};

/** Events that don't say what was done. */
const SILENT: readonly GameEvent['type'][] = ['defaulted', 'locked', 'discarded'];

const concerns = (event: GameEvent, seat: Seat): boolean =>
  ('seat' in event && event.seat === seat) ||
  (event.type === 'ordered' && event.godfather === seat);

/** The default played for a player whose time ran out, in words; null if it did not run out in this beat. */
export const lateText = (before: View, { events, view }: Beat, names: Names): string | null => {
  const { seat } = view;
  const at = events.findIndex((event) => event.type === 'defaulted' && event.seat === seat);
  if (seat === null || at === -1) return null;
  const { late } = words().table;
  const { game, log } = words();
  const after = events.slice(at + 1);
  const aim = after.find((event) => event.type === 'aimed');
  if (before.public.decision === 'load') {
    const bullet = bulletOf(view.own);
    return bullet === null ? log.late(names.person(seat)) : late.loaded(game.bullets[bullet].name);
  }
  if (before.public.decision === 'courage') return late.stands;
  const own = after.filter((event) => concerns(event, seat) && !SILENT.includes(event.type));
  // Somebody may still forbid what is only announced.
  const done = own.find(({ type }) => type !== 'announced') ?? own[0];
  if (done) return late.other(narrate(done, names, view.public.edition).join(' '));
  return aim ? late.other(log.aimsAtNobody(names.person(seat))) : log.late(names.person(seat));
};
