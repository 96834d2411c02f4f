import type { Advice } from '../en/advice.ts';
import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');
const percent = percentOf('fr');

export const advice: Advice = {
  percent,
  hint: {
    name: 'Conseil',
    thinking: 'Réflexion en cours…',
    none: 'Même le requin sèche. Fie-toi à ton instinct.',
    would: (what) => `Le requin choisirait : ${what}`,
    guns: (guns, list) => `${guns} : ${list}`,
    gun: (name, chance) => `${name} (Bang ${chance})`,
    hit: (chance) => `Risque de prendre une balle en restant debout : ${chance}`,
    win: 'Chances de gagner',
    wins: (options) => `Chances de gagner : ${options}`,
    option: (what, chance) => `${what} (${chance})`,
    others: (n) => plural(n, { one: '# option moins bonne', other: '# options moins bonnes' }),
  },
  coach: {
    name: 'Coach',
    lead: 'Quelles décisions ont coûté le plus ? Jugées selon ce qu’on pouvait savoir.',
    ask: 'Analyser la partie',
    thinking: 'Analyse de la partie…',
    whose: 'Les décisions de qui ?',
    none: 'Rien à redire : aucune décision n’a coûté plus d’un point de chances de gagner.',
    failed: 'Analyse impossible, mais tu peux revoir la partie.',
    when: (round, step) => `Tour ${round}, ${step}`,
    made: 'Choisi',
    better: 'Mieux',
    cost: (points) => `−${percent(points / 100)}`,
    costs: (points) =>
      plural(points, {
        one: 'a coûté # point de chances de gagner',
        other: 'a coûté # points de chances de gagner',
      }),
    watch: 'Voir ce moment',
  },
};
