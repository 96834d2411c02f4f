import { type Bot, createBot, createNewcomer, type Net, safeDecide } from '@holdup/bots';
import {
  canRevise,
  createMatch,
  createRandom,
  deciding,
  type GameEvent,
  type Move,
  openDecision,
  ownView,
  parseMove,
  play,
  playRecorded,
  recordMove,
  replayOf,
  type Seat,
  unit,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import type { Thinking } from '../../motion/timings.ts';
import { personSeat } from '../seats.ts';
import type { FromWorker, LocalMatch, LocalSeat } from './messages.ts';
import { createTalkers } from './talkers.ts';

/** The bots' own random stream. It depends on the number of moves, so that a resumed game does not repeat itself. */
const BOT_STREAM = 200;
const BUDGET_MS = 120;
/** How much of the remaining thinking time bots take once the person has answered. */
const HASTE = 0.25;

const now = (): number => performance.now();

/** Who plays where the net can't be had. */
const FALLBACK = 'casual';

const botOf = (seat: LocalSeat, net: Net | null): Bot | null => {
  if (seat.kind !== 'bot') return null;
  if (net === null) return createNewcomer(FALLBACK);
  return createBot({ level: seat.level, net, personality: seat.personality });
};

const namesOf = (seats: readonly LocalSeat[]): readonly string[] => seats.map(({ name }) => name);

const seenBy = (seat: Seat, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((event) => visibleTo(event, seat));

/**
 * Provides the bots: at once, or when the net has loaded. The first bot that has to answer starts
 * loading it: by then the table is on the screen. Without the net simple bots play, and the page is
 * notified.
 */
const createBots = (
  seats: readonly LocalSeat[],
  load: () => Promise<Net | null>,
  post: (message: FromWorker) => void,
) => {
  type Use = (bot: Bot) => void;
  let bots: readonly (Bot | null)[] | null = null;
  const waiting = new Map<Seat, Use>();
  const seatBots = (net: Net | null): void => {
    bots = seats.map((seat) => botOf(seat, net));
    if (net === null) post({ type: 'simpleBots' });
    for (const [seat, use] of waiting) withBot(seat, use);
  };
  const withBot = (seat: Seat, use: Use): void => {
    if (bots !== null) {
      if (bots[seat]) use(bots[seat]);
      return;
    }
    if (waiting.size === 0) void load().then(seatBots);
    waiting.set(seat, use);
  };
  return withBot;
};

/** When each bot answers. An answer can be brought forward, never delayed. */
const createSchedule = (decide: (seat: Seat) => void) => {
  const timers = new Map<Seat, { timer: ReturnType<typeof setTimeout>; due: number }>();
  const at = (seat: Seat, ms: number): void => {
    const planned = timers.get(seat);
    if (planned) {
      if (planned.due <= now() + ms) return;
      clearTimeout(planned.timer);
    }
    const timer = setTimeout(() => {
      timers.delete(seat);
      decide(seat);
    }, ms);
    timers.set(seat, { timer, due: now() + ms });
  };
  return {
    at,
    has: (seat: Seat): boolean => timers.has(seat),
    allNow: (): void => {
      for (const seat of [...timers.keys()]) at(seat, 0);
    },
  };
};

/**
 * A match against bots. They see their own views only, and move when the screen has caught up. It begins before the net is
 * there: a person on a slow line reads the first question meanwhile.
 */
export const createTable = (
  { setup, seats, moves, deadSeeHands = true }: LocalMatch,
  load: () => Promise<Net | null>,
  thinkingAtFirst: Thinking,
  post: (message: FromWorker) => void,
) => {
  const you = personSeat(seats);
  const past: GameEvent[] = [];
  const match = createMatch(setup, past);
  for (const { seat, ...move } of moves) playRecorded(match, seat, move, past);
  const made = [...moves];
  const isBot = (seat: Seat): boolean => seats[seat]?.kind === 'bot';
  const withBot = createBots(seats, load, post);
  const random = createRandom(`${setup.seed}/bots/${moves.length}`, BOT_STREAM);
  const talkers = createTalkers(seats, random);
  let thinking = thinkingAtFirst;
  let hurried = false;
  let last = -1;
  let postedAt = now();

  const postBeat = (all: readonly GameEvent[]): void => {
    const id = ++last;
    postedAt = now();
    const before = id === 0 && moves.length > 0 ? seenBy(you, past) : [];
    const [events, view] = [seenBy(you, all), viewOf(match, you)];
    const replay =
      view.public.result && replayOf({ ...setup, ...view.public }, made, namesOf(seats));
    const dead = view.public.players[you]?.alive === false;
    const secrets = dead && deadSeeHands ? match.seatStates.map((own) => ownView(own)) : null;
    post({ type: 'beat', id, events, past: before, view, secrets, moves: [...made], replay });
  };

  const make = (seat: Seat, move: Move): boolean => {
    const events: GameEvent[] = [];
    const revises = canRevise(match, seat);
    if (!play(match, seat, move, events).ok) return false;
    recordMove(made, { seat, ...move }, revises);
    talkers.after(events, match);
    postBeat(events);
    return true;
  };

  const schedule = createSchedule((seat) =>
    withBot(seat, (bot) => {
      if (!deciding(match).includes(seat)) return;
      const input = { view: viewOf(match, seat), random, budgetMs: BUDGET_MS };
      const move = safeDecide(bot, input, now).move ?? input.view.moves[0];
      if (move) make(seat, move);
    }),
  );

  /**
   * How long a bot seems to think about the open decision, once the screen has caught up. While
   * loot is shared, bots think about their turn while the one before is shown.
   */
  const thinkingTime = (): number => {
    const sharing = openDecision(match)?.step === 'share';
    const { least, more } = sharing ? thinking.sharing : thinking;
    const thought = sharing ? now() - postedAt : 0;
    return Math.max(0, least + unit(random) * more - thought);
  };

  const think = (): void => {
    for (const seat of deciding(match)) {
      if (!isBot(seat)) hurried = false;
      else if (!schedule.has(seat)) schedule.at(seat, hurried ? 0 : thinkingTime());
    }
  };

  /** Bots that decide together with the person don't keep them waiting once they have answered. */
  const finishThinking = (): void => {
    if (openDecision(match)?.together !== true) return;
    for (const seat of deciding(match))
      if (isBot(seat)) schedule.at(seat, hurried ? 0 : unit(random) * thinking.more * HASTE);
  };

  return {
    begin: () => postBeat(moves.length === 0 ? past : []),
    shown: (id: number) => {
      if (id !== last) return;
      for (const said of talkers.take()) post({ type: 'said', said });
      think();
    },
    answer: (value: unknown) => {
      const move = parseMove(value);
      if (move === undefined || !make(you, move)) post({ type: 'refused' });
      else finishThinking();
    },
    hurry: () => {
      hurried = true;
      schedule.allNow();
    },
    think: (next: Thinking) => {
      thinking = next;
    },
  };
};
