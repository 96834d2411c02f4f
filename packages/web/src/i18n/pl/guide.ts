import type { Guide } from '../en/guide.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const guide: Guide = {
  firstTime: {
    load: 'Ten pocisk odpala przy odkryciu i znika: oszczędzaj Wystrzały na właściwą chwilę.',
    aim: 'Wyceluj w kogoś: twój pocisk trafi, chyba że ktoś z was się skryje.',
    privilege:
      'Jako Ojciec Chrzestny możesz skierować jedną lufę gdzie indziej, na przykład nie w siebie.',
    reaim: 'Ojciec Chrzestny chce, żeby twoja lufa wskazała kogoś innego. Pocisk zostaje ten sam.',
    courage:
      'Kryjesz się: nic cię nie trafi, ale nic nie dostaniesz. Stoisz: bierzesz łup, o ile nikt cię nie trafi.',
    take: 'Kto jeszcze stoi, bierze po kolei po jednej rzeczy. Przytrzymaj kartę, żeby przeczytać więcej.',
    clip: 'Zamień zbędny pocisk na Wystrzał z odrzuconych.',
  },
  reasons: {
    noGuns: 'Nikt w ciebie nie celuje.',
    lastLife: 'Jeszcze jedno trafienie i po tobie.',
    likely: (name) => `${name} ma pewnie Wystrzał.`,
    unlikely: (name) => `${name} pewnie blefuje.`,
    either: (name) => `${name} może mieć jedno albo drugie.`,
    bluffed: (name, n) =>
      plural(n, {
        one: `${name} ma na koncie # pusty strzał.`,
        few: `${name} ma na koncie # puste strzały.`,
        many: `${name} ma na koncie # pustych strzałów.`,
      }),
    roundsLeftBang: (n) =>
      plural(n, {
        one: 'Niewykorzystany Wystrzał nic nie jest wart, a została # runda.',
        few: 'Niewykorzystany Wystrzał nic nie jest wart, a zostały # rundy.',
        many: 'Niewykorzystany Wystrzał nic nie jest wart, a zostało # rund.',
      }),
    roundsLeftClick: (n) =>
      plural(n, {
        one: 'Oszczędzaj Wystrzały: jeszcze # runda.',
        few: 'Oszczędzaj Wystrzały: jeszcze # rundy.',
        many: 'Oszczędzaj Wystrzały: jeszcze # rund.',
      }),
    almostDead: (name) => `Jeszcze jedno trafienie i ${name} odpada.`,
    richest: (name) => `${name} ma najwięcej łupów.`,
    boss: (name) => `${name} rządzi i bierze na początku.`,
    outOfSharing: (name) => `Po trafieniu ${name} nic nie dostanie.`,
    aimsAtYou: (name) => `${name} celuje w ciebie.`,
    painting: (n, money) =>
      plural(n, {
        one: `Pierwszy obraz daje ${money}.`,
        few: `Przy # obrazach ten daje ${money}.`,
        many: `Przy # obrazach ten daje ${money}.`,
      }),
    diamond: (n, money) =>
      plural(n, {
        one: `Najwięcej diamentów daje ${money}. Masz wtedy #.`,
        few: `Najwięcej diamentów daje ${money}. Masz wtedy #.`,
        many: `Najwięcej diamentów daje ${money}. Masz wtedy #.`,
      }),
    cash: (money) => `Pewna forsa: ${money}.`,
    firstAid: (n) =>
      plural(n, { one: 'Leczy # obrażenie.', few: 'Leczy # obrażenia.', many: 'Leczy # obrażeń.' }),
    clip: 'Jeden Wystrzał więcej na kolejne rundy.',
    godfather: 'W następnej rundzie Ojciec Chrzestny bierze przed innymi.',
    ducking: 'Kto się kryje, nic nie dostaje.',
    couldTurn: 'Kto musi zmienić cel, może wycelować w ciebie.',
    hopeless: 'Wygrać już raczej się nie da.',
    close: 'Najlepsze opcje są prawie równie dobre.',
  },
  coach: {
    again: 'Zagraj tę decyzję jeszcze raz',
    back: 'Wróć do analizy',
    rounds: (list, step) => `Rundy ${list}, ${step}`,
    chartHint: 'Dotknij wykresu, żeby obejrzeć grę od tej rundy.',
  },
  bet: {
    ask: 'Kto wygra? Postaw na kogoś.',
    placed: (name) => `Stawiasz na: ${name}`,
    right: (name) => `Twój typ: ${name}. Strzał w dziesiątkę!`,
    wrong: (name) => `Twój typ: ${name}. Pudło.`,
  },
};
