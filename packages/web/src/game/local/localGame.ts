import { type CountName, countOf, type Move, type Seat, type View } from '@holdup/engine';
import { effect, signal } from '@preact/signals';
import { afterPaint } from '../../motion/afterPaint.ts';
import { countMs, thinkingMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { createBeats } from '../beats.ts';
import { type Beat, type Game, NO_CLOCK, type Said, type Sitter } from '../game.ts';
import { startWorker } from '../worker/ask.ts';
import type { FromWorker, LocalMatch, ToWorker } from '../worker/messages.ts';
import { keepFinished, keepRunning } from './matches.ts';
import { localReplay } from './setup.ts';

const openCount = (view: View): CountName | null => countOf(view.public.decision);

const sittersOf = ({ seats }: LocalMatch): readonly Sitter[] =>
  seats.map(({ name, character, kind }) => ({ name, character, kind, away: false }));

const keep = (match: LocalMatch, { view }: Beat): void => {
  const { result, options, round, rounds } = view.public;
  if (result === null) {
    keepRunning({ ...match, round, rounds });
    return;
  }
  keepRunning(null);
  const you = match.seats.findIndex(({ kind }) => kind === 'person');
  keepFinished({
    id: match.setup.seed,
    ended: Date.now(),
    replay: localReplay(match, options),
    characters: match.seats.map(({ character }) => character),
    you,
    won: result.winners.some((seat) => seat === you),
  });
};

/** A game against bots in this browser. Resolves once its first view is there. */
export const createLocalGame = (
  begun: LocalMatch,
  onRematch: (match: LocalMatch) => void,
): Promise<Game> =>
  new Promise((resolve) => {
    const worker = startWorker();
    const send = (message: ToWorker): void => worker.postMessage(message);
    const sitters = signal(sittersOf(begun));
    const clock = signal(NO_CLOCK);
    const choice = signal<Move | null>(null);
    const talk = signal<readonly Said[]>([]);
    const muted = signal<readonly Seat[]>([]);
    const trouble = signal<Game['trouble']['value']>(null);
    const connection = signal<'online'>('online');
    let match = begun;
    let beats: ReturnType<typeof createBeats> | undefined;
    /** The count whose answer is on its way. */
    let locked: CountName | null = null;
    let counting: ReturnType<typeof setTimeout> | undefined;

    /** The count is over: what was chosen is the answer, and stays to be seen until the rules have taken it. */
    const lockIn = (): void => {
      clearTimeout(counting);
      const move = choice.peek();
      if (move === null || locked !== null || !beats) return;
      locked = openCount(beats.latest.peek().view);
      clock.value = NO_CLOCK;
      send({ type: 'answer', move });
    };

    const endCount = ({ view }: Beat): void => {
      if (locked === null || (view.moves.length > 0 && openCount(view) === locked)) return;
      locked = null;
      choice.value = null;
    };

    const answer = (move: Move): void => {
      trouble.value = null;
      const count = beats ? openCount(beats.latest.peek().view) : null;
      if (count === null) {
        afterPaint(() => send({ type: 'answer', move }));
        return;
      }
      if (locked !== null) return;
      const chosen = choice.peek() !== null;
      choice.value = move;
      if (!chosen) afterPaint(() => startCount(count));
    };

    /** Nothing is left to count where the player was in a hurry meanwhile. */
    const startCount = (count: CountName): void => {
      if (choice.peek() === null || locked !== null) return;
      const finalFrom = Date.now();
      const ms = countMs(settings.peek().speed);
      clock.value = { ...NO_CLOCK, count, finalFrom, deadline: finalFrom + ms };
      counting = setTimeout(lockIn, ms);
    };

    const stopFollowing = effect(() =>
      send({ type: 'thinking', thinking: thinkingMs(settings.value.speed) }),
    );

    const hear = (data: FromWorker): void => {
      if (data.type === 'beat') {
        const beat: Beat = { id: data.id, events: data.events, view: data.view, secrets: null };
        if (data.played) match = { ...match, moves: [...match.moves, data.played] };
        keep(match, beat);
        endCount(beat);
        if (beats) beats.add(beat);
        else {
          beats = createBeats(beat);
          resolve(gameOf(beats, data.past));
        }
      } else if (data.type === 'said') {
        if (!muted.peek().includes(data.said.seat))
          talk.value = [...talk.value, { id: talk.value.length, ...data.said }];
      } else if (data.type === 'refused') trouble.value = 'notAllowed';
    };

    const you = begun.seats.findIndex(({ kind }) => kind === 'person') as Seat;

    const gameOf = (heard: ReturnType<typeof createBeats>, past: Game['past']): Game => ({
      sitters,
      latest: heard.latest,
      beats: { after: heard.after },
      past,
      shown: (id) => send({ type: 'shown', id }),
      clock,
      choice,
      answer,
      talk,
      say: (saying) => {
        if (saying.kind === 'chat') return;
        talk.value = [...talk.value, { id: talk.value.length, seat: you, ...saying }];
      },
      muted,
      mute: (seat, on) => {
        const others = muted.peek().filter((each) => each !== seat);
        muted.value = on ? [...others, seat] : others;
      },
      connection,
      trouble,
      abilities: { hurry: true, talk: true, chat: false, hint: true, rematch: true },
      hurry: () => {
        lockIn();
        send({ type: 'hurry' });
      },
      rematch: () => onRematch(match),
      record: async () => localReplay(match, heard.latest.peek().view.public.options),
      leave: () => {
        stopFollowing();
        clearTimeout(counting);
        worker.terminate();
      },
    });

    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(data));
    send({ type: 'play', match: begun, thinking: thinkingMs(settings.peek().speed) });
  });
