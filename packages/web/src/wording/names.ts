import type { Seat, Share } from '@holdup/engine';
import { locale, words } from '../i18n/index.ts';

/** Who is called what, as the reader of this screen says it. */
export type Names = {
  readonly you: (seat: Seat) => boolean;
  readonly name: (seat: Seat) => string;
  /** As the object of a sentence: “you” where it is the reader. */
  readonly whom: (seat: Seat) => string;
  readonly list: (seats: readonly Seat[]) => string;
};

export const listWords = (entries: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(entries);

export const namesFor = (
  sitters: readonly { readonly name: string }[],
  reader: Seat | null,
): Names => {
  const plain = (seat: Seat): string => sitters[seat]?.name ?? '';
  const you = (seat: Seat): boolean => seat === reader;
  return {
    you,
    name: plain,
    whom: (seat) => (you(seat) ? words().table.youAsObject : plain(seat)),
    list: (seats) =>
      listWords(seats.map((seat) => (you(seat) ? words().table.yourSeat : plain(seat)))),
  };
};

export const shareName = (share: Share): string => {
  const { game } = words();
  return share === 'godfather' ? game.things.newGodfather.name : game.loot[share].name;
};

export const shareExplain = (share: Share): string => {
  const { game } = words();
  return share === 'godfather' ? game.things.newGodfather.explain : game.loot[share].explain;
};

/** Cards by name, equal ones counted: “2 × Painting”. */
export const cardList = (cards: readonly Share[]): string => {
  const counts = new Map<Share, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listWords(
    [...counts].map(([card, count]) =>
      count === 1 ? shareName(card) : `${count} × ${shareName(card)}`,
    ),
  );
};
