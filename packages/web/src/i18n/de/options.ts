import type { Options } from '../en/options.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const options: Options = {
  title: 'Tischregeln',
  players: 'Mitspielende',
  playersValue: (n) => plural(n, { one: '# Person', other: '# Personen' }),
  unofficialCount: 'Klappt gut, ist in den Originalregeln aber nicht vorgesehen.',
  bots: 'Bots',
  botLevels: {
    rookie: { name: 'Anfänger', explain: 'Schießt aus der Hüfte und duckt sich zu oft.' },
    regular: { name: 'Ganove', explain: 'Kennt die Chancen und ist nachtragend.' },
    hustler: { name: 'Zocker', explain: 'Denkt die ganze Runde durch, von jedem Platz aus.' },
    shark: { name: 'Hai', explain: 'Zählt jede Patrone mit. Starke Nerven mitbringen.' },
  },
  edition: 'Edition',
  editions: {
    second: {
      name: 'Zweite Edition',
      explain:
        'Scheine, Diamanten, Gemälde und ein Pate, der Befehle gibt. Die Beute wird Karte für Karte verteilt.',
    },
    first: {
      name: 'Erste Edition',
      explain:
        'Nur Bargeld, gleich geteilt. „Bang! Bang! Bang!“ schießt zuerst, Ducken kostet Ehre.',
    },
  },
  powers: {
    name: 'Fähigkeiten',
    explain: 'Alle bekommen eine besondere Fähigkeit, für jeden sichtbar.',
  },
  openLoot: {
    name: 'Offene Beute',
    explain: 'Was man besitzt, bleibt aufgedeckt. Nichts zu merken.',
  },
  lateAim: {
    name: 'Zu langsam beim Zielen',
    noTarget: {
      name: 'Zielt auf niemanden',
      explain: 'Darf aber ducken, stehen und mitverteilen.',
    },
    sitsOut: {
      name: 'Setzt aus',
      explain: 'Ist diese Runde nicht dabei: kein Schuss, keine Beute, keine Wunde.',
    },
  },
  leftovers: {
    name: 'Übrige Beute',
    stay: { name: 'Bleibt liegen', explain: 'Sie wird nächste Runde zusätzlich verteilt.' },
    discard: { name: 'Ist weg', explain: 'Sie kommt aus dem Spiel.' },
  },
  junkDealer: {
    name: 'Die Schrotthändlerin tauscht mit',
    piles: { name: 'Späteren Stapeln', explain: 'Eine zufällige Karte einer späteren Runde.' },
    players: { name: 'Mitspielenden', explain: 'Eine zufällige Karte aus fremder Beute.' },
  },
  clock: {
    name: 'Uhr',
    brisk: { name: 'Flott', explain: 'Wenig Zeit zum Reden.' },
    normal: { name: 'Normal', explain: 'Zeit für ein, zwei Drohungen.' },
    relaxed: { name: 'Gemütlich', explain: 'Viel Zeit zum Feilschen.' },
    untimed: { name: 'Ohne Uhr', explain: 'Der Tisch wartet auf alle. Niemand kommt zu spät.' },
  },
  firstGodfather: { name: 'Erster Pate', random: 'Wird ausgelost' },
};
