import type { TalkWords } from '../en/talkWords.ts';

export const talkWords: TalkWords = {
  call: {
    count: 'Odliczamy!',
    hold: 'Chwila',
    waiting: (godfather) => `Po targach odlicza ${godfather}.`,
  },
  whisper: {
    name: 'Szept',
    explain: 'Słyszy to tylko ta osoba. Inni widzą, że szepczecie.',
    psst: 'ciii…',
    mark: '(szeptem)',
    told: (name) => `${name} szepcze.`,
  },
  memory: {
    taken: (counts) => `Zabrane karty: ${counts}.`,
  },
  honour: {
    title: 'Honor złodziei',
    round: (round) => `runda ${round}`,
    kept: 'słowo dotrzymane',
    broken: 'słowo złamane',
  },
};
