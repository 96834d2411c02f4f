import type { Advice } from '../en/advice.ts';
import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const advice: Advice = {
  percent: percentOf('de'),
  hint: {
    name: 'Tipp',
    thinking: 'Ich überlege …',
    none: 'Kein Rat. Verlass dich auf deine Nerven.',
    would: (what) => `Der Hai würde wählen: ${what}`,
    guns: (n) =>
      plural(n, { one: '# Waffe auf dich gerichtet', other: '# Waffen auf dich gerichtet' }),
    gun: (name, percent) => `${name}: Bang! ${percent}`,
    hit: (percent) => `Risiko, getroffen zu werden, wenn du stehst: ${percent}`,
    win: 'Chance auf den Sieg',
    option: (what, percent) => `${what}: ${percent}`,
    others: (n) => plural(n, { one: '# andere ist schlechter', other: '# andere sind schlechter' }),
  },
  coach: {
    name: 'Trainer',
    lead: 'Welche Entscheidungen waren am teuersten? Beurteilt nach dem, was man wissen konnte.',
    ask: 'Partie durchgehen',
    thinking: 'Die Partie wird durchgegangen …',
    whose: 'Wessen Partie?',
    none: 'Nichts zu verbessern: Keine Entscheidung kostete mehr als ein Prozent.',
    failed: 'Diese Partie lässt sich nicht durchgehen. Die Aufzeichnung läuft trotzdem.',
    when: (round, step) => `Runde ${round}, ${step}`,
    made: 'Gewählt',
    better: 'Besser',
    cost: (percent) => `−${percent}`,
    costs: (percent) => `kostete ${percent} der Siegchance`,
    watch: 'Moment ansehen',
  },
};
