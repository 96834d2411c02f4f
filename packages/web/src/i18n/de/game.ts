import type { Game } from '../en/game.ts';
import { moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const game: Game = {
  money: moneyOf('de'),
  steps: {
    loot: { name: 'Beute', explain: 'Acht neue Karten werden aufgedeckt. Darum geht es.' },
    load: { name: 'Patrone', explain: 'Heimlich eine Patrone laden. Jede gibt es nur einmal.' },
    holdUp: { name: 'Überfall', explain: 'Auf drei zielen alle gleichzeitig auf jemanden.' },
    privilege: {
      name: 'Sonderrecht des Paten',
      explain: 'Der Pate darf jemandem befehlen, das Ziel zu wechseln.',
    },
    courage: {
      name: 'Mutprobe',
      explain: 'Auf drei: ducken, sicher, aber ohne Beute, oder stehen und „Banzai!“ rufen.',
    },
    effects: {
      name: 'Karteneffekte',
      explain: 'Wer noch zielt, deckt auf. Ein Bang! verwundet das Ziel.',
    },
    sharing: {
      name: 'Verteilen der Beute',
      explain: 'Wer noch steht, nimmt reihum ein Beutestück, vom Paten an im Uhrzeigersinn.',
    },
  },
  firstEditionSteps: {
    bills: {
      name: 'Bargeld',
      explain: 'Fünf Scheine kommen zu dem, was noch auf dem Tisch liegt.',
    },
    bang3: {
      name: 'Bang! Bang! Bang!',
      explain: 'Schießt zuerst: Wer getroffen ist, schießt nicht mehr zurück.',
    },
    split: {
      name: 'Teilen',
      explain: 'Wer noch steht, teilt zu gleichen Teilen ohne Wechseln. Der Rest bleibt liegen.',
    },
  },
  bullets: {
    click: { name: 'Click', explain: 'Nichts passiert. Aber das weiß noch keiner.' },
    bang: { name: 'Bang!', explain: 'Dein Ziel bekommt eine Wunde und diese Runde keine Beute.' },
    bang3: {
      name: 'Bang! Bang! Bang!',
      explain: 'Schießt vor allen anderen: Das Ziel ist verwundet und schießt nicht mehr.',
    },
  },
  bulletBack: {
    name: 'Verdeckte Patrone',
    explain: 'Click oder Bang!? Das weiß nur, wer sie geladen hat.',
  },
  loot: {
    bill5: { name: '5.000er-Schein', explain: 'Ist 5.000 $ wert.' },
    bill10: { name: '10.000er-Schein', explain: 'Ist 10.000 $ wert.' },
    bill20: { name: '20.000er-Schein', explain: 'Ist 20.000 $ wert.' },
    diamond1: {
      name: 'Diamant zu 1.000 $',
      explain: 'Ist 1.000 $ wert. Die meisten Diamanten am Ende bringen 60.000 $ extra.',
    },
    diamond5: {
      name: 'Diamant zu 5.000 $',
      explain: 'Ist 5.000 $ wert. Die meisten Diamanten am Ende bringen 60.000 $ extra.',
    },
    diamond10: {
      name: 'Diamant zu 10.000 $',
      explain: 'Ist 10.000 $ wert. Die meisten Diamanten am Ende bringen 60.000 $ extra.',
    },
    painting: {
      name: 'Gemälde',
      explain: 'Je mehr du hast, desto wertvoller: eines 4.000 $, zehn 500.000 $.',
    },
    clip: {
      name: 'Magazin',
      explain: 'Nimm ein Bang! aus der Ablage zurück und wirf eine andere Patrone ab.',
    },
    firstAid: { name: 'Verbandskasten', explain: 'Heilt sofort alle deine Wunden.' },
  },
  lootBack: {
    name: 'Verdeckte Beute',
    explain: 'Wurde offen genommen. Weißt du noch, was es war?',
  },
  kinds: {
    bill: 'Scheine',
    diamond: 'Diamanten',
    painting: 'Gemälde',
    firstAid: 'Verbandskästen',
    clip: 'Magazine',
    godfather: 'Neuer Pate',
  },
  things: {
    godfather: {
      name: 'Pate',
      explain: 'Zählt an, darf eine Pistole umlenken und greift zuerst zu.',
    },
    newGodfather: {
      name: 'Neuer Pate',
      explain: 'Statt einer Karte genommen, macht es dich ab der nächsten Runde zum Paten.',
    },
    wound: { name: 'Wunde', explain: 'Mit der dritten scheidest du aus.' },
    shame: {
      name: 'Schande',
      explain: 'Gibt es fürs Ducken. Bei Gleichstand gewinnt weniger Schande.',
    },
    diamondBonus: {
      name: 'Diamantenbonus',
      explain: '60.000 $ für die meisten Diamantkarten. Bei Gleichstand bekommt ihn keiner.',
    },
    power: { name: 'Fähigkeit', explain: 'Gilt das ganze Spiel und ist allen bekannt.' },
  },
  powers: {
    collector: { name: 'Der Sammler', explain: 'Zählt am Ende als ein weiteres Gemälde.' },
    cunning: {
      name: 'Der Gewiefte',
      explain: 'Darf die Patrone tauschen, wenn alle gezielt haben.',
    },
    cute: {
      name: 'Der Nette',
      explain: 'Nimmt beim Verteilen vor allen anderen einen 5.000er-Schein.',
    },
    dictator: {
      name: 'Der Diktator',
      explain: 'Verbietet einmal je Verteilung jemandem eine Beutesorte.',
    },
    doctor: { name: 'Die Ärztin', explain: 'Heilt beim Ducken eine eigene Wunde.' },
    goodFriend: {
      name: 'Die beste Freundin',
      explain: 'Nutzt jemand ein Magazin, darf sie auch ein Bang! zurücknehmen.',
    },
    greedy: {
      name: 'Die Gierige',
      explain: 'Darf zwei Beutestücke auf einmal nehmen, dann aber keine mehr.',
    },
    hustler: {
      name: 'Der Schwindler',
      explain: 'Zieht jede Runde eine Patrone aus fremder Hand und gibt eine zurück.',
    },
    junkDealer: {
      name: 'Die Schrotthändlerin',
      explain: 'Darf einmal je Verteilung eine Karte gegen eine zufällige tauschen.',
    },
    kid: { name: 'Das Kind', explain: 'Zielt zuletzt und sieht vorher, wer auf wen zielt.' },
    luckyMan: {
      name: 'Der Glückspilz',
      explain: 'Zwei oder mehr Wunden in einer Runde? Dann gar keine.',
    },
    professional: {
      name: 'Der Profi',
      explain: 'Bang! geladen und das Ziel duckt sich: stiehlt ihm eine Beutekarte.',
    },
    smart: {
      name: 'Der Clevere',
      explain: 'Duckt sich das Ziel, nimmt er die Patrone zurück und legt eine beliebige ab.',
    },
    stealthy: {
      name: 'Die Verstohlene',
      explain: 'Schnappt sich beim Ducken einen 10.000er-Schein.',
    },
    unbreakable: {
      name: 'Der Unverwüstliche',
      explain: 'Scheidet erst mit der fünften Wunde aus.',
    },
    vulture: { name: 'Der Geier', explain: 'Stirbt jemand, nimmt er zwei von dessen Beutekarten.' },
  },
  counts: {
    round: (round, of) => `Runde ${round} von ${of}`,
    wounds: (n) => plural(n, { one: '# Wunde', other: '# Wunden' }),
    bullets: (n) => plural(n, { one: '# Patrone', other: '# Patronen' }),
    lootCards: (n) => plural(n, { one: '# Beutekarte', other: '# Beutekarten' }),
    diamonds: (n) => plural(n, { one: '# Diamant', other: '# Diamanten' }),
    paintings: (n) => plural(n, { one: '# Gemälde', other: '# Gemälde' }),
    shames: (n) => plural(n, { one: '# Schandemarker', other: '# Schandemarker' }),
    seconds: (n) => plural(n, { one: '# Sekunde', other: '# Sekunden' }),
    aimedAtYou: (n) =>
      plural(n, { one: '# Pistole zielt auf dich', other: '# Pistolen zielen auf dich' }),
  },
};
