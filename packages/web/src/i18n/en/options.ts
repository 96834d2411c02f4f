import type { Level } from '@holdup/bots';
import type { NamedOption, NamedOptions } from '@holdup/engine';

type Rule = { readonly name: string; readonly explain: string };

/** An option with named choices, and each of its choices. */
export type NamedOptionTexts = {
  readonly [Option in NamedOption]: { readonly name: string } & Readonly<
    Record<NamedOptions[Option], Rule>
  >;
};

export const options = {
  /** A rule and what was chosen, as one label. */
  rule: (rule: string, value: string) => `${rule}: ${value}`,
  unofficialCount: 'Works fine, but the official rules don’t cover this player count.',
  botLevels: {
    rookie: { name: 'Rookie', explain: 'Shoots from the hip and ducks too often.' },
    regular: { name: 'Regular', explain: 'Knows the odds and holds a grudge.' },
    hustler: { name: 'Schemer', explain: 'Thinks the whole round through, from every seat.' },
    shark: { name: 'Shark', explain: 'Counts every bullet. Bring nerves of steel.' },
  } satisfies Record<Level, Rule>,
  edition: 'Edition',
  powers: { name: 'Powers', explain: 'Everyone gets one special power, open for all to see.' },
  openLoot: {
    name: 'Open loot',
    explain: 'What players own stays face-up. Nothing to remember.',
  },
  deadSeeHands: {
    name: 'Ghosts see everything',
    explain: 'Once somebody is dead, they see all hands.',
  },
  godfatherCounts: {
    name: 'The Godfather counts',
    explain: 'Talk goes on until the Godfather taps. The clock is the limit.',
  },
  shortLog: {
    name: 'Short log',
    explain: 'Only this round’s loot is listed; older takings are just counted.',
  },
  hideReady: {
    name: 'Hide who is ready',
    explain: 'Nobody sees who has already chosen.',
  },
  lateAim: {
    name: 'Too slow to aim',
    noTarget: { name: 'Aims at nobody', explain: 'But can still duck, stand and share.' },
    sitsOut: {
      name: 'Sits out',
      explain: 'Takes no part in the round: no shot, no loot, no wound.',
    },
  },
  leftovers: {
    name: 'Loot nobody took',
    stay: { name: 'Stays', explain: 'It is shared next round on top of the new pile.' },
    discard: { name: 'Discarded', explain: 'It leaves the game.' },
  },
  junkDealer: {
    name: 'The Junk Dealer’s new card',
    piles: { name: 'Later rounds', explain: 'A random card from a later round.' },
    players: { name: 'Other players', explain: 'A random card from another player’s loot.' },
  },
  stealthy: {
    name: 'When the Stealthy grabs a bill',
    byChoice: { name: 'Ducking', explain: 'Only when ducking on the count.' },
    alsoWounded: { name: 'Also when hit', explain: 'Going down with a wound counts too.' },
  },
  dictator: {
    name: 'What the Dictator can’t ban',
    cards: {
      name: 'Two bills',
      explain: 'The bills that the Cute and the Stealthy take by their powers.',
    },
    sparesCuteAndStealthy: {
      name: 'Two players',
      explain: 'The Cute and the Stealthy are never banned from anything.',
    },
  },
} satisfies NamedOptionTexts & Readonly<Record<string, unknown>>;
export type Options = typeof options;
