import { quote, SetupError } from '../core/errors.ts';
import { POWER_NAMES, type PowerName } from '../core/names.ts';
import { createRandom, shuffle } from '../core/random.ts';
import { MAX_SEATS, type Seat, seatsBelow } from '../core/seats.ts';
import { OFFERS_STREAM } from '../core/streams.ts';

/**
 * How players get their powers: dealt at random, dealt two to keep one, drafted from a
 * common pool one after the other, or assigned by one player. The choice is made before the match;
 * the match itself only knows the power of each seat (`Options.powers`).
 */
export const POWER_WAYS = ['random', 'keepOne', 'draft', 'host'] as const;
export type PowerWay = (typeof POWER_WAYS)[number];

/** A table's settings for powers. */
export interface PowerDeal {
  readonly way: PowerWay;
  /** Powers that nobody gets. */
  readonly banned: readonly PowerName[];
}

/** The most powers that can be banned so that everybody still gets one. */
export const MOST_BANNED = POWER_NAMES.length - MAX_SEATS;

/** In a draft: how many more powers than players are on offer. */
const DRAFT_SPARE = 2;

/** What each seat can choose from. */
export interface PowerOffers {
  /** By seat, in random order: the first that is free is the seat's default. */
  readonly offers: readonly (readonly PowerName[])[];
  /** In a draft: the picking order; null: everybody at the same time. */
  readonly order: readonly Seat[] | null;
}

/** The powers picked so far, by seat; null: none yet. */
export type PowerPicks = readonly (PowerName | null)[];

/** Everything on offer follows from the seed, so that it can be checked after the match. */
export function offerPowers(deal: PowerDeal, seats: number, seed: string): PowerOffers {
  const { way, banned } = deal;
  if (banned.length > MOST_BANNED)
    throw new SetupError(`${MOST_BANNED} powers can be banned at most, not ${banned.length}`);
  const random = createRandom(seed, OFFERS_STREAM);
  const cards = shuffle(
    random,
    POWER_NAMES.filter((name) => !banned.includes(name)),
  );
  const all = seatsBelow(seats);
  switch (way) {
    case 'random':
      return { offers: all.map((seat) => cards.slice(seat, seat + 1)), order: null };
    case 'keepOne':
      // One card to each seat, then a second one, as long as there are any.
      return {
        offers: all.map((seat) => cards.filter((_, i) => i < 2 * seats && i % seats === seat)),
        order: null,
      };
    case 'draft': {
      const pool = cards.slice(0, seats + DRAFT_SPARE);
      return { offers: all.map(() => pool), order: shuffle(random, [...all]) };
    }
    case 'host':
      return { offers: all.map(() => cards), order: null };
  }
}

/** The seats that must pick now: everybody without one, or in a draft the next of them. */
export function pickers({ order, offers }: PowerOffers, picks: PowerPicks): readonly Seat[] {
  const open = (order ?? seatsBelow(offers.length)).filter(
    (seat) => (picks[seat] ?? null) === null,
  );
  return order === null ? open : open.slice(0, 1);
}

/** What a seat can pick now; a pick is final, and no power is dealt twice. */
export function pickable(offers: PowerOffers, picks: PowerPicks, seat: Seat): readonly PowerName[] {
  if (!pickers(offers, picks).includes(seat)) return [];
  return (offers.offers[seat] ?? []).filter((power) => !picks.includes(power));
}

/** All picks, with the default of every seat that has not picked. */
export function completePicks(offers: PowerOffers, picks: PowerPicks): readonly PowerName[] {
  const done = offers.offers.map((_, seat) => picks[seat] ?? null);
  for (let [seat] = pickers(offers, done); seat !== undefined; [seat] = pickers(offers, done)) {
    const [power] = pickable(offers, done, seat);
    if (power === undefined) throw new SetupError(`no power is left for seat ${seat}`);
    done[seat] = power;
  }
  return done.flatMap((power) => power ?? []);
}

/** Checks that the powers of a match are among those that its seed put on offer. */
export function checkPowers(deal: PowerDeal, seed: string, powers: PowerPicks): void {
  const { offers } = offerPowers(deal, powers.length, seed);
  for (const [seat, power] of powers.entries())
    if (power === null || offers[seat]?.includes(power) !== true)
      throw new SetupError(`seat ${seat} was not offered the power ${quote(power)}`);
  if (new Set(powers).size !== powers.length)
    throw new SetupError('a power is there only once, but two seats have it');
}
