import type { Options } from '../en/options.ts';

export const options: Options = {
  rule: (rule, value) => `${rule}: ${value}`,
  unofficialCount: 'Klappt gut, aber die offiziellen Regeln sehen diese Anzahl nicht vor.',
  botLevels: {
    rookie: { name: 'Grünschnabel', explain: 'Schießt aus der Hüfte und duckt sich zu oft.' },
    regular: { name: 'Ganove', explain: 'Kennt die Chancen und ist nachtragend.' },
    hustler: { name: 'Zocker', explain: 'Denkt die ganze Runde durch, von jedem Platz aus.' },
    shark: { name: 'Hai', explain: 'Zählt jede Patrone mit. Nur für starke Nerven.' },
  },
  edition: 'Edition',
  powers: {
    name: 'Fähigkeiten',
    explain: 'Alle bekommen eine besondere Fähigkeit, für alle sichtbar.',
  },
  openLoot: {
    name: 'Offene Beute',
    explain: 'Was man besitzt, bleibt aufgedeckt. Niemand muss sich etwas merken.',
  },
  deadSeeHands: { name: 'Tote sehen alles', explain: 'Wer tot ist, sieht alle Karten.' },
  godfatherCounts: {
    name: 'Der Pate zählt an',
    explain: 'Geredet wird, bis der Pate tippt. Die Uhr ist die Grenze.',
  },
  shortLog: {
    name: 'Kurzes Protokoll',
    explain: 'Nur die Beute dieser Runde steht da, ältere wird bloß gezählt.',
  },
  hideReady: {
    name: 'Bereitschaft verbergen',
    explain: 'Niemand sieht, wer schon gewählt hat.',
  },
  lateAim: {
    name: 'Zu langsam beim Zielen',
    noTarget: {
      name: 'Zielt auf niemanden',
      explain: 'Darf sich aber ducken, stehen bleiben und Beute nehmen.',
    },
    sitsOut: {
      name: 'Setzt aus',
      explain: 'Ist diese Runde nicht dabei: kein Schuss, keine Beute, keine Wunde.',
    },
  },
  leftovers: {
    name: 'Übrige Beute',
    stay: { name: 'Bleibt liegen', explain: 'Sie wird nächste Runde mit verteilt.' },
    discard: { name: 'Ist weg', explain: 'Sie kommt aus dem Spiel.' },
  },
  junkDealer: {
    name: 'Tauschkarte der Schrotthändlerin',
    piles: {
      name: 'Aus späteren Runden',
      explain: 'Eine zufällige Karte aus einer späteren Runde.',
    },
    players: {
      name: 'Aus fremder Beute',
      explain: 'Eine zufällige Karte aus der Beute einer anderen Person.',
    },
  },
  stealthy: {
    name: 'Wann die Verstohlene zugreift',
    byChoice: { name: 'Beim Ducken', explain: 'Nur wenn sie sich freiwillig duckt.' },
    alsoWounded: { name: 'Auch getroffen', explain: 'Auch wenn ein Treffer sie umhaut.' },
  },
  dictator: {
    name: 'Was der Diktator nicht verbieten kann',
    cards: {
      name: 'Zwei Scheine',
      explain: 'Die Scheine, die der Nette und die Verstohlene durch ihre Fähigkeit nehmen.',
    },
    sparesCuteAndStealthy: {
      name: 'Zwei Personen',
      explain: 'Dem Netten und der Verstohlenen verbietet er nichts.',
    },
  },
};
