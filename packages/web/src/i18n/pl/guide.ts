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
    noBangs: 'Nie masz żadnego Wystrzału.',
    bluff: 'Nikt nie widzi, co ładujesz: Pusty Magazynek straszy tak samo jak Wystrzał.',
    bestDraw: (name, chance) => `Największa szansa na Wystrzał: ${name}, ${chance}.`,
    drawBang: (name, chance) => `${name}: szansa na Wystrzał to ${chance}.`,
    giveClick: (name) => `Pustym Magazynkiem ${name} nikogo nie zrani.`,
    giveBang: (name) => `Będziesz wiedzieć, że ${name} ma Wystrzał.`,
    tooManyBangs: (n) =>
      plural(n, {
        one: 'Masz więcej Wystrzałów, niż zdążysz wystrzelić: została # runda.',
        few: 'Masz więcej Wystrzałów, niż zdążysz wystrzelić: zostały # rundy.',
        many: 'Masz więcej Wystrzałów, niż zdążysz wystrzelić: zostało # rund.',
      }),
    enoughBangs: 'Masz po Wystrzale na każdą kolejną rundę.',
    allAlike: 'Wszystkie twoje pociski są takie same.',
    clicksBluff: 'Każdy zachowany Pusty Magazynek to jeszcze jeden blef.',
    lastRound: 'To ostatnia runda: to, co zostanie na ręce, już nie wystrzeli.',
    sameHand: 'Twoja ręka się nie zmieni, ale wiesz o tym tylko ty.',
    couldRegain: (name) => `${name} może odzyskać Wystrzał.`,
    seenTaking: 'Wszyscy widzą, że bierzesz Wystrzał.',
    swapSeen: 'Inni widzą, że wymieniasz pocisk, ale nie wiedzą na jaki.',
    mustSwitch: (name, other) => `${name} musi wtedy wybrać inny cel niż ${other}.`,
    duckHeals: 'Kryjąc się, leczysz jedno obrażenie.',
    duckGrabs: (money) => `Kryjąc się, zgarniasz ze stołu ${money}.`,
    deniesAid: (name, n) =>
      plural(n, {
        one: `Inaczej ${name} może wyleczyć # obrażenie.`,
        few: `Inaczej ${name} może wyleczyć # obrażenia.`,
        many: `Inaczej ${name} może wyleczyć # obrażeń.`,
      }),
    clipFaceDown: 'Odzyskasz Wystrzał, jeśli jakiś leży zakryty wśród odrzuconych.',
    clipEmpty: 'Wśród odrzuconych nie ma Wystrzału.',
    tokenLate: 'To ostatnia runda: Nowy Ojciec Chrzestny nic już nie zmieni.',
    theirPainting: (name, n, money) =>
      plural(n, {
        one: `To byłby pierwszy obraz: ${name} ma ${money} więcej.`,
        few: `Przy # obrazach ${name} ma ${money} więcej.`,
        many: `Przy # obrazach ${name} ma ${money} więcej.`,
      }),
    theirDiamonds: (name, n, money) =>
      plural(n, {
        one: `${name} ma wtedy # diament. Najwięcej na koniec daje ${money}.`,
        few: `${name} ma wtedy # diamenty. Najwięcej na koniec daje ${money}.`,
        many: `${name} ma wtedy # diamentów. Najwięcej na koniec daje ${money}.`,
      }),
    keepsFrom: (name, money) => `${name} nie weźmie teraz ${money}.`,
    theirToken: (name) => `Inaczej następna runda należy do nowego szefa: ${name}.`,
    mustTakeOther: (name) => `${name} musi wziąć coś innego albo nic.`,
    oneBan: 'Masz tylko jeden zakaz na podział.',
    betterToCome: (n, of) =>
      plural(n, {
        one: `Więcej da ci # z ${of} zakrytych kart.`,
        few: `Więcej dadzą ci # z ${of} zakrytych kart.`,
        many: `Więcej da ci # z ${of} zakrytych kart.`,
      }),
    pickedUp: (name, n) =>
      plural(n, {
        one: `${name} ma na koncie # kartę, która da ci więcej.`,
        few: `${name} ma na koncie # karty, które dadzą ci więcej.`,
        many: `${name} ma na koncie # kart, które dadzą ci więcej.`,
      }),
    oneOfCards: (name, n) =>
      plural(n, {
        one: `${name} ma # kartę i to ją dostaniesz.`,
        few: `${name} ma # karty, dostaniesz losową z nich.`,
        many: `${name} ma # kart, dostaniesz losową z nich.`,
      }),
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
