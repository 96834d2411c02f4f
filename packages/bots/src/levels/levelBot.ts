import type { Traits } from '../characters/personalities.ts';
import type { Net } from '../net/forward.ts';
import { createNetBot, type NetBot } from '../net/netBot.ts';
import { createGrudges } from './grudges.ts';
import { lean } from './leaning.ts';
import { type Skill, temperatureAt, whimsAt } from './skills.ts';

/** A bot that uses the net, with the mistakes of its level and the traits of its character. */
export function createLevelBot(name: string, net: Net, skill: Skill, traits: Traits): NetBot {
  const grudges = createGrudges();
  const bot = createNetBot({
    name,
    net,
    temperature: (view) => temperatureAt(skill, view),
    noise: (view) => whimsAt(skill, view),
    forgets: skill.forgets,
    lean: (logits, scale, view, me) => lean(logits, scale, view, me, skill, traits, grudges.held()),
  });
  return {
    name,
    decide(input) {
      grudges.observe(input.view);
      return bot.decide(input);
    },
    think(input) {
      grudges.observe(input.view);
      return bot.think(input);
    },
  };
}
