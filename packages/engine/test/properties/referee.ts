import type { GameEvent } from '../../src/core/events.ts';
import type { LootKind, Share } from '../../src/core/lootCards.ts';
import type { PowerName } from '../../src/core/names.ts';
import type { Seat } from '../../src/core/seats.ts';
import type { PublicView } from '../../src/data/publicView.ts';

/**
 * A second opinion: watches the events of a game with the public view of before, and says which rule an event breaks.
 * It is written from the rules and shares nothing with the engine.
 */
export interface Referee {
  /** The events of one move, and the public view before it. The answer: what broke a rule, one line each. */
  readonly watch: (events: readonly GameEvent[], before: PublicView) => string[];
}

type Event<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;

const kindOf = (share: Share): LootKind => share.replace(/\d+$/, '') as LootKind;

export function referee(seats: number): Referee {
  let problems: string[] = [];
  const blame = (rule: string, ok: boolean): void => {
    if (!ok) problems.push(rule);
  };

  let round = 0;
  let table: Share[] = [];
  const wounds: number[] = new Array(seats).fill(0);
  let loaded = new Set<Seat>();
  let ducked = new Set<Seat>();
  let standing = new Set<Seat>();
  let bangs: { seat: Seat; target: Seat | null }[] = [];
  let died = new Map<Seat, number>();
  const dead = new Set<Seat>();
  let landed = new Set<Seat>();
  let heir: Seat | null = null;
  let sharing: {
    order: readonly Seat[];
    last: Seat | null;
    done: Set<Seat>;
    forbade: boolean;
  } | null = null;
  let forbidden: LootKind | null = null;
  let answered = 0;
  let announced: Share[] = [];
  let taken = new Set<Seat>();

  const removeFromTable = (share: Share): void => {
    const at = table.indexOf(share);
    blame(`R-8.2: ${share} was taken and did not lie there`, at !== -1);
    if (at !== -1) table.splice(at, 1);
  };

  const whoseTurn = (): Seat | undefined => {
    if (sharing === null) return undefined;
    const { order, last, done } = sharing;
    const from = last === null ? 0 : order.indexOf(last) + 1;
    return [...order.slice(from), ...order.slice(0, from)].find((seat) => !done.has(seat));
  };

  function onAnnounced(event: Event<'announced'>, power: PowerName | null): void {
    blame('R-8.2: announced outside a sharing', sharing !== null);
    if (sharing === null) return;
    if (forbidden === null) blame('R-8.2: not their turn', event.seat === whoseTurn());
    const two = event.shares.length === 2;
    if (two) {
      blame('P-greedy: two at once', power === 'greedy' && !taken.has(event.seat));
      sharing.done.add(event.seat);
    } else sharing.done.delete(event.seat);
    blame(
      'P-dictator: of the forbidden kind',
      !event.shares.some((share) => kindOf(share) === forbidden),
    );
    const lying = [...table];
    for (const share of event.shares) {
      const at = lying.indexOf(share);
      blame('R-8.2: announced what does not lie there', at !== -1);
      lying.splice(at, 1);
    }
    announced = [...event.shares];
    sharing.last = event.seat;
    forbidden = null;
  }

  function onWounded(seat: Seat, by: readonly Seat[]): void {
    const shots = bangs.filter(({ target }) => target === seat).map((shot) => shot.seat);
    blame(
      'R-7.2: wounded by others than who shot',
      by.every((shooter) => shots.includes(shooter)),
    );
    blame('R-6.3: a ducked player was wounded', !ducked.has(seat));
    for (const shooter of by) landed.add(shooter);
  }

  /** When the shooting is over: who shot hit, who has too many wounds is dead, who was loaded has played. */
  function afterShooting(fatal: (seat: Seat) => number): void {
    for (const { seat, target } of bangs)
      blame('R-7.2: a bang without effect', target === null || landed.has(seat));
    for (const [seat, count] of wounds.entries())
      blame('R-7.4: alive', count < fatal(seat as Seat) || dead.has(seat as Seat));
    blame('R-3.1 R-7.1: a loaded bullet was never played', loaded.size === 0);
  }

  /** Doctor, Stealthy, Professional answer to ducking in this order. */
  function inOrder(place: number, what: string): void {
    blame(`R-6.5: ${what} too late`, place >= answered);
    answered = place;
  }

  /** What a power does by itself, it does whenever it can. */
  function onCourage(events: readonly GameEvent[], before: PublicView): void {
    for (const seat of ducked) {
      const power = before.players[seat]?.power;
      if (power === 'doctor' && (wounds[seat] ?? 0) > 0)
        blame(
          'P-doctor: ducked and not healed',
          events.some(({ type }) => type === 'healed'),
        );
      if (power === 'stealthy' && table.includes('bill10'))
        blame(
          'P-stealthy: ducked and took nothing',
          events.some((event) => event.type === 'took' && event.by === 'stealthy'),
        );
    }
  }

  function watch(events: readonly GameEvent[], before: PublicView): string[] {
    problems = [];
    const power = (seat: Seat): PowerName | null => before.players[seat]?.power ?? null;
    const fatal = (seat: Seat): number => (power(seat) === 'unbreakable' ? 5 : 3);
    for (const event of events) {
      switch (event.type) {
        case 'roundBegan':
          blame('R-1.7: rounds follow each other', event.round === round + 1);
          if (round > 0) afterShooting(fatal);
          round = event.round;
          table = [
            ...event.table,
            ...(before.edition === 'second' ? (['godfather'] as const) : []),
          ];
          ducked = new Set();
          standing = new Set();
          bangs = [];
          died = new Map();
          heir = null;
          landed = new Set();
          sharing = null;
          break;
        case 'allLoaded':
          loaded = new Set(
            before.players.flatMap(({ alive, bullets }, seat) =>
              alive && bullets > 0 ? [seat as Seat] : [],
            ),
          );
          break;
        case 'aimed':
          for (const { seat, target } of event.aims)
            blame(
              'R-4.3: aims at themselves or the dead',
              target === null || (target !== seat && before.players[target]?.alive === true),
            );
          break;
        case 'reaimed':
          blame(
            'R-5.2: the new target',
            event.target !== event.seat &&
              event.target !== before.players[event.seat]?.target &&
              before.players[event.target]?.alive === true,
          );
          break;
        case 'courage':
          ducked = new Set(event.ducked);
          standing = new Set(event.standing);
          answered = 0;
          onCourage(events, before);
          break;
        case 'shamed':
          blame('F-5: shame is for who ducked', ducked.has(event.seat));
          break;
        case 'discarded': {
          const target = before.players[event.seat]?.target ?? null;
          if (event.why === 'clip') break;
          blame('R-3.1: discarded what was not loaded', loaded.delete(event.seat));
          if (event.why === 'ducked') blame('R-6.3: discarded as ducked', ducked.has(event.seat));
          if (event.why === 'targetDown')
            blame(
              'R-6.4: discarded for a target that stands',
              target !== null && !standing.has(target),
            );
          if (event.why === 'smart')
            blame(
              'P-smart: the target ducked',
              power(event.seat) === 'smart' &&
                target !== null &&
                before.players[target]?.state === 'ducked',
            );
          if (event.why === 'satOut')
            blame('R-4.2: sits out', before.options.lateAim === 'sitsOut');
          if (event.why === 'shotFirst') blame('F-6: shot first', before.edition === 'first');
          break;
        }
        case 'revealed':
          blame('R-7.1: revealed what was not loaded', loaded.delete(event.seat));
          blame('R-6.3: revealed and ducked', !ducked.has(event.seat));
          blame(
            'R-6.4: revealed at a target that ducked',
            event.target === null ||
              !ducked.has(event.target) ||
              power(event.seat) === 'professional',
          );
          if (event.bullet !== 'click') bangs.push(event);
          break;
        case 'wounded': {
          onWounded(event.seat, event.by);
          wounds[event.seat] = (wounds[event.seat] ?? 0) + event.by.length;
          blame('R-7.3: every shot is a wound', event.wounds === wounds[event.seat]);
          blame(
            'P-luckyMan: more than one wound at once',
            power(event.seat) !== 'luckyMan' || event.by.length === 1,
          );
          break;
        }
        case 'dodged':
          onWounded(event.seat, event.by);
          blame('P-luckyMan: dodged', power(event.seat) === 'luckyMan' && event.by.length > 1);
          break;
        case 'healed':
          if (event.by === 'doctor') inOrder(0, event.type);
          if (event.by === 'doctor')
            blame(
              'P-doctor: one wound on ducking',
              power(event.seat) === 'doctor' &&
                ducked.has(event.seat) &&
                event.wounds === (wounds[event.seat] ?? 0) - 1,
            );
          else blame('R-8.5: all wounds', event.wounds === 0);
          wounds[event.seat] = event.wounds;
          break;
        case 'died':
          blame(
            'R-7.4 P-unbreakable: died of too few wounds',
            (wounds[event.seat] ?? 0) >= fatal(event.seat),
          );
          died.set(event.seat, 2);
          dead.add(event.seat);
          break;
        case 'stole':
          if (event.by === 'vulture') {
            const left = died.get(event.victim) ?? 0;
            blame(
              'P-vulture: two cards of who died',
              power(event.seat) === 'vulture' && left > 0 && !died.has(event.seat),
            );
            died.set(event.victim, left - 1);
          } else {
            inOrder(2, event.type);
            blame(
              'P-professional: of the target that ducked',
              power(event.seat) === 'professional' &&
                standing.has(event.seat) &&
                before.players[event.seat]?.target === event.victim &&
                ducked.has(event.victim),
            );
            blame('P-professional: shows a bang', bangs.at(-1)?.seat === event.seat);
            bangs.pop();
          }
          break;
        case 'over':
          afterShooting(fatal);
          break;
        case 'sharingBegan': {
          afterShooting(fatal);
          const hit = new Set(
            events.flatMap((other) => (other.type === 'wounded' ? [other.seat] : [])),
          );
          const able = [...standing].filter((seat) => !hit.has(seat) && !died.has(seat));
          const clockwise = Array.from(
            { length: seats },
            (_, i) => ((before.godfather + i) % seats) as Seat,
          );
          blame(
            'R-8.1 R-8.2: the sharers, clockwise from the Godfather',
            event.order.join() === clockwise.filter((seat) => able.includes(seat)).join(),
          );
          sharing = { order: event.order, last: null, done: new Set(), forbade: false };
          taken = new Set();
          if (event.order.some((seat) => power(seat) === 'cute') && table.includes('bill5'))
            blame(
              'P-cute: took nothing',
              events.some((other) => other.type === 'took' && other.by === 'cute'),
            );
          break;
        }
        case 'announced':
          onAnnounced(event, power(event.seat));
          break;
        case 'forbade':
          blame(
            'P-dictator: once a sharing, one kind of what was announced',
            power(event.seat) === 'dictator' &&
              sharing?.forbade === false &&
              announced.some((share) => kindOf(share) === event.kind) &&
              event.target !== event.seat,
          );
          if (sharing !== null) sharing.forbade = true;
          sharing?.done.delete(event.target);
          forbidden = event.kind;
          break;
        case 'tookNothing':
          blame(
            'P-dictator: took nothing while there is another kind',
            !table.some((share) => kindOf(share) !== forbidden),
          );
          forbidden = null;
          break;
        case 'took':
          removeFromTable(event.share);
          if (event.by === null) {
            taken.add(event.seat);
            blame(
              'R-8.2: took what was not announced',
              announced.shift() === event.share && sharing?.last === event.seat,
            );
          } else if (event.by === 'cute')
            blame(
              'P-cute: a bill5',
              power(event.seat) === 'cute' &&
                event.share === 'bill5' &&
                sharing?.order.includes(event.seat) === true &&
                sharing.last === null,
            );
          else if (event.by !== 'stealthy')
            blame(`P-${event.by}: taken by its owner`, power(event.seat) === event.by);
          else {
            const wounded =
              before.options.stealthy === 'alsoWounded' &&
              events.some((other) => other.type === 'wounded' && other.seat === event.seat);
            if (!wounded) inOrder(1, event.type);
            blame(
              'P-stealthy: a bill10',
              power(event.seat) === 'stealthy' &&
                event.share === 'bill10' &&
                (wounded || ducked.has(event.seat)),
            );
          }
          if (event.share === 'godfather') heir = event.seat;
          break;
        case 'newGodfather':
          blame(
            'R-8.3 R-8.7 F-4: who is Godfather now',
            event.seat === heir ||
              before.players[before.godfather]?.alive === false ||
              died.has(before.godfather),
          );
          break;
        default:
          break;
      }
    }
    return problems;
  }

  return { watch };
}
