import { type Seat, viewOf } from '@holdup/engine';
import type { BotMind } from '../bots/botMind.ts';
import { type BotTalk, speechDelay } from '../bots/botTalk.ts';
import { SUBSTITUTE_LEVEL } from '../table/apply.ts';
import { botPlays, botSays } from '../table/commands.ts';
import { botsAsked } from '../table/deadlines.ts';
import { openCount } from '../table/game.ts';
import { type Game, seatAt } from '../table/table.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import type { LiveTable } from './liveTable.ts';

/** How long a bot seems to think, in ms. It must tell nothing of what it thinks about. */
export type BotDelay = (count: boolean) => number;

/** So that people can follow: a bot takes a moment, and in a count a little longer. */
export const humanDelay: BotDelay = (count) =>
  count ? 1500 + Math.random() * 3500 : 700 + Math.random() * 1100;

/** Plays the bots of one table: those with a seat and those that sit in. */
export interface BotPlayers {
  /** Looks who is asked now. */
  look(): void;
  stop(): void;
}

export function createBotPlayers(
  live: LiveTable,
  mind: BotMind,
  clock: Clock,
  delay: BotDelay,
  talk: BotTalk,
): BotPlayers {
  const thinking = new Map<Seat, { readonly question: number; readonly cancel: Cancel }>();

  async function answer(seat: Seat, question: number): Promise<void> {
    const { game } = live.table;
    if (game === null || game.question !== question || !botsAsked(live.table).includes(seat))
      return;
    const record = seatAt(live.table, seat);
    const bot =
      record.kind === 'bot'
        ? { match: game.id, level: record.level, character: record.character }
        : { match: game.id, level: SUBSTITUTE_LEVEL, character: null };
    const view = viewOf(game.match, seat);
    // A bot without an answer plays anything: at a table without a clock all would wait for it for ever.
    const move = (await mind.decide(bot, view)) ?? view.moves[0];
    if (move !== undefined)
      live.submit({ decide: (table) => botPlays(table, seat, question, move) });
  }

  const speeches = new Set<Cancel>();
  /** The last count in which everybody had their say. */
  let heard = '';

  function stopTalking(): void {
    for (const cancel of speeches) cancel();
    speeches.clear();
  }

  /** Once in every count of courage, when it has been told who points at whom. */
  function speakUp(game: Game): void {
    const count = `${game.id} ${game.question}`;
    if (openCount(game.match) !== 'courage' || count === heard) return;
    heard = count;
    stopTalking();
    const { question } = game;
    let time = Math.max(clock.now(), game.openedAt + game.telling);
    for (const remark of talk(live.table, game)) {
      time += speechDelay();
      speeches.add(
        clock.at(time, () => live.submit({ decide: (table) => botSays(table, question, remark) })),
      );
    }
  }

  return {
    look() {
      const { game } = live.table;
      const asked = botsAsked(live.table);
      for (const [seat, { question, cancel }] of thinking)
        if (!asked.includes(seat) || question !== game?.question) {
          cancel();
          thinking.delete(seat);
        }
      if (game === null) return;
      if (asked.length > 0) speakUp(game);
      const told = game.openedAt + game.telling;
      for (const seat of asked) {
        if (thinking.has(seat)) continue;
        const { question } = game;
        const time = Math.max(clock.now(), told) + delay(openCount(game.match) !== null);
        thinking.set(seat, { question, cancel: clock.at(time, () => void answer(seat, question)) });
      }
    },
    stop() {
      stopTalking();
      for (const { cancel } of thinking.values()) cancel();
      thinking.clear();
    },
  };
}
