import type { Shell } from '../en/shell.ts';
import { percentOf } from '../plural.ts';

const percentage = percentOf('de');

export const shell: Shell = {
  common: {
    back: 'Zurück',
    close: 'Schließen',
    copied: 'Kopiert.',
    home: 'Zur Startseite',
    loading: 'Lädt …',
    share: 'Teilen',
    you: 'du',
  },
  home: {
    tagline: 'Zielen. Bluffen. Ducken. Abkassieren.',
    playNow: 'Sofort spielen',
    playNowHint: 'Gegen Bots, gleich hier. Auch offline.',
    resumeHint: (round, of) => `Dein Spiel wartet: Runde ${round} von ${of}`,
    createTable: 'Tisch eröffnen',
    createTableHint: 'Zusammen, am Handy oder vor dem Fernseher.',
    bigScreen: 'Party an diesem Bildschirm',
    bigScreenHint: 'Zeigt einen Code. Alle spielen am eigenen Handy.',
    joinTable: 'Mit Code mitspielen',
    joinTableHint: 'Jemand hat schon einen Tisch eröffnet.',
    howToPlay: 'So wird gespielt',
    settings: 'Einstellungen',
    install: 'Als App installieren',
    installHint: 'Startet sofort, läuft auch offline.',
    about: 'Über das Spiel',
    language: 'Sprache',
    gang: 'Acht tierische Gangster um einen Tisch, die Schaumstoffpistolen gezogen.',
  },
  join: {
    title: 'An einen Tisch setzen',
    label: 'Tischcode',
    hint: 'Der Code steht auf dem großen Bildschirm oder in der Einladung.',
    submit: 'Mitspielen',
    invalid: 'Ein Code hat vier bis sechs Buchstaben oder Ziffern. Bitte noch einmal prüfen.',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    speed: 'Tempo',
    speedHint: 'Wie schnell aufgedeckt und animiert wird.',
    calm: 'Ruhig',
    normal: 'Normal',
    fast: 'Schnell',
    volume: 'Ton',
    volumeHint: 'Alles, was zu hören ist, ist auch zu sehen.',
    volumeValue: (percent) => (percent === 0 ? 'Stumm' : percentage(percent / 100)),
    tryIt: 'Probehören',
    music: 'Musik',
    musicHint: 'Ein leiser Beat, der vor jedem Countdown anzieht.',
    motion: 'Bewegung',
    motionSystem: 'Wie auf meinem Gerät',
    motionLess: 'Weniger',
    motionHint: 'Weniger Bewegung: Überblenden statt Fliegen, kein Wackeln, kein Blitzen.',
    hideHand: 'Hand verdecken',
    hideHandHint:
      'Patronen und Beute bleiben verdeckt; gedrückt halten zum Nachsehen. Gegen neugierige Blicke.',
    haptics: 'Vibration',
    hapticsHint:
      'Kurzes Brummen bei Countdown, Schüssen und Wunden. Nur am Handy; aus bei „Weniger Bewegung“.',
    stored: 'Bleibt nur auf diesem Gerät.',
  },
  about: {
    title: 'Über Hold-Up',
    what: 'Mit Hold-Up spielst du das Partyspiel um Bluff und Schaumstoffpistolen auf jedem Bildschirm: allein gegen Bots, mit anderen am Handy oder vor dem Fernseher.',
    noticeTitle: 'Inoffiziell',
    notice:
      'Ein Fanprojekt ohne jede Verbindung zu Autor und Verlag des Brettspiels. Cash ’n Guns ist ein Spiel von Ludovic Maublanc, erschienen bei Repos Production; Name und Spiel gehören ihnen. Zeichnungen, Töne und Texte hier sind unsere eigenen.',
    buy: 'Wenn es dir gefällt, kauf dir das echte Spiel: Nichts ist schöner, als mit Schaumstoff auf seine Liebsten zu zielen.',
    privacyTitle: 'Privatsphäre',
    privacy:
      'Kein Konto, kein Tracking, keine Werbung. Deine Einstellungen bleiben auf deinem Gerät.',
    freeTitle: 'Freie Software',
    free: 'Der Quelltext ist offen, unter der MIT-Lizenz.',
    fonts: 'Schriften: Bangers und Rubik, beide unter der SIL Open Font License.',
  },
  notFound: {
    title: 'Niemand da',
    text: 'Diese Seite gibt es nicht. Vielleicht ist der Link abgeschnitten.',
  },
};
