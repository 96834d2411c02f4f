import type { Log } from '../en/log.ts';

export const log: Log = {
  round: (round, cards) => `Runde ${round}. ${cards} neue Karten auf dem Tisch.`,
  roundCash: (round, money) => `Runde ${round}. ${money} auf dem Tisch.`,
  late: (you, name) => (you ? 'Du warst zu langsam.' : `${name} war zu langsam.`),
  hustled: (you, name, whom) =>
    you ? `Du ziehst eine Patrone von: ${whom}.` : `${name} zieht eine Patrone von: ${whom}.`,
  gaveBack: (you, name, whom) =>
    you ? `Du gibst eine Patrone an: ${whom}.` : `${name} gibt eine Patrone an: ${whom}.`,
  bulletCame: (bullet) => `Du bekommst: ${bullet}.`,
  bulletWent: (bullet) => `Weg aus deiner Hand: ${bullet}.`,
  allLoaded: 'Alle haben geladen.',
  aims: (you, name, whom) => (you ? `Du zielst auf ${whom}.` : `${name} zielt auf ${whom}.`),
  aimsAtNobody: (you, name) => (you ? 'Du zielst auf niemanden.' : `${name} zielt auf niemanden.`),
  satOut: (you, name) => (you ? 'Du setzt diese Runde aus.' : `${name} setzt diese Runde aus.`),
  reloaded: (you, name) => (you ? 'Du tauschst deine Patrone.' : `${name} tauscht die Patrone.`),
  keptBullet: (you, name) => (you ? 'Du behältst deine Patrone.' : `${name} behält die Patrone.`),
  ordered: (you, name, whom) =>
    you
      ? `Du befiehlst ein neues Ziel für ${whom}.`
      : `${name} befiehlt ein neues Ziel für ${whom}.`,
  orderedNobody: (you, name) => (you ? 'Du befiehlst nichts.' : `${name} befiehlt nichts.`),
  courage: (ducked, standing) => `Geduckt: ${ducked}. Stehen: ${standing}.`,
  allStand: 'Alle bleiben stehen!',
  allDuck: 'Alle ducken sich!',
  shamed: (you, name) =>
    you ? 'Du nimmst einen Schandemarker.' : `${name} nimmt einen Schandemarker.`,
  revealed: (you, name, bullet) =>
    you ? `Deine Patrone: ${bullet}` : `Patrone von ${name}: ${bullet}`,
  revealedAt: (you, name, bullet, whom) =>
    you ? `Du auf ${whom}: ${bullet}` : `${name} auf ${whom}: ${bullet}`,
  wounded: (you, name, wounds) =>
    you ? `Du bist getroffen: ${wounds}.` : `${name} ist getroffen: ${wounds}.`,
  dodged: (you, name) =>
    you
      ? 'So ein Glück: mehrere Treffer, keine Wunde für dich.'
      : `So ein Glück: mehrere Treffer, keine Wunde für ${name}.`,
  healed: (you, name, wounds) =>
    you ? `Du heilst: noch ${wounds}.` : `${name} heilt: noch ${wounds}.`,
  died: (you, name) => (you ? 'Du bist tot.' : `${name} ist tot.`),
  stole: (you, name, whom) =>
    you ? `Du nimmst eine Karte von: ${whom}.` : `${name} nimmt eine Karte von: ${whom}.`,
  cardCame: (card) => `Du bekommst: ${card}.`,
  cardWent: (card) => `Du verlierst: ${card}.`,
  sharing: (order) => `Die Beute wird verteilt: ${order}.`,
  nobodyShares: 'Niemand steht mehr. Die Beute bleibt liegen.',
  announced: (you, name, what) => (you ? `Du willst: ${what}.` : `${name} will: ${what}.`),
  allowed: (you, name) => (you ? 'Du erlaubst es.' : `${name} erlaubt es.`),
  forbade: (you, name, whom, kind) =>
    you ? `Du verbietest (${whom}): ${kind}.` : `${name} verbietet (${whom}): ${kind}.`,
  tookNothing: (you, name) => (you ? 'Du nimmst nichts.' : `${name} nimmt nichts.`),
  took: (you, name, what) => (you ? `Du nimmst: ${what}.` : `${name} nimmt: ${what}.`),
  kept: (you, name) => (you ? 'Du tauschst nicht.' : `${name} tauscht nicht.`),
  traded: (you, name, what) =>
    you ? `Du tauschst weg: ${what}.` : `${name} tauscht weg: ${what}.`,
  tradedWith: (you, name, what, whom) =>
    you ? `Du tauschst (${whom}): ${what}.` : `${name} tauscht (${whom}): ${what}.`,
  clipLost: (you, name) =>
    you
      ? 'Kein Bang! zu finden: Dein Magazin verfällt.'
      : `Kein Bang! zu finden: Das Magazin von ${name} verfällt.`,
  declined: (you, name) => (you ? 'Du lehnst ab.' : `${name} lehnt ab.`),
  regained: (you, name) =>
    you ? 'Du holst dir ein Bang! zurück.' : `${name} holt sich ein Bang! zurück.`,
  noBangLeft: (you, name) =>
    you ? 'Kein Bang! mehr für dich da.' : `Kein Bang! mehr für ${name} da.`,
  paid: (you, name, money) => (you ? `Du bekommst ${money}.` : `${name} bekommt ${money}.`),
  leftStays: (cards) => `Bleibt auf dem Tisch: ${cards}.`,
  leftLost: (cards) => `Aus dem Spiel: ${cards}.`,
  newGodfather: (you, name) => (you ? 'Du bist jetzt Pate.' : `${name} ist jetzt Pate.`),
  over: 'Das Spiel ist aus.',
};
