import type { Privacy } from '../en/privacy.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const privacy: Privacy = {
  more: 'Ce qui est gardé, et combien de temps',
  lead: 'Ni compte, ni cookies, ni pistage. Les parties contre les bots ne quittent jamais ton appareil.',
  deviceTitle: 'Sur ton appareil',
  device:
    'Tes réglages, tes parties et les clés de tes places sont dans la mémoire de ce navigateur. Efface les données de ce site et tout disparaît.',
  tableTitle: 'À une table',
  table:
    'Le serveur garde ton nom, ton personnage, chaque coup, ce qui se dit, et des empreintes de ton navigateur et de ton réseau. Elles ne veulent rien dire à une autre table ; elles servent à ne pas laisser revenir quelqu’un.',
  tableHours: (n) =>
    plural(n, {
      one: 'Une table que personne ne regarde est effacée au bout de # heure, sauf si une partie est en cours.',
      other:
        'Une table que personne ne regarde est effacée au bout de # heures, sauf si une partie est en cours.',
    }),
  matchTitle: 'Parties terminées',
  match:
    'Noms, personnages et coups sont gardés pour la rediffusion et la preuve. Toute personne qui a le lien peut les voir.',
  matchDays: (n) =>
    plural(n, {
      one: 'Une partie est effacée au bout de # jour.',
      other: 'Une partie est effacée au bout de # jours.',
    }),
  matchForever: 'Elles restent jusqu’à ce que l’hébergeur de ce serveur les efface.',
  matchNames: 'Tu veux retirer ton nom d’une partie ? Envoie son lien à l’hébergeur de ce serveur.',
  reportsTitle: 'Signalements',
  reports:
    'Un signalement contient les deux noms, la raison et ce qui s’est dit en dernier. L’hébergeur de ce serveur le lit.',
  reportDays: (n) =>
    plural(n, {
      one: 'Un signalement est effacé au bout de # jour.',
      other: 'Un signalement est effacé au bout de # jours.',
    }),
  reportForever: 'Il reste jusqu’à ce que l’hébergeur l’efface.',
  logsTitle: 'Adresses et journaux',
  logs: 'Le serveur regarde ton adresse pour qu’un réseau n’en demande pas trop, et ne la garde qu’en mémoire vive. Ses journaux ne contiennent ni noms, ni codes, ni adresses. Un proxy placé devant peut en noter plus.',
  offline: 'Il n’y a pas de serveur en ce moment : rien ne quitte ton appareil.',
};
