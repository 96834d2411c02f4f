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
    told: (name) => `${name} flüstert.`,
  },
  memory: {
    taken: (counts) => `Karten genommen: ${counts}.`,
  },
  honour: {
    title: 'Ganovenehre',
    round: (round) => `Runde ${round}`,
    kept: 'gehalten',
    broken: 'gebrochen',
  },
};
