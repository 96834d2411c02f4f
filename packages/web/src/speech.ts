/** What a terminal needs to put a match into words, in the language that is spoken. Nothing here draws. */
export { CHARACTERS } from './art/drawing/palette.ts';
export { mapSeats } from './game/seats.ts';
export { promptOf } from './table/prompt/prompt.ts';
export { headline, partsOf } from './wording/ending.ts';
export { linesOf, ranked } from './wording/moneyLines.ts';
export { moveName } from './wording/moveName.ts';
export { cardList, namesFor } from './wording/names.ts';
export { narrate } from './wording/narrate.ts';
export { seatFacts } from './wording/seatFacts.ts';
