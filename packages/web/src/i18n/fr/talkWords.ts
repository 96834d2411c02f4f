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
    told: (name) => `${name} chuchote.`,
  },
  memory: {
    taken: (counts) => `Cartes prises : ${counts}.`,
  },
  honour: {
    title: 'L’honneur des voleurs',
    round: (round) => `manche ${round}`,
    kept: 'tenu',
    broken: 'rompu',
  },
};
