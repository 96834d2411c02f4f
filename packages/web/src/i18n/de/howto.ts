import type { Howto } from '../en/howto.ts';

export const howto: Howto = {
  title: 'So wird gespielt',
  lead: 'Zwei Minuten, acht Bilder.',
  done: 'Alles klar',
  panels: {
    loot: {
      title: 'Die Beute',
      text: 'Das Ding ist gedreht, jetzt wird geteilt. Acht Runden lang liegen je acht Karten auf dem Tisch: Scheine, Diamanten, Gemälde und ein paar nützliche Dinge.',
      picture: 'Acht Beutekarten auf dem Tisch.',
    },
    load: {
      title: 'Heimlich laden',
      text: 'Du hast fünf Clicks und drei Bangs für das ganze Spiel. Jede Runde lädst du eine dieser Karten. Weg ist weg, also wähl den Moment gut.',
      picture: 'Eine Hand mit fünf Click- und drei Bang-Karten.',
    },
    aim: {
      title: 'Überfall!',
      text: 'Drei, zwei, eins: Alle zielen im selben Augenblick auf jemanden. Wer zu langsam ist, zielt auf niemanden.',
      picture: 'Vier Gangster zielen aufeinander, zwei Pistolen auf den Hasen.',
    },
    privilege: {
      title: 'Der Pate befiehlt',
      text: 'Am Schreibtisch des Paten sitzt immer jemand von euch und darf einer anderen Person ein neues Ziel befehlen. Welches, entscheidet diese Person selbst.',
      picture: 'Der Pate hinter dem Schreibtisch, eine Pistole schwenkt um.',
    },
    courage: {
      title: 'Ducken oder stehen?',
      text: 'Redet, droht, versprecht, lügt. Dann der zweite Countdown: Duck dich und du bist sicher, gehst aber leer aus. Oder bleib stehen, ruf „Banzai!“ und hoff auf einen Click.',
      picture: 'Eine Kröte duckt sich hinter den Tisch, ein Fuchs steht und grinst.',
    },
    reveal: {
      title: 'Bang oder Click?',
      text: 'Wer noch steht, deckt die Patrone auf, außer das Ziel hat sich geduckt. Click: nichts. Bang: eine Wunde und keine Beute. Mit drei Wunden bist du tot.',
      picture: 'Eine Ente ist getroffen; daneben eine Bang- und eine Click-Karte.',
    },
    share: {
      title: 'Beute verteilen',
      text: 'Wer noch steht, nimmt reihum eine Karte, vom Paten an im Uhrzeigersinn, bis alles weg ist. Statt einer Karte darfst du den Schreibtisch des Paten nehmen.',
      picture: 'Zwei Gangster stehen noch und nehmen Karten; das Plättchen liegt bereit.',
    },
    end: {
      title: 'Reich und am Leben: gewonnen!',
      text: 'Nach acht Runden zählen die Lebenden ihr Geld. Die meisten Diamanten bringen 60.000 $ extra. Gemälde sind umso mehr wert, je mehr du davon hast.',
      picture: 'Die Eule mit Scheinen, Diamanten und Gemälden.',
    },
  },
  powers: {
    title: 'Die Fähigkeiten',
    lead: 'Auf Wunsch: Alle bekommen eine, offen und für das ganze Spiel.',
  },
  first: {
    title: 'Die erste Edition',
    lead: 'Dieselbe Bande, rauere Sitten. Was anders ist:',
    rules: [
      'Fünf Scheine pro Runde, sonst nichts. Was niemand bekam, bleibt auf dem Tisch.',
      'Du hast fünf Clicks, zwei Bangs und ein Bang! Bang! Bang!',
      'Der Pate zählt nur herunter: keine Befehle, kein Schreibtisch zu holen.',
      'Ducken kostet dich ein Schandplättchen. Wer steht, ruft „Trau dich!“.',
      'Bang! Bang! Bang! schießt zuerst: Wer getroffen ist, schießt nicht mehr zurück.',
      'Wer noch steht, teilt das Geld zu gleichen Teilen, ohne Wechselgeld.',
      'Am Ende kostet jede Wunde 5.000 $. Bei Gleichstand gewinnt weniger Schande.',
    ],
  },
};
