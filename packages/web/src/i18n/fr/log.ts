import type { Log } from '../en/log.ts';
import { between, by } from '../forms.ts';

export const log: Log = {
  late: (who) => by(who, 'Trop tard pour toi.', `Trop tard pour ${who.name}.`),
  allLoaded: 'Tout le monde a chargé.',
  aims: (who, whom) =>
    between(who, whom, {
      you: `Tu vises ${whom.name}.`,
      toYou: `${who.name} te vise.`,
      other: `${who.name} vise ${whom.name}.`,
    }),
  aimsAtNobody: (who) => by(who, 'Tu ne vises personne.', `${who.name} ne vise personne.`),
  satOut: (who) => by(who, 'Tu passes ce tour.', `${who.name} passe ce tour.`),
  ordered: (who, whom) =>
    between(who, whom, {
      you: `Tu ordonnes à ${whom.name} de changer de cible.`,
      toYou: `${who.name} t’ordonne de changer de cible.`,
      other: `${who.name} ordonne à ${whom.name} de changer de cible.`,
    }),
  orderedNobody: (who) => by(who, 'Tu ne donnes pas d’ordre.', `${who.name} ne donne pas d’ordre.`),
  ducked: (names) => `À terre : ${names}.`,
  standing: (names) => `Debout : ${names}.`,
  allStand: 'Tout le monde reste debout !',
  allDuck: 'Tout le monde se couche !',
  ducks: (who) => by(who, 'Tu te couches !', `${who.name} se couche !`),
  stands: (who) =>
    by(who, 'Debout : toi, et personne d’autre !', `Debout : ${who.name}, et personne d’autre !`),
  someDuck: (several) => `${several} se couchent !`,
  someStand: (several) => `Il n’en reste que ${several} debout !`,
  shamed: (who) =>
    by(who, 'La honte ! Tu prends un jeton.', `La honte ! ${who.name} prend un jeton.`),
  bluffed: (who, whom) =>
    between(who, whom, {
      you: `Tu bluffais ${whom.name}.`,
      toYou: `${who.name} te bluffait.`,
      other: `${who.name} bluffait ${whom.name}.`,
    }),
  shoots: (who, whom) =>
    between(who, whom, {
      you: `Tu tires sur ${whom.name} !`,
      toYou: `${who.name} te tire dessus !`,
      other: `${who.name} tire sur ${whom.name} !`,
    }),
  wounded: (who, wounds) =>
    by(
      who,
      `Tu prends une balle ! Blessures : ${wounds}.`,
      `${who.name} prend une balle ! Blessures : ${wounds}.`,
    ),
  died: (who) => by(who, 'C’est fini pour toi.', `${who.name} passe l’arme à gauche.`),
  cardCame: (card) => `Tu reçois : ${card}.`,
  cardWent: (card) => `Tu perds : ${card}.`,
  nobodyShares: 'Plus personne debout.',
  announced: (who, what) => by(who, `Tu veux : ${what}.`, `${who.name} veut : ${what}.`),
  took: (who, what) => by(who, `Tu prends : ${what}.`, `${who.name} prend : ${what}.`),
  declined: (who) => by(who, 'Tu refuses.', `${who.name} refuse.`),
  paid: (who, money) => by(who, `Tu reçois ${money}.`, `${who.name} reçoit ${money}.`),
  paidNothing: (who) => by(who, 'Tu ne reçois rien.', `${who.name} ne reçoit rien.`),
  leftStays: (cards) => `Reste sur la table : ${cards}.`,
  leftLost: (cards) => `Hors du jeu : ${cards}.`,
  newGodfather: (who) =>
    by(who, 'Le Parrain, maintenant, c’est toi.', `Nouveau Parrain : ${who.name}.`),
  over: 'La partie est finie.',
};
