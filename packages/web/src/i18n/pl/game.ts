import type { Game } from '../en/game.ts';
import { moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const game: Game = {
  money: moneyOf('pl'),
  steps: {
    loot: { name: 'Łup', explain: 'Odkrywamy osiem nowych kart. O nie toczy się gra.' },
    load: {
      name: 'Pocisk',
      explain: 'Po kryjomu załaduj jeden pocisk. Każdego użyjesz tylko raz.',
    },
    holdUp: { name: 'Na muszce', explain: 'Na „trzy” wszyscy naraz celują w kogoś.' },
    privilege: {
      name: 'Przywilej Ojca Chrzestnego',
      explain: 'Ojciec Chrzestny może kazać jednemu graczowi zmienić cel.',
    },
    courage: {
      name: 'Odwaga',
      explain: 'Na „trzy”: kryj się, bezpiecznie, lecz bez łupu, albo stój i krzycz „Banzai!”.',
    },
    effects: {
      name: 'Działanie kart',
      explain: 'Kto jeszcze celuje, odkrywa pocisk. Wystrzał rani cel.',
    },
    sharing: {
      name: 'Podział łupów',
      explain: 'Kto jeszcze stoi, bierze po jednej części, od Ojca Chrzestnego zgodnie z zegarem.',
    },
  },
  firstEditionSteps: {
    bills: { name: 'Gotówka', explain: 'Pięć banknotów trafia do tego, co zostało na stole.' },
    bang3: {
      name: 'Bang! Bang! Bang!',
      explain: 'Strzela pierwszy: trafiony już nie odpowie ogniem.',
    },
    split: {
      name: 'Podział gotówki',
      explain: 'Stojący dzielą się po równo, bez rozmieniania. Reszta zostaje.',
    },
  },
  bullets: {
    click: {
      name: 'Pusty Magazynek',
      explain: 'Nic się nie dzieje. Ale nikt jeszcze o tym nie wie.',
    },
    bang: {
      name: 'Wystrzał',
      explain: 'Twój cel odnosi obrażenie i nie dostaje łupu w tej rundzie.',
    },
    bang3: {
      name: 'Bang! Bang! Bang!',
      explain: 'Strzela przed innymi: cel jest ranny i nie może odpowiedzieć.',
    },
  },
  bulletBack: { name: 'Zakryty pocisk', explain: 'Pusty czy Wystrzał? Wie tylko właściciel.' },
  loot: {
    bill5: { name: 'Banknot 5000 $', explain: 'Wart 5000 $.' },
    bill10: { name: 'Banknot 10 000 $', explain: 'Wart 10 000 $.' },
    bill20: { name: 'Banknot 20 000 $', explain: 'Wart 20 000 $.' },
    diamond1: {
      name: 'Diament 1000 $',
      explain: 'Wart 1000 $. Najwięcej diamentów na koniec to dodatkowe 60 000 $.',
    },
    diamond5: {
      name: 'Diament 5000 $',
      explain: 'Wart 5000 $. Najwięcej diamentów na koniec to dodatkowe 60 000 $.',
    },
    diamond10: {
      name: 'Diament 10 000 $',
      explain: 'Wart 10 000 $. Najwięcej diamentów na koniec to dodatkowe 60 000 $.',
    },
    painting: {
      name: 'Obraz',
      explain: 'Im większa kolekcja, tym cenniejsza: jeden 4000 $, dziesięć 500 000 $.',
    },
    clip: {
      name: 'Magazynek',
      explain: 'Odzyskaj Wystrzał z odrzuconych i odrzuć inny pocisk.',
    },
    firstAid: { name: 'Apteczka', explain: 'Od razu leczy wszystkie twoje obrażenia.' },
  },
  lootBack: { name: 'Zakryty łup', explain: 'Wzięty jawnie. Pamiętasz, co to było?' },
  kinds: {
    bill: 'Banknoty',
    diamond: 'Diamenty',
    painting: 'Obrazy',
    firstAid: 'Apteczki',
    clip: 'Magazynki',
    godfather: 'Nowy Ojciec Chrzestny',
  },
  things: {
    godfather: {
      name: 'Ojciec Chrzestny',
      explain: 'Odlicza, może zmienić cel jednej lufy i pierwszy bierze łup.',
    },
    newGodfather: {
      name: 'Nowy Ojciec Chrzestny',
      explain: 'Weź go zamiast karty, a od następnej rundy będziesz Ojcem Chrzestnym.',
    },
    wound: { name: 'Obrażenie', explain: 'Z trzecim odpadasz z gry.' },
    shame: {
      name: 'Wstyd',
      explain: 'Za każde schowanie się. Przy remisie wygrywa mniejszy wstyd.',
    },
    diamondBonus: {
      name: 'Bonusowy Diament',
      explain: '60 000 $ za najwięcej kart diamentów. Przy remisie nikt go nie dostaje.',
    },
    power: { name: 'Talent', explain: 'Działa przez całą grę i znają go wszyscy.' },
  },
  powers: {
    collector: { name: 'Kolekcjoner', explain: 'Na koniec liczy się jak jeszcze jeden obraz.' },
    cunning: { name: 'Cwaniak', explain: 'Może zmienić pocisk, gdy wszyscy już celują.' },
    cute: { name: 'Czaruś', explain: 'Przed podziałem bierze banknot 5000 $, zanim sięgną inni.' },
    dictator: {
      name: 'Dyktatorka',
      explain: 'Raz na podział zabrania komuś jednego rodzaju łupu.',
    },
    doctor: { name: 'Lekarka', explain: 'Kryjąc się, leczy jedno swoje obrażenie.' },
    goodFriend: {
      name: 'Psiapsióła',
      explain: 'Gdy ktoś użyje Magazynka, też może odzyskać Wystrzał.',
    },
    greedy: { name: 'Chytruska', explain: 'Może wziąć dwie części naraz, ale potem już żadnej.' },
    hustler: {
      name: 'Oszust',
      explain: 'Co rundę losuje pocisk z czyjejś ręki i oddaje inny w zamian.',
    },
    junkDealer: {
      name: 'Tandeciara',
      explain: 'Raz na podział może wymienić wziętą kartę na losową.',
    },
    kid: { name: 'Dzieciak', explain: 'Celuje na końcu, widząc, kto celuje w kogo.' },
    luckyMan: {
      name: 'Farciarz',
      explain: 'Dwa obrażenia lub więcej w rundzie? Nie odnosi żadnego.',
    },
    professional: {
      name: 'Profesjonalista',
      explain: 'Ma Wystrzał, a cel się kryje: kradnie mu jedną kartę łupu.',
    },
    smart: {
      name: 'Mądrala',
      explain: 'Gdy cel się kryje, odzyskuje pocisk i odrzuca dowolny inny.',
    },
    stealthy: { name: 'Cichociemna', explain: 'Kryjąc się, zgarnia ze stołu banknot 10 000 $.' },
    unbreakable: { name: 'Niezniszczalny', explain: 'Odpada dopiero z piątym obrażeniem.' },
    vulture: { name: 'Sęp', explain: 'Gdy ktoś ginie, zabiera dwie jego karty łupu.' },
  },
  counts: {
    round: (round, of) => `Runda ${round} z ${of}`,
    wounds: (n) => plural(n, { one: '# obrażenie', few: '# obrażenia', many: '# obrażeń' }),
    bullets: (n) => plural(n, { one: '# pocisk', few: '# pociski', many: '# pocisków' }),
    lootCards: (n) => plural(n, { one: '# karta łupu', few: '# karty łupu', many: '# kart łupu' }),
    diamonds: (n) => plural(n, { one: '# diament', few: '# diamenty', many: '# diamentów' }),
    paintings: (n) => plural(n, { one: '# obraz', few: '# obrazy', many: '# obrazów' }),
    shames: (n) =>
      plural(n, { one: '# żeton wstydu', few: '# żetony wstydu', many: '# żetonów wstydu' }),
    seconds: (n) => plural(n, { one: '# sekunda', few: '# sekundy', many: '# sekund' }),
    aimedAtYou: (n) =>
      plural(n, {
        one: '# lufa celuje w ciebie',
        few: '# lufy celują w ciebie',
        many: '# luf celuje w ciebie',
      }),
  },
};
