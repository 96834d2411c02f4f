import {
  createRandom,
  POWER_NAMES,
  type PowerName,
  type Random,
  type Setup,
  shuffle,
  type View,
} from '@holdup/engine';
import type { BotInput } from '../bot/bot.ts';
import type { NetBot } from '../net/netBot.ts';
import { type PlannedGame, playTogether } from './playTogether.ts';
import { usesPower } from './powerUse.ts';

/** A bot that never uses its power where that is optional. */
function sparing(bot: NetBot): NetBot {
  const withoutUse = (view: View): View => ({
    ...view,
    moves: view.moves.filter((move) => usesPower(view, move) !== true),
  });
  const spared = (input: BotInput): BotInput => ({ ...input, view: withoutUse(input.view) });
  return {
    name: `${bot.name}, sparing its power`,
    decide: (input) => bot.decide(spared(input)),
    think: (input) => bot.think(spared(input)),
  };
}

const dealtTo = (random: Random, seats: number, seat: number, power: PowerName): PowerName[] => {
  const others = shuffle(
    random,
    POWER_NAMES.filter((each) => each !== power),
  );
  return [...others.slice(0, seat), power, ...others.slice(seat, seats - 1)];
};

/** How often a player with this power wins who never uses it, among equals with other powers who use theirs. */
export function winsSparing(
  power: PowerName,
  makeBot: () => NetBot,
  seats: number,
  games: number,
  seed: string,
  onGame: () => void,
): { readonly won: number; readonly of: number } {
  function* planned(): Generator<PlannedGame> {
    for (let game = 0; game < games; game++) {
      const name = `${seed} sparing ${power} ${game}`;
      const powers = dealtTo(createRandom(name), seats, game % seats, power);
      const setup: Setup = { edition: 'second', seats, seed: name, options: { powers } };
      const bots = powers.map((each) => (each === power ? sparing(makeBot()) : makeBot()));
      yield { setup, bots, options: { budgetMs: 50 } };
    }
  }
  let won = 0;
  for (const { nth, result } of playTogether(planned())) {
    if (result.winners.some((seat) => seat === nth % seats)) won += 1 / result.winners.length;
    onGame();
  }
  return { won, of: games };
}
