import { useEffect } from 'preact/hooks';
import { besideScreen } from './player.ts';

/** Keeps this device silent while a big screen plays the sounds of the same table. */
export const useQuiet = (quiet: boolean): void => {
  useEffect(() => {
    besideScreen.value = quiet;
    return () => {
      besideScreen.value = false;
    };
  }, [quiet]);
};
