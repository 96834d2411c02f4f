export { AimArrow, AimMark, AimShaft, CountBadge } from './AimArrow.tsx';
export { AppIcon } from './AppIcon.tsx';
export { Bullet, BulletShape } from './Bullet.tsx';
export { ArmedHand, Bust, type BustProps, Character, Figure, WavingPaw } from './Character.tsx';
export { ArtDefs, ArtFrame, ArtPatterns, type ArtProps, Inked } from './drawing/Frame.tsx';
export {
  CHARACTERS,
  type CharacterId,
  characterInfo,
  EXPRESSIONS,
  type Expression,
  INK,
  PAPER,
  type SymbolId,
} from './drawing/palette.ts';
export { Gang } from './Gang.tsx';
export { Gun, GunShape, gunTransform } from './Gun.tsx';
export { Wordmark } from './Logo.tsx';
export { Loot, LootShape } from './Loot.tsx';
export { PowerEmblem } from './Power.tsx';
export { REACTIONS, Reaction, type ReactionId } from './Reaction.tsx';
export { Sign, SignShape } from './Sign.tsx';
export { TableTop } from './Table.tsx';
export {
  Desk,
  DeskShape,
  GodfatherToken,
  GodfatherTokenShape,
  Shame,
  Wound,
  WoundShape,
} from './Tokens.tsx';
