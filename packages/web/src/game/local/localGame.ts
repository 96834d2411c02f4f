import type { Level } from '@holdup/bots';
import type { Replay, Seat } from '@holdup/engine';
import type { Bet } from '@holdup/protocol';
import { signal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { toast } from '../../ui/index.ts';
import { companyOf } from '../company.ts';
import { type Beat, type Game, type Said, type Saying, SHOW_ALL, type Sitter } from '../game.ts';
import { keepFinished, outcomeFor } from '../history/finishedMatches.ts';
import { rememberSolo } from '../history/rememberSolo.ts';
import { personSeat } from '../seats.ts';
import { withoutAudience } from '../withoutPeople.ts';
import type { LocalMatch, LocalSaid } from '../worker/messages.ts';
import { keepRunning } from './matches.ts';
import { startWorkerGame } from './workerGame.ts';

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
): Promise<Game> => {
  const you = personSeat(begun.seats);
  const { heard, ...talk } = createTalk(you);
  const bets = signal<readonly Bet[]>([]);
  let match = begun;
  let finished: Replay | null = null;
  return startWorkerGame<Game>({
    begin: (thinking) => ({ type: 'play', match: begun, thinking }),
    hear: (message) => {
      if (message.type === 'beat') {
        match = { ...match, moves: message.moves };
        finished = message.replay;
        store(match, message, finished);
      } else if (message.type === 'said') heard(message.said);
      else if (message.type === 'simpleBots') toast(words().errors.simpleBots);
    },
    gameOf: (common) => ({
      ...withoutAudience(),
      ...common,
      ...talk,
      sitters: signal(sittersOf(begun)),
      screenRules: signal(begun.screenRules ?? SHOW_ALL),
      bets,
      bet: (on) => {
        bets.value = [{ seat: you, on, round: common.latest.peek().view.public.round }];
      },
      abilities: {
        hurry: true,
        talk: true,
        chat: false,
        whisper: false,
        guess: false,
        hint: companyOf(levelsOf(begun)),
        rematch: true,
      },
      rematch: () => onRematch(match),
      record: async () => finished,
    }),
  });
};
