import type { Seat, Share } from '@holdup/engine';
import type { Person } from '../i18n/forms.ts';
import { matchWords } from '../i18n/spoken.ts';

/** The displayed name of each player. */
export type Names = {
  readonly you: (seat: Seat) => boolean;
  readonly name: (seat: Seat) => string;
  /** For a sentence about this player. */
  readonly person: (seat: Seat) => Person;
  /** For a label that stands alone: “You”, or the name. */
  readonly label: (seat: Seat) => string;
  readonly list: (seats: readonly Seat[]) => string;
};

export const namesFor = (
  sitters: readonly { readonly name: string }[],
  reader: Seat | null,
): Names => {
  const name = (seat: Seat): string => sitters[seat]?.name ?? '';
  const you = (seat: Seat): boolean => seat === reader;
  return {
    you,
    name,
    person: (seat) => ({ you: you(seat), name: name(seat) }),
    label: (seat) => (you(seat) ? matchWords().table.yourSeat : name(seat)),
    list: (seats) =>
      matchWords().game.list(
        seats.map((seat) => (you(seat) ? matchWords().common.you : name(seat))),
      ),
  };
};

export const shareName = (share: Share): string => matchWords().loot.cards[share].name;

/** The name inside a sentence. */
export const shareInText = (share: Share): string => matchWords().game.within(shareName(share));

export const shareExplain = (share: Share): string => matchWords().loot.cards[share].explain;

/** Cards in a sentence, equal ones counted: “2 × painting and clip”. */
export const cardList = (cards: readonly Share[]): string => {
  const { list, times } = matchWords().game;
  const counts = new Map<Share, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list(
    [...counts].map(([card, count]) =>
      count === 1 ? shareInText(card) : times(count, shareInText(card)),
    ),
  );
};
