import type { DecisionName } from '@holdup/engine';
import type { Reaction } from '@holdup/protocol';
import { between, by, type Person } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** The table: what is asked, what each choice does right now, and everything around it. */
export const table = {
  yourSeat: 'You',
  yourSeatNamed: (name: string) => `You (${name})`,
  menu: 'Menu',
  log: 'What happened',
  logEmpty: 'Nothing yet.',
  seats: 'Players',
  onTable: 'On the table',
  onTableList: (cards: string) => `On the table: ${cards}`,
  sum: (money: string) => `${money} in play`,
  pilesLeft: (n: number) => plural(n, { one: '# pile to come', other: '# piles to come' }),
  lastRound: 'Last round',
  yourHand: 'Your hand',
  loaded: 'Loaded',
  loadedBullet: (bullet: string) => `Loaded: ${bullet}`,
  nothingLoaded: 'Nothing loaded',
  handEmpty: 'No bullets left',
  lootWorth: (money: string) => `worth ${money} so far`,
  peek: 'Hold to peek',
  covered: 'Your hand is covered.',
  skip: 'Skip',
  leave: 'Leave the table',
  leaveHint: 'Your game is saved. Come back any time.',
  giveUp: 'End this game',
  giveUpHint: 'Throws this game away for good.',
  say: 'Talk',
  sayTo: (name: string) => `To ${name}`,
  sayUnread: (n: number) =>
    plural(n, { one: 'Talk, # new message', other: 'Talk, # new messages' }),
  sayToAll: 'To everyone',
  reactions: {
    laugh: {
      name: 'Laugh',
      narrated: (who: Person) => by(who, 'You laugh.', `${who.name} laughs.`),
    },
    cry: { name: 'Cry', narrated: (who: Person) => by(who, 'You cry.', `${who.name} cries.`) },
    angry: { name: 'Rage', narrated: (who: Person) => by(who, 'You rage.', `${who.name} rages.`) },
    scared: {
      name: 'Tremble',
      narrated: (who: Person) => by(who, 'You tremble.', `${who.name} trembles.`),
    },
    cool: {
      name: 'Stay cool',
      narrated: (who: Person) => by(who, 'You stay cool.', `${who.name} stays cool.`),
    },
    love: {
      name: 'Swoon',
      narrated: (who: Person) => by(who, 'You swoon.', `${who.name} swoons.`),
    },
    money: {
      name: 'Smell money',
      narrated: (who: Person) => by(who, 'You smell money.', `${who.name} smells money.`),
    },
    clap: {
      name: 'Applaud',
      narrated: (who: Person) => by(who, 'You applaud.', `${who.name} applauds.`),
    },
  } satisfies Record<Reaction, { name: string; narrated: (who: Person) => string }>,
  says: (name: string, text: string) => `${name}: ${text}`,
  saysTo: (who: Person, whom: Person) =>
    between(who, whom, {
      you: `You → ${whom.name}`,
      toYou: `${who.name} → you`,
      other: `${who.name} → ${whom.name}`,
    }),
  /** The powers, one by one, at the start of a game. */
  introduction: { title: 'The powers at this table', yours: 'Your power', done: 'Got it' },
  changeable: 'You can still change your mind.',
  /** Words too long for a small button, divided where they may break. */
  softBreaks: 'God|father',
  /** On a phone beside a big screen. */
  shotAtYou: { hit: (name: string) => `${name} got you!`, spared: 'Phew.' },
  secondsLeft: (n: number) => plural(n, { one: '# second left', other: '# seconds left' }),
  /** What was done for a player whose time was up. */
  late: {
    loaded: (bullet: string) => `Too slow! Loaded for you: ${bullet}`,
    stands: 'Too slow! You stay standing.',
    other: (done: string) => `Too slow! ${done}`,
  },
  /** For a reader whose tab is in the background. */
  attention: {
    turn: 'Your turn!',
    come: 'The table is waiting for you.',
    notify: 'Notifications',
    notifyHint: 'Tells you when it’s your turn while you’re in another tab or app.',
    blocked: 'Your browser blocks notifications. Allow them in its settings first.',
  },
  waiting: {
    one: (who: Person) => by(who, 'You’re thinking…', `${who.name} is thinking…`),
    many: (n: number) =>
      plural(n, { one: 'Waiting for # player…', other: 'Waiting for # players…' }),
    guns: (name: string) => `Most guns point at ${name}.`,
    prize: (list: string) => `At stake: ${list}`,
    /** Nobody has to choose a bullet who has only one kind left. */
    onlyBullet: (bullet: string) => `Loaded, as it’s all you have left: ${bullet}`,
    dead: 'You’re out. Watch who gets rich.',
    deadSees: 'You’re out. Tap a gangster to see their hand.',
    deadSeesAll: 'You’re out. Now you see everybody’s hand.',
    next: 'Watch closely…',
  },
  /** The questions everyone is asked; powers and loot cards ask their own. */
  decisions: {
    load: { title: 'Load a bullet', hint: 'Secret until the reveal. Each one works only once.' },
    aim: { title: 'Hold-up! Aim at…', hint: 'Everyone aims at once. Tap a gangster.' },
    privilege: {
      title: 'Your call, Godfather',
      hint: 'Make one player switch targets. They pick the new one.',
    },
    reaim: {
      title: 'Switch targets',
      hint: 'Godfather’s orders. Anyone but your current target.',
    },
    courage: { title: 'Duck or stand?', hint: 'Nobody is aiming at you. Standing is safe.' },
    take: { title: 'Take your share', hint: 'Pick one thing from the table.' },
  } satisfies Partial<Record<DecisionName, { title: string; hint: string }>>,
  prompts: {
    personHint: (bullets: string, owned: string) => `${bullets}, ${owned}`,
    orderHint: (whom: Person) => by(whom, 'aims at you', `aims at ${whom.name}`),
    pass: 'No order',
    passHint: 'All guns stay where they are.',
    standLastHint: 'One more hit and you’re dead',
    takeForbidden: (kind: string) => `Off limits this turn: ${kind}.`,
    keep: 'Keep it',
    decline: 'No, thanks',
    declineHint: 'You leave it.',
  },
};
export type Table = typeof table;
