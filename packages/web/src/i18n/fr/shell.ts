import type { Shell } from '../en/shell.ts';
import { percentOf } from '../plural.ts';

const percentage = percentOf('fr');

export const shell: Shell = {
  common: {
    back: 'Retour',
    close: 'Fermer',
    copied: 'Copié.',
    home: 'Accueil',
    loading: 'Chargement…',
    share: 'Partager',
    you: 'toi',
  },
  home: {
    tagline: 'Vise. Bluffe. Couche-toi. Encaisse.',
    playNow: 'Jouer maintenant',
    playNowHint: 'Contre des bots, même hors ligne.',
    resumeHint: (round, of) => `Ta partie t’attend : tour ${round} sur ${of}`,
    createTable: 'Ouvrir une table',
    createTableHint: 'À plusieurs, sur téléphones ou devant la télé.',
    joinTable: 'Rejoindre avec un code',
    joinTableHint: 'Quelqu’un a déjà ouvert une table.',
    howToPlay: 'Comment jouer',
    settings: 'Réglages',
    install: 'Installer l’application',
    installHint: 'S’ouvre aussitôt, marche hors ligne.',
    about: 'À propos',
    language: 'Langue',
    gang: 'Huit animaux gangsters autour d’une table, flingues en mousse à la main.',
  },
  join: {
    title: 'Rejoindre une table',
    label: 'Code de la table',
    hint: 'Le code est sur le grand écran ou dans l’invitation.',
    submit: 'Rejoindre',
    invalid: 'Un code compte quatre à six lettres ou chiffres. Vérifie-le et réessaie.',
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    speed: 'Vitesse',
    speedHint: 'Le rythme des révélations et des animations.',
    calm: 'Calme',
    normal: 'Normale',
    fast: 'Rapide',
    volume: 'Son',
    volumeHint: 'Tout ce qui s’entend se voit aussi.',
    volumeValue: (percent) => (percent === 0 ? 'Muet' : percentage(percent / 100)),
    tryIt: 'Écouter',
    music: 'Musique',
    musicHint: 'Un rythme discret qui monte avec chaque compte à rebours.',
    motion: 'Mouvements',
    motionSystem: 'Comme l’appareil',
    motionLess: 'Réduits',
    motionHint: 'Réduits : des fondus au lieu des envols, ni secousses ni éclairs.',
    hideHand: 'Cacher mon jeu',
    hideHandHint:
      'Balles et butin restent couverts ; maintiens pour regarder. Adieu, regards indiscrets.',
    haptics: 'Vibrations',
    hapticsHint:
      'Brève vibration au décompte, aux tirs et aux blessures. Téléphones seulement ; coupée si les mouvements sont réduits.',
    stored: 'Gardé sur cet appareil seulement.',
  },
  about: {
    title: 'À propos de Hold-Up',
    what: 'Hold-Up, c’est le jeu d’ambiance à base de bluff et de flingues en mousse, sur tous les écrans : en solo contre des bots, à plusieurs sur téléphones ou devant la télé.',
    noticeTitle: 'Non officiel',
    notice:
      'Ce projet de fans n’a aucun lien avec l’auteur et l’éditeur du jeu de société. Cash ’n Guns est un jeu de Ludovic Maublanc, édité par Repos Production ; le nom et le jeu leur appartiennent. Dessins, sons et textes sont les nôtres.',
    buy: 'Si ça te plaît, achète la vraie boîte : rien ne vaut un flingue en mousse braqué sur ses amis.',
    privacyTitle: 'Vie privée',
    privacy: 'Ni compte, ni pistage, ni publicité. Tes réglages restent sur ton appareil.',
    freeTitle: 'Logiciel libre',
    free: 'Le code est ouvert, sous licence MIT.',
    fonts: 'Polices : Bangers et Rubik, toutes deux sous SIL Open Font License.',
  },
  notFound: {
    title: 'Personne ici',
    text: 'Cette page n’existe pas. Le lien a peut-être été coupé.',
  },
};
