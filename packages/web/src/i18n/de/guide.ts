import type { Guide } from '../en/guide.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const guide: Guide = {
  firstTime: {
    load: 'Diese Patrone geht beim Aufdecken los, dann ist sie weg: Heb dir deine Bangs gut auf.',
    aim: 'Richte deine Pistole auf jemanden: Deine Patrone trifft, wenn sich niemand von euch duckt.',
    privilege: 'Als Pate darfst du eine Pistole umlenken, zum Beispiel weg von dir.',
    reaim: 'Der Pate will deine Pistole woanders sehen, samt Patrone.',
    courage:
      'Wer sich duckt, wird nicht getroffen, bekommt aber nichts. Wer steht, teilt die Beute, wenn nichts trifft.',
    take: 'Wer noch steht, nimmt reihum ein Stück, bis alles weg ist. Halte eine Karte gedrückt, um mehr zu lesen.',
    clip: 'Tausch eine Patrone, die du nicht brauchst, gegen ein Bang aus der Ablage.',
  },
  reasons: {
    noGuns: 'Niemand zielt auf dich.',
    lastLife: 'Noch ein Treffer und du bist tot.',
    likely: (name) => `${name} hat wohl ein Bang.`,
    unlikely: (name) => `${name} blufft wahrscheinlich.`,
    either: (name) => `Bei ${name} ist beides drin.`,
    bluffed: (name, n) =>
      plural(n, {
        one: `${name} hat bisher # Click gezeigt.`,
        other: `${name} hat bisher # Clicks gezeigt.`,
      }),
    roundsLeftBang: (n) =>
      plural(n, {
        one: 'Ein Bang, das du nicht abfeuerst, ist nichts wert, und es bleibt # Runde.',
        other: 'Ein Bang, das du nicht abfeuerst, ist nichts wert, und es bleiben # Runden.',
      }),
    roundsLeftClick: (n) =>
      plural(n, {
        one: 'Spar dir die Bangs: # Runde kommt noch.',
        other: 'Spar dir die Bangs: # Runden kommen noch.',
      }),
    almostDead: (name) => `Noch ein Treffer und ${name} ist raus.`,
    richest: (name) => `Niemand hat mehr Beute als ${name}.`,
    boss: (name) => `${name} ist Pate und nimmt zuerst.`,
    outOfSharing: (name) => `Nach einem Treffer geht ${name} leer aus.`,
    aimsAtYou: (name) => `${name} zielt auf dich.`,
    painting: (n, money) =>
      plural(n, {
        one: `Dein erstes Gemälde bringt ${money}.`,
        other: `Mit # Gemälden bringt dieses ${money}.`,
      }),
    diamond: (n, money) =>
      plural(n, {
        one: `Die meisten Diamanten bringen ${money}. Du hättest #.`,
        other: `Die meisten Diamanten bringen ${money}. Du hättest #.`,
      }),
    cash: (money) => `Sicheres Geld: ${money}.`,
    firstAid: (n) => plural(n, { one: 'Heilt # Wunde.', other: 'Heilt # Wunden.' }),
    clip: 'Noch ein Bang für die nächsten Runden.',
    godfather: 'Der Pate nimmt nächste Runde zuerst.',
    ducking: 'Wer sich duckt, geht leer aus.',
    couldTurn: 'Wer neu zielen muss, könnte auf dich zielen.',
    noBangs: 'Du hast kein Bang.',
    bluff: 'Niemand sieht, was du lädst: Ein Click droht so gut wie ein Bang.',
    bestDraw: (name, chance) => `Deine beste Chance auf ein Bang: ${chance} bei ${name}.`,
    drawBang: (name, chance) => `Deine Chance auf ein Bang bei ${name}: ${chance}.`,
    giveClick: (name) => `Mit einem Click kann ${name} niemandem wehtun.`,
    giveBang: (name) => `Dann weißt du, dass ${name} ein Bang hat.`,
    tooManyBangs: (n) =>
      plural(n, {
        one: 'Du hast mehr Bangs, als du abfeuern kannst: Es bleibt # Runde.',
        other: 'Du hast mehr Bangs, als du abfeuern kannst: Es bleiben # Runden.',
      }),
    enoughBangs: 'Du hast für jede Runde, die noch kommt, ein Bang.',
    allAlike: 'Deine Patronen sind alle gleich.',
    clicksBluff: 'Jeder Click, den du behältst, ist noch ein Bluff.',
    lastRound: 'Das ist die letzte Runde: Was auf der Hand bleibt, geht nicht mehr los.',
    sameHand: 'Deine Hand bleibt, wie sie ist, und nur du weißt es.',
    couldRegain: (name) => `${name} könnte sich ein Bang zurückholen.`,
    seenTaking: 'Alle sehen, dass du ein Bang nimmst.',
    swapSeen: 'Die anderen sehen, dass du tauschst, aber nicht wogegen.',
    mustSwitch: (name, other) => `${name} zielt auf ${other} und müsste neu zielen.`,
    duckHeals: 'Ducken heilt eine deiner Wunden.',
    duckGrabs: (money) => `Beim Ducken holst du dir ${money} vom Tisch.`,
    deniesAid: (name, n) =>
      plural(n, {
        one: `Sonst könnte ${name} # Wunde heilen.`,
        other: `Sonst könnte ${name} # Wunden heilen.`,
      }),
    clipFaceDown: 'Du bekommst ein Bang zurück, falls eins verdeckt in der Ablage liegt.',
    clipEmpty: 'In der Ablage liegt kein Bang.',
    tokenLate: 'Das ist die letzte Runde: Ein Neuer Pate hat nichts mehr davon.',
    theirPainting: (name, n, money) =>
      plural(n, {
        one: `Es wäre das erste Gemälde für ${name}: ${money}.`,
        other: `${name} hätte dann # Gemälde: ${money} mehr.`,
      }),
    theirDiamonds: (name, n, money) =>
      plural(n, {
        one: `${name} hätte dann # Diamanten. Die meisten am Ende bringen ${money}.`,
        other: `${name} hätte dann # Diamanten. Die meisten am Ende bringen ${money}.`,
      }),
    keepsFrom: (name, money) => `So entgehen ${name} ${money}.`,
    theirToken: (name) => `Sonst sitzt ${name} als Nächstes am Schreibtisch des Paten.`,
    mustTakeOther: (name) => `${name} muss etwas anderes nehmen oder gar nichts.`,
    oneBan: 'Du darfst nur einmal pro Verteilung etwas verbieten.',
    betterToCome: (n, of) =>
      plural(n, {
        one: `# von ${of} verdeckten Karten bringt dir mehr.`,
        other: `# von ${of} verdeckten Karten bringen dir mehr.`,
      }),
    pickedUp: (name, n) =>
      plural(n, {
        one: `${name} hat # Karte genommen, die dir mehr bringt.`,
        other: `${name} hat # Karten genommen, die dir mehr bringen.`,
      }),
    oneOfCards: (name, n) =>
      plural(n, {
        one: `${name} hat # Karte, und die bekommst du.`,
        other: `${name} hat # Karten, und eine davon bekommst du blind.`,
      }),
    hopeless: 'Gewinnen kannst du kaum noch.',
    close: 'Die besten Möglichkeiten sind etwa gleich gut.',
  },
  coach: {
    again: 'Diese Entscheidung noch mal spielen',
    back: 'Zurück zur Analyse',
    rounds: (list, step) => `Runden ${list}, ${step}`,
    chartHint: 'Tippe aufs Diagramm, um ab dieser Runde zuzusehen.',
  },
  bet: {
    ask: 'Wer gewinnt? Gib deinen Tipp ab.',
    placed: (name) => `Dein Tipp: ${name}`,
    right: (name) => `Du hast auf ${name} gesetzt. Volltreffer!`,
    wrong: (name) => `Du hast auf ${name} gesetzt. Pech gehabt.`,
  },
};
