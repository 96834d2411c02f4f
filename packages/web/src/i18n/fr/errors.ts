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
  unexpected: 'Quelque chose a mal tourné. Recharge la page ; ta place est gardée.',
};
