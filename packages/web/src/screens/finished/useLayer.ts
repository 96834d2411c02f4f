import { isRecord } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { navigate, path, routeState } from '../../routing/routing.tsx';

type Kind = 'replay' | 'again';

/** What lies over a screen according to its history entry, the lowest first. */
const layersOf = (state: unknown): readonly unknown[] =>
  isRecord(state) && Array.isArray(state.layers) ? state.layers : [];

type Opened<T> = { readonly id: number; readonly shown: T };

type Layer<T> = {
  /** Null while the screen beneath is shown. */
  readonly opened: Opened<T> | null;
  readonly open: (shown: T) => void;
};

/**
 * Something that is shown over a screen, which stays as it was left: it has a history entry of its own, so that Back closes
 * it. Layers can lie over layers; the level counts those beneath.
 */
export const useLayer = <T>(kind: Kind, level: number): Layer<T> => {
  const kept = useSignal<Opened<T> | null>(null);
  const scrolled = useRef(0);
  const opened = layersOf(routeState.value)[level] === kind ? kept.value : null;
  useLayoutEffect(() => {
    if (opened === null) scrollTo(0, scrolled.current);
  }, [opened]);
  const open = (shown: T): void => {
    scrolled.current = scrollY;
    kept.value = { id: (kept.peek()?.id ?? 0) + 1, shown };
    const state = routeState.peek();
    const layers = [...layersOf(state).slice(0, level), kind];
    navigate(path.peek(), { ...(isRecord(state) ? state : {}), layers });
  };
  return { opened, open };
};
