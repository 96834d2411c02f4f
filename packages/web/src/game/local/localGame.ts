import type { Level } from '@holdup/bots';
import type { Replay, Seat } from '@holdup/engine';
import type { Bet } from '@holdup/protocol';
import { effect, signal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { thinkingMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { toast } from '../../ui/index.ts';
import { type Beats, createBeats } from '../beats.ts';
import { companyOf } from '../company.ts';
import { type Beat, type Game, type Said, type Saying, SHOW_ALL, type Sitter } from '../game.ts';
import { keepFinished, outcomeFor } from '../history/finishedMatches.ts';
import { rememberSolo } from '../history/rememberSolo.ts';
import { personSeat } from '../seats.ts';
import { withoutAudience } from '../withoutPeople.ts';
import { startWorker } from '../worker/ask.ts';
import type { FromWorker, LocalMatch, LocalSaid, ToWorker } from '../worker/messages.ts';
import { createCountedChoice } from './countedChoice.ts';
import { keepRunning } from './matches.ts';

const sittersOf = ({ seats }: LocalMatch): readonly Sitter[] =>
  seats.map(({ name, character, kind }) => ({ name, character, kind, away: false }));

const levelsOf = ({ seats }: LocalMatch): readonly Level[] =>
  seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));

/** Stores the match: as running, or among the finished ones. */
const store = (match: LocalMatch, { view }: Beat, replay: Replay | null): void => {
  const { result, round, rounds } = view.public;
  if (result === null || replay === null) {
    keepRunning({ ...match, round, rounds });
    return;
  }
  keepRunning(null);
  const you = personSeat(match.seats);
  keepFinished({
    id: [match.setup.seed, match.branch].join('/'),
    ended: Date.now(),
    replay,
    characters: match.seats.map(({ character }) => character),
    you,
    levels: levelsOf(match),
    branched: match.branch !== undefined,
    ...outcomeFor(result, you),
  });
  void rememberSolo();
};

/** What is said at the table, and whom the reader muted. */
const createTalk = (you: Seat) => {
  const talk = signal<readonly Said[]>([]);
  const muted = signal<readonly Seat[]>([]);
  const add = (said: LocalSaid): void => {
    talk.value = [...talk.value, { id: talk.value.length, ...said }];
  };
  return {
    talk,
    muted,
    heard: (said: LocalSaid): void => {
      if (!muted.peek().includes(said.seat)) add(said);
    },
    say: (saying: Saying): void => {
      if (saying.kind === 'line' || saying.kind === 'reaction') add({ seat: you, ...saying });
    },
    mute: (seat: Seat, on: boolean): void => {
      const others = muted.peek().filter((each) => each !== seat);
      muted.value = on ? [...others, seat] : others;
    },
  };
};

/** A game against bots in this browser. Resolves once its first view is there. */
export const createLocalGame = (
  begun: LocalMatch,
  onRematch: (match: LocalMatch) => void,
): Promise<Game> =>
  new Promise((resolve) => {
    const worker = startWorker();
    const send = (message: ToWorker): void => worker.postMessage(message);
    const trouble = signal<Game['trouble']['value']>(null);
    const you = personSeat(begun.seats);
    const talk = createTalk(you);
    const bets = signal<readonly Bet[]>([]);
    let match = begun;
    let beats: Beats | undefined;
    let finished: Replay | null = null;
    const choice = createCountedChoice(
      () => beats?.latest.peek().view ?? null,
      (move) => send({ type: 'answer', move }),
    );
    const stopFollowing = effect(() =>
      send({ type: 'thinking', thinking: thinkingMs(settings.value.speed) }),
    );

    const gameOf = ({ latest, after }: Beats, past: Game['past']): Game => ({
      sitters: signal(sittersOf(begun)),
      latest,
      beats: { after },
      past,
      shown: (id) => send({ type: 'shown', id }),
      clock: choice.clock,
      choice: choice.choice,
      answer: (move) => {
        trouble.value = null;
        choice.answer(move);
      },
      talk: talk.talk,
      say: talk.say,
      screenRules: signal(begun.screenRules ?? SHOW_ALL),
      bets,
      bet: (on) => {
        bets.value = [{ seat: you, on, round: latest.peek().view.public.round }];
      },
      muted: talk.muted,
      mute: talk.mute,
      ...withoutAudience(),
      trouble,
      abilities: {
        hurry: true,
        talk: true,
        chat: false,
        whisper: false,
        guess: false,
        hint: companyOf(levelsOf(begun)),
        rematch: true,
      },
      hurry: () => {
        choice.lockIn();
        send({ type: 'hurry' });
      },
      rematch: () => onRematch(match),
      record: async () => finished,
      leave: () => {
        stopFollowing();
        choice.stop();
        worker.terminate();
      },
    });

    const addBeat = (data: Extract<FromWorker, { type: 'beat' }>): void => {
      const { id, events, view, secrets, past, moves, replay } = data;
      const beat: Beat = { id, events, view, secrets };
      match = { ...match, moves };
      finished = replay;
      store(match, beat, replay);
      choice.endCount(view);
      if (beats) beats.add(beat);
      else {
        beats = createBeats(beat);
        resolve(gameOf(beats, past));
      }
    };

    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'beat') addBeat(data);
      else if (data.type === 'said') talk.heard(data.said);
      else if (data.type === 'refused') trouble.value = 'notAllowed';
      else if (data.type === 'simpleBots') toast(words().errors.simpleBots);
    });
    send({ type: 'play', match: begun, thinking: thinkingMs(settings.peek().speed) });
  });
