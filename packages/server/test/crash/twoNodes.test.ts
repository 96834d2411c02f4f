import { type PowerName, pickable, type Seat } from '@holdup/engine';
import type { PowerChoice, Request, SettingsChange, TableMessage } from '@holdup/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import type { Entry } from '../../src/table/entries.ts';
import { autoPlay, connect, type TestClient } from '../client.ts';
import { fastClock } from '../fastClock.ts';
import { type LateTableSeats, writeLateTable } from '../lateTable.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { startTestServer } from '../server.ts';

/** The speed of time: fast enough to wait less, slow enough for nodes to notify each other in time. */
const SPEED = 3;
const HOUR = 3_600_000;

const PEOPLE = [
  { name: 'Ana', character: 'fox' },
  { name: 'Ben', character: 'owl' },
  { name: 'Cem', character: 'cat' },
] as const;

let postgres: TestPostgres;
let nodes: readonly [RunningServer, RunningServer];
/** A table in its last round. */
let late: LateTableSeats;
beforeAll(async () => {
  postgres = await startPostgres();
  late = await writeLateTable(postgres.url, Date.now() - HOUR, {
    people: PEOPLE,
    settings: { seats: 3, pace: 'untimed', godfatherCounts: 'off' },
    round: 8,
  });
  const clock = fastClock(SPEED);
  nodes = await Promise.all([
    startTestServer({ database: postgres.url }, { clock }),
    startTestServer({ database: postgres.url }, { clock }),
  ]);
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await postgres.remove();
});

const PATIENCE = { timeout: 60_000, interval: 10 };
const refusal = (client: TestClient, request: Request): Promise<string> =>
  client.request(request).then(
    () => 'ok',
    ({ error }: { error: string }) => error,
  );

const ports = (): [number, number] => [nodes[0].port, nodes[1].port];

test('over two nodes: somebody kept out cannot come back, others knock, and a lock and a limit hold', async () => {
  const [one, two] = ports();
  const ana = await connect(one);
  const create = { type: 'create', name: 'Ana', character: 'fox' } as const;
  const { code = '' } = await ana.request({ ...create, settings: { seats: 5 } });
  const join = (name: string, character: 'owl' | 'cat' | 'bear', device: string): Request => ({
    type: 'join',
    code,
    name,
    character,
    device: device.repeat(32),
  });
  const mallory = await connect(two);
  const { token = '' } = await mallory.request(join('Mal', 'owl', 'a'));
  await ana.until(({ table }) => table.seats[1]?.kind === 'person');
  await ana.request({ type: 'remove', seat: 1, keepOut: true });
  await vi.waitFor(() => expect(mallory.gone).toEqual(['removed']), PATIENCE);

  // The same browser is refused at both nodes, under any name, with the old seat, and as a spectator.
  for (const port of [one, two]) {
    const again = await connect(port);
    expect(await refusal(again, join('Mel', 'cat', 'a'))).toBe('keptOut');
    expect(await refusal(again, { type: 'resume', code, token })).toBe('badToken');
    expect(await refusal(again, { type: 'watch', code, device: 'a'.repeat(32) })).toBe('keptOut');
    again.close();
  }

  // Everybody else here has the same address, so they knock; one is let in from the other node, one is not.
  const [ben, cem] = await Promise.all([connect(two), connect(two)]);
  for (const [client, wish] of [
    [ben, join('Ben', 'cat', 'b')],
    [cem, join('Cem', 'bear', 'c')],
  ] as const)
    expect(await client.request(wish)).toMatchObject({ waiting: true });
  const { table } = await ana.until(({ table: now }) => now.knocks.length === 2);
  for (const { knock, name, suspect } of table.knocks) {
    expect(suspect).toBe(true);
    await ana.request({ type: 'admit', knock, on: name === 'Ben' });
  }
  await ben.until(({ you }) => you.seat === 1);
  await vi.waitFor(() => expect(cem.gone).toEqual(['turnedAway']), PATIENCE);

  // Spectators of both nodes are sent away; after that the limit and the lock hold at both.
  const watchers = await Promise.all([connect(one), connect(two)]);
  for (const watcher of watchers) await watcher.request({ type: 'watch', code });
  await ana.until(({ presence }) => presence.spectators === 2);
  const [, far] = watchers as [TestClient, TestClient];
  await far.request({ type: 'cheer', reaction: 'laugh' });
  await vi.waitFor(
    () => expect(ana.frames).toContain('{"type":"cheer","reaction":"laugh"}'),
    PATIENCE,
  );
  await ana.request({ type: 'configure', settings: { spectators: 0 } });
  await ana.request({ type: 'clearSpectators' });
  for (const watcher of watchers) {
    await vi.waitFor(() => expect(watcher.gone).toEqual(['removed']), PATIENCE);
    expect(await refusal(watcher, { type: 'watch', code })).toBe('noSpectators');
  }
  await ana.request({ type: 'configure', settings: { locked: true } });
  await ben.until(({ table: now }) => now.settings.locked);
  for (const watcher of watchers)
    expect(await refusal(watcher, { type: 'watch', code, door: true })).toBe('tableLocked');

  // The filter, the hidden code and a mute hold at both, too.
  await ana.request({ type: 'configure', settings: { filter: 'strict', hideCode: true } });
  await ben.until(({ table: now }) => now.settings.hideCode && now.settings.filter === 'strict');
  await ben.request({ type: 'chat', text: 'fuck this' });
  await ana.until(({ talk }) => talk.some((said) => said.kind === 'chat'));
  expect(ana.session.table?.talk.at(-1)).toMatchObject({ text: '**** this' });
  expect(await refusal(ben, { type: 'dress', name: 'Fuck' })).toBe('nameRude');
  const { person } = ben.session.table?.you ?? {};
  await ana.request({ type: 'mute', person: person ?? 0, on: true });
  await ben.request({ type: 'chat', text: 'nobody hears this' });
  await ben.until(({ talk }) => talk.length === 2);
  await ana.request({ type: 'chat', text: 'done' });
  await ana.until(({ talk }) => talk.at(-1)?.person === 0);
  expect(ana.frames.join()).not.toContain('nobody hears this');

  // A report of somebody on one node is in the database of both.
  await ben.request({ type: 'report', person: 0, reason: 'other' });
  const [, other] = nodes;
  await vi.waitFor(async () => expect(await other.store.reports()).toHaveLength(1), PATIENCE);
  for (const client of [ana, ben, cem, mallory, ...watchers]) client.close();
});

type Three = [TestClient, TestClient, TestClient];

const byThemselves = () => autoPlay((moves) => moves[0] ?? { move: 'pass' });

/** Three people at a table, the host at the first node and the others at the second. They play by themselves. */
async function sitDown(
  settings: SettingsChange,
): Promise<{ code: string; tokens: string[]; people: Three }> {
  const [one, two] = ports();
  const people = await Promise.all([one, two, two].map((port) => connect(port, byThemselves())));
  const tokens: string[] = [];
  let code = '';
  for (const [i, client] of people.entries()) {
    const who = { ...PEOPLE[i as 0 | 1 | 2], device: `${i}`.repeat(32) };
    const ok = await client.request(
      i === 0
        ? { type: 'create', ...who, settings: { seats: 4, pace: 'untimed', ...settings } }
        : { type: 'join', code, ...who },
    );
    code = ok.code ?? '';
    tokens.push(ok.token ?? '');
  }
  return { code, tokens, people: people as Three };
}

const choiceOf = ({ table }: TableMessage): PowerChoice => {
  if (table.choosing === null) throw new Error(`the table is ${table.stage}`);
  return table.choosing;
};

/** Starts, and waits until everybody chooses, and the bot has. */
async function choose(people: Three, bots: number): Promise<PowerChoice> {
  await people[0].request({ type: 'start', fill: 'shark' });
  const isOpen = ({ table: { choosing } }: TableMessage) =>
    choosing !== null && choosing.picks.filter((power) => power !== null).length >= bots;
  const [choice, ...others] = await Promise.all(
    people.map(async (client) => choiceOf(await client.until(isOpen))),
  );
  for (const other of others) expect(other.offers).toEqual(choice?.offers);
  return choice as PowerChoice;
}

const picksIn = async (code: string): Promise<Entry<'picked'>[]> =>
  (await nodes[0].store.readLog(code))
    .flatMap(({ entries }) => JSON.parse(entries) as Entry[])
    .filter((entry) => entry.t === 'picked');

const powersOf = ({ view }: TableMessage) => view?.public.players.map(({ power }) => power);
const isPlaying = ({ table, view }: TableMessage) => table.stage === 'playing' && view !== null;

test('over two nodes: everybody keeps one of two powers, and the bot picks once', async () => {
  const { code, people } = await sitDown({ powers: 'keepOne', banned: ['doctor'] });
  const [ana, ben, cem] = people;
  const { offers } = await choose(people, 1);
  expect(offers.flat()).not.toContain('doctor');
  const wanted = offers.slice(0, 3).map((own) => own[1] as PowerName);
  expect(await refusal(ben, { type: 'pick', power: wanted[2] as PowerName })).toBe('illegalMove');
  await ben.request({ type: 'pick', power: wanted[1] as PowerName });
  await ana.until((now) => choiceOf(now).picks[1] === wanted[1]);
  await cem.request({ type: 'pick', power: wanted[2] as PowerName });
  await ana.request({ type: 'pick', power: wanted[0] as PowerName });
  for (const client of people)
    expect(powersOf(await client.until(isPlaying))?.slice(0, 3)).toEqual(wanted);
  expect((await picksIn(code)).map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  for (const client of people) client.close();
});

test('over two nodes: a spectator’s guess is known at both in the end, and a rematch is voted without the host', async () => {
  const { code, tokens } = late;
  const [one, two] = ports();
  const as = { name: 'Wanda', character: 'bear' } as const;
  let guessed: Promise<unknown> | null = null;
  const wanda = await connect(two, (client, { clock, view }) => {
    if (clock?.count !== 'courage' || guessed !== null) return;
    const seat = view?.public.players.findIndex(({ alive }) => alive) as Seat;
    guessed = client.request({ type: 'guess', question: clock.question, seat, as });
  });
  await wanda.request({ type: 'watch', code });
  const people = await Promise.all([one, two, two].map((port) => connect(port, byThemselves())));
  const [ana, ben, cem] = people as Three;
  for (const [i, client] of people.entries())
    await client.request({ type: 'resume', code, token: tokens[i] ?? '' });
  for (const client of [...people, wanda]) {
    const { table } = await client.until((now) => now.table.stage === 'finished', PATIENCE.timeout);
    expect(table.guesses).toEqual([{ seat: null, watcher: as, right: expect.any(Number), of: 1 }]);
  }
  await guessed;
  // The host goes; the others, at the other node, decide.
  ana.close();
  await cem.until(({ presence }) => !presence.persons.includes(0), PATIENCE.timeout);
  await cem.request({ type: 'rematch' });
  const { table } = await wanda.until((now) => now.table.votes.length === 1);
  expect(table).toMatchObject({ stage: 'finished', votes: [2] });
  await ben.request({ type: 'rematch' });
  await wanda.until((now) => now.table.stage === 'lobby' && now.table.host === 2);
  for (const client of [ben, cem, wanda]) client.close();
});

test('over two nodes: a draft goes round, and somebody kept out in the middle of it cannot come back', async () => {
  const { code, tokens, people } = await sitDown({ powers: 'draft' });
  const [ana] = people;
  const [one] = ports();
  await choose(people, 0);
  let removed: Seat | null = null;
  const isPerson = (seat: Seat): boolean => seat < 3 && seat !== removed;
  for (;;) {
    const now = await ana.until(
      ({ table: { stage, choosing } }) =>
        stage === 'playing' || choosing?.awaited.some(isPerson) === true,
    );
    if (now.table.stage === 'playing') break;
    const { awaited, offers, picks } = choiceOf(now);
    const [seat] = awaited as [Seat];
    const [power] = pickable({ offers, order: awaited }, picks, seat) as [PowerName];
    for (const [other, client] of people.entries())
      if (other !== seat && other !== removed)
        expect(await refusal(client, { type: 'pick', power })).toBe('notAsked');
    if (seat === 0 || removed !== null) {
      const picker = people[seat as 0 | 1 | 2];
      // The other node may hear of the turn a moment later.
      await picker.until(({ table }) => table.choosing?.awaited.includes(seat) === true);
      await picker.request({ type: 'pick', power });
    } else {
      // A bot takes the seat and picks.
      await ana.request({ type: 'remove', seat, keepOut: true });
      removed = seat;
      const again = await connect(one);
      const device = `${seat}`.repeat(32);
      const join = { type: 'join', code, name: 'Mel', character: 'toad', device } as const;
      expect(await refusal(again, { type: 'resume', code, token: tokens[seat] ?? '' })).toBe(
        'badToken',
      );
      expect(await refusal(again, { type: 'watch', code, device })).toBe('keptOut');
      expect(await refusal(again, join)).toBe('keptOut');
      again.close();
    }
    await ana.until(
      ({ table: { choosing } }) => choosing === null || choosing.picks[seat] !== null,
    );
  }
  const begun = await ana.until(isPlaying);
  expect(new Set(powersOf(begun)).size).toBe(4);
  expect((await picksIn(code)).map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  for (const client of people) client.close();
});

test('over two nodes: a host who gives powers out does so for people at both, and nobody else does', async () => {
  const { people } = await sitDown({ powers: 'host', banned: ['greedy'] });
  const [ana, ben] = people;
  const { offers } = await choose(people, 0);
  const [mine, theirs, ...rest] = offers[0] as readonly PowerName[];
  expect(offers[0]).not.toContain('greedy');
  expect(await refusal(ben, { type: 'pick', power: theirs as PowerName })).toBe('notAllowed');
  const given = [mine, theirs, rest[0], rest[1]] as PowerName[];
  for (const [i, power] of given.entries())
    await ana.request({ type: 'pick', power, seat: i as Seat });
  for (const client of people) expect(powersOf(await client.until(isPlaying))).toEqual(given);
  for (const client of people) client.close();
});
