import type { Log } from '../en/log.ts';

export const log: Log = {
  round: (round, cards) => `Tour ${round}. ${cards} nouvelles cartes sur la table.`,
  roundCash: (round, money) => `Tour ${round}. ${money} sur la table.`,
  late: (you, name) => (you ? 'Tu as été trop lent.' : `${name} a été trop lent.`),
  hustled: (you, name, whom) =>
    you ? `Tu pioches une balle chez ${whom}.` : `${name} pioche une balle chez ${whom}.`,
  gaveBack: (you, name, whom) =>
    you ? `Tu donnes une balle à ${whom}.` : `${name} donne une balle à ${whom}.`,
  bulletCame: (bullet) => `Tu reçois : ${bullet}.`,
  bulletWent: (bullet) => `Perdu de ta main : ${bullet}.`,
  allLoaded: 'Tout le monde a chargé.',
  aims: (you, name, whom) => (you ? `Ta cible : ${whom}.` : `Cible de ${name} : ${whom}.`),
  aimsAtNobody: (you, name) => (you ? 'Tu ne vises personne.' : `${name} ne vise personne.`),
  satOut: (you, name) => (you ? 'Tu passes ce tour.' : `${name} passe ce tour.`),
  reloaded: (you, name) => (you ? 'Tu changes de balle.' : `${name} change de balle.`),
  keptBullet: (you, name) => (you ? 'Tu gardes ta balle.' : `${name} garde sa balle.`),
  ordered: (you, name, whom) =>
    you
      ? `Tu ordonnes un changement de cible : ${whom}.`
      : `${name} ordonne un changement de cible : ${whom}.`,
  orderedNobody: (you, name) => (you ? 'Tu n’ordonnes rien.' : `${name} n’ordonne rien.`),
  courage: (ducked, standing) => `Couchés : ${ducked}. Debout : ${standing}.`,
  allStand: 'Tout le monde reste debout !',
  allDuck: 'Tout le monde se couche !',
  shamed: (you, name) => (you ? 'Tu prends un jeton Honte.' : `${name} prend un jeton Honte.`),
  revealed: (you, name, bullet) => (you ? `Ta balle : ${bullet}` : `Balle de ${name} : ${bullet}`),
  revealedAt: (you, name, bullet, whom) =>
    you ? `Toi sur ${whom} : ${bullet}` : `${name} sur ${whom} : ${bullet}`,
  wounded: (you, name, wounds) =>
    you ? `Tu es touché : ${wounds}.` : `${name} est touché : ${wounds}.`,
  dodged: (you, name) =>
    you
      ? 'Quelle veine : plusieurs tirs, aucune blessure pour toi.'
      : `Quelle veine : plusieurs tirs, aucune blessure pour ${name}.`,
  healed: (you, name, wounds) =>
    you ? `Tu te soignes : reste ${wounds}.` : `${name} se soigne : reste ${wounds}.`,
  died: (you, name) => (you ? 'Tu es mort.' : `${name} est mort.`),
  stole: (you, name, whom) =>
    you ? `Tu prends une carte à ${whom}.` : `${name} prend une carte à ${whom}.`,
  cardCame: (card) => `Tu reçois : ${card}.`,
  cardWent: (card) => `Tu perds : ${card}.`,
  sharing: (order) => `On partage le magot : ${order}.`,
  nobodyShares: 'Plus personne debout. Le magot reste sur la table.',
  announced: (you, name, what) => (you ? `Tu veux : ${what}.` : `${name} veut : ${what}.`),
  allowed: (you, name) => (you ? 'Tu laisses faire.' : `${name} laisse faire.`),
  forbade: (you, name, whom, kind) =>
    you ? `Tu interdis à ${whom} : ${kind}.` : `${name} interdit à ${whom} : ${kind}.`,
  tookNothing: (you, name) => (you ? 'Tu ne prends rien.' : `${name} ne prend rien.`),
  took: (you, name, what) => (you ? `Tu prends : ${what}.` : `${name} prend : ${what}.`),
  kept: (you, name) => (you ? 'Tu n’échanges pas.' : `${name} n’échange pas.`),
  traded: (you, name, what) => (you ? `Tu échanges : ${what}.` : `${name} échange : ${what}.`),
  tradedWith: (you, name, what, whom) =>
    you ? `Tu échanges avec ${whom} : ${what}.` : `${name} échange avec ${whom} : ${what}.`,
  clipLost: (you, name) =>
    you
      ? 'Aucun Bang à trouver : ton chargeur est perdu.'
      : `Aucun Bang à trouver : le chargeur de ${name} est perdu.`,
  declined: (you, name) => (you ? 'Tu refuses.' : `${name} refuse.`),
  regained: (you, name) => (you ? 'Tu récupères un Bang.' : `${name} récupère un Bang.`),
  noBangLeft: (you, name) => (you ? 'Plus de Bang pour toi.' : `Plus de Bang pour ${name}.`),
  paid: (you, name, money) => (you ? `Tu reçois ${money}.` : `${name} reçoit ${money}.`),
  leftStays: (cards) => `Reste sur la table : ${cards}.`,
  leftLost: (cards) => `Hors du jeu : ${cards}.`,
  newGodfather: (you, name) => (you ? 'Tu es le nouveau Parrain.' : `Nouveau Parrain : ${name}.`),
  over: 'La partie est finie.',
};
