import type { Options } from '../en/options.ts';

export const options: Options = {
  rule: (rule, value) => `${rule}: ${value}`,
  unofficialCount: 'Gra się dobrze, ale oficjalne zasady nie przewidują takiej liczby.',
  botLevels: {
    rookie: { name: 'Żółtodziób', explain: 'Strzela na oślep i za często się kryje.' },
    regular: { name: 'Bywalec', explain: 'Liczy szanse i długo pamięta urazy.' },
    hustler: { name: 'Kanciarz', explain: 'Analizuje całą rundę oczami każdego gracza.' },
    shark: { name: 'Rekin', explain: 'Liczy każdy pocisk. Trzymaj nerwy na wodzy.' },
  },
  edition: 'Edycja',
  powers: { name: 'Talenty', explain: 'Każda osoba dostaje jeden Talent, jawny dla wszystkich.' },
  openLoot: {
    name: 'Jawny łup',
    explain: 'Zdobyte karty leżą odkryte. Nic nie trzeba pamiętać.',
  },
  deadSeeHands: { name: 'Duchy widzą wszystko', explain: 'Kto nie żyje, widzi karty wszystkich.' },
  godfatherCounts: {
    name: 'Ojciec Chrzestny odlicza',
    explain: 'Rozmowa trwa, aż Ojciec Chrzestny zacznie odliczać. Granicą jest zegar.',
  },
  shortLog: {
    name: 'Krótki dziennik',
    explain: 'Widać tylko łup z tej rundy, starszy jest już tylko policzony.',
  },
  hideReady: {
    name: 'Ukryj gotowość',
    explain: 'Nikt nie widzi, kto już wybrał.',
  },
  lateAim: {
    name: 'Kto nie zdąży wycelować',
    noTarget: { name: 'Nie celuje', explain: 'Ale może się kryć, stać i dzielić łup.' },
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
    name: 'Nowa karta Tandeciary',
    piles: { name: 'Z dalszych rund', explain: 'Losowa karta z późniejszej rundy.' },
    players: { name: 'Od graczy', explain: 'Losowa karta z czyjegoś łupu.' },
  },
  stealthy: {
    name: 'Kiedy Cichociemna bierze banknot',
    byChoice: { name: 'Kryjąc się', explain: 'Tylko gdy kryje się z własnej woli.' },
    alsoWounded: { name: 'Także ranna', explain: 'Trafienie też kładzie ją na ziemię.' },
  },
  dictator: {
    name: 'Czego Dyktatorka nie zabroni',
    cards: {
      name: 'Dwóch banknotów',
      explain: 'Banknotów, które Czaruś i Cichociemna biorą dzięki talentom.',
    },
    sparesCuteAndStealthy: {
      name: 'Dwóm graczom',
      explain: 'Czarusiowi i Cichociemnej nie zabroni niczego.',
    },
  },
};
