import { type Bot, createBot, type Level, type Net, personalityAs, safeDecide } from '@holdup/bots';
import { createRandom, type Move, type View } from '@holdup/engine';

/** Which bot is meant: the one that plays this way in this match. */
export interface SeatedBot {
  readonly match: string;
  readonly level: Level;
  /** Its character; null: it stands in for a person, and has none. */
  readonly character: string | null;
}

/** What a bot is asked. */
export interface Question {
  readonly bot: SeatedBot;
  readonly view: View;
  readonly seed: string;
  readonly budgetMs: number;
}

/** What a bot has decided. */
export interface BotAnswer {
  /** Null: no answer came. */
  readonly move: Move | null;
  /** The bot played below its level, since there was no time to think. */
  readonly hurried: boolean;
}

/** Far more than are ever asked at once; the ones asked longest ago go first. */
const MOST_BOTS = 2000;

/**
 * Answers for all bots of a thread. Bots bear grudges, so each seat of each match has a bot of its own for as long as it
 * is asked.
 */
export function createThinker(net: Net, most = MOST_BOTS): (question: Question) => Move | null {
  const bots = new Map<string, Bot>();

  function botOf({ match, level, character }: SeatedBot, seat: number | null): Bot {
    const key = `${match}/${seat}/${level}/${character}`;
    const personality = character === null ? undefined : personalityAs(character)?.id;
    const bot =
      bots.get(key) ??
      createBot({ level, net, ...(personality === undefined ? {} : { personality }) });
    // The map keeps insertion order: whoever was asked last comes last.
    bots.delete(key);
    bots.set(key, bot);
    const [oldest] = bots.keys();
    if (bots.size > most && oldest !== undefined) bots.delete(oldest);
    return bot;
  }

  return ({ bot, view, seed, budgetMs }) =>
    safeDecide(botOf(bot, view.seat), { view, random: createRandom(seed), budgetMs }).move;
}
