import type { Replay } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { ask } from '../../game/worker/ask.ts';
import type { Analysis } from '../../game/worker/messages.ts';

export type EndRecord = {
  /** Null while it is computed, or if it can't be. */
  readonly replay: Replay | null;
  readonly analysis: Analysis | 'loading' | 'failed';
};

/** The whole match and its analysis, for everything beneath the result. */
export const useAnalysis = (game: Game): EndRecord => {
  const record = useSignal<EndRecord>({ replay: null, analysis: 'loading' });
  useEffect(() => {
    let stale = false;
    const show = (next: EndRecord): void => {
      if (!stale) record.value = next;
    };
    const load = async (): Promise<void> => {
      const replay = await game.record().catch(() => null);
      show({ replay, analysis: replay === null ? 'failed' : 'loading' });
      if (replay === null) return;
      const analysis = await ask('analyse', replay).catch(() => 'failed' as const);
      show({ replay, analysis });
    };
    void load();
    return () => {
      stale = true;
    };
  }, [game]);
  return record.value;
};
