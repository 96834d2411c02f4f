/** The Godfather's counts, whispers and promises. */
export const talkWords = {
  call: {
    count: 'Count!',
    hold: 'Hold on',
    waiting: (godfather: string) => `${godfather} counts when the haggling is over.`,
  },
  whisper: {
    name: 'Whisper',
    explain: 'Only they hear it. The others see that you whisper.',
    psst: 'psst…',
    mark: '(whispered)',
    narrated: (name: string) => `${name} whispers.`,
  },
  memory: {
    taken: (counts: string) => `Cards taken: ${counts}.`,
  },
  audience: {
    name: 'Reactions from the audience',
    ask: 'Who gets shot? Take a guess.',
    guessed: (name: string) => `Your guess: ${name}`,
    score: (right: number, of: number) => `You guessed ${right} of ${of} shots.`,
    next: 'Or watch now: when the next game opens, you can sit down.',
    nextOpen: 'The next game is open. Sit down!',
    watcher: (name: string) => `${name} (watching)`,
    nameless: 'a spectator',
  },
  honour: {
    title: 'Honour among thieves',
    round: (round: number) => `round ${round}`,
    kept: 'kept',
    broken: 'broken',
  },
};
export type TalkWords = typeof talkWords;
