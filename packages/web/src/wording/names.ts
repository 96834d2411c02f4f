import type { Seat, Share } from '@holdup/engine';
import { type Person, words } from '../i18n/index.ts';

/** Who is called what on this screen. */
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
    label: (seat) => (you(seat) ? words().table.yourSeat : name(seat)),
    list: (seats) =>
      words().game.list(seats.map((seat) => (you(seat) ? words().common.you : name(seat)))),
  };
};

export const shareName = (share: Share): string => words().loot.cards[share].name;

/** The name inside a sentence. */
export const shareInText = (share: Share): string => words().game.within(shareName(share));

export const shareExplain = (share: Share): string => words().loot.cards[share].explain;

/** Cards in a sentence, equal ones counted: “2 × painting and clip”. */
export const cardList = (cards: readonly Share[]): string => {
  const { list, times } = words().game;
  const counts = new Map<Share, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return list(
    [...counts].map(([card, count]) =>
      count === 1 ? shareInText(card) : times(count, shareInText(card)),
    ),
  );
};
