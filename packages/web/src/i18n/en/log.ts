/** What happened, in words: for the log and for screen readers. `you`: it was the reader. */
export const log = {
  round: (round: number, cards: number) => `Round ${round}. ${cards} new cards on the table.`,
  roundCash: (round: number, money: string) => `Round ${round}. ${money} on the table.`,
  late: (you: boolean, name: string) => (you ? 'You were too slow.' : `${name} was too slow.`),
  hustled: (you: boolean, name: string, whom: string) =>
    you ? `You draw a bullet from ${whom}.` : `${name} draws a bullet from ${whom}.`,
  gaveBack: (you: boolean, name: string, whom: string) =>
    you ? `You give ${whom} a bullet.` : `${name} gives ${whom} a bullet.`,
  bulletCame: (bullet: string) => `You got: ${bullet}.`,
  bulletWent: (bullet: string) => `Gone from your hand: ${bullet}.`,
  allLoaded: 'Everyone has loaded.',
  aims: (you: boolean, name: string, whom: string) =>
    you ? `You aim at ${whom}.` : `${name} aims at ${whom}.`,
  aimsAtNobody: (you: boolean, name: string) =>
    you ? 'You aim at nobody.' : `${name} aims at nobody.`,
  satOut: (you: boolean, name: string) =>
    you ? 'You sit this round out.' : `${name} sits this round out.`,
  reloaded: (you: boolean, name: string) =>
    you ? 'You swap your bullet.' : `${name} swaps the bullet.`,
  keptBullet: (you: boolean, name: string) =>
    you ? 'You keep your bullet.' : `${name} keeps the bullet.`,
  ordered: (you: boolean, name: string, whom: string) =>
    you ? `You order ${whom} to change target.` : `${name} orders ${whom} to change target.`,
  orderedNobody: (you: boolean, name: string) =>
    you ? 'You order nobody.' : `${name} orders nobody.`,
  courage: (ducked: string, standing: string) => `Ducked: ${ducked}. Standing: ${standing}.`,
  allStand: 'Everybody stands!',
  allDuck: 'Everybody ducks!',
  shamed: (you: boolean, name: string) =>
    you ? 'You take a shame token.' : `${name} takes a shame token.`,
  revealed: (you: boolean, name: string, bullet: string) =>
    you ? `Your bullet: ${bullet}` : `${name}’s bullet: ${bullet}`,
  revealedAt: (you: boolean, name: string, bullet: string, whom: string) =>
    you ? `You at ${whom}: ${bullet}` : `${name} at ${whom}: ${bullet}`,
  wounded: (you: boolean, name: string, wounds: string) =>
    you ? `You are hit: ${wounds}.` : `${name} is hit: ${wounds}.`,
  dodged: (you: boolean, name: string) =>
    you
      ? 'What luck: several hits, no wound for you.'
      : `What luck: several hits, no wound for ${name}.`,
  healed: (you: boolean, name: string, wounds: string) =>
    you ? `You heal: ${wounds} left.` : `${name} heals: ${wounds} left.`,
  died: (you: boolean, name: string) => (you ? 'You are dead.' : `${name} is dead.`),
  stole: (you: boolean, name: string, whom: string) =>
    you ? `You take a card from ${whom}.` : `${name} takes a card from ${whom}.`,
  cardCame: (card: string) => `You got: ${card}.`,
  cardWent: (card: string) => `You lost: ${card}.`,
  sharing: (order: string) => `The loot is shared: ${order}.`,
  nobodyShares: 'Nobody is left standing. The loot stays where it is.',
  announced: (you: boolean, name: string, what: string) =>
    you ? `You want: ${what}.` : `${name} wants: ${what}.`,
  allowed: (you: boolean, name: string) => (you ? 'You allow it.' : `${name} allows it.`),
  forbade: (you: boolean, name: string, whom: string, kind: string) =>
    you ? `You forbid ${whom}: ${kind}.` : `${name} forbids ${whom}: ${kind}.`,
  tookNothing: (you: boolean, name: string) =>
    you ? 'You take nothing.' : `${name} takes nothing.`,
  took: (you: boolean, name: string, what: string) =>
    you ? `You take: ${what}.` : `${name} takes: ${what}.`,
  kept: (you: boolean, name: string) => (you ? 'You don’t trade.' : `${name} doesn’t trade.`),
  traded: (you: boolean, name: string, what: string) =>
    you ? `You trade away: ${what}.` : `${name} trades away: ${what}.`,
  tradedWith: (you: boolean, name: string, what: string, whom: string) =>
    you ? `You trade with ${whom}: ${what}.` : `${name} trades with ${whom}: ${what}.`,
  clipLost: (you: boolean, name: string) =>
    you ? 'No Bang! to find: your clip is lost.' : `No Bang! to find: ${name}’s clip is lost.`,
  declined: (you: boolean, name: string) => (you ? 'You decline.' : `${name} declines.`),
  regained: (you: boolean, name: string) =>
    you ? 'You take back a Bang!.' : `${name} takes back a Bang!.`,
  noBangLeft: (you: boolean, name: string) =>
    you ? 'No Bang! left for you.' : `No Bang! left for ${name}.`,
  paid: (you: boolean, name: string, money: string) =>
    you ? `You get ${money}.` : `${name} gets ${money}.`,
  leftStays: (cards: string) => `Stays on the table: ${cards}.`,
  leftLost: (cards: string) => `Out of the game: ${cards}.`,
  newGodfather: (you: boolean, name: string) =>
    you ? 'You are the new Godfather.' : `${name} is the new Godfather.`,
  over: 'The game is over.',
};
export type Log = typeof log;
