import type { StepName } from './names.ts';

/** The two counts: everyone chooses, may change their mind until zero, and all choices show at once. */
export const COUNTS = ['aim', 'courage'] as const;
export type CountName = (typeof COUNTS)[number];

/** Every decision a seat can be asked to make: the step everyone sees it belongs to, and the count it is made on. */
export const DECISION_TRAITS = {
  hustle: { step: 'hustle', count: null },
  give: { step: 'hustle', count: null },
  load: { step: 'load', count: null },
  aim: { step: 'aim', count: 'aim' },
  /** The Kid aims alone, without a count. */
  aimAfterOthers: { step: 'aim', count: null },
  reload: { step: 'reload', count: null },
  privilege: { step: 'privilege', count: null },
  reaim: { step: 'reaim', count: null },
  courage: { step: 'courage', count: 'courage' },
  discardInstead: { step: 'smart', count: null },
  take: { step: 'share', count: null },
  forbid: { step: 'share', count: null },
  trade: { step: 'share', count: null },
  clip: { step: 'share', count: null },
  regain: { step: 'share', count: null },
} as const satisfies Record<string, { readonly step: StepName; readonly count: CountName | null }>;

export type DecisionName = keyof typeof DECISION_TRAITS;

const isDecision = (name: string): name is DecisionName => Object.hasOwn(DECISION_TRAITS, name);

/** The names of all decisions, in the order of a round. */
export const DECISIONS: readonly DecisionName[] = Object.keys(DECISION_TRAITS).filter(isDecision);

/** The count a decision is made on, if it is made on one. */
export const countOf = (decision: DecisionName | null): CountName | null =>
  decision === null ? null : DECISION_TRAITS[decision].count;
