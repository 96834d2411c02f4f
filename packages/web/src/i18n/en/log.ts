import { between, by, type Person } from '../forms.ts';

/** What happened, in words: for the log and for screen readers. Powers and loot cards have their own lines in their files. */
export const log = {
  late: (who: Person) => by(who, 'You were too slow.', `${who.name} was too slow.`),
  allLoaded: 'Everyone has loaded.',
  aims: (who: Person, whom: Person) =>
    between(who, whom, {
      you: `You aim at ${whom.name}.`,
      toYou: `${who.name} aims at you.`,
      other: `${who.name} aims at ${whom.name}.`,
    }),
  aimsAtNobody: (who: Person) => by(who, 'You aim at nobody.', `${who.name} aims at nobody.`),
  satOut: (who: Person) => by(who, 'You sit this round out.', `${who.name} sits this round out.`),
  ordered: (who: Person, whom: Person) =>
    between(who, whom, {
      you: `You order ${whom.name} to switch targets.`,
      toYou: `${who.name} orders you to switch targets.`,
      other: `${who.name} orders ${whom.name} to switch targets.`,
    }),
  orderedNobody: (who: Person) => by(who, 'You give no order.', `${who.name} gives no order.`),
  ducked: (names: string) => `Ducked: ${names}.`,
  standing: (names: string) => `Standing: ${names}.`,
  allStand: 'Everybody stands!',
  allDuck: 'Everybody ducks!',
  ducks: (who: Person) => by(who, 'You duck!', `${who.name} ducks!`),
  stands: (who: Person) => by(who, 'Only you stand!', `Only ${who.name} stands!`),
  /** Three or four of them. */
  someDuck: (several: number) => `${several} duck!`,
  someStand: (several: number) => `Only ${several} stand!`,
  shamed: (who: Person) =>
    by(who, 'Shame on you! You take a token.', `Shame on ${who.name}! One token.`),
  bluffed: (who: Person, whom: Person) =>
    between(who, whom, {
      you: `You only bluffed ${whom.name}.`,
      toYou: `${who.name} only bluffed you.`,
      other: `${who.name} only bluffed ${whom.name}.`,
    }),
  shoots: (who: Person, whom: Person) =>
    between(who, whom, {
      you: `You shoot ${whom.name}!`,
      toYou: `${who.name} shoots you!`,
      other: `${who.name} shoots ${whom.name}!`,
    }),
  wounded: (who: Person, wounds: number) =>
    by(
      who,
      `You’re hit! Wounds so far: ${wounds}.`,
      `${who.name} is hit! Wounds so far: ${wounds}.`,
    ),
  died: (who: Person) => by(who, 'You’re dead.', `${who.name} is dead.`),
  cardCame: (card: string) => `You got: ${card}.`,
  cardWent: (card: string) => `You lost: ${card}.`,
  nobodyShares: 'Nobody is left standing.',
  announced: (who: Person, what: string) =>
    by(who, `You want: ${what}.`, `${who.name} wants: ${what}.`),
  took: (who: Person, what: string) => by(who, `You take: ${what}.`, `${who.name} takes: ${what}.`),
  declined: (who: Person) => by(who, 'You pass.', `${who.name} passes.`),
  paid: (who: Person, money: string) => by(who, `You get ${money}.`, `${who.name} gets ${money}.`),
  paidNothing: (who: Person) => by(who, 'You get nothing.', `${who.name} gets nothing.`),
  leftStays: (cards: string) => `Stays on the table: ${cards}.`,
  leftLost: (cards: string) => `Out of the game: ${cards}.`,
  newGodfather: (who: Person) =>
    by(who, 'You’re the new Godfather.', `${who.name} is the new Godfather.`),
  over: 'The game is over.',
};
export type Log = typeof log;
