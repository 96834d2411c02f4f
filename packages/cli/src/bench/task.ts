import type { CaseName } from './cases.ts';
import type { DecisionTimes } from './decisions.ts';
import type { Sample } from './speed.ts';

/** The task of a measuring process. */
export interface ChildTask {
  readonly name: CaseName;
  readonly mode: 'speed' | 'allocation' | 'decisions';
  readonly seconds: number;
}

/** What it reports. */
export type ChildReport =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'speed'; readonly samples: readonly Sample[] }
  | { readonly kind: 'allocation'; readonly bytes: number }
  | { readonly kind: 'decisions'; readonly times: DecisionTimes };
