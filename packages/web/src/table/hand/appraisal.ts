import type { SeatResult, View } from '@holdup/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { ask } from '../../game/worker/ask.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import type { TableState } from '../context/tableState.ts';

/** What a loot is worth by itself: who has the most diamonds is known only at the end. */
export const worthOf = (result: SeatResult | null): number | null =>
  result && result.bills + result.diamonds + result.paintingsValue - result.woundsCost;

const holdingsOf = ({ public: { round }, own, seat }: View) => [round, seat, ...(own?.loot ?? [])];

/** Asks the rules what the reader's loot is worth whenever it changes. */
export const useAppraisal = ({ stage, appraisal }: TableState): void => {
  const holdings = useMemo(() => computedShallow(() => holdingsOf(stage.view.value)), [stage]);
  useEffect(() => {
    let stale = false;
    const show = (result: SeatResult | null): void => {
      if (!stale) appraisal.value = result;
    };
    ask('appraise', stage.view.peek()).then(show, () => show(null));
    return () => {
      stale = true;
    };
  }, [holdings.value]);
};
