import type { Editions } from '../en/editions.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const editions: Editions = {
  second: {
    name: 'Druga edycja',
    explain:
      'Banknoty, diamenty, obrazy i Ojciec Chrzestny, który wydaje rozkazy. Łup bierze się karta po karcie.',
    steps: {
      loot: 'Łup',
      load: 'Pocisk',
      holdUp: 'Na muszce',
      courage: 'Odwaga',
      effects: 'Strzały',
      sharing: 'Podział łupów',
    },
    privilege: 'Przywilej Ojca Chrzestnego',
    count: { aim: 'Na muszkę!', courage: 'Odwaga!' },
    cards: (n) => plural(n, { one: '# karta łupu', few: '# karty łupu', many: '# kart łupu' }),
    yours: 'Twój łup',
    none: 'Jeszcze bez łupu',
    duck: { name: 'Kryj się!', hint: 'Bezpiecznie, bez łupu' },
    stand: { name: 'Banzai!', hint: 'Łup, jeśli nic cię nie trafi' },
    aimedBy: {
      one: (name) => `${name} celuje w ciebie. Kryjąc się, nie oberwiesz, ale tracisz swoją część.`,
      many: (aimers) =>
        `${aimers} celują w ciebie. Kryjąc się, nie oberwiesz, ale tracisz swoją część.`,
    },
    roundBegan: (round, added) => `Runda ${round}. Nowe karty na stole: ${added}.`,
    sharing: (order) => `Kolejność podziału: ${order}.`,
  },
  first: {
    name: 'Pierwsza edycja',
    explain:
      'Sama gotówka, dzielona po równo. Potrójny Wystrzał strzela pierwszy, a krycie się to wstyd.',
    steps: {
      loot: 'Gotówka',
      load: 'Pocisk',
      holdUp: 'Broń w górę',
      courage: 'Próba nerwów',
      effects: 'Pozostałe pociski',
      sharing: 'Podział gotówki',
    },
    bang3: 'Potrójny Wystrzał',
    count: { aim: 'Broń w górę!', courage: 'Nerwy!' },
    cards: (n) => plural(n, { one: '# banknot', few: '# banknoty', many: '# banknotów' }),
    yours: 'Twoja gotówka',
    none: 'Jeszcze bez gotówki',
    duck: { name: 'Kryj się!', hint: 'Bezpiecznie, bez gotówki, żeton wstydu' },
    stand: { name: 'Spróbuj tylko!', hint: 'Część gotówki, jeśli nic cię nie trafi' },
    aimedBy: {
      one: (name) =>
        `${name} celuje w ciebie. Kryjąc się, nie oberwiesz, ale zamiast gotówki masz wstyd.`,
      many: (aimers) =>
        `${aimers} celują w ciebie. Kryjąc się, nie oberwiesz, ale zamiast gotówki masz wstyd.`,
    },
    roundBegan: (round, _added, money) => `Runda ${round}. Na stole ${money}.`,
    sharing: (order) => `Gotówkę dzielą: ${order}.`,
  },
};
