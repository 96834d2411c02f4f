import type { Options } from '../en/options.ts';

export const options: Options = {
  rule: (rule, value) => `${rule} : ${value}`,
  unofficialCount: 'Ça marche bien, mais les règles officielles ne prévoient pas ce nombre.',
  botLevels: {
    rookie: { name: 'Bleu', explain: 'Tire au jugé et se couche trop souvent.' },
    regular: { name: 'Truand', explain: 'Connaît les probas et a la rancune tenace.' },
    hustler: { name: 'Flambeur', explain: 'Réfléchit à tout le tour, vu de chaque place.' },
    shark: { name: 'Requin', explain: 'Compte chaque balle. Nerfs solides exigés.' },
  },
  edition: 'Édition',
  powers: {
    name: 'Pouvoirs',
    explain: 'Chaque gangster reçoit un pouvoir, visible de tout le monde.',
  },
  openLoot: { name: 'Butin visible', explain: 'Ce qu’on possède reste visible. Rien à retenir.' },
  deadSeeHands: { name: 'L’au-delà voit tout', explain: 'Les morts voient toutes les mains.' },
  godfatherCounts: {
    name: 'Le Parrain compte',
    explain: 'On parle jusqu’à ce que le Parrain lance le décompte. Le chrono reste la limite.',
  },
  shortLog: {
    name: 'Journal court',
    explain: 'Seul le butin de cette manche est détaillé ; le reste est compté.',
  },
  hideReady: {
    name: 'Cacher qui est prêt',
    explain: 'Personne ne voit qui a déjà choisi.',
  },
  lateAim: {
    name: 'Trop tard pour viser',
    noTarget: {
      name: 'Ne vise personne',
      explain: 'Mais peut se coucher, rester debout et partager.',
    },
    sitsOut: { name: 'Passe son tour', explain: 'Hors du tour : ni tir, ni magot, ni blessure.' },
  },
  leftovers: {
    name: 'Magot restant',
    stay: { name: 'Reste', explain: 'Il se partage au tour suivant avec la nouvelle pile.' },
    discard: { name: 'Est perdu', explain: 'Il quitte la partie.' },
  },
  junkDealer: {
    name: 'La Brocanteuse pioche dans',
    piles: { name: 'Les tours à venir', explain: 'Une carte au hasard d’un tour à venir.' },
    players: { name: 'Le butin des autres', explain: 'Une carte au hasard du butin de quelqu’un.' },
  },
  stealthy: {
    name: 'Quand la Furtive se sert',
    byChoice: { name: 'En se couchant', explain: 'Seulement quand elle se couche exprès.' },
    alsoWounded: { name: 'Blessée aussi', explain: 'Une blessure la couche aussi.' },
  },
  dictator: {
    name: 'Le Dictateur ne peut pas interdire',
    cards: {
      name: 'Deux billets',
      explain: 'Les billets que le Mignon et la Furtive prennent par leur pouvoir.',
    },
    sparesCuteAndStealthy: {
      name: 'Deux personnes',
      explain: 'Rien n’est interdit au Mignon ni à la Furtive.',
    },
  },
};
