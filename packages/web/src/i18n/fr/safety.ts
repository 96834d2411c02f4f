import type { Safety } from '../en/safety.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('fr');

export const safety: Safety = {
  title: 'Gérer la table',
  locked: {
    name: 'Fermer la table à clé',
    explain: 'Plus personne n’entre. Qui est déjà là peut revenir.',
  },
  approval: { name: 'Je fais entrer', explain: 'On attend ton accord avant de s’asseoir.' },
  hideCode: {
    name: 'Cacher le code',
    explain:
      'Pour les streams : pas de code à la télé ni au salon. La barre d’adresse le montre toujours.',
  },
  hiddenCode: 'Le code est caché.',
  showCode: 'Le montrer ici',
  hiddenOnScreen: 'Le code est caché. Demande le lien à l’hôte.',
  spectators: {
    name: 'Public',
    all: 'Tout le monde',
    few: '5 au plus',
    none: 'Personne',
    clear: 'Faire sortir le public',
  },
  filter: {
    name: 'Filtre pour les noms et le chat',
    off: { name: 'Aucun', explain: 'Tout s’affiche tel quel.' },
    mild: { name: 'Léger', explain: 'Les insultes haineuses sont masquées.' },
    strict: { name: 'Sévère', explain: 'Les gros mots sont masqués aussi.' },
  },
  keepOut: {
    name: 'Faire sortir pour de bon',
    explain:
      'Ce navigateur reste dehors, son réseau doit frapper. Autre navigateur, autre réseau : ça passe.',
  },
  pardon: (n) =>
    plural(n, {
      one: 'Laisser # personne revenir',
      other: 'Laisser # personnes revenir',
    }),
  door: {
    knocks: (name) => `${name} est à la porte.`,
    suspect: 'Même réseau que quelqu’un qui doit rester dehors.',
    admit: 'Faire entrer',
    turnAway: 'Refuser',
    approval: 'Ici, l’hôte fait entrer. Prends place et attends un instant.',
    waitingTitle: 'Toc, toc',
    waiting: (host) => `On a prévenu ${host}. Un geste, et tu entres.`,
    stopWaiting: 'Ne plus attendre',
  },
  report: {
    title: 'Signaler',
    reason: 'De quoi s’agit-il ?',
    reasons: { name: 'Nom', chat: 'Chat', cheating: 'Triche', other: 'Autre' },
    remark: 'Que s’est-il passé ?',
    explain:
      'Envoyé à qui gère ce serveur, avec ce qui vient de se dire. Personne à la table ne le voit.',
    send: 'Envoyer',
    sent: 'Ton signalement est envoyé.',
  },
};
