import { EDITION_TRAITS, type Share } from '@holdup/engine';
import { useMemo } from 'preact/hooks';
import { lootPlan, type TableLayout } from '../../geometry/index.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { useTableState } from '../context/context.ts';

/** What can be taken from the middle of the table, the Godfather's token included, and how it lies there. */
export const useLoot = (layout: TableLayout) => {
  const { stage, edition } = useTableState();
  const cards = useMemo(
    () =>
      computedShallow((): readonly Share[] => {
        const { table, token } = stage.scene.value;
        return token ? [...table, 'godfather'] : table;
      }),
    [stage],
  ).value;
  // Where loot is divided, its sum is a second line.
  const lines = EDITION_TRAITS[edition.value].dividesLoot ? 2 : 1;
  const plan = useMemo(
    () => lootPlan(layout, { cards: cards.length, kinds: new Set(cards).size, lines }),
    [layout, cards, lines],
  );
  return { cards, plan };
};
