export const howto = {
  title: 'How to play',
  lead: 'Two minutes, eight pictures.',
  done: 'Got it',
  panels: {
    loot: {
      title: 'The loot',
      text: 'The heist is done, now it has to be divided. For eight rounds, eight cards lie on the table: bills, diamonds, paintings and a few useful things.',
      picture: 'Eight loot cards on the table.',
    },
    load: {
      title: 'Load in secret',
      text: 'You have five Clicks and three Bangs for the whole game. Each round you load one of them. Every bullet is gone once used, so choose your moment.',
      picture: 'A hand of five Click and three Bang! cards.',
    },
    aim: {
      title: 'Hold-up!',
      text: 'Three, two, one: everyone aims at somebody at the same moment. Who is too slow aims at nobody.',
      picture: 'Four gangsters aim at each other; two guns are on the rabbit.',
    },
    privilege: {
      title: 'The Godfather orders',
      text: 'One of you is Godfather. He may order one player to aim at somebody else. At whom, that player decides.',
      picture: 'The Godfather behind his desk, a gun swings to another target.',
    },
    courage: {
      title: 'Duck or stand?',
      text: 'Talk, threaten, promise, lie. Then on three: duck and be safe, but without loot this round. Or stand, shout “Banzai!” and hope for a Click.',
      picture: 'A toad ducks behind the table, a fox stands and grins.',
    },
    reveal: {
      title: 'Bang or Click?',
      text: 'Those who stand reveal their bullets, unless their target ducked. Click: nothing. Bang: a wound and no loot. With three wounds you are dead.',
      picture: 'A duck has been hit; beside it a Bang! and a Click card.',
    },
    share: {
      title: 'Share the loot',
      text: 'Who still stands takes one card in turn, from the Godfather clockwise, until all is gone. Instead of a card you may take the Godfather’s chair.',
      picture: 'Two gangsters still stand and take cards; the token lies ready.',
    },
    end: {
      title: 'The richest survivor wins',
      text: 'After eight rounds the living count their money. Most diamonds: $60,000 extra. Paintings are worth more the more of them you own.',
      picture: 'The owl with bills, diamonds and paintings.',
    },
  },
};
export type Howto = typeof howto;
