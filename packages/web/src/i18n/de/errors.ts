import type { Errors } from '../en/errors.ts';

export const errors: Errors = {
  network: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung; wir versuchen es weiter.',
  tableNotFound: 'Einen Tisch mit diesem Code gibt es nicht. Prüfe ihn oder eröffne einen neuen.',
  tableFull: 'Alle Plätze sind besetzt. Du kannst zuschauen oder warten, bis einer frei wird.',
  alreadyStarted: 'Das Spiel läuft schon. Du kannst bis zum nächsten zuschauen.',
  nameTaken: 'So heißt hier schon jemand. Wähle einen anderen Namen.',
  nameInvalid: 'Ein Name braucht 1 bis 20 Zeichen.',
  characterTaken: 'Jemand war schneller. Wähle einen anderen Gangster.',
  removed: 'Der Gastgeber hat dich vom Tisch genommen. Du kannst an einen anderen gehen.',
  tooManyRequests: 'Das war etwas schnell. Warte ein paar Sekunden und versuche es noch einmal.',
  tooLate: 'Zu spät, es ist schon ausgezählt.',
  notAllowed: 'Das geht gerade nicht. Der Tisch zeigt, was du tun kannst.',
  outdated: 'Es gibt eine neuere Version. Lade die Seite neu, dann geht es weiter.',
  storageBlocked:
    'Dieser Browser merkt sich nichts für uns: Einstellungen und Platz sind beim Schließen weg.',
  replayUnreadable:
    'Diese Datei ist keine Hold-Up-Aufzeichnung oder ist beschädigt. Versuche eine andere.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn von Hand.',
  tooFewPlayers: 'Es braucht drei Spieler. Lade jemanden ein oder lass Bots mitspielen.',
  badSettings:
    'Diese Regeln passen nicht zusammen, oder es sind mehr Spieler als Plätze. Ändere etwas davon.',
  seatTaken: 'Der Platz ist nicht mehr frei. Wähle einen anderen.',
  notHost: 'Das kann nur der Gastgeber. Frag ihn, oder warte, bis du es bist.',
  paused: 'Das Spiel hat Pause. Weiter geht es, wenn der Gastgeber es sagt.',
  chatOff: 'Der Gastgeber hat das Schreiben abgeschaltet. Fertige Sprüche gehen weiterhin.',
  badToken: 'Dein alter Platz gehört dir nicht mehr. Setz dich neu oder schau zu.',
  tryAgain: 'Der Tisch war im selben Moment schon weiter. Versuche es noch einmal.',
  unavailable: 'Der Server kann gerade nichts festhalten. Gleich geht es von selbst weiter.',
  unexpected: 'Hier ist etwas schiefgegangen. Lade die Seite neu; dein Platz bleibt dir.',
};
