import type { Errors } from '../en/errors.ts';

export const errors: Errors = {
  network: 'Le serveur est injoignable. Vérifie ta connexion ; on continue d’essayer.',
  tableNotFound: 'Aucune table ne porte ce code. Vérifie-le ou ouvre une nouvelle table.',
  tableFull: 'Toutes les places sont prises. Tu peux regarder ou attendre qu’une se libère.',
  alreadyStarted: 'La partie a déjà commencé. Tu peux regarder jusqu’à la prochaine.',
  nameTaken: 'Quelqu’un porte déjà ce nom à cette table. Choisis-en un autre.',
  nameInvalid: 'Un nom compte de 1 à 20 caractères.',
  characterTaken: 'Quelqu’un a été plus rapide. Choisis un autre gangster.',
  removed: 'L’hôte t’a retiré de la table. Tu peux en rejoindre une autre.',
  tooManyRequests: 'Un peu trop vite. Attends quelques secondes et réessaie.',
  tooLate: 'Trop tard, le décompte est fini.',
  notAllowed: 'Impossible pour le moment. La table montre ce que tu peux faire.',
  outdated: 'Il existe une version plus récente. Recharge la page pour continuer.',
  storageBlocked:
    'Ce navigateur ne garde rien pour nous : réglages et place seront perdus à la fermeture.',
  replayUnreadable:
    'Ce fichier n’est pas une partie Hold-Up, ou il est abîmé. Essaies-en un autre.',
  notCopied: 'La copie a échoué. Sélectionne le texte et copie-le à la main.',
  tooFewPlayers: 'Il faut trois joueurs. Invite quelqu’un ou laisse entrer des bots.',
  badSettings:
    'Ces règles ne vont pas ensemble, ou il y a plus de joueurs que de places. Change quelque chose.',
  seatTaken: 'Cette place n’est plus libre. Choisis-en une autre.',
  notHost: 'Seul l’hôte peut faire ça. Demande-lui, ou attends de l’être.',
  paused: 'La partie est en pause. L’hôte la reprendra.',
  chatOff: 'L’hôte a coupé les messages. Les répliques toutes faites marchent encore.',
  badToken: 'Ton ancienne place n’est plus à toi. Rassieds-toi ou regarde.',
  tryAgain: 'La table a avancé au même instant. Réessaie.',
  unavailable: 'Le serveur ne peut rien garder pour l’instant. Il repartira tout seul.',
  unexpected: 'Quelque chose a mal tourné. Recharge la page ; ta place est gardée.',
};
