import type { Options } from '../en/options.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const options: Options = {
  title: 'Règles de la table',
  players: 'Joueurs',
  playersValue: (n) => plural(n, { one: '# joueur', other: '# joueurs' }),
  unofficialCount: 'Ça marche bien, mais les règles d’origine ne prévoient pas ce nombre.',
  bots: 'Bots',
  botLevels: {
    rookie: { name: 'Débutant', explain: 'Tire au jugé et se couche trop souvent.' },
    regular: { name: 'Truand', explain: 'Connaît les chances et a la rancune tenace.' },
    hustler: { name: 'Arnaqueur', explain: 'Réfléchit à toute la manche, vue de chaque place.' },
    shark: { name: 'Requin', explain: 'Compte chaque balle. Nerfs solides exigés.' },
  },
  edition: 'Édition',
  editions: {
    second: {
      name: 'Deuxième édition',
      explain:
        'Billets, diamants, tableaux et un Parrain qui donne des ordres. Le magot se prend carte par carte.',
    },
    first: {
      name: 'Première édition',
      explain:
        'Que du liquide, à parts égales. « Bang ! Bang ! Bang ! » tire d’abord, se coucher fait honte.',
    },
  },
  powers: { name: 'Pouvoirs', explain: 'Chacun reçoit un pouvoir, visible de tous.' },
  openLoot: { name: 'Magot visible', explain: 'Ce qu’on possède reste visible. Rien à retenir.' },
  lateAim: {
    name: 'Trop lent pour viser',
    noTarget: {
      name: 'Ne vise personne',
      explain: 'Mais peut se coucher, rester debout et partager.',
    },
    sitsOut: { name: 'Passe son tour', explain: 'Hors du tour : ni tir, ni magot, ni blessure.' },
  },
  leftovers: {
    name: 'Magot non pris',
    stay: { name: 'Reste', explain: 'Il se partage au tour suivant avec la nouvelle pile.' },
    discard: { name: 'Est perdu', explain: 'Il quitte la partie.' },
  },
  junkDealer: {
    name: 'La Brocanteuse échange avec',
    piles: { name: 'Les piles à venir', explain: 'Une carte au hasard d’un tour suivant.' },
    players: { name: 'Les joueurs', explain: 'Une carte au hasard du magot d’un autre.' },
  },
  clock: {
    name: 'Chrono',
    brisk: { name: 'Serré', explain: 'Peu de temps pour parler.' },
    normal: { name: 'Normal', explain: 'Le temps d’une menace ou deux.' },
    relaxed: { name: 'Détendu', explain: 'Tout le temps de marchander.' },
    untimed: {
      name: 'Sans chrono',
      explain: 'La table attend tout le monde. Personne n’est en retard.',
    },
  },
  firstGodfather: { name: 'Premier Parrain', random: 'Tiré au sort' },
};
