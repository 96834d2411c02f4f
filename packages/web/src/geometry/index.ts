export {
  type Aim,
  aimArrows,
  aimCounts,
  arrowWeight,
  badgePlace,
} from './arrows.ts';
export type { Box, Rect, SeatPlace, Surroundings, TableLayout } from './layout.ts';
export { lootPlan } from './loot.ts';
export { routedArrows } from './routes.ts';
export { tableLayout } from './seats.ts';
export { signPlace } from './sign.ts';
export { type BubblePlace, bubblePlace, bubbleWidth } from './speech.ts';
export { angleTo, around, degrees, distance, type Point } from './vector.ts';
export { CARD_GAP } from './well.ts';
