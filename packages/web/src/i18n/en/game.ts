import type { Bullet } from '@holdup/engine';
import { lowerFirst } from '../forms.ts';
import { listOf, moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** Words of both editions. */
export const game = {
  money: moneyOf('en'),
  list: listOf('en'),
  /** The name of a thing as it is written inside a sentence. */
  within: lowerFirst,
  times: (n: number, what: string) => `${n} × ${what}`,
  bullets: {
    click: {
      name: 'Click',
      effect: 'only a bluff',
      explain: 'Nothing happens. But nobody knows that yet.',
    },
    bang: {
      name: 'Bang!',
      effect: 'wounds your target',
      explain: 'Your target takes a wound and gets nothing this round.',
    },
    bang3: {
      name: 'Bang! Bang! Bang!',
      effect: 'fires first',
      explain: 'Fires first: your target is wounded and can’t shoot back.',
    },
  } satisfies Record<Bullet, { name: string; effect: string; explain: string }>,
  counts: {
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    wounds: (n: number) => plural(n, { one: '# wound', other: '# wounds' }),
    bullets: (n: number) => plural(n, { one: '# bullet', other: '# bullets' }),
    shames: (n: number) => plural(n, { one: '# shame token', other: '# shame tokens' }),
    aimedAtYou: (n: number) => plural(n, { one: '# gun on you', other: '# guns on you' }),
  },
};
export type Game = typeof game;
