import type { Seat } from '@holdup/engine';
import { type BotMind, createBotMind } from '../src/bots/botMind.ts';
import type { RunningServer } from '../src/server.ts';
import { autoPlay, connect } from '../test/client.ts';
import { startTestServer, testFolder } from '../test/server.ts';
import { option, percentile, rounded, type ServerPromise } from './promise.ts';

/** The answering delay of a bot, which hides its thinking time. */
const DELAY_MS = { least: 700, spread: 1100 };
const SEATS = 6;
/** A difference this unlikely by chance counts as a leak. */
const SIGNIFICANT = 0.001;

interface Sample {
  readonly thinkingMs: number;
  /** From the moment the answer was due until the observer saw it. */
  readonly lateMs: number;
  /** Whether the answer was known when it was due. On a machine too busy for that it comes a whole delay later. */
  readonly inTime: boolean;
}

interface Asked {
  readonly due: number;
  readonly delayMs: number;
  thinkingMs: number | null;
}

/** The largest distance between two distributions, and how likely chance alone makes it as large (Kolmogorov–Smirnov). */
function compare(a: readonly number[], b: readonly number[]): { distance: number; p: number } {
  const [left, right] = [a.toSorted((x, y) => x - y), b.toSorted((x, y) => x - y)];
  let distance = 0;
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    const value = Math.min(left[i] ?? 0, right[j] ?? 0);
    while (i < left.length && (left[i] ?? 0) <= value) i++;
    while (j < right.length && (right[j] ?? 0) <= value) j++;
    distance = Math.max(distance, Math.abs(i / left.length - j / right.length));
  }
  const size = Math.sqrt((left.length * right.length) / (left.length + right.length));
  const lambda = (size + 0.12 + 0.11 / size) * distance;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * (k * lambda) ** 2);
  return { distance, p: distance === 0 ? 1 : Math.min(1, Math.max(0, p)) };
}

/** How many consecutive answers are compared with each other: those of a few seconds. */
const NEIGHBOURS = 20;

/**
 * The lateness of each answer compared with the answers around it, split into those that took less thinking than the
 * median of these and those that took more. Comparing only neighbours keeps a spell of load, which makes all thinking
 * long and all answers late, from looking like a leak.
 */
function splitByThinking(samples: readonly Sample[], lateness: (sample: Sample) => number) {
  const [short, long]: [number[], number[]] = [[], []];
  for (let i = 0; i < samples.length; i += NEIGHBOURS) {
    const group = samples.slice(i, i + NEIGHBOURS);
    const usual = percentile(group.map(lateness), 0.5);
    const thinking = percentile(
      group.map(({ thinkingMs }) => thinkingMs),
      0.5,
    );
    for (const sample of group)
      (sample.thinkingMs <= thinking ? short : long).push(lateness(sample) - usual);
  }
  return { short, long };
}

/** Records how long each bot thinks, and when its answer is due. */
function watchedMind(
  mind: BotMind,
  asked: Map<string, Asked>,
  server: () => RunningServer,
  delayMs: () => number,
): BotMind {
  return {
    async decide(bot, view, payer) {
      const game = server()
        .tables.all()
        .find(({ table }) => table.game?.id === bot.match)?.table.game;
      const now = Date.now();
      const due = Math.max(now, (game?.openedAt ?? 0) + (game?.telling ?? 0)) + delayMs();
      const entry: Asked = { due, delayMs: delayMs(), thinkingMs: null };
      asked.set(`${bot.match} ${game?.question} ${view.seat}`, entry);
      const answer = await mind.decide(bot, view, payer);
      entry.thinkingMs = Date.now() - now;
      return answer;
    },
    close: () => mind.close(),
  };
}

/** One player plays against sharks, and records when each bot's answer arrives. */
async function watchTable(
  port: number,
  asked: ReadonlyMap<string, Asked>,
  samples: Sample[],
): Promise<() => void> {
  const seen = new Set<string>();
  const play = autoPlay(([first]) => first ?? { move: 'pass' });
  const client = await connect(port, (self, table, events) => {
    const question = table.clock?.question ?? 0;
    const note = (seat: Seat, number: number) => {
      const key = `${table.table.match} ${number} ${seat}`;
      const entry = asked.get(key);
      if (entry === undefined || entry.thinkingMs === null || seen.has(key)) return;
      seen.add(key);
      samples.push({
        thinkingMs: entry.thinkingMs,
        lateMs: Date.now() - entry.due,
        inTime: entry.thinkingMs < entry.delayMs,
      });
    };
    for (const seat of table.clock?.chosen ?? []) note(seat, question);
    // The last answer to a question arrives together with the next question.
    for (const event of events)
      if (event.type === 'locked')
        for (const number of [question, question - 1]) note(event.seat, number);
    play(self, table);
    if (table.table.stage === 'finished')
      self.request({ type: 'rematch' }).then(
        () => self.request({ type: 'start', fill: 'shark' }),
        () => {},
      );
  });
  await client.request({
    type: 'create',
    name: 'Ana',
    character: 'fox',
    settings: { seats: SEATS, godfatherCounts: 'off' },
  });
  await client.request({ type: 'start', fill: 'shark' });
  return () => client.close();
}

export const timingPromise: ServerPromise = {
  promise:
    'the time at which a bot’s answer arrives does not reveal how long it thought, nor anything about its hand',
  options: { seconds: 60, tables: 2 },
  async run(options) {
    const folder = testFolder();
    const asked = new Map<string, Asked>();
    const all: Sample[] = [];
    let delayMs = 0;
    const mind = createBotMind({ threads: 2, msPerPayer: 100_000, report() {} });
    const server: RunningServer = await startTestServer(
      { database: folder.file('timing.db') },
      {
        // Called right before the bot is asked.
        botDelay() {
          delayMs = DELAY_MS.least + Math.random() * DELAY_MS.spread;
          return delayMs;
        },
        mind: watchedMind(
          mind,
          asked,
          () => server,
          () => delayMs,
        ),
      },
    );
    const stops: (() => void)[] = [];
    for (let i = 0; i < option(options, 'tables'); i++)
      stops.push(await watchTable(server.port, asked, all));
    await new Promise((resolve) => setTimeout(resolve, option(options, 'seconds') * 1000));
    for (const stop of stops) stop();
    await server.stop();
    folder.remove();
    const samples = all.filter(({ inTime }) => inTime);
    const { short, long } = splitByThinking(samples, ({ lateMs }) => lateMs);
    const found = compare(short, long);
    // A server that thinks only after the delay, to check that this test detects it.
    const slow = splitByThinking(samples, ({ lateMs, thinkingMs }) => lateMs + thinkingMs);
    const planted = compare(slow.short, slow.long);
    const thinking = samples.map(({ thinkingMs }) => thinkingMs);
    const outcome = ({ distance, p }: typeof found) => ({
      distance: rounded(distance, 3),
      p: rounded(p, 4),
    });
    return {
      figures: {
        answers: samples.length,
        notInTime: all.length - samples.length,
        thinkingMs: {
          p50: percentile(thinking, 0.5),
          p99: percentile(thinking, 0.99),
        },
        laterThanOthersMs: {
          shortThinking: rounded(percentile(short, 0.5)),
          longThinking: rounded(percentile(long, 0.5)),
        },
        difference: outcome(found),
        plantedLeak: outcome(planted),
      },
      broken: [
        ...(found.p < SIGNIFICANT ? ['answers after long thinking arrive at other times'] : []),
        ...(planted.p >= SIGNIFICANT
          ? ['a planted leak was not noticed: this proves nothing']
          : []),
      ],
    };
  },
};
