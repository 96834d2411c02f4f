import type { DecisionName } from '@holdup/engine';
import { useMemo } from 'preact/hooks';
import { type Messages, words } from '../../i18n/index.ts';
import { readStored, writeStored } from '../../storage/storage.ts';

const explained = (): readonly unknown[] => {
  const stored = readStored('holdup.explained');
  return Array.isArray(stored) ? stored : [];
};

type Explained = keyof Messages['guide']['firstTime'];

/** Powers explain their own decisions when they are introduced. */
const isExplained = (decision: DecisionName | null): decision is Explained =>
  decision !== null && Object.hasOwn(words().guide.firstTime, decision);

/** One sentence about a decision. */
export const explanationOf = (decision: DecisionName | null): string | null =>
  isExplained(decision) ? words().guide.firstTime[decision] : null;

/** Notes that a decision is being explained; false where this device has explained it before. */
const isFirstTime = (decision: DecisionName | null): boolean => {
  const before = explained();
  if (decision === null || before.includes(decision)) return false;
  writeStored('holdup.explained', [...before, decision]);
  return true;
};

/** Its explanation the first time a decision is asked on this device; `moment` tells one question from the next. */
export const useFirstTime = (decision: DecisionName | null, moment: string): string | null => {
  const first = useMemo(() => isFirstTime(decision), [moment]);
  return first ? explanationOf(decision) : null;
};
