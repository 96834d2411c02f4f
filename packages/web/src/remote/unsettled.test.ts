import type { TableMessage } from '@holdup/protocol';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../test/storedValues.ts';
import { finished } from '../gallery/stills/position.ts';
import { STILL_NAMES, stillMessage } from '../gallery/stills/stillTable.ts';
import { playedGames } from '../game/history/playedGames.ts';
import { RULES_QUERIES } from '../game/worker/rulesQueries.ts';
import { createMatchFollower, dropMatch, settleAll } from './unsettled.ts';

// Workers are a browser's; what ours would answer is computed here.
vi.mock('../game/worker/ask.ts', () => ({
  ask: async (name: keyof typeof RULES_QUERIES, argument: never) =>
    RULES_QUERIES[name](argument, () => {}),
}));

const { replay } = finished({ edition: 'second', seats: 6 }, null, 'together');
const record = {
  id: 'match-1',
  finishedAt: 5000,
  replay: { ...replay, names: STILL_NAMES.slice(0, 6) },
  proof: {},
};
let served: unknown = null;

beforeEach(() => {
  stubStorage();
  served = null;
  vi.stubGlobal('fetch', async () => ({ ok: served !== null, json: async () => served }));
});

const message = (stage: TableMessage['table']['stage'], you: 0 | null = 0): TableMessage => {
  const still = stillMessage({ seats: 6, people: 4, bots: 2, stage, you });
  return { ...still, table: { ...still.table, match: 'match-1' } };
};

it('a match at a table joins the history when it ends, once, and with its bots', async () => {
  const follow = createMatchFollower();
  follow(message('playing'));
  expect(playedGames()).toEqual([]);
  served = record;
  follow(message('finished'));
  follow(message('finished'));
  await vi.waitFor(() => expect(playedGames()).toHaveLength(1));
  const [game] = playedGames();
  expect(game).toMatchObject({ id: 'match-1', ended: 5000, together: true, seats: 6 });
  expect(game?.levels).toHaveLength(2);
  expect(localStorage.getItem('holdup.unsettled')).toBeNull();
});

it('a match whose end was missed is added later, as soon as the server has it', async () => {
  createMatchFollower()(message('playing'));
  await settleAll();
  expect(playedGames()).toEqual([]);
  served = record;
  await settleAll();
  expect(playedGames().map(({ id }) => id)).toEqual(['match-1']);
  await settleAll();
  expect(playedGames()).toHaveLength(1);
});

it('a spectator’s matches and those left early stay out', async () => {
  served = record;
  createMatchFollower()(message('playing', null));
  createMatchFollower()(message('finished', null));
  createMatchFollower()(message('playing'));
  dropMatch('match-1');
  await settleAll();
  expect(playedGames()).toEqual([]);
});
