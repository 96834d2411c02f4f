/** The titles of tests that `npm run prove` runs at full size. */
export const proofTitles = {
  twins: 'is the same whatever is hidden from them: whole matches, both editions, all powers',
  silence: 'the match ends whichever players stop responding, at any step and any pace',
} as const;
