import type { LootWords } from '../en/loot.ts';
import { by } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const loot: LootWords = {
  cards: {
    bill5: { name: 'Billet de 5 000 $', explain: 'Vaut 5 000 $.' },
    bill10: { name: 'Billet de 10 000 $', explain: 'Vaut 10 000 $.' },
    bill20: { name: 'Billet de 20 000 $', explain: 'Vaut 20 000 $.' },
    diamond1: {
      name: 'Diamant de 1 000 $',
      explain: 'Vaut 1 000 $. Le plus de diamants à la fin : 60 000 $ en bonus.',
    },
    diamond5: {
      name: 'Diamant de 5 000 $',
      explain: 'Vaut 5 000 $. Le plus de diamants à la fin : 60 000 $ en bonus.',
    },
    diamond10: {
      name: 'Diamant de 10 000 $',
      explain: 'Vaut 10 000 $. Le plus de diamants à la fin : 60 000 $ en bonus.',
    },
    painting: {
      name: 'Tableau',
      explain: 'Plus tu en as, plus ça vaut cher : un seul 4 000 $, dix 500 000 $.',
    },
    clip: {
      name: 'Chargeur',
      explain: 'Reprends un Bang dans la défausse et défausse une autre balle.',
    },
    firstAid: { name: 'Trousse de secours', explain: 'Soigne aussitôt toutes tes blessures.' },
    godfather: {
      name: 'Nouveau Parrain',
      explain:
        'Prends le jeton au lieu d’une carte : le bureau du Parrain est à toi au prochain tour.',
    },
  },
  effects: {
    diamond: (n) =>
      n === 0 ? 'ton premier' : plural(n, { one: 'tu en as #', other: 'tu en as #' }),
    painting: (money) => `+${money} maintenant`,
    clip: 'récupère un Bang',
    firstAid: (n) => plural(n, { one: 'soigne # blessure', other: 'soigne # blessures' }),
    godfather: 'Parrain au prochain tour',
  },
  kinds: {
    bill: 'Billets',
    diamond: 'Diamants',
    painting: 'Tableaux',
    firstAid: 'Trousses de secours',
    clip: 'Chargeurs',
    godfather: 'Nouveau Parrain',
  },
  clip: {
    title: 'Récupérer un Bang ?',
    hint: 'En échange, tu défausses une de tes balles, face cachée.',
    discard: (bullet) => `Défausser : ${bullet}`,
    swapHint: (bullet) => `Un Bang contre un ${bullet}`,
    sameHint: 'Ta main ne change pas',
    takeFree: 'Prendre',
    takeFreeHint: 'Ta main est vide : ça ne coûte rien.',
    lost: (who) =>
      by(
        who,
        'Aucun Bang dans la défausse : ton chargeur est perdu.',
        `Aucun Bang dans la défausse : ${who.name} perd son chargeur.`,
      ),
    regained: (who) => by(who, 'Tu récupères un Bang.', `${who.name} récupère un Bang.`),
  },
  firstAid: {
    healed: (who) =>
      by(
        who,
        'Pansements ! Tu n’as plus de blessure.',
        `Pansements ! Plus de blessure pour ${who.name}.`,
      ),
    wasted: 'Rien à soigner.',
  },
};
