import type { GameEvent } from '@holdup/engine';
import type { Happening } from './story.ts';
import {
  bulletWords,
  cardsWords,
  kindWords,
  listed,
  type NameOf,
  powerWords,
  shareWords,
  woundsWords,
} from './words.ts';

type Type = GameEvent['type'];
type EventOf<T extends Type> = Extract<GameEvent, { readonly type: T }>;

/** Everything besides the event that its sentence may use. */
interface Context {
  readonly happening: Happening;
  readonly name: NameOf;
  /** What the narrator knows in secret, in parentheses. */
  readonly more: string;
}

type Sentence<T extends Type> = (event: EventOf<T>, context: Context) => string;

const SENTENCES: { readonly [T in Type]: Sentence<T> } = {
  roundBegan: (event, { name }) =>
    `Round ${event.round} begins; ${name(event.godfather)} is Godfather.`,
  defaulted: (event, { name }) => `${name(event.seat)} is out of time.`,
  locked: (event, { name }) => `${name(event.seat)} has decided.`,
  hustled: (event, { name, more }) =>
    `${name(event.seat)} (Hustler) draws a bullet from ${name(event.target)}${more}.`,
  gaveBack: (event, { name, more }) =>
    `${name(event.seat)} gives ${name(event.target)} a bullet for it${more}.`,
  allLoaded: (_, { happening, name }) => loading(happening, name),
  aimed: (event, { name }) =>
    `Aims: ${event.aims
      .map(({ seat, target }) =>
        target === null ? `${name(seat)} at nobody` : `${name(seat)} → ${name(target)}`,
      )
      .join(', ')}.`,
  satOut: (event, { name }) => `${name(event.seat)} was too slow and sits the round out.`,
  reloaded: (event, { happening, name }) => {
    if (!event.exchanged) return `${name(event.seat)} (Cunning) keeps the loaded bullet.`;
    return `${name(event.seat)} (Cunning) exchanges the loaded bullet${bulletAside(happening)}.`;
  },
  ordered: (event, { name }) =>
    event.seat === null
      ? `The Godfather ${name(event.godfather)} orders nobody.`
      : `The Godfather ${name(event.godfather)} orders ${name(event.seat)} to change target.`,
  reaimed: (event, { name }) => `${name(event.seat)} now aims at ${name(event.target)}.`,
  courage: (event, { name }) => courage(event.ducked.map(name), event.standing.map(name)),
  shamed: (event, { name }) => `${name(event.seat)} takes a shame token.`,
  discarded: (event, { happening, name }) =>
    `${name(event.seat)} discards a bullet face down${bulletAside(happening)}.`,
  revealed: (event, { name }) => `${name(event.seat)} shows a ${bulletWords(event.bullet)}.`,
  wounded: (event, { name }) =>
    `${name(event.seat)} is hit by ${listed(event.by.map(name))}: ${woundsWords(event.wounds)} now.`,
  dodged: (event, { name }) =>
    `${name(event.seat)} (Lucky Man) walks through the bullets of ${listed(event.by.map(name))}.`,
  healed: (event, { name }) =>
    event.by === 'doctor'
      ? `${name(event.seat)} (Doctor) heals a wound: ${woundsWords(event.wounds)} left.`
      : `The first-aid kit leaves ${name(event.seat)} without a wound.`,
  died: (event, { name }) => `${name(event.seat)} is dead.`,
  stole: (event, { name, more }) => {
    const what = event.card === null ? `a card${more}` : shareWords(event.card);
    return event.by === 'professional'
      ? `${name(event.seat)} (Professional) shows a bang and steals ${what} from ${name(event.victim)}.`
      : `${name(event.seat)} (Vulture) takes ${what} from the late ${name(event.victim)}.`;
  },
  sharingBegan: (event, { name }) =>
    event.order.length === 0
      ? 'Nobody is left standing to share the loot.'
      : `The loot is shared by ${listed(event.order.map(name))}.`,
  announced: (event, { name }) =>
    `${name(event.seat)} reaches for ${listed(event.shares.map(shareWords))}.`,
  allowed: (event, { name }) => `${name(event.seat)} (Dictator) lets it pass.`,
  forbade: (event, { happening, name }) => {
    const wanted = happening.wanted ?? [];
    const before = wanted.length === 0 ? '' : `, who reached for ${listed(wanted.map(shareWords))}`;
    return `${name(event.seat)} (Dictator) forbids ${kindWords(event.kind)} to ${name(event.target)}${before}.`;
  },
  tookNothing: (event, { name }) => `${name(event.seat)} takes nothing.`,
  took: (event, { name }) => {
    const power = event.by === null ? '' : ` (${powerWords(event.by)})`;
    return `${name(event.seat)}${power} takes ${shareWords(event.share)}.`;
  },
  kept: (event, { name }) => `${name(event.seat)} keeps it.`,
  traded: (event, { name, more }) => {
    const got = event.got === null ? `a random card${more}` : shareWords(event.got);
    const where = event.with === null ? 'the piles to come' : name(event.with);
    return `${name(event.seat)} (Junk Dealer) trades ${shareWords(event.gave)} for ${got} of ${where}.`;
  },
  clipLost: (event, { name }) =>
    `No bang lies in the discard: the clip of ${name(event.seat)} is lost.`,
  declined: (event, { name }) => `${name(event.seat)} passes.`,
  regained: (event, { name }) =>
    `${name(event.seat)} takes a bang back from the ${event.from === 'faceUp' ? 'face-up' : 'face-down'} discard.`,
  noBangLeft: (event, { name }) => `No bang is left for ${name(event.seat)} (Good Friend).`,
  paid: (event, { name }) => `${name(event.seat)} gets ${cardsWords(event.bills)}.`,
  leftOver: (event) =>
    `Left over: ${cardsWords(event.cards)}; ${event.fate === 'stay' ? 'it stays on the table' : 'it is lost'}.`,
  newGodfather: (event, { name }) => `${name(event.seat)} is the new Godfather.`,
  over: () => 'The game is over.',
  drewBullet: (event, { name }) =>
    `${name(event.seat)} drew a ${bulletWords(event.bullet)} from ${name(event.from)}.`,
  gotBullet: (event, { name }) =>
    `${name(event.seat)} got a ${bulletWords(event.bullet)} from ${name(event.from)}.`,
  gotCard: (event, { name }) => {
    const from = event.from === null ? 'the piles' : name(event.from);
    return `${name(event.seat)} got ${shareWords(event.card)} from ${from}.`;
  },
};

/** One event as a sentence. `more` is what the narrator knows in secret, in parentheses. */
export function eventSentence(happening: Happening, name: NameOf, more: string): string {
  const { event } = happening;
  // The compiler can't see that an event has the type its sentence asks for.
  const sentence = SENTENCES[event.type] as Sentence<Type>;
  return sentence(event, { happening, name, more });
}

const bulletAside = ({ bullet }: Happening): string =>
  bullet === undefined ? '' : ` (a ${bulletWords(bullet)})`;

function loading({ loads = new Map() }: Happening, name: NameOf): string {
  const known = [...loads].map(([seat, bullet]) => `${name(seat)} a ${bulletWords(bullet)}`);
  if (known.length === 0) return 'Everyone loads in secret.';
  // At least two players load each round, so a narrator who knows a single load is one of them.
  return `Loaded: ${known.join(', ')}${known.length === 1 ? ', the others unseen' : ''}.`;
}

function courage(ducked: readonly string[], standing: readonly string[]): string {
  const verb = (who: readonly string[], one: string, many: string): string =>
    `${listed(who)} ${who.length === 1 ? one : many}`;
  if (ducked.length === 0) return 'Courage: nobody ducks.';
  if (standing.length === 0) return 'Courage: everyone ducks.';
  return `Courage: ${verb(ducked, 'ducks', 'duck')}; ${verb(standing, 'stands', 'stand')}.`;
}
