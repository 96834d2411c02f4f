import { below, type Random, type Seat, shuffle, unit, type View } from '@holdup/engine';
import { ALL_SEATS } from '@holdup/engine/codes';
import { beliefs } from '../beliefs/beliefs.ts';
import type { Personality, Traits } from '../characters/personalities.ts';
import type { Line } from '../names/names.ts';

/** Something a bot says before the count of courage, and to whom (null: to everybody). */
export interface Remark {
  readonly line: Line;
  readonly to: Seat | null;
}

const QUIET = 0.55;

/** What a player about to duck or stand can talk about. */
interface Occasion {
  /** Whether its own bullet is a shot, and whom it aims at. */
  readonly shot: boolean;
  readonly target: Seat | null;
  /** Whether it has shots in hand for later. */
  readonly more: boolean;
  /** Whether it is likely to duck. */
  readonly ducks: boolean;
  /** Who aims at this seat. */
  readonly guns: readonly Seat[];
  /** Whether somebody else has more loot cards, and whether nobody has fewer. */
  readonly poorer: boolean;
  readonly poorest: boolean;
  /** Whether there are rounds to come, in which somebody can be spared or paid back. */
  readonly later: boolean;
  /** Who neither aims at this seat nor is its target. */
  readonly bystanders: readonly Seat[];
}

/** How safe standing must seem to a wounded player, who ducks in about half of the cases below: with one life left, or more. */
const SAFE_ENOUGH = { atLast: 0.5, before: 0.25 };

/** Whether a wounded player is likely to duck: how many shots it expects depends on what the others have shown. */
function isAfraid(view: View, seat: Seat, guns: readonly Seat[]): boolean {
  const me = view.public.players[seat];
  if (me === undefined || guns.length === 0 || me.wounds === 0) return false;
  const known = beliefs(view);
  const safe = guns.reduce<number>((chance, gun) => chance * (known[gun]?.loaded?.click ?? 1), 1);
  return safe < (me.wounds + 1 >= me.fatalWounds ? SAFE_ENOUGH.atLast : SAFE_ENOUGH.before);
}

function occasionOf(view: View, seat: Seat): Occasion | null {
  const { own } = view;
  const { players, round, rounds } = view.public;
  const me = players[seat];
  if (own === null || me === undefined || !me.alive) return null;
  const living = ALL_SEATS.filter((other) => other !== seat && players[other]?.alive);
  const target = own.bullet === null ? null : me.target;
  const guns = living.filter((other) => {
    const player = players[other];
    return player?.target === seat && player.loaded;
  });
  return {
    shot: own.bullet !== null && own.bullet !== 'click',
    target,
    ducks: isAfraid(view, seat, guns),
    more: (own.hand.bang ?? 0) + (own.hand.bang3 ?? 0) > 0,
    guns,
    poorer: living.some((other) => (players[other]?.lootCards ?? 0) > me.lootCards),
    poorest: living.every((other) => (players[other]?.lootCards ?? 0) >= me.lootCards),
    later: round < rounds,
    bystanders: living.filter((other) => other !== target && !guns.includes(other)),
  };
}

/** The possible addressees of a line, and whether it is true (null: neither true nor false). */
interface Saying {
  readonly to: readonly Seat[];
  readonly isTrue: boolean | null;
}

function sayingOf(line: Line, occasion: Occasion): Saying {
  const { shot, more, ducks, target, guns, poorer, poorest, later, bystanders } = occasion;
  const toTarget = target === null ? [] : [target];
  switch (line) {
    case 'bang':
    case 'youDuck':
      return { to: toTarget, isTrue: shot };
    case 'click':
    case 'notYou':
      return { to: toTarget, isTrue: !shot };
    case 'manyBangs':
      return { to: toTarget, isTrue: more };
    case 'noBangs':
      return { to: toTarget, isTrue: !shot && !more };
    case 'chicken':
    case 'lucky':
      return { to: toTarget, isTrue: null };
    case 'iDuck':
      return { to: guns, isTrue: ducks };
    case 'bluff':
      return { to: guns, isTrue: null };
    case 'revenge':
      return { to: later ? guns : [], isTrue: null };
    case 'elsewhere':
      return { to: guns, isTrue: poorer };
    case 'broke':
      return { to: guns, isTrue: poorest };
    case 'truce':
      return { to: later ? guns.filter((gun) => gun !== target) : [], isTrue: true };
    case 'together':
      return { to: later ? bystanders : [], isTrue: null };
    case 'thanks':
      return { to: [], isTrue: null };
  }
}

/**
 * How often a character would rather lie. Lies are always claims and true lines often are not, so a
 * claim is false more often than this: with these numbers claims carry information but are not
 * reliable (`holdup talk`).
 */
const lyingOf = ({ bluff }: Traits): number => Math.max(0, 0.1 + 0.45 * bluff);

/**
 * What a character says here, if anything: a line it likes that is not false or, depending on its
 * bluff trait, one that is. It has no effect on the rules.
 */
export function remark(view: View, { traits, lines }: Personality, random: Random): Remark | null {
  if (view.public.decision !== 'courage' || view.seat === null || unit(random) < QUIET) return null;
  const occasion = occasionOf(view, view.seat);
  if (occasion === null) return null;
  const lies = unit(random) < lyingOf(traits);
  const fits = lines.filter((line) => {
    const { to, isTrue } = sayingOf(line, occasion);
    return to.length > 0 && (lies ? isTrue === false : isTrue !== false);
  });
  if (fits.length === 0) return null;
  // Favourites come first in a character's list, and come up more often.
  const line = fits[Math.min(below(random, fits.length), below(random, fits.length))];
  if (line === undefined) return null;
  const { to } = sayingOf(line, occasion);
  return { line, to: to[below(random, to.length)] ?? null };
}

/** A seat that may speak up. */
export interface Speaker {
  readonly seat: Seat;
  readonly personality: Personality;
}

const SPEAKS_UP = 0.5;
const MOST_AT_ONCE = 2;

/** What bots say at a table before the count of courage, each line based on its speaker's view. */
export function remarks(
  speakers: readonly Speaker[],
  viewOf: (seat: Seat) => View,
  random: Random,
): (Remark & { readonly seat: Seat })[] {
  const said: (Remark & { seat: Seat })[] = [];
  for (const { seat, personality } of shuffle(random, [...speakers])) {
    if (said.length === MOST_AT_ONCE) break;
    if (unit(random) >= SPEAKS_UP) continue;
    const each = remark(viewOf(seat), personality, random);
    if (each !== null) said.push({ seat, ...each });
  }
  return said;
}
