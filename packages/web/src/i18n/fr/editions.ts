import type { Editions } from '../en/editions.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const editions: Editions = {
  second: {
    name: 'Deuxième édition',
    explain:
      'Billets, diamants, tableaux et un Parrain qui donne des ordres. Le magot se prend carte par carte.',
    steps: {
      loot: 'Magot',
      load: 'Balle',
      holdUp: 'Braquage',
      courage: 'Courage',
      effects: 'Coups de feu',
      sharing: 'Partage du magot',
    },
    privilege: 'Privilège du Parrain',
    count: { aim: 'Visez !', courage: 'Courage !' },
    cards: (n) => plural(n, { one: '# carte de butin', other: '# cartes de butin' }),
    yours: 'Ton butin',
    none: 'Pas encore de butin',
    duck: { name: 'À terre !', hint: 'À l’abri, sans magot' },
    stand: { name: 'Banzai !', hint: 'Ta part du magot, si rien ne te touche' },
    aimedBy: {
      one: (name) => `${name} te vise. Couche-toi et tu es à l’abri, mais tu perds ta part.`,
      many: (aimers) => `${aimers} te visent. Couche-toi et tu es à l’abri, mais tu perds ta part.`,
    },
    roundBegan: (round, added) =>
      plural(added, {
        one: `Tour ${round}. # nouvelle carte sur la table.`,
        other: `Tour ${round}. # nouvelles cartes sur la table.`,
      }),
    sharing: (order) => `Ordre du partage : ${order}.`,
  },
  first: {
    name: 'Première édition',
    explain:
      'Que du liquide, à parts égales. Trois Bang d’un coup tirent d’abord, et se coucher, c’est la honte.',
    steps: {
      loot: 'Billets',
      load: 'Balle',
      holdUp: 'Aux flingues',
      courage: 'Du cran',
      effects: 'Balles restantes',
      sharing: 'Partage des billets',
    },
    bang3: 'Bang ! Bang ! Bang !',
    count: { aim: 'Aux flingues !', courage: 'Du cran !' },
    cards: (n) => plural(n, { one: '# billet', other: '# billets' }),
    yours: 'Tes billets',
    none: 'Pas encore de billets',
    duck: { name: 'À terre !', hint: 'À l’abri, sans billets, un jeton de honte' },
    stand: { name: 'Même pas cap !', hint: 'Ta part des billets, si rien ne te touche' },
    aimedBy: {
      one: (name) => `${name} te vise. Te coucher te met à l’abri : zéro billet, et la honte.`,
      many: (aimers) =>
        `${aimers} te visent. Te coucher te met à l’abri : zéro billet, et la honte.`,
    },
    roundBegan: (round, _added, money) => `Tour ${round}. ${money} sur la table.`,
    sharing: (order) => `Les billets se partagent entre : ${order}.`,
  },
};
