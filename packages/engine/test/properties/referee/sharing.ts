import type { LootKind, Share } from '../../../src/core/lootCards.ts';
import type { Seat } from '../../../src/core/seats.ts';
import { type Checks, checkOrder, type EventOf, type Notes, powerOf, type Scene } from './notes.ts';
import { afterShooting } from './shooting.ts';

const kindOf = (share: Share): LootKind => share.replace(/\d+$/, '') as LootKind;

function removeFromTable({ notes, blame }: Scene, share: Share): void {
  const at = notes.table.indexOf(share);
  blame(`R-8.2: ${share} was taken and did not lie there`, at !== -1);
  if (at !== -1) notes.table.splice(at, 1);
}

function whoseTurn({ sharing }: Notes): Seat | undefined {
  if (sharing === null) return undefined;
  const { order, last, done } = sharing;
  const from = last === null ? 0 : order.indexOf(last) + 1;
  return [...order.slice(from), ...order.slice(0, from)].find((seat) => !done.has(seat));
}

function checkSharers(scene: Scene, event: EventOf<'sharingBegan'>): void {
  const { notes, events, before, blame } = scene;
  afterShooting(scene);
  const hit = new Set(events.flatMap((other) => (other.type === 'wounded' ? [other.seat] : [])));
  const able = [...notes.standing].filter((seat) => !hit.has(seat) && !notes.died.has(seat));
  const clockwise = Array.from(
    { length: notes.seats },
    (_, i) => ((before.godfather + i) % notes.seats) as Seat,
  );
  blame(
    'R-8.1 R-8.2: the sharers, clockwise from the Godfather',
    event.order.join() === clockwise.filter((seat) => able.includes(seat)).join(),
  );
  notes.sharing = { order: event.order, last: null, done: new Set(), forbade: false };
  notes.taken = new Set();
  if (event.order.some((seat) => powerOf(scene, seat) === 'cute') && notes.table.includes('bill5'))
    blame(
      'P-cute: took nothing',
      events.some((other) => other.type === 'took' && other.by === 'cute'),
    );
}

function checkAnnounced(scene: Scene, { seat, shares }: EventOf<'announced'>): void {
  const { notes, blame } = scene;
  const { sharing, forbidden } = notes;
  blame('R-8.2: announced outside a sharing', sharing !== null);
  if (sharing === null) return;
  if (forbidden === null) blame('R-8.2: not their turn', seat === whoseTurn(notes));
  if (shares.length === 2) {
    blame('P-greedy: two at once', powerOf(scene, seat) === 'greedy' && !notes.taken.has(seat));
    sharing.done.add(seat);
  } else sharing.done.delete(seat);
  blame('P-dictator: of the forbidden kind', !shares.some((share) => kindOf(share) === forbidden));
  const lying = [...notes.table];
  for (const share of shares) {
    const at = lying.indexOf(share);
    blame('R-8.2: announced what does not lie there', at !== -1);
    lying.splice(at, 1);
  }
  notes.announced = [...shares];
  sharing.last = seat;
  notes.forbidden = null;
}

function checkTaken(scene: Scene, event: EventOf<'took'>): void {
  const { notes, blame } = scene;
  const power = powerOf(scene, event.seat);
  removeFromTable(scene, event.share);
  if (event.by === null) {
    notes.taken.add(event.seat);
    blame(
      'R-8.2: took what was not announced',
      notes.announced.shift() === event.share && notes.sharing?.last === event.seat,
    );
  } else if (event.by === 'cute')
    blame(
      'P-cute: a bill5',
      power === 'cute' &&
        event.share === 'bill5' &&
        notes.sharing?.order.includes(event.seat) === true &&
        notes.sharing.last === null,
    );
  else if (event.by !== 'stealthy') blame(`P-${event.by}: taken by its owner`, power === event.by);
  else checkStealthy(scene, event);
  if (event.share === 'godfather') notes.heir = event.seat;
}

function checkStealthy(scene: Scene, event: EventOf<'took'>): void {
  const { notes, events, before, blame } = scene;
  const wounded =
    before.options.stealthy === 'alsoWounded' &&
    events.some((other) => other.type === 'wounded' && other.seat === event.seat);
  if (!wounded) checkOrder(scene, 1, event.type);
  blame(
    'P-stealthy: a bill10',
    powerOf(scene, event.seat) === 'stealthy' &&
      event.share === 'bill10' &&
      (wounded || notes.ducked.has(event.seat)),
  );
}

/** Who takes what, and who is Godfather then. */
export const SHARING_CHECKS: Checks = {
  sharingBegan: checkSharers,
  announced: checkAnnounced,
  forbade(scene, event) {
    const { notes, blame } = scene;
    const { sharing } = notes;
    blame(
      'P-dictator: once a sharing, one kind of what was announced',
      powerOf(scene, event.seat) === 'dictator' &&
        sharing?.forbade === false &&
        notes.announced.some((share) => kindOf(share) === event.kind) &&
        event.target !== event.seat,
    );
    if (sharing !== null) sharing.forbade = true;
    sharing?.done.delete(event.target);
    notes.forbidden = event.kind;
  },
  tookNothing({ notes, blame }) {
    blame(
      'P-dictator: took nothing while there is another kind',
      !notes.table.some((share) => kindOf(share) !== notes.forbidden),
    );
    notes.forbidden = null;
  },
  took: checkTaken,
  newGodfather({ notes, before, blame }, event) {
    blame(
      'R-8.3 R-8.7 F-4: who is Godfather now',
      event.seat === notes.heir ||
        before.players[before.godfather]?.alive === false ||
        notes.died.has(before.godfather),
    );
  },
};
