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
    narrated: (name) => `${name} szepcze.`,
  },
  memory: {
    taken: (counts) => `Zabrane karty: ${counts}.`,
  },
  audience: {
    name: 'Reakcje widowni',
    ask: 'Kto oberwie? Zgadnij.',
    guessed: (name) => `Twój typ: ${name}`,
    score: (right, of) => `Trafne typy: ${right} z ${of}.`,
    next: 'Albo najpierw oglądaj: w następnej grze usiądziesz.',
    nextOpen: 'Następna gra otwarta. Siadaj!',
    watcher: (name) => `${name} (z widowni)`,
    nameless: 'ktoś z widowni',
  },
  honour: {
    title: 'Honor złodziei',
    round: (round) => `runda ${round}`,
    kept: 'słowo dotrzymane',
    broken: 'słowo złamane',
  },
};
