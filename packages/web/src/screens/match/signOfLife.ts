import { useEffect } from 'preact/hooks';
import type { RemoteTable } from '../../remote/table.ts';

const EVERY_MS = 40_000;

/** At a table without a clock: touching the screen shows that the player is present, so that no bot stands in. */
export const useSignOfLife = (table: RemoteTable, on: boolean): void => {
  useEffect(() => {
    if (!on) return;
    let last = 0;
    const touched = (): void => {
      if (Date.now() - last < EVERY_MS) return;
      last = Date.now();
      void table.ask({ type: 'here' });
    };
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched);
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, [table, on]);
};
