import { type Bot, createBot, safeDecide } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  deciding,
  defaultMove,
  type GameEvent,
  type Match,
  type Move,
  openDecision,
  type PlayedMove,
  parseMove,
  play,
  type Random,
  type Seat,
  unit,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import type { Thinking } from '../../motion/timings.ts';
import type { FromWorker, LocalMatch, LocalSaid } from './messages.ts';
import { createTalkers } from './talkers.ts';

/** A bot's own chance; the number of moves is mixed in, so that a game taken up again does not repeat itself. */
const BOT_STREAM = 200;
const BUDGET_MS = 120;
/** Once the person has answered, those still thinking come to an end. */
const HASTE = 0.25;

/** A match against bots. They see their own views only, and move when the screen has caught up. */
export const createTable = (
  { setup, seats, moves }: LocalMatch,
  thinkingAtFirst: Thinking,
  post: (message: FromWorker) => void,
) => {
  const you = seats.findIndex(({ kind }) => kind === 'person') as Seat;
  const past: GameEvent[] = [];
  const match: Match = createMatch(setup, past);
  for (const { seat, ...move } of moves) play(match, seat, move as Move, past);
  const bots: readonly (Bot | null)[] = seats.map((seat) =>
    seat.kind === 'bot'
      ? createBot({
          level: seat.level,
          personality: seat.personality,
          clock: () => performance.now(),
        })
      : null,
  );
  const chance: Random = createRandom(`${setup.seed}/bots/${moves.length}`, BOT_STREAM);
  /** What is said about something the screen has yet to tell waits until it has. */
  const unsaid: LocalSaid[] = [];
  const talk = createTalkers(seats, chance, (said) => unsaid.push(said));
  const timers = new Map<Seat, { timer: ReturnType<typeof setTimeout>; due: number }>();
  let thinking = thinkingAtFirst;
  let hurried = false;
  let last = -1;

  const tell = (events: readonly GameEvent[], played: PlayedMove | null): void => {
    last++;
    const seen = (event: GameEvent) => visibleTo(event, you);
    post({
      type: 'beat',
      id: last,
      events: events.filter(seen),
      past: last === 0 && moves.length > 0 ? past.filter(seen) : [],
      view: viewOf(match, you),
      played,
    });
  };

  const make = (seat: Seat, move: Move): boolean => {
    const events: GameEvent[] = [];
    if (!play(match, seat, move, events).ok) return false;
    talk.after(events, match);
    tell(events, { seat, ...move });
    return true;
  };

  const decide = (seat: Seat): void => {
    timers.delete(seat);
    const bot = bots[seat];
    if (!bot || !deciding(match).includes(seat)) return;
    const view = viewOf(match, seat);
    const { move } = safeDecide(bot, { view, random: chance, budgetMs: BUDGET_MS }, () =>
      performance.now(),
    );
    make(seat, move ?? (defaultMove(match, seat) as Move));
  };

  const schedule = (seat: Seat, ms: number): void => {
    const planned = timers.get(seat);
    if (planned) {
      if (planned.due <= performance.now() + ms) return;
      clearTimeout(planned.timer);
    }
    const timer = setTimeout(() => decide(seat), ms);
    timers.set(seat, { timer, due: performance.now() + ms });
  };

  const think = (): void => {
    for (const seat of deciding(match)) {
      if (bots[seat] === null) {
        hurried = false;
        continue;
      }
      const ms = hurried ? 0 : thinking.least + unit(chance) * thinking.more;
      if (!timers.has(seat)) schedule(seat, ms);
    }
  };

  /** Nobody needs to keep the person waiting once they have answered. */
  const finishThinking = (): void => {
    if (openDecision(match)?.together !== true) return;
    for (const seat of deciding(match))
      if (bots[seat]) schedule(seat, hurried ? 0 : unit(chance) * thinking.more * HASTE);
  };

  return {
    begin: () => tell(moves.length === 0 ? past : [], null),
    shown: (id: number) => {
      if (id !== last) return;
      for (const said of unsaid.splice(0)) post({ type: 'said', said });
      think();
    },
    answer: (value: unknown) => {
      const move = parseMove(value);
      if (move === undefined || !make(you, move)) post({ type: 'refused' });
      else finishThinking();
    },
    hurry: () => {
      hurried = true;
      for (const seat of [...timers.keys()]) schedule(seat, 0);
    },
    think: (next: Thinking) => {
      thinking = next;
    },
  };
};
