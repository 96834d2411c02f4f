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
    told: (name: string) => `${name} whispers.`,
  },
  memory: {
    taken: (counts: string) => `Cards taken: ${counts}.`,
  },
  honour: {
    title: 'Honour among thieves',
    round: (round: number) => `round ${round}`,
    kept: 'kept',
    broken: 'broken',
  },
};
export type TalkWords = typeof talkWords;
