/** What is learnt, in the order in which the stages build on each other: each writes `learnt/<stage>.ts`. */
export const LEARNING_STAGES = [
  'values',
  'regularLeaf',
  'hustlerHabits',
  'hustlerLeaf',
  'sharkHabits',
  'sharkValue',
  'hits',
] as const;
export type LearningStage = (typeof LEARNING_STAGES)[number];

/** The end of every complaint about a learnt file: what to do about it. */
export const learnAgain = (stage: LearningStage): string =>
  `Learn it again: npx holdup learn ${stage} (writes learnt/${stage}.ts)`;
