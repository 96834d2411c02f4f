import type { Editions } from '../en/editions.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const editions: Editions = {
  second: {
    name: 'Zweite Edition',
    explain:
      'Scheine, Diamanten, Gemälde und ein Pate, der Befehle gibt. Die Beute wird Karte für Karte verteilt.',
    steps: {
      loot: 'Beute',
      load: 'Patrone',
      holdUp: 'Überfall',
      courage: 'Mutprobe',
      effects: 'Schüsse',
      sharing: 'Verteilen der Beute',
    },
    privilege: 'Sonderrecht des Paten',
    count: { aim: 'Zielen!', courage: 'Mutprobe!' },
    cards: (n) => plural(n, { one: '# Beutekarte', other: '# Beutekarten' }),
    yours: 'Deine Beute',
    none: 'Noch keine Beute',
    duck: { name: 'Ducken!', hint: 'Sicher, keine Beute' },
    stand: { name: 'Banzai!', hint: 'Beute, wenn dich nichts trifft' },
    aimedBy: {
      one: (name) => `${name} zielt auf dich. Ducken ist sicher, kostet dich aber deinen Anteil.`,
      many: (aimers) =>
        `${aimers} zielen auf dich. Ducken ist sicher, kostet dich aber deinen Anteil.`,
    },
    roundBegan: (round, added) =>
      plural(added, {
        one: `Runde ${round}. # neue Karte auf dem Tisch.`,
        other: `Runde ${round}. # neue Karten auf dem Tisch.`,
      }),
    sharing: (order) => `Reihenfolge: ${order}.`,
  },
  first: {
    name: 'Erste Edition',
    explain:
      'Nur Bargeld, gleich geteilt. Drei Bangs auf einmal schießen zuerst, und Ducken ist eine Schande.',
    steps: {
      loot: 'Bargeld',
      load: 'Patrone',
      holdUp: 'Pistolen raus',
      courage: 'Mumm',
      effects: 'Übrige Patronen',
      sharing: 'Geld teilen',
    },
    bang3: 'Bang! Bang! Bang!',
    count: { aim: 'Pistolen raus!', courage: 'Mumm!' },
    cards: (n) => plural(n, { one: '# Schein', other: '# Scheine' }),
    yours: 'Dein Bargeld',
    none: 'Noch kein Bargeld',
    duck: { name: 'Ducken!', hint: 'Sicher, kein Geld, ein Schandplättchen' },
    stand: { name: 'Trau dich!', hint: 'Ein Teil vom Geld, wenn dich nichts trifft' },
    aimedBy: {
      one: (name) => `${name} zielt auf dich. Ducken ist sicher, bringt aber Schande statt Geld.`,
      many: (aimers) =>
        `${aimers} zielen auf dich. Ducken ist sicher, bringt aber Schande statt Geld.`,
    },
    roundBegan: (round, _added, money) => `Runde ${round}. ${money} auf dem Tisch.`,
    sharing: (order) => `Das Geld wird geteilt: ${order}.`,
  },
};
