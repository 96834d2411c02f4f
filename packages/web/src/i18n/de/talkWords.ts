import type { TalkWords } from '../en/talkWords.ts';

export const talkWords: TalkWords = {
  call: {
    count: 'Zählen!',
    hold: 'Moment noch',
    waiting: (godfather) => `${godfather} zählt, sobald fertig gefeilscht ist.`,
  },
  whisper: {
    name: 'Flüstern',
    explain: 'Nur diese Person hört es. Die anderen sehen, dass ihr flüstert.',
    psst: 'pst …',
    mark: '(geflüstert)',
    narrated: (name) => `${name} flüstert.`,
  },
  memory: {
    taken: (counts) => `Karten genommen: ${counts}.`,
  },
  audience: {
    name: 'Reaktionen aus dem Publikum',
    ask: 'Wen trifft’s? Rate mit.',
    guessed: (name) => `Dein Tipp: ${name}`,
    score: (right, of) => `${right} von ${of} Tipps waren richtig.`,
    next: 'Oder schau erst zu: Im nächsten Spiel ist Platz für dich.',
    nextOpen: 'Das nächste Spiel ist offen. Nimm Platz!',
    watcher: (name) => `${name} (im Publikum)`,
    nameless: 'jemand im Publikum',
  },
  honour: {
    title: 'Ganovenehre',
    round: (round) => `Runde ${round}`,
    kept: 'gehalten',
    broken: 'gebrochen',
  },
};
