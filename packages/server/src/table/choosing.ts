import { offerPowers, pickable, pickers, type Seat } from '@holdup/engine';
import {
  type ClientMessageOf,
  POWER_CHOICE_MS,
  type PowerChoice,
  powerDealOf,
} from '@holdup/protocol';
import { closeOpenSeats } from './applySeating.ts';
import type { Entry, Outcome } from './entries.ts';
import { drawSeed } from './game.ts';
import type { Table } from './table.ts';

/** Whether players choose their powers before the next match. */
export function needsChoice({ settings }: Table): boolean {
  const deal = powerDealOf(settings);
  return deal !== null && deal.way !== 'random';
}

/** The shuffle is made; from now on the seats stay as they are. */
export function openChoice(table: Table, at: number): void {
  const deal = powerDealOf(table.settings);
  if (deal === null || table.stage !== 'starting') return;
  closeOpenSeats(table);
  const drawn = drawSeed(table);
  table.stage = 'choosing';
  table.choice = {
    ...drawn,
    offers: offerPowers(deal, table.seats.length, drawn.seed),
    picks: table.seats.map(() => null),
    openedAt: at,
  };
}

export function applyPick(table: Table, { seat, power }: Entry<'picked'>, at: number): void {
  const { choice } = table;
  if (choice === null) return;
  choice.picks[seat] = power;
  if (choice.offers.order !== null) choice.openedAt = at;
}

/** A player picks their own power; where the host assigns powers, the host picks for everybody. */
export function pick(
  table: Table,
  person: number,
  own: Seat,
  { power, seat = own }: ClientMessageOf<'pick'>,
): Outcome {
  const { choice, settings } = table;
  if (table.stage !== 'choosing' || choice === null)
    return table.stage === 'playing' || table.stage === 'finished' ? 'tooLate' : 'notStarted';
  if (settings.powers === 'host' ? table.host !== person : seat !== own) return 'notAllowed';
  if (choice.picks[seat] === power) return [];
  if (!pickers(choice.offers, choice.picks).includes(seat)) return 'notAsked';
  return pickable(choice.offers, choice.picks, seat).includes(power)
    ? [{ t: 'picked', seat, power }]
    : 'illegalMove';
}

/** When time for the awaited picks is up. */
export const choiceEnds = ({ settings, choice }: Table): number => {
  const deal = powerDealOf(settings);
  return (choice?.openedAt ?? 0) + (deal === null ? 0 : POWER_CHOICE_MS[deal.way]);
};

/** The defaults of all awaited picks. */
export function defaultPicks({ choice }: Table): readonly Entry[] {
  if (choice === null) return [];
  const picks = [...choice.picks];
  return pickers(choice.offers, picks).flatMap((seat): Entry[] => {
    const [power] = pickable(choice.offers, picks, seat);
    if (power === undefined) return [];
    picks[seat] = power;
    return [{ t: 'picked', seat, power }];
  });
}

/** The public view of the choice. */
export function choiceInfo(table: Table): PowerChoice | null {
  const { choice, stage } = table;
  const deal = powerDealOf(table.settings);
  if (choice === null || deal === null || stage !== 'choosing') return null;
  return {
    way: deal.way,
    offers: choice.offers.offers,
    picks: choice.picks,
    awaited: pickers(choice.offers, choice.picks),
    deadline: choiceEnds(table),
  };
}
