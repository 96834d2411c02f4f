import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** Help from the strongest bot: a hint at the table, and the coach afterwards. */
export const advice = {
  percent: percentOf('en'),
  hint: {
    name: 'Hint',
    thinking: 'Thinking …',
    none: 'No advice here. Trust your nerve.',
    would: (what: string) => `The shark would choose: ${what}`,
    guns: (n: number) => plural(n, { one: '# gun on you', other: '# guns on you' }),
    gun: (name: string, percent: string) => `${name}: Bang! ${percent}`,
    hit: (percent: string) => `Chance of being hit if you stand: ${percent}`,
    win: 'Chance to win the game',
    option: (what: string, percent: string) => `${what}: ${percent}`,
    others: (n: number) => plural(n, { one: '# other is worse', other: '# others are worse' }),
  },
  coach: {
    name: 'Coach',
    lead: 'Which decisions cost most? Judged by what could be known at the time.',
    ask: 'Go through the game',
    thinking: 'Going through the game …',
    whose: 'Whose game?',
    none: 'Nothing to improve: no decision cost more than a percent.',
    failed: 'This game can’t be gone through. The replay still works.',
    when: (round: number, step: string) => `Round ${round}, ${step}`,
    made: 'Chosen',
    better: 'Better',
    cost: (percent: string) => `−${percent}`,
    costs: (percent: string) => `cost ${percent} of the chance to win`,
    watch: 'Watch this moment',
  },
};
export type Advice = typeof advice;
