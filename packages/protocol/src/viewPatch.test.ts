import {
  below,
  createMatch,
  createRandom,
  deciding,
  type GameEvent,
  legalMoves,
  play,
  type Seat,
  type View,
  viewOf,
} from '@holdup/engine';
import { expect, test } from 'vitest';
import type { TableMessage, UpdateMessage } from './serverMessages.ts';
import { applyUpdate, nothingSent, patchPublic } from './viewPatch.ts';

const blank = (view: View | null): TableMessage => ({
  type: 'table',
  seq: 0,
  now: 0,
  table: {} as TableMessage['table'],
  you: { seat: 0, person: 0, muted: [], choice: null, bet: null, guess: null, promises: [] },
  presence: { persons: [], spectators: 0, screens: 0 },
  view,
  hands: null,
  past: [],
  clock: null,
  talk: [],
});

test('a client that applies every patch holds the view the engine gives, all match long', () => {
  for (let game = 0; game < 12; game++) {
    const random = createRandom(`patch ${game}`);
    const match = createMatch({
      edition: game % 4 === 0 ? 'first' : 'second',
      seats: 3 + (game % 6),
      seed: `patch ${game}`,
      options: { powers: game % 4 === 0 ? 'none' : 'random' },
    });
    const sent = nothingSent();
    let table = blank(null);
    let smallest = Number.POSITIVE_INFINITY;
    while (true) {
      const view = viewOf(match, 0);
      const patch = patchPublic(view.public, sent);
      table = applyUpdate(table, {
        type: 'update',
        seq: 1,
        now: 1,
        ...(patch === null ? {} : { public: JSON.parse(patch) }),
        own: view.own,
        moves: view.moves,
      });
      expect(table.view).toEqual(JSON.parse(JSON.stringify(view)));
      smallest = Math.min(smallest, patch?.length ?? 0);
      const [seat] = deciding(match);
      if (seat === undefined) break;
      const moves = legalMoves(match, seat as Seat);
      play(match, seat, moves[below(random, moves.length)] as never);
    }
    expect(smallest).toBeLessThan(120);
  }
});

test('a client keeps the past of the match without locks; a new match starts with an empty past', () => {
  const update = { type: 'update', seq: 1, now: 1 } as const;
  const loaded: GameEvent = { type: 'allLoaded', to: 'everyone' };
  const locked: GameEvent = { type: 'locked', seat: 1, to: 'everyone' };
  const duel: GameEvent = { type: 'satOut', seat: 2, to: 'everyone' };
  const once = applyUpdate(blank(null), { ...update, events: [locked, loaded] });
  expect(once.past).toEqual([loaded]);
  const twice = applyUpdate(once, { ...update, events: [duel] });
  expect(twice.past).toEqual([loaded, duel]);
  expect(applyUpdate(twice, { ...update, clock: null }).past).toBe(twice.past);
  const anew = { ...update, public: { rulesVersion: 1 }, events: [loaded] } as UpdateMessage;
  expect(applyUpdate(twice, anew).past).toEqual([loaded]);
});
