import type { Errors } from '../en/errors.ts';

export const errors: Errors = {
  network: 'Le serveur est injoignable. Vérifie ta connexion ; on continue d’essayer.',
  tableNotFound: 'Aucune table ne porte ce code. Vérifie-le ou ouvre une nouvelle table.',
  tableFull: 'Toutes les places sont prises. Tu peux regarder ou attendre qu’une se libère.',
  alreadyStarted: 'La partie a déjà commencé. Tu peux regarder jusqu’à la prochaine.',
  nameTaken: 'Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.',
  nameInvalid: 'Un nom compte de 1 à 20 caractères.',
  nameRude: 'Ce nom n’est pas le bienvenu ici. Choisis-en un autre.',
  tableLocked: 'L’hôte a fermé la table à clé. Demande-lui d’ouvrir, puis réessaie.',
  keptOut: 'L’hôte ne te laisse plus entrer à cette table. Tu peux en rejoindre une autre.',
  turnedAway: 'L’hôte ne t’a pas fait entrer. Tu peux rejoindre une autre table.',
  noSpectators: 'Il n’y a pas de place pour regarder. Tu peux prendre place pour jouer.',
  characterTaken: 'Trop tard, quelqu’un l’a déjà choisi. Prends un autre gangster.',
  removed: 'L’hôte t’a fait quitter la table. Tu peux en rejoindre une autre.',
  tooManyRequests: 'Un peu trop vite. Attends quelques secondes et réessaie.',
  tooLate: 'Trop tard, le décompte est fini.',
  notAllowed: 'Impossible pour le moment. La table montre ce que tu peux faire.',
  outdated: 'Il existe une version plus récente. Recharge la page pour continuer.',
  replayUnreadable:
    'Ce fichier n’est pas un replay de Hold-Up, ou il est endommagé. Essaies-en un autre.',
  notCopied: 'La copie a échoué. Sélectionne le texte et copie-le à la main.',
  tooFewPlayers: 'Il faut être au moins trois. Invite quelqu’un ou laisse entrer des bots.',
  badSettings:
    'Ces règles ne vont pas ensemble, ou il n’y a pas assez de places. Change quelque chose.',
  seatTaken: 'Cette place n’est plus libre. Choisis-en une autre.',
  notHost: 'Seul l’hôte peut faire ça.',
  paused: 'La partie est en pause. L’hôte peut la relancer.',
  chatOff: 'L’hôte a coupé le chat. Les répliques toutes faites marchent encore.',
  badToken: 'Ton ancienne place n’est plus à toi. Prends-en une autre ou regarde.',
  tryAgain: 'Le jeu vient d’avancer. Réessaie.',
  unavailable:
    'Le serveur ne peut rien enregistrer pour l’instant. La partie reprendra toute seule.',
  serverFull: 'Le serveur est complet pour le moment. Réessaie dans quelques minutes.',
  upgrading: 'Le serveur se met à jour. La partie reprend dans un instant.',
  tableAside: 'Un bug a eu raison de cette table, il a fallu la fermer. Ouvres-en une autre.',
  simpleBots:
    'Impossible de charger les bots : des bots simples jouent. Vérifie ta connexion pour la prochaine partie.',
  notStarted: 'Impossible de charger la partie. Vérifie ta connexion et recharge la page.',
  unexpected: 'Quelque chose a mal tourné. Recharge la page ; on te garde ta place.',
};
