import type { Options } from '../en/options.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const options: Options = {
  title: 'Zasady przy stole',
  players: 'Gracze',
  playersValue: (n) => plural(n, { one: '# gracz', few: '# graczy', many: '# graczy' }),
  unofficialCount: 'Gra się dobrze, ale oryginalne zasady nie przewidują takiej liczby.',
  bots: 'Boty',
  botLevels: {
    rookie: { name: 'Żółtodziób', explain: 'Strzela na oślep i za często się chowa.' },
    regular: { name: 'Cwany gapa', explain: 'Zna szanse i długo pamięta urazy.' },
    hustler: { name: 'Kanciarz', explain: 'Rozważa całą rundę z każdego miejsca.' },
    shark: { name: 'Rekin', explain: 'Liczy każdy pocisk. Weź mocne nerwy.' },
  },
  edition: 'Edycja',
  editions: {
    second: {
      name: 'Druga edycja',
      explain:
        'Banknoty, diamenty, obrazy i Ojciec Chrzestny, który wydaje rozkazy. Łup bierze się karta po karcie.',
    },
    first: {
      name: 'Pierwsza edycja',
      explain:
        'Sama gotówka, dzielona po równo. „Bang! Bang! Bang!” strzela pierwszy, a chowanie się to wstyd.',
    },
  },
  powers: { name: 'Talenty', explain: 'Każdy dostaje jeden Talent, jawny dla wszystkich.' },
  openLoot: { name: 'Jawny łup', explain: 'Zdobyte karty leżą odkryte. Nie trzeba pamiętać.' },
  lateAim: {
    name: 'Kto nie zdąży wycelować',
    noTarget: { name: 'Nie celuje', explain: 'Ale może się skryć, stać i dzielić łup.' },
    sitsOut: {
      name: 'Pauzuje',
      explain: 'Nie bierze udziału w rundzie: bez strzału, łupu i obrażeń.',
    },
  },
  leftovers: {
    name: 'Niewzięty łup',
    stay: { name: 'Zostaje', explain: 'W następnej rundzie dzieli się go razem z nowym.' },
    discard: { name: 'Przepada', explain: 'Wypada z gry.' },
  },
  junkDealer: {
    name: 'Tandeciara wymienia się',
    piles: { name: 'Ze stosami', explain: 'Losowa karta z późniejszej rundy.' },
    players: { name: 'Z graczami', explain: 'Losowa karta z łupu innego gracza.' },
  },
  clock: {
    name: 'Zegar',
    brisk: { name: 'Szybki', explain: 'Mało czasu na gadanie.' },
    normal: { name: 'Zwykły', explain: 'Czas na groźbę albo dwie.' },
    relaxed: { name: 'Spokojny', explain: 'Mnóstwo czasu na targi.' },
    untimed: { name: 'Bez zegara', explain: 'Stół czeka na wszystkich. Nikt się nie spóźni.' },
  },
  firstGodfather: { name: 'Pierwszy Ojciec Chrzestny', random: 'Losowo' },
};
