import type { TalkWords } from '../en/talkWords.ts';

export const talkWords: TalkWords = {
  call: {
    count: 'On compte !',
    hold: 'Attendez',
    waiting: (godfather) => `${godfather} compte quand le marchandage est fini.`,
  },
  whisper: {
    name: 'Chuchoter',
    explain: 'Une seule personne l’entend. Les autres voient que tu chuchotes.',
    psst: 'pst…',
    mark: '(chuchoté)',
    narrated: (name) => `${name} chuchote.`,
  },
  memory: {
    taken: (counts) => `Cartes prises : ${counts}.`,
  },
  audience: {
    name: 'Réactions du public',
    ask: 'Qui va se faire tirer dessus ? Devine.',
    guessed: (name) => `Ton pronostic : ${name}`,
    score: (right, of) => `${right} bons pronostics sur ${of}.`,
    next: 'Ou regarde : tu pourras prendre place à la prochaine partie.',
    nextOpen: 'La prochaine partie est ouverte. Prends place !',
    watcher: (name) => `${name} (dans le public)`,
    nameless: 'quelqu’un dans le public',
  },
  honour: {
    title: 'L’honneur des voleurs',
    round: (round) => `manche ${round}`,
    kept: 'tenu',
    broken: 'rompu',
  },
};
