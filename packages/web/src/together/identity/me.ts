import type { SeatInfo } from '@holdup/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { CHARACTERS, type CharacterId } from '../../art/index.ts';
import { rememberedMe } from '../../remote/memory.ts';

const randomCharacter = (): CharacterId =>
  CHARACTERS[Math.floor(Math.random() * CHARACTERS.length)]?.id ?? 'bull';

/** Name and character of last time, to be changed. */
export const useMe = (): {
  readonly name: Signal<string>;
  readonly wished: Signal<CharacterId>;
} => {
  const before = useMemo(rememberedMe, []);
  const name = useSignal(before.name);
  const wished = useSignal(useMemo(() => before.character ?? randomCharacter(), []));
  return { name, wished };
};

/** Which characters are taken, and by whom. Bots give up theirs, and `me` may keep their own. */
export const charactersTaken = (
  seats: readonly SeatInfo[],
  me: number | null = null,
): ReadonlyMap<CharacterId, string> =>
  new Map(
    seats.flatMap((seat) =>
      seat.kind === 'person' && seat.person !== me ? [[seat.character, seat.name]] : [],
    ),
  );

/** The character wished for, or the next one that is free. */
export const pickCharacter = (
  wished: Signal<CharacterId>,
  taken: ReadonlyMap<CharacterId, string>,
): CharacterId => {
  if (!taken.has(wished.value)) return wished.value;
  const at = CHARACTERS.findIndex(({ id }) => id === wished.value);
  const order = [...CHARACTERS.slice(at), ...CHARACTERS.slice(0, at)];
  return order.find(({ id }) => !taken.has(id))?.id ?? wished.value;
};
