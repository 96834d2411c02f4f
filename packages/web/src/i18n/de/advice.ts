import type { Advice } from '../en/advice.ts';
import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');
const percent = percentOf('de');

export const advice: Advice = {
  percent,
  hint: {
    name: 'Tipp',
    thinking: 'Moment …',
    none: 'Hier weiß auch der Hai nicht weiter. Hör auf deinen Bauch.',
    would: (what) => `Der Hai würde wählen: ${what}`,
    guns: (guns, list) => `${guns}: ${list}`,
    gun: (name, chance) => `${name} (Bang ${chance})`,
    hit: (chance) => `Trefferrisiko, wenn du stehen bleibst: ${chance}`,
    win: 'Chance auf den Sieg',
    wins: (options) => `Chance auf den Sieg: ${options}`,
    option: (what, chance) => `${what} (${chance})`,
    others: (n) => plural(n, { one: '# schwächere Option', other: '# schwächere Optionen' }),
  },
  coach: {
    name: 'Coach',
    lead: 'Welche Entscheidungen haben am meisten gekostet? Beurteilt nach dem, was man wissen konnte.',
    ask: 'Spiel analysieren',
    thinking: 'Das Spiel wird analysiert …',
    whose: 'Wessen Entscheidungen?',
    none: 'Nichts zu verbessern: Keine Entscheidung kostete mehr als einen Prozentpunkt.',
    failed: 'Dieses Spiel lässt sich nicht analysieren. Ansehen kannst du es trotzdem.',
    when: (round, step) => `Runde ${round}, ${step}`,
    made: 'Gewählt',
    better: 'Besser',
    cost: (points) => `−${percent(points / 100)}`,
    costs: (points) =>
      plural(points, {
        one: 'kostete # Prozentpunkt Siegchance',
        other: 'kostete # Prozentpunkte Siegchance',
      }),
    watch: 'Moment ansehen',
  },
};
