import { type Move, type Seat, viewOf } from '@holdup/engine';
import type { BotMind } from '../bots/botMind.ts';
import { type BotTalk, speechDelay } from '../bots/botTalk.ts';
import type { BotAnswer } from '../bots/thinker.ts';
import { botPlays, botSays } from '../table/answers.ts';
import { SUBSTITUTE_LEVEL } from '../table/applySeating.ts';
import { botPicks } from '../table/botPicks.ts';
import { botsAsked } from '../table/deadlines.ts';
import { openCount } from '../table/game.ts';
import { type Game, seatAt, type Table } from '../table/table.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { LiveTable } from './task.ts';

/** How long a bot seems to think, in ms. It must not depend on what it thinks about. */
export type BotDelay = (count: boolean) => number;

/** A bot takes a moment, and in a count a little longer, so that players can follow. */
export const humanDelay: BotDelay = (count) =>
  count ? 1500 + Math.random() * 3500 : 700 + Math.random() * 1100;

interface BotPlayersDeps {
  readonly mind: BotMind;
  readonly clock: Clock;
  readonly delay: BotDelay;
  readonly talk: BotTalk;
  /** Whether this node, of all nodes with the table, plays its bots. */
  leads(): boolean;
  hurriedChanged(): void;
}

/** Plays the bots of one table: those with a seat and those that stand in. */
export interface BotPlayers {
  /** Checks for bots that must decide now. */
  check(): void;
  /** Whether its bots play below their level, because the thinking budget is used up. */
  hurried(): boolean;
  stop(): void;
}

interface Thought {
  readonly question: number;
  cancel: Cancel;
}

/** The bot of a seat, and what it may know. */
function botRequest(table: Table, game: Game, seat: Seat) {
  const record = seatAt(table, seat);
  const bot =
    record.kind === 'bot'
      ? { match: game.id, level: record.level, character: record.character }
      : { match: game.id, level: SUBSTITUTE_LEVEL, character: null };
  return { bot, view: viewOf(game.match, seat) };
}

/** Tables without viewers since they were loaded share one budget. */
const NOBODY = 'nobody';

/**
 * The network that pays for the bots of a table: that of its host, or else of any viewer. It stays
 * the same when everybody has left, so that abandoned tables are not free.
 */
function createPayer(live: LiveTable): () => string {
  let last = NOBODY;
  return () => {
    const viewers = [...live.viewers];
    const host = viewers.find(({ person }) => person !== null && person === live.table.host);
    last = host?.network ?? viewers[0]?.network ?? last;
    return last;
  };
}

export function createBotPlayers(live: LiveTable, deps: BotPlayersDeps): BotPlayers {
  const { mind, clock, delay } = deps;
  const thoughts = new Map<Seat, Thought>();
  const speeches = new Set<Cancel>();
  /** The last count in which the bots have talked. */
  let spokenIn = '';
  const payer = createPayer(live);
  let hurried = false;

  function noteHurry(now: boolean): void {
    if (hurried === now) return;
    hurried = now;
    deps.hurriedChanged();
  }

  function forget(seat: Seat): void {
    thoughts.get(seat)?.cancel();
    thoughts.delete(seat);
  }

  function submit(seat: Seat, { question }: Thought, move: Move): void {
    live.submit({
      decide: (table) => botPlays(table, seat, question, move),
      // Whatever the reason was: if the bot must still decide, it thinks again.
      refused: () => forget(seat),
    });
  }

  /**
   * Thinks immediately and answers `wait` ms after the question was shown, so that thinking time reveals nothing. The timer
   * is set first: of two bots whose answers are due together, the faster one does not answer first. If there is no answer
   * by then, on a busy machine, it is given after another `wait`, not when it arrives.
   */
  function think(game: Game, seat: Seat, shown: number, wait: number): void {
    const { bot, view } = botRequest(live.table, game, seat);
    const thought: Thought = { question: game.question, cancel: () => {} };
    thoughts.set(seat, thought);
    let choice: Move | undefined;
    const answerAt = (time: number) => {
      thought.cancel = clock.at(time, () =>
        live.contain(() => {
          if (choice === undefined) answerAt(time + wait);
          else submit(seat, thought, choice);
        }),
      );
    };
    const decided = ({ move, hurried: now }: BotAnswer) =>
      live.contain(() => {
        if (thoughts.get(seat) !== thought) return;
        noteHurry(now);
        // Without an answer it plays any move: at an untimed table everybody would wait forever.
        choice = move ?? view.moves[0];
        if (choice === undefined) forget(seat);
        else if (wait === 0) answerAt(shown);
      });
    if (wait > 0) answerAt(shown + wait);
    mind.decide(bot, view, payer()).then(decided, () => decided({ move: null, hurried }));
  }

  function stopTalking(): void {
    for (const cancel of speeches) cancel();
    speeches.clear();
  }

  /** Once in every count of courage, when screens have shown who aims at whom. */
  function speakUp(game: Game): void {
    const count = `${game.id} ${game.question}`;
    if (openCount(game.match) !== 'courage' || count === spokenIn) return;
    spokenIn = count;
    stopTalking();
    const { question } = game;
    let time = Math.max(clock.now(), game.openedAt + game.telling);
    for (const remark of deps.talk(live.table, game)) {
      time += speechDelay();
      speeches.add(
        clock.at(time, () => live.submit({ decide: (table) => botSays(table, question, remark) })),
      );
    }
  }

  return {
    check() {
      const { game } = live.table;
      if (deps.leads() && botPicks(live.table).length > 0) live.submit({ decide: botPicks });
      const asked = deps.leads() ? botsAsked(live.table) : [];
      for (const [seat, { question }] of thoughts)
        if (!asked.includes(seat) || question !== game?.question) forget(seat);
      if (game === null || asked.length === 0) return;
      speakUp(game);
      const shown = Math.max(clock.now(), game.openedAt + game.telling);
      for (const seat of asked)
        if (!thoughts.has(seat)) think(game, seat, shown, delay(openCount(game.match) !== null));
    },
    hurried: () => hurried,
    stop() {
      stopTalking();
      for (const seat of thoughts.keys()) forget(seat);
    },
  };
}
