/** A lesson or a puzzle: what each of the learner's steps asks, what a wrong move led to, and what the right one did. */
export type LessonWords = {
  readonly name: string;
  readonly steps: readonly { readonly say: string; readonly wrong: string }[];
  readonly done: string;
};

/** The tutorial and the puzzles. Each key names a file in src/lessons; the order is the one in which they are played. */
export const lessons = {
  lessons: {
    title: 'Learn by playing',
    lead: 'A real table, one short lesson after the other. The basics take three minutes.',
    start: 'Start',
    resume: 'Go on',
    puzzlesTitle: 'Puzzles',
    puzzlesLead: 'One decision each: what wins most?',
    taken: 'done',
    skip: 'Skip',
    right: 'Right!',
    wrong: 'Not this time',
    again: 'Try again',
    next: 'Next lesson',
    nextPuzzle: 'Next puzzle',
    play: 'Play a game',
    all: 'All lessons',
  },
  tutorial: {
    load: {
      name: 'Load',
      steps: [
        {
          say: 'Each round you load one bullet in secret. A Click does nothing, a Bang wounds. Load a Bang: the rest is done for you.',
          wrong:
            'Click! Nothing happened, and Vito got a share. A Click is only good for bluffing.',
        },
      ],
      done: 'Bang! Vito is wounded and gets no loot this round. That Bang is gone for good: you have two left.',
    },
    aim: {
      name: 'Aim',
      steps: [
        {
          say: 'Everyone aims at once. There’s a Bang in your gun, and three wounds kill: Bogdan already has two. Aim at Bogdan.',
          wrong: 'Bogdan lives on. One more wound would have been the third.',
        },
      ],
      done: 'The third wound: Bogdan is dead, and the loot of the dead counts for nothing. One rival fewer.',
    },
    order: {
      name: 'The Godfather',
      steps: [
        {
          say: 'You’re the Godfather: you may make one player switch targets. Only Vito aims at you. Order Vito.',
          wrong:
            'Vito kept aiming at you, and it was a Bang. Use your order on the gun that points at you.',
        },
      ],
      done: 'Vito had to pick somebody else, and Bogdan took the Bang meant for you.',
    },
    courage: {
      name: 'Courage',
      steps: [
        {
          say: 'Three guns point at you, and you have two wounds: one Bang and you’re dead. Duck, and nothing can hit you.',
          wrong: 'Dead. Two wounds and three guns: standing was one risk too many.',
        },
        {
          say: 'Next round: only Zofia aims at you, and there’s a lot to share. Whoever ducks gets nothing. Stand.',
          wrong:
            'Safe, but empty-handed: the others share it all. Most bullets are Clicks. Against one gun, stand.',
        },
      ],
      done: 'Click! It was a bluff, and you get your share.',
    },
    share: {
      name: 'Sharing',
      steps: [
        {
          say: 'Whoever still stands takes one thing in turn, the Godfather first. Paintings grow in value: your fourth adds $30,000. Take it.',
          wrong: 'Vito took the painting. Three are worth $30,000, four would have been $60,000.',
        },
        {
          say: 'The desk is up for grabs, too: whoever takes it is the next Godfather, gives the order and takes first. Keep it.',
          wrong: 'Vito took the desk and is the next Godfather. All you got is $5,000.',
        },
      ],
      done: 'You stay Godfather, and your paintings are worth $60,000. Loot lies face down: remember who took what.',
    },
    end: {
      name: 'The end',
      steps: [
        {
          say: 'Last round! Most diamonds at the end: $60,000 extra. You and Vito have one each. Take the diamond.',
          wrong: 'Vito took the diamond, got the $60,000 for most diamonds, and won.',
        },
      ],
      done: 'The richest survivor wins: you, thanks to one small diamond. That’s the whole game!',
    },
    powers: {
      name: 'Powers',
      steps: [
        {
          say: 'With powers, everyone has one, face up. You’re the Doctor: if you duck, you heal a wound. Two guns are on you: duck.',
          wrong: 'Vito’s Bang was your third wound. The Doctor could have ducked and healed.',
        },
      ],
      done: 'One wound healed. Tap a gangster at any time to read their power.',
    },
    first: {
      name: 'First edition',
      steps: [
        {
          say: 'Rougher manners: only cash, no orders. Load Bang! Bang! Bang! It fires before all others.',
          wrong:
            'That bullet isn’t the fastest. Bang! Bang! Bang! hits before anyone else can fire.',
        },
        {
          say: 'Vito looks nervous. Aim at Vito.',
          wrong: 'It was Vito who aimed at you. Aim at Vito.',
        },
        {
          say: 'Vito aims at you, but your shot is faster. And ducking costs a shame token. Stand.',
          wrong: 'No cash, and a shame token. Your shot would have been faster than Vito’s.',
        },
      ],
      done: 'Vito was hit before firing. Whoever still stands splits the cash equally, and each wound costs $5,000 at the end.',
    },
  } satisfies Record<string, LessonWords>,
  puzzles: {
    leader: {
      name: 'Two guns',
      steps: [
        {
          say: 'Last round. You have $80,000, the others $15,000 at most. Two wounds, two guns, and Vito’s last bullet is a Bang. What wins?',
          wrong: 'Vito’s Bang was your third wound. The dead win nothing.',
        },
      ],
      done: 'Nobody can make up $65,000 at this table. With such a lead you need no share: duck and win.',
    },
    bluff: {
      name: 'Empty threats',
      steps: [
        {
          say: 'Last round, two wounds, two guns on you. But Vito and Bogdan have fired all their Bangs, and you’re $10,000 behind.',
          wrong: 'You ducked from two Clicks and gave your share away.',
        },
      ],
      done: 'Count what was fired. Three Bangs each, then only Clicks are left: standing was safe, and your share wins.',
    },
    lastBang: {
      name: 'Click or Bang?',
      steps: [
        {
          say: 'Two rounds left, one Click and one Bang in your hand. Vito leads and has two wounds. What do you load?',
          wrong: 'Vito lives on and leads. A Bang that waits may come too late.',
        },
      ],
      done: 'A Bang you never fire is worth nothing. Fired now, it still has two chances to end Vito’s lead.',
    },
    finalAim: {
      name: 'The last shot',
      steps: [
        {
          say: 'Last round, one Bang. You and Vito have $50,000 each, Bogdan $5,000. Vito takes first. Who’s your target?',
          wrong: 'Bogdan was no threat. Vito took the best bill and won.',
        },
      ],
      done: 'Only Vito can beat you. Hit, or ducking from your gun, Vito gets nothing, and one bill decides.',
    },
    diamonds: {
      name: 'Small stones',
      steps: [
        {
          say: 'Last round, you take first. You and Vito have two diamonds each. The $20,000 bill or the $1,000 diamond?',
          wrong: 'Vito took the diamond, and with it $60,000 for most diamonds.',
        },
      ],
      done: 'The third diamond is worth $61,000: its own $1,000, and $60,000 for most diamonds.',
    },
    equal: {
      name: 'Spoilsport',
      steps: [
        {
          say: 'Last round, you take first. You have $76,000 and one diamond, Vito $47,000 and two. The diamond or the $20,000 bill?',
          wrong: 'Vito still had most diamonds: $60,000 extra, and the win.',
        },
      ],
      done: 'Two diamonds each: nobody has the most, so nobody gets $60,000. No bill is worth that much.',
    },
    paintings: {
      name: 'The collection',
      steps: [
        {
          say: 'Last round, you take first. Your five paintings are worth $100,000, Vito has $120,000. The painting or the $20,000 bill?',
          wrong: 'Not enough. Six paintings would have been worth $150,000.',
        },
      ],
      done: 'Six paintings bring $150,000: this one alone adds $50,000.',
    },
    deny: {
      name: 'Not for Vito',
      steps: [
        {
          say: 'Last round, you take first. You have $85,000, Vito four paintings worth $60,000. The painting or the $10,000 bill?',
          wrong: 'Vito’s fifth painting: five are worth $100,000.',
        },
      ],
      done: 'For you the painting is worth $4,000, for Vito $40,000. The best card is sometimes the one your rival needs.',
    },
    greedy: {
      name: 'The Greedy',
      steps: [
        {
          say: 'Last round. As the Greedy you may start with two shares and then take no more. Vito leads by $15,000. What do you take?',
          wrong: 'Vito got a $20,000 bill as well, and stays ahead.',
        },
      ],
      done: 'Both $20,000 bills at once: Vito is left with small change.',
    },
    dictator: {
      name: 'The Dictator',
      steps: [
        {
          say: 'Last round, you have $80,000. Vito reaches for a fifth painting, which makes $100,000. You’re the Dictator. Forbid it?',
          wrong: 'Five paintings, $100,000: more than you can reach.',
        },
      ],
      done: 'Vito had to take $10,000, and the painting is yours. Save such a power for the take that decides.',
    },
    stealthy: {
      name: 'The Stealthy',
      steps: [
        {
          say: 'Last round, two wounds, and Vito’s last bullet is a Bang. Vito has $60,000, you have $55,000. Stealthy, what now?',
          wrong: 'Your third wound. Ducking would have been safe, and paid $10,000.',
        },
      ],
      done: 'The Stealthy takes $10,000 while ducking: safe, paid, and $5,000 ahead of Vito.',
    },
    cash: {
      name: 'Old school',
      steps: [
        {
          say: 'First edition, last round. You have $90,000, Vito $40,000. Two wounds, two guns, and Vito’s last bullet is a Bang. What wins?',
          wrong: 'Vito’s Bang was your third wound, and all your cash is gone.',
        },
      ],
      done: 'Nobody can reach your money at this table, and shame only breaks ties. Duck and win.',
    },
  } satisfies Record<string, LessonWords>,
};
export type Lessons = typeof lessons;
