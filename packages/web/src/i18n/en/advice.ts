import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');
const percent = percentOf('en');

/** Help from the strongest bot: a hint at the table, and the coach afterwards. */
export const advice = {
  percent,
  hint: {
    name: 'Hint',
    thinking: 'Thinking…',
    none: 'Even the shark is stumped. Trust your gut.',
    would: (what: string) => `The shark would choose: ${what}`,
    guns: (guns: string, list: string) => `${guns}: ${list}`,
    gun: (name: string, chance: string) => `${name} (Bang ${chance})`,
    hit: (chance: string) => `Chance of being hit if you stand: ${chance}`,
    win: 'Chance to win the game',
    wins: (options: string) => `Chance to win the game: ${options}`,
    option: (what: string, chance: string) => `${what} (${chance})`,
    others: (n: number) => plural(n, { one: '# weaker option', other: '# weaker options' }),
  },
  coach: {
    name: 'Coach',
    lead: 'Which decisions cost you most? Judged by what you could have known.',
    ask: 'Review the game',
    thinking: 'Reviewing the game…',
    whose: 'Whose decisions?',
    none: 'Nothing to improve: no decision cost more than one point of win chance.',
    failed: 'This game can’t be reviewed. You can still watch the replay.',
    when: (round: number, step: string) => `Round ${round}, ${step}`,
    made: 'Chosen',
    better: 'Better',
    cost: (points: number) => `−${percent(points / 100)}`,
    costs: (points: number) =>
      plural(points, {
        one: 'cost # point of win chance',
        other: 'cost # points of win chance',
      }),
    watch: 'Watch this moment',
  },
};
export type Advice = typeof advice;
