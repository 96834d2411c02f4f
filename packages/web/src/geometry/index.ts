export { type Aim, type AimArrow, aimArrows, aimCounts, badgePlace } from './arrows.ts';
export { type Box, type SeatPlace, type TableLayout, tableLayout } from './seats.ts';
export { angleTo, around, degrees, type Point } from './vector.ts';
export { CARD_GAP, cardGrid } from './well.ts';
