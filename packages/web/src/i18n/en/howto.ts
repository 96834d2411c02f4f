type Panel = { title: string; text: string; picture: string };

/** The comic that explains the game, the powers after it, and what the first edition does differently. */
export const howto = {
  title: 'How to play',
  lead: 'Two minutes, eight pictures.',
  done: 'Got it',
  panels: {
    loot: {
      title: 'The loot',
      text: 'The job’s done. Now split the take. For eight rounds, eight cards lie on the table: bills, diamonds, paintings and a few useful things.',
      picture: 'Eight loot cards on the table.',
    },
    load: {
      title: 'Load in secret',
      text: 'You have five Clicks and three Bangs for the whole game. Each round you load one of them. Once used, it’s gone, so pick your moment.',
      picture: 'A hand of five Click cards and three Bang cards.',
    },
    aim: {
      title: 'Hold-up!',
      text: 'Three, two, one: everyone aims at somebody at the same moment. Anyone too slow aims at nobody.',
      picture: 'Four gangsters aim at each other; two guns are on the rabbit.',
    },
    privilege: {
      title: 'The Godfather decides',
      text: 'One of you is the Godfather. The Godfather may make one player switch targets. That player picks the new one.',
      picture: 'The Godfather behind the desk; a gun swings to another target.',
    },
    courage: {
      title: 'Duck or stand?',
      text: 'Talk, threaten, promise, lie. Then the second countdown: duck, and you’re safe but get no loot this round. Or stand, shout “Banzai!” and hope for a Click.',
      picture: 'A toad ducks behind the table, a fox stands and grins.',
    },
    reveal: {
      title: 'Bang or Click?',
      text: 'Everyone still standing reveals their bullet, unless their target ducked. Click: nothing. Bang: a wound and no loot. Three wounds and you’re dead.',
      picture: 'A duck has been hit; beside it a Bang card and a Click card.',
    },
    share: {
      title: 'Share the loot',
      text: 'Everyone still standing takes one card at a time, clockwise from the Godfather, until it’s all gone. Instead of a card you may take the Godfather’s desk.',
      picture: 'Two gangsters still stand and take cards; the token is up for grabs.',
    },
    end: {
      title: 'The richest survivor wins',
      text: 'After eight rounds the living count their money. Most diamonds: $60,000 extra. Paintings are worth more the more of them you own.',
      picture: 'The owl with bills, diamonds and paintings.',
    },
  } satisfies Record<string, Panel>,
  powers: {
    title: 'The powers',
    lead: 'Optional: everyone is dealt one, face-up, for the whole game.',
  },
  first: {
    title: 'The first edition',
    lead: 'Same gang, rougher manners. What’s different:',
    rules: [
      'Five bills a round, nothing else. What nobody got stays on the table.',
      'You hold five Clicks, two Bangs and one Bang! Bang! Bang!',
      'The Godfather only counts down: no orders, no desk to take.',
      'Ducking costs you a shame token. If you stand, shout “Try me!” at the guns.',
      'Bang! Bang! Bang! fires first: whoever it hits doesn’t get to shoot.',
      'Everyone still standing splits the cash equally, without making change.',
      'At the end each wound costs $5,000. On a tie, less shame wins.',
    ],
  },
};
export type Howto = typeof howto;
