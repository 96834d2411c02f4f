import type { GameEvent } from '@holdup/engine';
import {
  type Bet,
  isOn,
  isPast,
  type Request,
  type SeatInfo,
  type TableMessage,
} from '@holdup/protocol';
import { computed, type ReadonlySignal } from '@preact/signals';
import { createBeats } from '../game/beats.ts';
import type {
  Abilities,
  ConnectionState,
  Game,
  GameClock,
  ScreenRules,
  Sitter,
} from '../game/game.ts';
import { seatsWhere } from '../game/seats.ts';
import { createAnswers } from './answers.ts';
import { createGuessing } from './guessing.ts';
import { readMatch } from './match.ts';
import { createTalkNumbers, talkRequest } from './talk.ts';

/** What a game on a server needs from its table. */
export type GameHost = {
  readonly table: ReadonlySignal<TableMessage>;
  readonly offset: ReadonlySignal<number>;
  readonly connection: ReadonlySignal<ConnectionState>;
  readonly send: (request: Request) => Promise<unknown>;
  readonly rematch: () => void;
  /** A big screen, which belongs to nobody. */
  readonly screen: boolean;
};

/** A game that is fed with the server's messages. */
export type RemoteGame = Game & {
  readonly match: string | null;
  readonly update: (table: TableMessage, events: readonly GameEvent[]) => void;
};

const sittersOf = ({ table, presence }: TableMessage): readonly Sitter[] =>
  table.seats.flatMap((seat): readonly Sitter[] => {
    if (seat.kind === 'open') return [];
    const { kind, name, character } = seat;
    if (kind === 'bot') return [{ kind, name, character, away: false }];
    const { standIn } = seat;
    const away = standIn || !presence.persons.includes(seat.person);
    return [{ kind, name, character, away, standIn }];
  });

const clockOf = ({ clock }: TableMessage, offset: number): GameClock => {
  const here = (time: number | null): number | null => (time === null ? null : time - offset);
  return {
    count: clock?.count ?? null,
    deadline: here(clock?.deadline ?? null),
    finalFrom: here(clock?.finalFrom ?? null),
    chosen: clock?.chosen ?? [],
    caller: clock?.caller ?? null,
    held: clock?.held ?? false,
    pausedSince: here(clock?.paused?.since ?? null),
  };
};

/** The past without the new events that came with a message. */
const pastBefore = ({ past }: TableMessage, news: readonly GameEvent[], from = 0) =>
  past.slice(from, past.length - news.filter(isPast).length);

/** Finds what is new in each message from the server, null if nothing is. `first` has a view. */
const createNews = (first: TableMessage, view: NonNullable<TableMessage['view']>) => {
  /** How much of the table's past is known here, and in which seat: other seats know of other events. */
  let known = first.past.length;
  let { seat } = first.you;
  let { hands } = first;
  let latest = view;
  return (
    now: TableMessage,
    next: NonNullable<TableMessage['view']>,
    events: readonly GameEvent[],
  ) => {
    const changed =
      next.public !== latest.public ||
      next.own !== latest.own ||
      next.moves !== latest.moves ||
      now.hands !== hands;
    const missed = now.you.seat === seat ? pastBefore(now, events, known) : [];
    latest = next;
    hands = now.hands;
    known = now.past.length;
    seat = now.you.seat;
    return changed || events.length > 0 ? { missed } : null;
  };
};

/** Everybody's bets once they are known, before that the reader's own. Servers of the previous release send none. */
const betsOf = ({ table: { bets = [] }, you: { bet = null } }: TableMessage): readonly Bet[] =>
  bets.length > 0 || bet === null ? bets : [bet];

const isOther =
  (me: number | null) =>
  (seat: SeatInfo): boolean =>
    seat.kind === 'person' && seat.person !== me;

/** Once the match is over there is nothing left to remember. */
const screenRulesOf = ({ table: { settings, stage } }: TableMessage): ScreenRules => ({
  shortLog: stage === 'playing' && isOn(settings.shortLog, settings.pace),
  hideReady: settings.hideReady,
});

const isDead = ({ view }: TableMessage): boolean =>
  view !== null && view.seat !== null && view.public.players[view.seat]?.alive === false;

const abilitiesAt = (table: ReadonlySignal<TableMessage>, screen: boolean): Abilities => ({
  hurry: false,
  hint: null,
  get talk() {
    return table.value.you.seat !== null;
  },
  get chat() {
    return table.value.you.seat !== null && table.value.table.settings.chat;
  },
  get whisper() {
    const { you, table: info } = table.value;
    return you.seat !== null && info.seats.some(isOther(you.person));
  },
  get guess() {
    return table.value.you.seat === null ? !screen : isDead(table.value);
  },
  get rematch() {
    return table.value.you.seat !== null;
  },
});

/** A match at a table on a server. Null where the table has none. */
export const createRemoteGame = (
  host: GameHost,
  events: readonly GameEvent[],
): RemoteGame | null => {
  const { table, connection } = host;
  const first = table.peek();
  if (first.view === null) return null;
  const { match } = first.table;
  const beats = createBeats({ id: 0, events, view: first.view, secrets: first.hands });
  const news = createNews(first, first.view);
  const nextId = (): number => beats.latest.peek().id + 1;
  /** The same view once more, so that a screen that took the answer as given asks again. */
  const answers = createAnswers(host, () =>
    beats.add({ ...beats.latest.peek(), id: nextId(), events: [], missed: [] }),
  );
  /** The connection broke. Only the next message proves that we have our seat again and can answer. */
  let broken = false;
  const stopFollowing = connection.subscribe((state) => {
    if (state !== 'online') broken = true;
  });
  const talkOf = createTalkNumbers();

  return {
    match,
    update: (now, happened) => {
      const { view } = now;
      if (view === null) return;
      answers.dropStale(now);
      const beat = news(now, view, happened);
      if (broken && connection.peek() === 'online') {
        broken = false;
        answers.repeat(now);
      }
      if (beat !== null)
        beats.add({ id: nextId(), events: happened, ...beat, view, secrets: now.hands });
    },
    sitters: computed(() => sittersOf(table.value)),
    latest: beats.latest,
    beats: { after: beats.after },
    past: pastBefore(first, events),
    shown: () => {},
    clock: computed(() => clockOf(table.value, host.offset.value)),
    choice: computed(() => answers.pending.value?.move ?? table.value.you.choice),
    answer: answers.answer,
    talk: computed(() => talkOf(table.value)),
    say: (saying) => {
      const cheers = table.peek().you.seat === null && saying.kind === 'reaction';
      host
        .send(cheers ? { type: 'cheer', reaction: saying.reaction } : talkRequest(saying))
        .catch(answers.refuse);
    },
    ...createGuessing(host, answers.refuse),
    call: (what) => {
      const question = table.peek().clock?.question;
      if (question !== undefined) host.send({ type: what, question }).catch(answers.refuse);
    },
    screenRules: computed(() => screenRulesOf(table.value)),
    promises: computed(() => ({
      aloud: table.value.table.promises,
      whispered: table.value.you.promises,
    })),
    bets: computed(() => betsOf(table.value)),
    bet: (on) => {
      host.send({ type: 'bet', seat: on }).catch(answers.refuse);
    },
    muted: computed(() => {
      const { you, table: info } = table.value;
      return seatsWhere(
        info.seats,
        (sitting) => sitting.kind === 'person' && you.muted.includes(sitting.person),
      );
    }),
    mute: (seat, on) => {
      const sitting = table.peek().table.seats[seat];
      if (sitting?.kind === 'person')
        host.send({ type: 'mute', person: sitting.person, on }).catch(answers.refuse);
    },
    connection,
    trouble: answers.trouble,
    abilities: abilitiesAt(table, host.screen),
    hurry: () => {},
    rematch: host.rematch,
    record: async () => (match === null ? null : ((await readMatch(match))?.replay ?? null)),
    leave: () => {
      stopFollowing();
      answers.stop();
    },
  };
};
