import {
  createMatch,
  type GameEvent,
  type Move,
  play,
  resolveSetup,
  type View,
  viewOf,
} from '@holdup/engine';
import { DEFAULT_SETTINGS, RefusedError, type Request, type TableMessage } from '@holdup/protocol';
import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { ConnectionState } from '../game/game.ts';
import { createRemoteGame, type RemoteGame } from './remoteGame.ts';

const person = (id: number, name: string, character: 'fox' | 'owl') =>
  ({ kind: 'person', person: id, name, character, standIn: false }) as const;

const tableOf = (
  match: ReturnType<typeof createMatch>,
  past: readonly GameEvent[],
): TableMessage => ({
  type: 'table',
  seq: 1,
  now: 50_000,
  table: {
    code: 'BCDFG',
    stage: 'playing',
    settings: DEFAULT_SETTINGS,
    host: 0,
    seats: [
      person(0, 'Anna', 'fox'),
      person(1, 'Ben', 'owl'),
      { kind: 'bot', level: 'rookie', name: 'Dot', character: 'duck' },
    ],
    commitment: '',
    seals: [],
    randomFrom: [],
    bets: [],
    promises: [],
    guesses: [],
    votes: [],
    standing: [],
    choosing: null,
    notice: null,
    knocks: [],
    keptOut: 0,
    match: 'a match',
  },
  you: { seat: 0, person: 0, muted: [], choice: null, bet: null, guess: null, promises: [] },
  presence: { persons: [0, 1], spectators: 0, screens: 0 },
  view: viewOf(match, 0),
  hands: null,
  past,
  clock: {
    question: 1,
    count: null,
    deadline: 70_000,
    finalFrom: null,
    chosen: [],
    caller: null,
    held: false,
    paused: null,
  },
  talk: [],
});

/** A table of three whose messages the test sends. */
const setUp = () => {
  const happened: GameEvent[] = [];
  const match = createMatch(
    resolveSetup({ edition: 'second', seats: 3, seed: 'seed', options: {} }),
    happened,
  );
  const before: GameEvent[] = [{ type: 'allLoaded', to: 'everyone' }];
  const table = signal(tableOf(match, [...before, ...happened]));
  const connection = signal<ConnectionState>('online');
  const sent: { request: Request; settle: (error?: RefusedError) => void }[] = [];
  const game = createRemoteGame(
    {
      table,
      offset: signal(40_000),
      connection,
      send: (request) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ request, settle: (error) => (error ? reject(error) : resolve()) });
        }),
      rematch: () => {},
      screen: false,
    },
    happened,
  ) as RemoteGame;
  const tell = (change: Partial<TableMessage>, events: readonly GameEvent[] = []) => {
    table.value = { ...table.value, ...change };
    game.update(table.value, events);
  };
  return { match, table, connection, sent, game, tell, before };
};

const BANG: Move = { move: 'load', bullet: 'bang' };
const CLICK: Move = { move: 'load', bullet: 'click' };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a table on a server as a game', () => {
  it('marks who is away as soon as the server knows, and whom a bot plays for', () => {
    const { game, tell, table } = setUp();
    const away = () => game.sitters.value.map((sitter) => [sitter.away, sitter.standIn ?? false]);
    const here = [false, false];
    expect(away()).toEqual([here, here, here]);
    tell({ presence: { ...table.peek().presence, persons: [0] } });
    expect(away()).toEqual([here, [true, false], here]);
    const seats = table
      .peek()
      .table.seats.map((seat) => (seat.kind === 'person' ? { ...seat, standIn: true } : seat));
    tell({ table: { ...table.peek().table, seats } });
    expect(away()).toEqual([[true, true], [true, true], here]);
  });

  it('knows past events, and after a break those it missed, each of them once', () => {
    const { game, tell, table, before } = setUp();
    expect(game.past).toEqual(before);
    const changed = (): View => {
      const view = table.peek().view as View;
      return { ...view, public: { ...view.public } };
    };
    const events = ([0, 1, 2] as const).map(
      (seat): GameEvent => ({ type: 'satOut', seat, to: 'everyone' }),
    );
    const [heard, missed, next] = events as [GameEvent, GameEvent, GameEvent];
    const locked: GameEvent = { type: 'locked', seat: 1, to: 'everyone' };
    const { past } = table.peek();
    tell({ view: changed(), past: [...past, heard] }, [locked, heard]);
    expect(game.latest.value).toMatchObject({ events: [locked, heard], missed: [] });
    tell({ view: changed(), past: [...past, heard, missed] });
    expect(game.latest.value).toMatchObject({ events: [], missed: [missed] });
    tell({ view: changed(), past: [...past, heard, missed, next] }, [next]);
    expect(game.latest.value).toMatchObject({ events: [next], missed: [] });
  });

  it('repeats no event to a spectator who takes a seat and so may know more', () => {
    const { game, tell, table } = setUp();
    const told: GameEvent = { type: 'gotCard', seat: 1, from: null, card: 'diamond1', to: [1] };
    const { past, you, view } = table.peek();
    const sitting = { ...(view as View), public: { ...(view as View).public } };
    tell({ view: sitting, you: { ...you, seat: 1 }, past: [told, ...past] });
    expect(game.latest.value).toMatchObject({ events: [], missed: [] });
  });

  it('adds a beat for every change of the view; a change of the clock alone is none', () => {
    const { game, tell, match } = setUp();
    expect(game.latest.value.events[0]?.type).toBe('roundBegan');
    tell({ clock: null });
    expect(game.latest.value.id).toBe(0);
    const events: GameEvent[] = [];
    play(match, 1, CLICK, events);
    tell({ view: viewOf(match, 0) }, events);
    expect(game.latest.value.id).toBe(1);
    expect(game.latest.value.events).toEqual(events);
  });

  it('converts the clock to this device’s time', () => {
    const { game } = setUp();
    expect(game.clock.value.deadline).toBe(30_000);
  });

  it('shows an answer before the server confirms it, and asks again where it is refused', async () => {
    const { game, sent } = setUp();
    game.answer(BANG);
    expect(game.choice.value).toEqual(BANG);
    expect(sent[0]?.request).toEqual({ type: 'play', question: 1, move: BANG });
    sent[0]?.settle(new RefusedError('paused', ''));
    await settled();
    expect(game.choice.value).toBeNull();
    expect(game.trouble.value).toBe('paused');
    expect(game.latest.value.id).toBe(1);
    game.leave();
  });

  it('sends an answer again that was lost with the connection, if the question is still open', async () => {
    const { game, sent, connection, tell } = setUp();
    game.answer(CLICK);
    connection.value = 'reconnecting';
    sent[0]?.settle(new RefusedError('lost', ''));
    await settled();
    expect(game.choice.value).toEqual(CLICK);
    expect(game.trouble.value).toBeNull();
    connection.value = 'online';
    expect(sent, 'before the seat is ours again it would be refused').toHaveLength(1);
    tell({});
    expect(sent[1]?.request).toEqual({ type: 'play', question: 1, move: CLICK });

    connection.value = 'reconnecting';
    sent[1]?.settle(new RefusedError('lost', ''));
    await settled();
    connection.value = 'online';
    tell({
      clock: {
        question: 2,
        count: null,
        deadline: null,
        finalFrom: null,
        chosen: [],
        caller: null,
        held: false,
        paused: null,
      },
    });
    expect(sent).toHaveLength(2);
    expect(game.choice.value).toBeNull();
  });

  it('keeps the ids of talk when the server sends everything again, and follows people to their seats', () => {
    const { game, tell, table } = setUp();
    const said = { at: 1, person: 1, seat: 1, kind: 'chat', text: 'Duck!' } as const;
    const more = { at: 2, person: 0, seat: 0, kind: 'line', line: 'bang', to: 1 } as const;
    tell({ talk: [said, more] });
    expect(game.talk.value.map(({ id, seat }) => [id, seat])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const [anna, ben, dot] = table.value.table.seats;
    if (!anna || !ben || !dot) throw new Error('three sit here');
    tell({ talk: [more], table: { ...table.value.table, seats: [ben, anna, dot] } });
    expect(game.talk.value.map(({ id, seat }) => [id, seat])).toEqual([[1, 1]]);
  });
});
