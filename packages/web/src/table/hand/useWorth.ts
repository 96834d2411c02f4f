import type { SeatResult, View } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ask } from '../../game/worker/ask.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { useTableState } from '../context/context.ts';

const sumOf = (result: SeatResult | null): number | null =>
  result && result.bills + result.diamonds + result.paintingsValue - result.woundsCost;

const holdingsOf = ({ public: { round }, own, seat }: View) => [round, seat, ...(own?.loot ?? [])];

/** What the reader's loot is worth. The rules are asked whenever it changes. */
export const useWorth = (): number | null => {
  const { stage } = useTableState();
  const worth = useSignal<number | null>(null);
  const holdings = useMemo(() => computedShallow(() => holdingsOf(stage.view.value)), [stage]);
  useEffect(() => {
    let stale = false;
    const show = (value: number | null): void => {
      if (!stale) worth.value = value;
    };
    ask('appraise', stage.view.peek()).then(
      (result) => show(sumOf(result)),
      () => show(null),
    );
    return () => {
      stale = true;
    };
  }, [holdings.value]);
  return worth.value;
};
