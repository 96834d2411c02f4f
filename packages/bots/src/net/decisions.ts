import { DECISIONS } from '@holdup/engine';

/**
 * Every decision of the net: those the engine asks for, and `second`, in which Greedy picks the
 * second share of a double take after the first.
 */
export const SECOND = 'second';
export const NET_DECISIONS: readonly string[] = [...DECISIONS, SECOND];
