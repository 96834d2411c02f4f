import type { Game } from '../en/game.ts';
import { lowerFirst } from '../forms.ts';
import { listOf, moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const game: Game = {
  money: moneyOf('fr'),
  list: listOf('fr'),
  within: lowerFirst,
  times: (n, what) => `${n} × ${what}`,
  bullets: {
    click: {
      name: 'Clic',
      effect: 'rien que du bluff',
      explain: 'Il ne se passe rien. Mais personne ne le sait encore.',
    },
    bang: {
      name: 'Bang !',
      effect: 'blesse ta cible',
      explain: 'Ta cible prend une blessure et n’a rien pour ce tour.',
    },
    bang3: {
      name: 'Bang ! Bang ! Bang !',
      effect: 'tire en premier',
      explain: 'Tire en premier : ta cible prend une blessure et ne riposte pas.',
    },
  },
  counts: {
    round: (round, of) => `Tour ${round} sur ${of}`,
    wounds: (n) => plural(n, { one: '# blessure', other: '# blessures' }),
    bullets: (n) => plural(n, { one: '# balle', other: '# balles' }),
    shames: (n) => plural(n, { one: '# jeton de honte', other: '# jetons de honte' }),
    aimedAtYou: (n) => plural(n, { one: '# flingue te vise', other: '# flingues te visent' }),
  },
};
