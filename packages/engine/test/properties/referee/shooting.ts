import type { Seat } from '../../../src/core/seats.ts';
import { type Checks, checkOrder, type EventOf, powerOf, type Scene } from './notes.ts';

function checkHits({ notes, blame }: Scene, seat: Seat, by: readonly Seat[]): void {
  const shots = notes.bangs.filter(({ target }) => target === seat).map((shot) => shot.seat);
  blame(
    'R-7.2: wounded by others than who shot',
    by.every((shooter) => shots.includes(shooter)),
  );
  blame('R-6.3: a ducked player was wounded', !notes.ducked.has(seat));
  for (const shooter of by) notes.landed.add(shooter);
}

const fatalWounds = (scene: Scene, seat: Seat): number =>
  powerOf(scene, seat) === 'unbreakable' ? 5 : 3;

/** After the shooting every bang has hit, players with too many wounds are dead, and every loaded bullet was played. */
export function afterShooting(scene: Scene): void {
  const { notes, blame } = scene;
  for (const { seat, target } of notes.bangs)
    blame('R-7.2: a bang without effect', target === null || notes.landed.has(seat));
  for (const [index, count] of notes.wounds.entries()) {
    const seat = index as Seat;
    blame('R-7.4: alive', count < fatalWounds(scene, seat) || notes.dead.has(seat));
  }
  blame('R-3.1 R-7.1: a loaded bullet was never played', notes.loaded.size === 0);
}

/** A power that acts by itself acts whenever it can. */
function checkDuckingPowers({ notes, events, before, blame }: Scene): void {
  for (const seat of notes.ducked) {
    const power = before.players[seat]?.power;
    if (power === 'doctor' && (notes.wounds[seat] ?? 0) > 0)
      blame(
        'P-doctor: ducked and not healed',
        events.some(({ type }) => type === 'healed'),
      );
    if (power === 'stealthy' && notes.table.includes('bill10'))
      blame(
        'P-stealthy: ducked and took nothing',
        events.some((event) => event.type === 'took' && event.by === 'stealthy'),
      );
  }
}

function checkDiscard(scene: Scene, { seat, why }: EventOf<'discarded'>): void {
  const { notes, before, blame } = scene;
  const target = before.players[seat]?.target ?? null;
  if (why === 'clip') return;
  blame('R-3.1: discarded what was not loaded', notes.loaded.delete(seat));
  if (why === 'ducked') blame('R-6.3: discarded as ducked', notes.ducked.has(seat));
  if (why === 'targetDown')
    blame(
      'R-6.4: discarded for a target that stands',
      target !== null && !notes.standing.has(target),
    );
  if (why === 'smart')
    blame(
      'P-smart: the target ducked',
      powerOf(scene, seat) === 'smart' &&
        target !== null &&
        before.players[target]?.state === 'ducked',
    );
  if (why === 'satOut') blame('R-4.2: sits out', before.options.lateAim === 'sitsOut');
  if (why === 'shotFirst') blame('F-6: shot first', before.edition === 'first');
}

function checkSteal(scene: Scene, event: EventOf<'stole'>): void {
  const { notes, before, blame } = scene;
  if (event.by === 'vulture') {
    const left = notes.died.get(event.victim) ?? 0;
    blame(
      'P-vulture: two cards of who died',
      powerOf(scene, event.seat) === 'vulture' && left > 0 && !notes.died.has(event.seat),
    );
    notes.died.set(event.victim, left - 1);
    return;
  }
  checkOrder(scene, 2, event.type);
  blame(
    'P-professional: of the target that ducked',
    powerOf(scene, event.seat) === 'professional' &&
      notes.standing.has(event.seat) &&
      before.players[event.seat]?.target === event.victim &&
      notes.ducked.has(event.victim),
  );
  blame('P-professional: shows a bang', notes.bangs.at(-1)?.seat === event.seat);
  notes.bangs.pop();
}

/** Loading, aiming and ducking. */
export const AIMING_CHECKS: Checks = {
  allLoaded({ notes, before }) {
    notes.loaded = new Set(
      before.players.flatMap(({ alive, bullets }, seat) =>
        alive && bullets > 0 ? [seat as Seat] : [],
      ),
    );
  },
  aimed({ before, blame }, event) {
    for (const { seat, target } of event.aims)
      blame(
        'R-4.3: aims at themselves or the dead',
        target === null || (target !== seat && before.players[target]?.alive === true),
      );
  },
  reaimed({ before, blame }, event) {
    blame(
      'R-5.2: the new target',
      event.target !== event.seat &&
        event.target !== before.players[event.seat]?.target &&
        before.players[event.target]?.alive === true,
    );
  },
  courage(scene, event) {
    scene.notes.ducked = new Set(event.ducked);
    scene.notes.standing = new Set(event.standing);
    scene.notes.answered = 0;
    checkDuckingPowers(scene);
  },
  shamed({ notes, blame }, event) {
    blame('F-5: shame is for who ducked', notes.ducked.has(event.seat));
  },
};

/** Bullets and wounds. */
export const SHOOTING_CHECKS: Checks = {
  discarded: checkDiscard,
  revealed(scene, event) {
    const { notes, blame } = scene;
    blame('R-7.1: revealed what was not loaded', notes.loaded.delete(event.seat));
    blame('R-6.3: revealed and ducked', !notes.ducked.has(event.seat));
    blame(
      'R-6.4: revealed at a target that ducked',
      event.target === null ||
        !notes.ducked.has(event.target) ||
        powerOf(scene, event.seat) === 'professional',
    );
    if (event.bullet !== 'click') notes.bangs.push(event);
  },
  wounded(scene, event) {
    const { notes, blame } = scene;
    checkHits(scene, event.seat, event.by);
    notes.wounds[event.seat] = (notes.wounds[event.seat] ?? 0) + event.by.length;
    blame('R-7.3: every shot is a wound', event.wounds === notes.wounds[event.seat]);
    blame(
      'P-luckyMan: more than one wound at once',
      powerOf(scene, event.seat) !== 'luckyMan' || event.by.length === 1,
    );
  },
  dodged(scene, event) {
    checkHits(scene, event.seat, event.by);
    scene.blame(
      'P-luckyMan: dodged',
      powerOf(scene, event.seat) === 'luckyMan' && event.by.length > 1,
    );
  },
  healed(scene, event) {
    const { notes, blame } = scene;
    if (event.by === 'doctor') checkOrder(scene, 0, event.type);
    if (event.by === 'doctor')
      blame(
        'P-doctor: one wound on ducking',
        powerOf(scene, event.seat) === 'doctor' &&
          notes.ducked.has(event.seat) &&
          event.wounds === (notes.wounds[event.seat] ?? 0) - 1,
      );
    else blame('R-8.5: all wounds', event.wounds === 0);
    notes.wounds[event.seat] = event.wounds;
  },
  died(scene, event) {
    const { notes, blame } = scene;
    blame(
      'R-7.4 P-unbreakable: died of too few wounds',
      (notes.wounds[event.seat] ?? 0) >= fatalWounds(scene, event.seat),
    );
    notes.died.set(event.seat, 2);
    notes.dead.add(event.seat);
  },
  stole: checkSteal,
};
