import {
  completePicks,
  offerPowers,
  type PowerDeal,
  type PowerOffers,
  type PowerPicks,
} from '@holdup/engine';
import type { LocalMatch } from '../worker/messages.ts';

/** A game against bots whose powers are still to be chosen. */
export type OpenChoice = {
  readonly match: LocalMatch;
  readonly deal: PowerDeal;
  readonly offers: PowerOffers;
};

/** The same game with these powers. */
export const withPowers = (match: LocalMatch, powers: PowerPicks): LocalMatch => ({
  ...match,
  setup: { ...match.setup, options: { ...match.setup.options, powers } },
});

/** What there is to choose before the game; null where powers are dealt, or there are none. */
export const openChoice = (match: LocalMatch): OpenChoice | null => {
  const { deal, setup } = match;
  if (deal === undefined || deal.way === 'random') return null;
  return { match, deal, offers: offerPowers(deal, setup.seats, setup.seed) };
};

/** The same game with its powers dealt, where they are not the rules' own. */
export const dealt = (match: LocalMatch): LocalMatch => {
  const { deal, setup } = match;
  if (deal === undefined || (deal.way === 'random' && deal.banned.length === 0)) return match;
  return withPowers(match, completePicks(offerPowers(deal, setup.seats, setup.seed), []));
};
