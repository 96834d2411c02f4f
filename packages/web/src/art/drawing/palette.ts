import type { Character } from '@holdup/protocol';
import { keysOf } from '../../records/keysOf.ts';

/** Ink, paper, and the eight player colours, each with a symbol of its own. */
export const INK = '#140F0C';
export const PAPER = '#FFF4DC';
export const WHITE = '#FFFFFF';
export const GOLD = '#F2C230';
export const BLOOD = '#D8342B';
export const FOAM = '#FF8A1F';
export const FELT = '#2E4A40';
export const WOOD = '#8B5230';
export const WOOD_DARK = '#5F3620';

const CHARACTER_INFO = {
  bull: { name: 'Vito', color: '#B5322A', symbol: 'heart' },
  fox: { name: 'Rusty', color: '#E0740E', symbol: 'triangle' },
  duck: { name: 'Dot', color: '#F2DC32', symbol: 'star' },
  toad: { name: 'Bogdan', color: '#2CB48A', symbol: 'club' },
  rabbit: { name: 'Flo', color: '#6FE3FA', symbol: 'drop' },
  cat: { name: 'Gräfin', color: '#5F7BF7', symbol: 'square' },
  owl: { name: 'Zofia', color: '#914089', symbol: 'moon' },
  bear: { name: 'Żaneta', color: '#F8F1E6', symbol: 'ring' },
} as const satisfies Record<CharacterId, { name: string; color: string; symbol: string }>;

export type CharacterId = Character;
export type SymbolId = (typeof CHARACTER_INFO)[CharacterId]['symbol'];
type CharacterInfo = {
  readonly id: CharacterId;
  readonly name: string;
  readonly color: string;
  readonly symbol: SymbolId;
};

export const characterInfo = (id: CharacterId): CharacterInfo => ({ id, ...CHARACTER_INFO[id] });

export const CHARACTERS: readonly CharacterInfo[] = keysOf(CHARACTER_INFO).map(characterInfo);

export const EXPRESSIONS = [
  'neutral',
  'smug',
  'scared',
  'aiming',
  'ducked',
  'hit',
  'dead',
] as const;
export type Expression = (typeof EXPRESSIONS)[number];

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two #rrggbb colours; `amount` 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, amount: number): string => {
  const [r1, g1, b1] = channels(from);
  const [r2, g2, b2] = channels(to);
  const blend = (a: number, b: number) => Math.round(a + (b - a) * amount);
  const value = (blend(r1, r2) << 16) | (blend(g1, g2) << 8) | blend(b1, b2);
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
};
