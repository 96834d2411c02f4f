import type { Advice } from '../en/advice.ts';
import { percentOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const advice: Advice = {
  percent: percentOf('fr'),
  hint: {
    name: 'Conseil',
    thinking: 'Je réfléchis …',
    none: 'Pas de conseil. Fie-toi à tes nerfs.',
    would: (what) => `Le requin choisirait : ${what}`,
    guns: (n) => plural(n, { one: '# arme pointée sur toi', other: '# armes pointées sur toi' }),
    gun: (name, percent) => `${name} : Bang ! ${percent}`,
    hit: (percent) => `Risque d’être touché en restant debout : ${percent}`,
    win: 'Chances de gagner',
    option: (what, percent) => `${what} : ${percent}`,
    others: (n) =>
      plural(n, { one: '# autre choix est moins bon', other: '# autres choix sont moins bons' }),
  },
  coach: {
    name: 'Entraîneur',
    lead: 'Quelles décisions ont coûté le plus ? Jugées selon ce qu’on pouvait savoir.',
    ask: 'Revoir la partie',
    thinking: 'La partie est passée en revue …',
    whose: 'La partie de qui ?',
    none: 'Rien à redire : aucune décision n’a coûté plus d’un pour cent.',
    failed: 'Impossible de passer cette partie en revue. L’enregistrement marche quand même.',
    when: (round, step) => `Tour ${round}, ${step}`,
    made: 'Choisi',
    better: 'Mieux',
    cost: (percent) => `−${percent}`,
    costs: (percent) => `a coûté ${percent} des chances de gagner`,
    watch: 'Voir ce moment',
  },
};
