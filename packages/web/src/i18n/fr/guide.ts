import type { Guide } from '../en/guide.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const guide: Guide = {
  firstTime: {
    load: 'Cette balle part à la révélation, puis elle est perdue : garde tes Bang pour le bon moment.',
    aim: 'Braque quelqu’un : ta balle fait mouche, sauf si ta cible ou toi vous couchez.',
    privilege: 'Parrain, tu peux détourner un flingue, par exemple celui qui te vise.',
    reaim: 'Le Parrain veut ton flingue ailleurs, avec sa balle.',
    courage:
      'Couche-toi : rien ne te touche, mais pas de butin. Debout, tu partages si personne ne t’atteint.',
    take: 'Tout le monde encore debout prend à tour de rôle. Appuie longtemps sur une carte pour en savoir plus.',
    clip: 'Échange une balle inutile contre un Bang de la défausse.',
  },
  reasons: {
    noGuns: 'Personne ne te vise.',
    lastLife: 'Encore une balle et c’est fini pour toi.',
    likely: (name) => `${name} a sans doute un Bang.`,
    unlikely: (name) => `${name} bluffe sans doute.`,
    either: (name) => `Avec ${name}, tout est possible.`,
    bluffed: (name, n) =>
      plural(n, {
        one: `${name} a déjà montré # Clic.`,
        other: `${name} a déjà montré # Clics.`,
      }),
    roundsLeftBang: (n) =>
      plural(n, {
        one: 'Un Bang gardé ne vaut rien, et il reste # tour.',
        other: 'Un Bang gardé ne vaut rien, et il reste # tours.',
      }),
    roundsLeftClick: (n) =>
      plural(n, {
        one: 'Garde tes Bang : il reste # tour.',
        other: 'Garde tes Bang : il reste # tours.',
      }),
    almostDead: (name) => `Encore une balle et ${name} est à la morgue.`,
    richest: (name) => `${name} a le plus gros butin.`,
    boss: (name) => `${name} tient le bureau du Parrain et se sert en premier.`,
    outOfSharing: (name) => `Une balle, et ${name} n’a rien au partage.`,
    aimsAtYou: (name) => `${name} te vise.`,
    painting: (n, money) =>
      plural(n, {
        one: `Ton premier tableau rapporte ${money}.`,
        other: `Avec # tableaux, celui-ci rapporte ${money}.`,
      }),
    diamond: (n, money) =>
      plural(n, {
        one: `Le plus de diamants : ${money}. Tu en aurais #.`,
        other: `Le plus de diamants : ${money}. Tu en aurais #.`,
      }),
    cash: (money) => `Du sûr : ${money}.`,
    firstAid: (n) => plural(n, { one: 'Soigne # blessure.', other: 'Soigne # blessures.' }),
    clip: 'Un Bang de plus pour la suite.',
    godfather: 'Au prochain tour, le Parrain se sert en premier.',
    ducking: 'Qui se couche repart les mains vides.',
    couldTurn: 'Qui doit changer de cible pourrait te viser.',
    noBangs: 'Tu n’as pas de Bang.',
    bluff: 'Personne ne voit ce que tu charges : un Clic menace autant qu’un Bang.',
    bestDraw: (name, chance) => `Ta meilleure chance de Bang : ${chance}, chez ${name}.`,
    drawBang: (name, chance) => `Ta chance de Bang chez ${name} : ${chance}.`,
    giveClick: (name) => `Un Clic chez ${name} ne blesse personne.`,
    giveBang: (name) => `Tu sauras où est ce Bang : chez ${name}.`,
    tooManyBangs: (n) =>
      plural(n, {
        one: 'Tu as plus de Bang que tu ne peux en tirer : il reste # tour.',
        other: 'Tu as plus de Bang que tu ne peux en tirer : il reste # tours.',
      }),
    enoughBangs: 'Tu as un Bang pour chaque tour à venir.',
    allAlike: 'Toutes tes balles sont pareilles.',
    clicksBluff: 'Chaque Clic gardé, c’est un bluff de plus.',
    lastRound: 'C’est le dernier tour : ce qui reste en main ne servira plus.',
    sameHand: 'Ta main ne change pas, et ça, personne ne le sait.',
    couldRegain: (name) => `${name} pourrait reprendre un Bang.`,
    seenTaking: 'Tout le monde te voit prendre un Bang.',
    swapSeen: 'Les autres voient l’échange, mais pas la nouvelle balle.',
    mustSwitch: (name, other) => `${name} vise ${other} et devrait changer de cible.`,
    duckHeals: 'En te couchant, tu soignes une blessure.',
    duckGrabs: (money) => `En te couchant, tu rafles ${money} sur la table.`,
    deniesAid: (name, n) =>
      plural(n, {
        one: `Sinon, ${name} pourrait soigner # blessure.`,
        other: `Sinon, ${name} pourrait soigner # blessures.`,
      }),
    clipFaceDown: 'Tu reprends un Bang, s’il y en a un caché dans la défausse.',
    clipEmpty: 'Il n’y a pas de Bang dans la défausse.',
    tokenLate: 'C’est le dernier tour : un Nouveau Parrain n’y change rien.',
    theirPainting: (name, n, money) =>
      plural(n, {
        one: `Pour ${name}, ce serait le premier tableau : ${money}.`,
        other: `${name} aurait # tableaux : ${money} de plus.`,
      }),
    theirDiamonds: (name, n, money) =>
      plural(n, {
        one: `${name} aurait # diamant. Le plus de diamants à la fin : ${money}.`,
        other: `${name} aurait # diamants. Le plus de diamants à la fin : ${money}.`,
      }),
    keepsFrom: (name, money) => `${money} de moins pour ${name}.`,
    theirToken: (name) => `Sinon, ${name} prend le bureau du Parrain.`,
    mustTakeOther: (name) => `${name} doit prendre autre chose, ou rien.`,
    oneBan: 'Tu n’as qu’une interdiction par partage.',
    betterToCome: (n, of) =>
      plural(n, {
        one: `# carte cachée sur ${of} te rapporte plus.`,
        other: `# cartes cachées sur ${of} te rapportent plus.`,
      }),
    pickedUp: (name, n) =>
      plural(n, {
        one: `${name} a pris # carte qui te rapporte plus.`,
        other: `${name} a pris # cartes qui te rapportent plus.`,
      }),
    oneOfCards: (name, n) =>
      plural(n, {
        one: `${name} a # carte, et tu la reçois.`,
        other: `${name} a # cartes, et tu en reçois une au hasard.`,
      }),
    hopeless: 'La victoire est presque hors de portée.',
    close: 'Les meilleurs choix se valent à peu près.',
  },
  coach: {
    again: 'Rejouer cette décision',
    back: 'Revenir à l’analyse',
    rounds: (list, step) => `Tours ${list}, ${step}`,
    chartHint: 'Touche le graphique pour revoir à partir de ce tour.',
  },
  bet: {
    ask: 'Qui va gagner ? Fais ton pari.',
    placed: (name) => `Ton pari : ${name}`,
    right: (name) => `Tu avais parié sur ${name}. Bien vu !`,
    wrong: (name) => `Tu avais parié sur ${name}. Dommage.`,
  },
};
