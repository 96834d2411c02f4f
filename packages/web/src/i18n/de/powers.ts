import type { Powers } from '../en/powers.ts';
import { between, by } from '../forms.ts';

export const powers: Powers = {
  collector: {
    name: 'Der Sammler',
    explain: 'Zählt am Ende als ein weiteres Gemälde.',
    example: 'Zwei Gemälde zählen für dich wie drei: 30.000 $ statt 12.000 $.',
  },
  cunning: {
    name: 'Der Gewiefte',
    explain: 'Darf die Patrone tauschen, nachdem alle gezielt haben.',
    example: 'Niemand zielt auf dich? Dann raus mit dem Click, rein mit dem Bang.',
    decisions: {
      reload: {
        title: 'Patrone tauschen?',
        hint: 'Die anderen sehen, dass du tauschst, aber nicht, was du lädst.',
      },
    },
    keep: (bullet) => `Behalten: ${bullet}`,
    swapped: (who) => by(who, 'Du tauschst deine Patrone.', `${who.name} tauscht die Patrone.`),
    kept: (who) => by(who, 'Du behältst deine Patrone.', `${who.name} behält die Patrone.`),
  },
  cute: {
    name: 'Der Nette',
    explain: 'Nimmt beim Verteilen vor allen anderen einen 5.000-$-Schein.',
    example: 'Du stehst noch? Dann gehört dir ein 5.000-$-Schein, noch vor dem Paten.',
    took: (who, what) =>
      by(
        who,
        `Du lächelst nett und nimmst zuerst: ${what}.`,
        `${who.name} lächelt nett und nimmt zuerst: ${what}.`,
      ),
  },
  dictator: {
    name: 'Der Diktator',
    explain: 'Darf pro Verteilung einmal jemandem eine Beutesorte verbieten.',
    example: 'Jemand greift zum fünften Gemälde? Verbiete Gemälde. Dann wird es etwas anderes.',
    decisions: {
      forbid: {
        title: (name, what) => `${name} will: ${what}`,
        hint: 'Einmal pro Verteilung darfst du eine Beutesorte verbieten.',
      },
    },
    ban: (kind) => `Verbieten: ${kind}`,
    allow: 'Erlauben',
    allowHint: 'Spar dir dein Veto für später.',
    allowed: (who) => by(who, 'Du erlaubst es.', `${who.name} erlaubt es.`),
    banned: (who, whom, kind) =>
      between(who, whom, {
        you: `Du verbietest ${whom.name}: ${kind}.`,
        toYou: `${who.name} verbietet dir: ${kind}.`,
        other: `${who.name} verbietet ${whom.name}: ${kind}.`,
      }),
    tookNothing: (who) => by(who, 'Du nimmst nichts.', `${who.name} nimmt nichts.`),
  },
  doctor: {
    name: 'Die Ärztin',
    explain: 'Heilt beim Ducken eine eigene Wunde.',
    example: 'Zwei Wunden und drei Pistolen auf dich? Duck dich, und es bleibt nur eine Wunde.',
    duckHint: 'Sicher, keine Beute, heilt eine Wunde',
    healed: (who, left) =>
      by(who, `Du wirst verarztet: noch ${left}.`, `${who.name} wird verarztet: noch ${left}.`),
  },
  goodFriend: {
    name: 'Die beste Freundin',
    explain: 'Darf auch ein Bang zurückholen, wenn jemand ein Magazin nutzt.',
    example: 'Dot fischt sich mit dem Magazin ein Bang aus der Ablage. Du dir auch, ganz umsonst.',
    decisions: {
      regain: { title: 'Auch ein Bang zurückholen?', hint: 'Es kostet dich nichts.' },
    },
    take: 'Bang nehmen',
    takeHint: 'Aus der Ablage auf deine Hand.',
    noneLeft: (who) =>
      by(who, 'Für dich ist kein Bang mehr da.', `Für ${who.name} ist kein Bang mehr da.`),
  },
  greedy: {
    name: 'Die Gierige',
    explain: 'Darf zwei Beutestücke auf einmal nehmen, dann aber diese Runde keins mehr.',
    example: 'Zwei Gemälde auf dem Tisch? Nimm beide, bevor es jemand anders tut.',
    takeTwo: {
      title: 'Nimm ein oder zwei Stücke',
      hint: 'Nimmst du zwei, war’s das für diese Runde.',
    },
    take: (what) => `Nehmen: ${what}`,
    pair: (first, second) => `${first}, dann ${second}`,
  },
  hustler: {
    name: 'Der Schwindler',
    explain: 'Zieht jede Runde eine Patrone aus fremder Hand und gibt eine zurück.',
    example:
      'Du ziehst Vito ein Bang aus der Hand und gibst einen Click zurück. Nur ihr zwei wisst davon.',
    decisions: {
      hustle: {
        title: 'Aus wessen Hand?',
        hint: 'Du ziehst dort blind eine Patrone und gibst eine zurück.',
      },
      give: {
        title: 'Gib eine zurück',
        hint: 'Irgendeine Patrone aus deiner Hand, auch die eben gezogene.',
      },
    },
    drew: (who, whom) =>
      between(who, whom, {
        you: `Du ziehst ${whom.name} eine Patrone aus der Hand.`,
        toYou: `${who.name} zieht dir eine Patrone aus der Hand.`,
        other: `${who.name} zieht ${whom.name} eine Patrone aus der Hand.`,
      }),
    gave: (who, whom) =>
      between(who, whom, {
        you: `Du gibst ${whom.name} eine Patrone.`,
        toYou: `${who.name} gibt dir eine Patrone.`,
        other: `${who.name} gibt ${whom.name} eine Patrone.`,
      }),
    got: (bullet) => `Du bekommst: ${bullet}`,
    lost: (bullet) => `Du verlierst: ${bullet}`,
  },
  junkDealer: {
    name: 'Die Schrotthändlerin',
    explain: 'Darf einmal pro Verteilung eine eben genommene Karte gegen eine zufällige tauschen.',
    example:
      'Für dich blieb nur ein 5.000-$-Schein? Tausch ihn ein, vielleicht wird’s ein Gemälde.',
    decisions: {
      trade: {
        title: (what) => `Eintauschen: ${what}?`,
        hint: 'Einmal pro Verteilung, gegen eine zufällige Karte.',
      },
    },
    pile: 'Tauschen',
    pileHint: 'Gegen eine zufällige Karte aus einer späteren Runde.',
    player: (name) => `Mit ${name} tauschen`,
    keepHint: 'Jetzt kein Tausch.',
    kept: (who) => by(who, 'Du tauschst nicht.', `${who.name} tauscht nicht.`),
    traded: (who, what) =>
      by(who, `Du tauschst ein: ${what}.`, `${who.name} tauscht ein: ${what}.`),
    tradedWith: (who, whom, what) =>
      between(who, whom, {
        you: `Du tauschst mit ${whom.name}: ${what}.`,
        toYou: `${who.name} tauscht mit dir: ${what}.`,
        other: `${who.name} tauscht mit ${whom.name}: ${what}.`,
      }),
  },
  kid: {
    name: 'Das Kind',
    explain: 'Zielt zuletzt und sieht vorher, wer auf wen zielt.',
    example: 'Vier Pistolen auf Rusty, keine auf dich. Jetzt such dir in Ruhe dein Ziel aus.',
    decisions: {
      aimAfterOthers: {
        title: 'Du zielst zuletzt',
        hint: 'Alle Pistolen sind gezogen. Läuft deine eigene Uhr ab, bist auch du zu langsam.',
      },
    },
  },
  luckyMan: {
    name: 'Der Glückspilz',
    explain: 'Zwei oder mehr Wunden in einer Runde? Dann gar keine.',
    example: 'Drei Bangs treffen dich auf einmal? Kein Kratzer, und Beute gibt’s auch noch.',
    dodged: (who) =>
      by(
        who,
        'So ein Dusel! Lauter Treffer, und du hast keinen Kratzer.',
        `So ein Dusel! Lauter Treffer, und ${who.name} hat keinen Kratzer.`,
      ),
  },
  professional: {
    name: 'Der Profi',
    explain:
      'Duckt sich das Ziel vor einem geladenen Bang, verliert es eine Beutekarte an den Profi.',
    example:
      'Du zielst mit einem Bang auf Dot, und Dot duckt sich. Eine Karte aus der Beute ist jetzt deine.',
    stole: (who, whom) =>
      between(who, whom, {
        you: `Du greifst ${whom.name} in die Tasche: eine Karte.`,
        toYou: `${who.name} greift dir in die Tasche: eine Karte.`,
        other: `${who.name} greift ${whom.name} in die Tasche: eine Karte.`,
      }),
  },
  smart: {
    name: 'Der Clevere',
    explain: 'Duckt sich das Ziel, kommt die Patrone zurück und eine beliebige wird abgelegt.',
    example:
      'Du zielst mit einem Bang auf Flo, und Flo duckt sich. Behalt das Bang, leg einen Click ab.',
    decisions: {
      discardInstead: {
        title: 'Dein Ziel hat sich geduckt',
        hint: 'Nimm deine Patrone zurück und leg eine beliebige ab.',
      },
    },
  },
  stealthy: {
    name: 'Die Verstohlene',
    explain: 'Schnappt sich beim Ducken einen 10.000-$-Schein vom Tisch.',
    example: 'Alle starren auf die Pistolen, du verschwindest unterm Tisch, mit 10.000 $.',
    duckHint: 'Sicher, und es bringt 10.000 $',
    took: (who, what) =>
      by(
        who,
        `Unterm Tisch schnappst du dir: ${what}.`,
        `Unterm Tisch schnappt sich ${who.name}: ${what}.`,
      ),
  },
  unbreakable: {
    name: 'Der Unverwüstliche',
    explain: 'Stirbt erst an der fünften Wunde.',
    example: 'Vier Wunden, und du rufst immer noch „Banzai!“. Noch eine wäre zu viel.',
  },
  vulture: {
    name: 'Der Geier',
    explain: 'Nimmt Toten zwei Beutekarten ab.',
    example: 'Für Bogdan ist die dritte Wunde eine zu viel. Du erbst zwei zufällige Karten.',
    stole: (who, whom) =>
      between(who, whom, {
        you: `${whom.name} braucht nichts mehr: Du nimmst eine Karte.`,
        toYou: `Du brauchst nichts mehr: ${who.name} nimmt eine Karte.`,
        other: `${whom.name} braucht nichts mehr: ${who.name} nimmt eine Karte.`,
      }),
  },
};
