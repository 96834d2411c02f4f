import type { Privacy } from '../en/privacy.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const privacy: Privacy = {
  more: 'Was gespeichert wird und wie lange',
  lead: 'Kein Konto, keine Cookies, kein Tracking. Partien gegen Bots verlassen dein Gerät nie.',
  deviceTitle: 'Auf deinem Gerät',
  device:
    'Einstellungen, deine Partien und die Schlüssel zu deinen Plätzen liegen im Speicher dieses Browsers. Lösch die Daten dieser Seite, und sie sind weg.',
  tableTitle: 'An einem Tisch',
  table:
    'Der Server speichert deinen Namen, deine Figur, jeden Zug, was gesagt wird, und Fingerabdrücke von Browser und Netz. Sie sagen an keinem anderen Tisch etwas aus; damit kann, wer den Tisch leitet, jemanden draußen halten.',
  tableHours: (n) =>
    plural(n, {
      one: 'Ein Tisch, den niemand ansieht, wird nach # Stunde gelöscht, wenn keine Partie läuft.',
      other:
        'Ein Tisch, den niemand ansieht, wird nach # Stunden gelöscht, wenn keine Partie läuft.',
    }),
  matchTitle: 'Beendete Partien',
  match:
    'Namen, Figuren und Züge bleiben für die Wiederholung und den Beweis. Wer den Link hat, kann sie sehen.',
  matchDays: (n) =>
    plural(n, {
      one: 'Eine Partie wird nach # Tag gelöscht.',
      other: 'Eine Partie wird nach # Tagen gelöscht.',
    }),
  matchForever: 'Sie bleiben, bis sie jemand löscht, der diesen Server betreibt.',
  matchNames:
    'Soll dein Name aus einer Partie verschwinden? Schick ihren Link an die, die diesen Server betreiben.',
  reportsTitle: 'Meldungen',
  reports:
    'Eine Meldung enthält beide Namen, den Grund und was zuletzt gesagt wurde. Gelesen wird sie von denen, die diesen Server betreiben.',
  reportDays: (n) =>
    plural(n, {
      one: 'Eine Meldung wird nach # Tag gelöscht.',
      other: 'Eine Meldung wird nach # Tagen gelöscht.',
    }),
  reportForever: 'Sie bleibt, bis sie dort jemand löscht.',
  logsTitle: 'Adressen und Protokolle',
  logs: 'Der Server sieht auf deine Adresse, damit ein Netz nicht zu viel auf einmal fragt, und behält sie nur im Arbeitsspeicher. In seinen Protokollen stehen keine Namen, Codes oder Adressen. Ein Proxy davor schreibt vielleicht mehr mit.',
  offline: 'Gerade ist kein Server da: Nichts verlässt dein Gerät.',
};
