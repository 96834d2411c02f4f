import { RULES_VERSION, result, type Seat } from '@holdup/engine';
import { CHARACTERS, LIMITS, START_RATING } from '@holdup/protocol';
import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import type { Entry } from './entries.ts';
import { standingsOf } from './standing.ts';
import { blankTable, type Table } from './table.ts';
import { carryOut } from './timeUp.ts';

const entropy = { secret: () => '5e'.repeat(32), matchId: () => 'match', token: () => 'token' };
const NAMES = ['Ana', 'Ben', 'Cem'];
const SEATS: readonly Seat[] = [0, 1, 2];

const add = (table: Table, ...entries: readonly Entry[]): void => {
  for (const entry of entries) apply(table, entry, table.at, []);
};

const sit = (table: Table, seat: Seat, name: string): void =>
  add(table, {
    t: 'sat',
    seat,
    person: table.persons,
    name,
    character: CHARACTERS[seat] ?? 'bull',
    tokenHash: name,
  });

const openTable = (secret = '5e'): Table => {
  const table = blankTable('BCDFG');
  add(table, { t: 'opened', secret: secret.repeat(32), settings: { seats: 4 } });
  for (const seat of SEATS) sit(table, seat, NAMES[seat] ?? '');
  add(table, { t: 'bot', seat: 3, level: 'rookie', character: 'toad' });
  return table;
};

/** Plays a match to its end; everybody lets the time pass. Returns what each seat got. */
const playMatch = (table: Table, id: string, during: () => void = () => {}) => {
  add(table, { t: 'starting' }, { t: 'began', match: id, rules: RULES_VERSION });
  during();
  while (table.stage === 'playing')
    add(table, ...carryOut(table, { at: table.at, what: 'timeUp' }, entropy));
  const ended = table.game && result(table.game.match);
  if (!ended) throw new Error('The match is not over.');
  return ended;
};

const again = (table: Table, secret: string): void =>
  add(table, { t: 'rematch', secret: secret.repeat(32) });

test('a finished match is added to the standing of the people, not of the bots', () => {
  const table = openTable();
  expect(standingsOf(table)).toEqual([]);
  const ended = playMatch(table, 'one');
  const rows = standingsOf(table);
  expect(rows.map(({ name }) => name).sort()).toEqual(NAMES);
  for (const { person, games, wins, money } of rows) {
    const own = ended.seats[person];
    expect(games).toBe(1);
    expect(wins).toBe(own && ended.winners.includes(own.seat) ? 1 : 0);
    expect(money).toBe(own?.alive ? own.total : 0);
  }
});

test('the standing continues from match to match, and a log always gives the same one', () => {
  const evening = (): Table => {
    const table = openTable();
    for (const [number, secret] of ['a1', 'b2', 'c3'].entries()) {
      playMatch(table, `match ${number}`);
      again(table, secret);
    }
    return table;
  };
  const rows = standingsOf(evening());
  expect(rows.map(({ games }) => games)).toEqual([3, 3, 3]);
  expect(rows.map(({ rating }) => rating)).toEqual(
    rows.map(({ rating }) => rating).sort((a, b) => b - a),
  );
  expect(new Set(rows.map(({ rating }) => rating)).size).toBeGreaterThan(1);
  expect(standingsOf(evening())).toEqual(rows);
});

test('a player who returns under the same name keeps their standing', () => {
  const table = openTable();
  playMatch(table, 'one');
  again(table, 'a1');
  add(table, { t: 'left', seat: 1, why: 'left' });
  sit(table, 1, 'BEN');
  playMatch(table, 'two');
  const rows = standingsOf(table);
  expect(rows).toHaveLength(3);
  expect(rows.find(({ name }) => name === 'BEN')?.games).toBe(2);
});

test('players who sit down during a match, or leave it, are not rated in it', () => {
  const table = openTable();
  playMatch(table, 'one', () => {
    sit(table, 3, 'Late');
    add(table, { t: 'left', seat: 0, why: 'left' });
  });
  expect(
    standingsOf(table)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Ben', 'Cem']);
});

test('a player who was never rated keeps the initial rating', () => {
  const table = blankTable('BCDFG');
  add(table, { t: 'opened', secret: '5e'.repeat(32), settings: { seats: 3 } });
  sit(table, 0, 'Ana');
  for (const seat of [1, 2] as const)
    add(table, { t: 'bot', seat, level: 'rookie', character: seat === 1 ? 'owl' : 'cat' });
  playMatch(table, 'alone');
  expect(standingsOf(table)[0]).toMatchObject({ name: 'Ana', games: 1, rating: START_RATING });
});

test('a long standing keeps the most recent players', () => {
  const table = openTable();
  for (let number = 0; number < LIMITS.standingKept; number++) {
    playMatch(table, `match ${number}`);
    again(table, 'd4');
    add(table, { t: 'left', seat: 0, why: 'left' });
    sit(table, 0, `Guest ${number}`);
  }
  const names = standingsOf(table).map(({ name }) => name);
  expect(names).toHaveLength(LIMITS.standingKept);
  expect(names).toContain('Ben');
  expect(names).not.toContain('Ana');
});
