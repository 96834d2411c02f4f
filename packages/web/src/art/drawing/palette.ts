/** The one ink, the paper, and the eight player colours with the symbols that double them. */
export const INK = '#140F0C';
export const PAPER = '#FFF4DC';
export const WHITE = '#FFFFFF';
export const GOLD = '#F2C230';
export const BLOOD = '#D8342B';
export const FOAM = '#FF8A1F';
export const FELT = '#2E4A40';
export const WOOD = '#8B5230';
export const WOOD_DARK = '#5F3620';

export const CHARACTERS = [
  { id: 'bull', name: 'Vito', color: '#B5322A', symbol: 'heart' },
  { id: 'fox', name: 'Rusty', color: '#E0740E', symbol: 'triangle' },
  { id: 'duck', name: 'Dot', color: '#F2DC32', symbol: 'star' },
  { id: 'toad', name: 'Bogdan', color: '#2CB48A', symbol: 'club' },
  { id: 'rabbit', name: 'Flo', color: '#6FE3FA', symbol: 'drop' },
  { id: 'cat', name: 'Gräfin', color: '#5F7BF7', symbol: 'square' },
  { id: 'owl', name: 'Zofia', color: '#914089', symbol: 'moon' },
  { id: 'bear', name: 'Żaneta', color: '#F8F1E6', symbol: 'ring' },
] as const;

export type CharacterId = (typeof CHARACTERS)[number]['id'];
export type SymbolId = (typeof CHARACTERS)[number]['symbol'];
export type CharacterInfo = (typeof CHARACTERS)[number];

const BY_ID = Object.fromEntries(CHARACTERS.map((info) => [info.id, info])) as Record<
  CharacterId,
  CharacterInfo
>;

export const characterInfo = (id: CharacterId): CharacterInfo => BY_ID[id];

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
