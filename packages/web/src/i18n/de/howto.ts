import type { Howto } from '../en/howto.ts';

export const howto: Howto = {
  title: 'So wird gespielt',
  lead: 'Zwei Minuten, acht Bilder.',
  done: 'Alles klar',
  panels: {
    loot: {
      title: 'Die Beute',
      text: 'Der Raubzug ist geglückt, jetzt wird geteilt. Acht Runden lang liegen je acht Karten auf dem Tisch: Scheine, Diamanten, Gemälde und ein paar nützliche Dinge.',
      picture: 'Acht Beutekarten auf dem Tisch.',
    },
    load: {
      title: 'Heimlich laden',
      text: 'Du hast fünf Clicks und drei Bangs für das ganze Spiel. Jede Runde lädst du eine Karte. Benutzt ist benutzt, also wähle den Moment.',
      picture: 'Eine Hand mit fünf Click- und drei Bang!-Karten.',
    },
    aim: {
      title: 'Überfall!',
      text: 'Drei, zwei, eins: Alle zielen im selben Augenblick auf jemanden. Wer zu langsam ist, zielt auf niemanden.',
      picture: 'Vier Gangster zielen aufeinander, zwei Pistolen auf den Hasen.',
    },
    privilege: {
      title: 'Der Pate befiehlt',
      text: 'Einer von euch ist der Pate. Er darf jemandem befehlen, auf jemand anderen zu zielen. Auf wen, entscheidet der Befohlene.',
      picture: 'Der Pate hinter dem Schreibtisch, eine Pistole schwenkt um.',
    },
    courage: {
      title: 'Ducken oder stehen?',
      text: 'Redet, droht, versprecht, lügt. Dann auf drei: ducken, in Sicherheit, aber diese Runde ohne Beute. Oder stehen bleiben, „Banzai!“ rufen und auf ein Click hoffen.',
      picture: 'Eine Kröte duckt sich hinter den Tisch, ein Fuchs steht und grinst.',
    },
    reveal: {
      title: 'Bang oder Click?',
      text: 'Wer steht, deckt seine Patrone auf, außer das Ziel hat sich geduckt. Click: nichts. Bang: eine Wunde und keine Beute. Mit drei Wunden bist du tot.',
      picture: 'Eine Ente ist getroffen; daneben eine Bang!- und eine Click-Karte.',
    },
    share: {
      title: 'Beute verteilen',
      text: 'Wer noch steht, nimmt reihum eine Karte, vom Paten an im Uhrzeigersinn, bis alles weg ist. Statt einer Karte darfst du den Stuhl des Paten nehmen.',
      picture: 'Zwei Gangster stehen noch und nehmen Karten; das Plättchen liegt bereit.',
    },
    end: {
      title: 'Wer lebt und am reichsten ist, gewinnt',
      text: 'Nach acht Runden zählen die Lebenden ihr Geld. Die meisten Diamanten bringen 60.000 $ extra. Gemälde sind umso mehr wert, je mehr du davon hast.',
      picture: 'Die Eule mit Scheinen, Diamanten und Gemälden.',
    },
  },
};
