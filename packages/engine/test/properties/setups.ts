import { hasOption } from '../../src/core/editionTraits.ts';
import { POWER_NAMES, type PowerName } from '../../src/core/names.ts';
import {
  isOption,
  type NamedOption,
  OPTION_CHOICES,
  type Options,
  type ResolvedSetup,
} from '../../src/core/options.ts';
import { below, createRandom, type Random, shuffle } from '../../src/core/random.ts';
import { MAX_SEATS, MIN_SEATS, type Seat } from '../../src/core/seats.ts';
import { resolveSetup } from '../../src/match/setup.ts';

/** Setups for property tests: every one is drawn from a number, so a failing number is a failing setup. */

export const pick = <T>(random: Random, items: readonly T[]): T =>
  items[below(random, items.length)] as T;

/** Nobody's power, one for everybody at random, or just a few named ones in random places. */
function drawPowers(random: Random, seats: number): Options['powers'] {
  switch (below(random, 5)) {
    case 0:
      return 'none';
    case 1:
    case 2:
      return 'random';
    default: {
      const dealt: (PowerName | null)[] = shuffle(random, [...POWER_NAMES]).slice(
        0,
        1 + below(random, 3),
      );
      while (dealt.length < seats) dealt.push(null);
      return shuffle(random, dealt);
    }
  }
}

/** Any setup there is: both editions, every seat count, every option. */
export function setupNumber(number: number): ResolvedSetup {
  const random = createRandom(`setup ${number}`);
  const seats = MIN_SEATS + below(random, MAX_SEATS - MIN_SEATS + 1);
  const edition = below(random, 4) === 0 ? 'first' : 'second';
  const oldest = below(random, 2) === 0 ? null : (below(random, seats) as Seat);
  const openLoot = pick(random, [false, true]);
  const drawn: Record<Exclude<keyof Options, NamedOption>, unknown> = {
    oldest,
    openLoot,
    powers: drawPowers(random, seats),
  };
  const named = Object.entries(OPTION_CHOICES).map(([name, choices]): [string, unknown] => [
    name,
    pick<string>(random, choices),
  ]);
  const options = Object.fromEntries(
    [...Object.entries(drawn), ...named].filter(
      ([name]) => isOption(name) && hasOption(edition, name),
    ),
  );
  return resolveSetup({ edition, seats, seed: `match ${number}`, options });
}

/** Two powers against each other at a small table, where they meet most often. */
export const setupOfPair = (first: PowerName, second: PowerName, seed: string): ResolvedSetup =>
  resolveSetup({
    edition: 'second',
    seats: 4,
    seed,
    options: { powers: [first, null, second, null] },
  });

export const POWER_PAIRS: readonly (readonly [PowerName, PowerName])[] = POWER_NAMES.flatMap(
  (first, i) => POWER_NAMES.slice(i + 1).map((second) => [first, second] as const),
);
