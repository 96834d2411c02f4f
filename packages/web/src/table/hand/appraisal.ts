import type { SeatResult, View } from '@holdup/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { ask } from '../../game/worker/ask.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import type { TableState } from '../context/tableState.ts';

/** The value of loot on its own: the diamond bonus is known only at the end. */
export const worthOf = (result: SeatResult | null): number | null =>
  result && result.bills + result.diamonds + result.paintingsValue - result.woundsCost;

const holdingsOf = ({ public: { round }, own, seat }: View) => [round, seat, ...(own?.loot ?? [])];

/** Before the first loot is shared nobody needs the answer, and a table that has just appeared is still being drawn. */
const WITHOUT_LOOT_MS = 1500;

/** Computes the value of the reader's loot whenever it changes. */
export const useAppraisal = ({ stage, appraisal }: TableState): void => {
  const holdings = useMemo(() => computedShallow(() => holdingsOf(stage.view.value)), [stage]);
  useEffect(() => {
    let stale = false;
    const show = (result: SeatResult | null): void => {
      if (!stale) appraisal.value = result;
    };
    const appraise = (): void =>
      void ask('appraise', stage.view.peek()).then(show, () => show(null));
    const later = appraisal.peek() === null && stage.view.peek().own?.loot.length === 0;
    const timer = later ? setTimeout(appraise, WITHOUT_LOOT_MS) : undefined;
    if (!later) appraise();
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [holdings.value]);
};
