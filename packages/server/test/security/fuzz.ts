import { isDeepStrictEqual } from 'node:util';
import { below, createRandom, type Move, type Seat } from '@holdup/engine';
import { SUBPROTOCOL } from '@holdup/protocol';
import { WebSocket } from 'ws';
import { connect, socketUrl, type TestClient } from '../client.ts';
import { hostileFrame, type Known } from './frames.ts';

interface FuzzReport {
  readonly frames: number;
  readonly connections: number;
  /** Answers by the name of the error. */
  readonly answers: Map<string, number>;
  /** What changed at the table; empty if nothing did. */
  readonly changes: string[];
}

/** About as many as the server reads before it ends the connection. */
const FRAMES_PER_CONNECTION = { malformed: 14, wellFormed: 60 } as const;
const CONNECTIONS_AT_ONCE = 12;
const HOST = 0;
const SIGN_OF_LIFE_MS = 40_000;
const CHARACTERS = ['fox', 'owl', 'cat'] as const;

interface Target {
  readonly clients: TestClient[];
  readonly tokens: string[];
  readonly known: Known;
  readonly godfather: Seat;
}

/** A match without a clock in which everybody waits for the Godfather, and the moves sent so far. */
async function openTarget(port: number): Promise<Target> {
  const clients: TestClient[] = [];
  const tokens: string[] = [];
  const recorded: string[] = [];
  let code = '';
  for (const [i, character] of CHARACTERS.entries()) {
    const client = await connect(port);
    const send = client.socket.send.bind(client.socket) as (text: string) => void;
    client.socket.send = ((text: string) => {
      if (text.includes('"play"')) recorded.push(text);
      send(text);
    }) as typeof client.socket.send;
    const who = { name: `P${i}`, character };
    const answer = await client.request(
      i === 0
        ? { type: 'create', ...who, settings: { seats: 3, pace: 'untimed' } }
        : { type: 'join', code, ...who },
    );
    if (i === 0) code = answer.code ?? '';
    tokens.push(answer.token ?? '');
    clients.push(client);
  }
  await clients[0]?.request({ type: 'start' });
  const all = async (move: (seat: number) => Move) => {
    for (const [seat, client] of clients.entries())
      await client.request({
        type: 'play',
        question: client.session.table?.clock?.question ?? 0,
        move: move(seat),
      });
  };
  const [first] = clients as [TestClient];
  for (const client of clients) await client.until((table) => table.view?.public.step === 'load');
  await all(() => ({ move: 'load', bullet: 'click' }));
  for (const client of clients) await client.until((table) => table.view?.public.step === 'aim');
  await all((seat) => ({ move: 'aim', target: ((seat + 1) % 3) as Seat }));
  const table = await first.until(({ view }) => view?.public.step === 'privilege');
  for (const client of clients) await client.until(({ view }) => view?.public.step === 'privilege');
  const known = { code, question: table.clock?.question ?? 0, recorded };
  return { clients, tokens, known, godfather: table.view?.public.godfather ?? 0 };
}

/** One attacker: takes a stolen seat or none, sends hostile frames, and is disconnected or leaves. */
function attack(
  port: number,
  token: string | null,
  frames: readonly (string | Buffer)[],
  known: Known,
  answers: Map<string, number>,
): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(socketUrl(port), SUBPROTOCOL);
    let again: NodeJS.Timeout | undefined;
    const askTime = () =>
      socket.readyState === socket.OPEN && socket.send('{"type":"time","sent":1}');
    const done = () => {
      clearInterval(again);
      socket.terminate();
      resolve();
    };
    socket.on('open', () => {
      if (token !== null)
        socket.send(JSON.stringify({ type: 'resume', id: 0, code: known.code, token }));
      for (const frame of frames) socket.send(frame);
      // Its answer, or the close, shows that everything before it was handled. It may be rate-limited itself, so it is repeated.
      askTime();
      again = setInterval(askTime, 300);
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as { type: string; error?: string };
      if (message.error !== undefined)
        answers.set(message.error, (answers.get(message.error) ?? 0) + 1);
      if (message.type === 'time') done();
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}

export async function fuzz(
  port: number,
  frames: number,
  seed: string,
  progress: (sent: number) => Promise<void> | void = () => {},
): Promise<FuzzReport> {
  const target = await openTarget(port);
  const { clients, known, godfather } = target;
  const victim = clients[godfather] as TestClient;
  const state = () => {
    const { table, view, clock } = victim.session.table ?? {};
    return structuredClone({ table, view, clock });
  };
  const before = state();
  let shownAt = performance.now();
  const random = createRandom(seed);
  const answers = new Map<string, number>();
  const strangers = [
    null,
    ...target.tokens.filter((_, seat) => seat !== godfather && seat !== HOST),
  ];
  let sent = 0;
  let connections = 0;
  while (sent < frames) {
    await Promise.all(
      Array.from({ length: CONNECTIONS_AT_ONCE }, () => {
        const wellFormed = below(random, 4) === 0;
        const length = FRAMES_PER_CONNECTION[wellFormed ? 'wellFormed' : 'malformed'];
        const batch = Array.from({ length }, () => hostileFrame(random, known, wellFormed));
        sent += batch.length;
        const token = strangers[connections++ % strangers.length] ?? null;
        return attack(port, token, batch, known, answers);
      }),
    );
    await progress(sent);
    // A sign of life, so that no bot stands in during a long run.
    if (performance.now() - shownAt > SIGN_OF_LIFE_MS) {
      shownAt = performance.now();
      await victim.request({ type: 'here' });
    }
  }
  const changes: string[] = [];
  const after = state();
  if (!isDeepStrictEqual(after, before))
    changes.push(`before: ${JSON.stringify(before)}\nafter: ${JSON.stringify(after)}`);
  const question = victim.session.table?.clock?.question ?? 0;
  await victim.request({ type: 'play', question, move: { move: 'pass' } });
  await victim.until((table) => table.view?.public.step === 'courage');
  for (const client of clients) client.close();
  return { frames: sent, connections, answers, changes };
}
