import type { Game } from '../en/game.ts';
import { lowerFirst } from '../forms.ts';
import { listOf, moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const game: Game = {
  money: moneyOf('pl'),
  list: listOf('pl'),
  within: lowerFirst,
  times: (n, what) => `${n} × ${what}`,
  bullets: {
    click: {
      name: 'Pusty Magazynek',
      effect: 'tylko blef',
      explain: 'Nic się nie dzieje. Ale nikt jeszcze o tym nie wie.',
    },
    bang: {
      name: 'Wystrzał',
      effect: 'rani twój cel',
      explain: 'Twój cel odnosi obrażenie i w tej rundzie nic nie dostaje.',
    },
    bang3: {
      name: 'Potrójny Wystrzał',
      effect: 'strzela pierwszy',
      explain: 'Strzela przed innymi: cel jest ranny i nie odpowie ogniem.',
    },
  },
  counts: {
    round: (round, of) => `Runda ${round} z ${of}`,
    wounds: (n) => plural(n, { one: '# obrażenie', few: '# obrażenia', many: '# obrażeń' }),
    bullets: (n) => plural(n, { one: '# pocisk', few: '# pociski', many: '# pocisków' }),
    shames: (n) =>
      plural(n, { one: '# żeton wstydu', few: '# żetony wstydu', many: '# żetonów wstydu' }),
    aimedAtYou: (n) =>
      plural(n, {
        one: '# lufa celuje w ciebie',
        few: '# lufy celują w ciebie',
        many: '# luf celuje w ciebie',
      }),
  },
};
