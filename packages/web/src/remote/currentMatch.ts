import type { GameEvent } from '@holdup/engine';
import type { TableMessage } from '@holdup/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { createRemoteGame, type GameHost, type RemoteGame } from './remoteGame.ts';

type CurrentMatch = {
  /** The match at the table, running or just finished. */
  readonly game: ReadonlySignal<RemoteGame | null>;
  /** Whether the reader sees the match; otherwise the lobby. */
  readonly showsGame: ReadonlySignal<boolean>;
  readonly update: (now: TableMessage, first: boolean, events: readonly GameEvent[]) => void;
  /** From the end of a match to the lobby. */
  readonly showLobby: () => void;
  readonly leave: () => void;
};

/** Follows the match of a table: creates its game, feeds it, and replaces it when another match starts. */
export const createCurrentMatch = (
  table: ReadonlySignal<TableMessage | null>,
  host: Omit<GameHost, 'table'>,
): CurrentMatch => {
  const game = signal<RemoteGame | null>(null);
  const leftEnd = signal(false);
  const update = (now: TableMessage, first: boolean, events: readonly GameEvent[]): void => {
    const { stage, match } = now.table;
    if (first && stage === 'lobby') leftEnd.value = true;
    if (now.view === null) return;
    const running = game.peek();
    if (running?.match === match) {
      running.update(now, events);
      return;
    }
    if (!first) leftEnd.value = false;
    running?.leave();
    game.value = createRemoteGame({ ...host, table: computed(() => table.value ?? now) }, events);
  };
  return {
    game,
    showsGame: computed(() => {
      const stage = table.value?.table.stage;
      if (stage === undefined || game.value === null) return false;
      return stage === 'playing' || !leftEnd.value;
    }),
    update,
    showLobby: () => {
      leftEnd.value = true;
    },
    leave: () => {
      game.peek()?.leave();
      game.value = null;
    },
  };
};
