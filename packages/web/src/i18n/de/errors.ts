import type { Errors } from '../en/errors.ts';

export const errors: Errors = {
  network: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung; wir versuchen es weiter.',
  tableNotFound: 'Diesen Tisch gibt es nicht. Prüfe den Code oder eröffne einen neuen Tisch.',
  tableFull: 'Alle Plätze sind besetzt. Du kannst zuschauen oder warten, bis einer frei wird.',
  alreadyStarted: 'Das Spiel läuft schon. Bis zum nächsten kannst du zuschauen.',
  nameTaken: 'So heißt hier schon jemand. Wähle einen anderen Namen.',
  nameInvalid: 'Ein Name braucht 1 bis 20 Zeichen.',
  nameRude: 'Der Name ist hier nicht willkommen. Wähle einen anderen.',
  tableLocked:
    'Der Tisch ist abgeschlossen. Bitte den Host, ihn zu öffnen, und versuch es dann noch einmal.',
  keptOut: 'An diesen Tisch lässt dich der Host nicht mehr. An einem anderen ist Platz.',
  turnedAway: 'Der Host hat dich nicht hereingelassen. An einem anderen Tisch ist Platz.',
  noSpectators: 'Zum Zuschauen ist gerade kein Platz. Du kannst dich aber setzen.',
  characterTaken: 'Da war jemand schneller. Such dir einen anderen Gangster aus.',
  removed: 'Du wurdest vom Tisch geworfen. An einem anderen ist Platz.',
  tooManyRequests: 'Das war etwas schnell. Warte ein paar Sekunden und versuch es noch einmal.',
  tooLate: 'Zu spät, der Countdown ist vorbei.',
  notAllowed: 'Das geht gerade nicht. Der Tisch zeigt, was du tun kannst.',
  outdated: 'Es gibt eine neuere Version. Lade die Seite neu, dann geht es weiter.',
  replayUnreadable:
    'Diese Datei ist keine Hold-Up-Aufzeichnung oder sie ist beschädigt. Versuch eine andere.',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere den Text und kopiere ihn von Hand.',
  tooFewPlayers:
    'Es braucht mindestens drei Personen. Lade jemanden ein oder lass Bots mitspielen.',
  badSettings:
    'Diese Regeln passen nicht zusammen, oder es gibt zu wenig Plätze. Ändere etwas davon.',
  seatTaken: 'Der Platz ist nicht mehr frei. Such dir einen anderen aus.',
  notHost: 'Das kann nur der Host.',
  paused: 'Das Spiel ist pausiert. Weiter geht es, wenn der Host es sagt.',
  chatOff: 'Der Host hat den Chat ausgeschaltet. Die Sprüche zum Antippen gehen noch.',
  badToken: 'Dein alter Platz gehört dir nicht mehr. Nimm dir einen neuen oder schau zu.',
  tryAgain: 'Das Spiel ging gerade weiter. Versuch es noch einmal.',
  unavailable: 'Der Server kann gerade nichts speichern. Gleich geht es von selbst weiter.',
  serverFull: 'Der Server ist gerade voll. Versuch es in ein paar Minuten noch einmal.',
  upgrading: 'Der Server wird gerade aktualisiert. Gleich geht es von selbst weiter.',
  tableAside: 'An diesem Tisch ist etwas kaputtgegangen, er musste schließen. Eröffne einen neuen.',
  simpleBots:
    'Die Bots ließen sich nicht laden, darum spielen einfache. Prüfe für das nächste Spiel die Verbindung.',
  notStarted: 'Das Spiel ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.',
  unexpected: 'Hier ist etwas schiefgegangen. Lade die Seite neu; dein Platz bleibt dir.',
};
