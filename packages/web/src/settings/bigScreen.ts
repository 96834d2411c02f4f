import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether a big screen shows the table: this device, or another one; null: none. */
export const bigScreen = signal<'here' | 'elsewhere' | null>(null);

/** Says so as long as the component is shown. */
export const useBigScreen = (where: 'here' | 'elsewhere' | null): void => {
  useEffect(() => {
    bigScreen.value = where;
    return () => {
      bigScreen.value = null;
    };
  }, [where]);
};
