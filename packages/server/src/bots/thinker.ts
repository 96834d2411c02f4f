import { type Bot, createBot, type Level, type Net, personalityAs, safeDecide } from '@holdup/bots';
import { createRandom, type Move, type View } from '@holdup/engine';

/** Identifies a bot: the one that plays this way in this match. */
export interface SeatedBot {
  readonly match: string;
  readonly level: Level;
  /** Its character; null: it stands in for a player, and has none. */
  readonly character: string | null;
}

/** A question to a bot. */
export interface Question {
  readonly bot: SeatedBot;
  readonly view: View;
  readonly seed: string;
  readonly budgetMs: number;
}

/** A legal move; or null, and what the bot did wrong. */
export interface Thought {
  readonly move: Move | null;
  readonly fault: string | null;
}

/** What a bot has decided. */
export interface BotAnswer {
  /** Null: no answer came. */
  readonly move: Move | null;
  /** The bot played below its level, because there was no time to think. */
  readonly hurried: boolean;
}

/** Far more than are ever used at once; the least recently used ones are evicted. */
const MOST_BOTS = 2000;

/**
 * Answers for all bots of a thread. Bots have grudges, so each seat of each match has its own bot
 * while it is in use.
 */
export function createThinker(net: Net, most = MOST_BOTS): (question: Question) => Thought {
  const bots = new Map<string, Bot>();

  function botOf({ match, level, character }: SeatedBot, seat: number | null): Bot {
    const key = `${match}/${seat}/${level}/${character}`;
    const personality = character === null ? undefined : personalityAs(character)?.id;
    const bot =
      bots.get(key) ??
      createBot({ level, net, ...(personality === undefined ? {} : { personality }) });
    // Maps keep insertion order: the most recently used comes last.
    bots.delete(key);
    bots.set(key, bot);
    const [oldest] = bots.keys();
    if (bots.size > most && oldest !== undefined) bots.delete(oldest);
    return bot;
  }

  return ({ bot, view, seed, budgetMs }) => {
    const input = { view, random: createRandom(seed), budgetMs };
    const { move, fault } = safeDecide(botOf(bot, view.seat), input);
    return { move, fault: fault === null ? null : JSON.stringify(fault) };
  };
}
