import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { createLocalGame } from '../../game/local/localGame.ts';
import { isLocalMatch, runningMatch } from '../../game/local/matches.ts';
import { openChoice } from '../../game/local/powers.ts';
import { rematchOf } from '../../game/local/setup.ts';
import type { LocalMatch } from '../../game/worker/messages.ts';
import { navigate, routeState, takeRouteState } from '../../routing/routing.tsx';

/** The history state with which the setup starts at once. */
const CHOOSE_AGAIN = { again: true } as const;

type LocalGame = {
  /** Null until its first view is there. */
  readonly game: ReadonlySignal<Game | null>;
  /** It could not be loaded. */
  readonly failed: ReadonlySignal<boolean>;
  /** Stops the game; it stays stored. */
  readonly leave: () => void;
};

/**
 * The game against bots that the screen plays for as long as it is mounted. A new match comes with
 * the history entry, even later; after a reload the stored one resumes. Without one it navigates to
 * the setup.
 */
export const useLocalGame = (): LocalGame => {
  const game = useSignal<Game | null>(null);
  const failed = useSignal(false);
  const leave = (): void => {
    game.peek()?.leave();
    game.value = null;
  };
  // Before the first paint: starting the worker takes longest.
  useLayoutEffect(() => {
    let wanted: LocalMatch | null = null;
    const start = (match: LocalMatch): void => {
      leave();
      wanted = match;
      createLocalGame(match, rematch).then(
        (created) => {
          if (wanted === match) game.value = created;
          else created.leave();
        },
        () => {
          failed.value = true;
        },
      );
    };
    /** Where powers are chosen, a rematch begins with the choice. */
    const rematch = (played: LocalMatch): void => {
      if (openChoice(played) === null) start(rematchOf(played));
      else navigate('/play', CHOOSE_AGAIN);
    };
    const stopFollowing = routeState.subscribe((state) => {
      if (!isLocalMatch(state)) return;
      takeRouteState();
      start(state);
    });
    const kept = wanted === null ? runningMatch() : null;
    if (kept !== null) start(kept);
    else if (wanted === null) navigate('/play');
    return () => {
      stopFollowing();
      wanted = null;
      leave();
    };
  }, []);
  return { game, failed, leave };
};
