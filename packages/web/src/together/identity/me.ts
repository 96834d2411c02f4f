import type { SeatInfo } from '@holdup/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { CHARACTERS, type CharacterId } from '../../art/index.ts';
import { rememberedMe } from '../../remote/memory.ts';

/** Who the reader was last time, to be changed. */
export const useMe = (): {
  readonly name: Signal<string>;
  readonly wished: Signal<CharacterId>;
} => {
  const before = useMemo(rememberedMe, []);
  const chance = useMemo(() => Math.floor(Math.random() * CHARACTERS.length), []);
  const name = useSignal(before.name);
  const wished = useSignal(before.character ?? (CHARACTERS[chance]?.id as CharacterId));
  return { name, wished };
};

/** Who has which gangster; bots give theirs up, and `me` may keep one's own. */
export const charactersTaken = (
  seats: readonly SeatInfo[],
  me: number | null = null,
): ReadonlyMap<CharacterId, string> =>
  new Map(
    seats.flatMap((seat) =>
      seat.kind === 'person' && seat.person !== me ? [[seat.character, seat.name]] : [],
    ),
  );

/** The gangster one wishes to be, or the next one that is free. */
export const pickCharacter = (
  wished: Signal<CharacterId>,
  taken: ReadonlyMap<CharacterId, string>,
): CharacterId => {
  if (!taken.has(wished.value)) return wished.value;
  const at = CHARACTERS.findIndex(({ id }) => id === wished.value);
  const order = [...CHARACTERS.slice(at), ...CHARACTERS.slice(0, at)];
  return order.find(({ id }) => !taken.has(id))?.id ?? wished.value;
};
