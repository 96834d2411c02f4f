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

/** One event as a sentence. `more` is what the narrator knows in secret, in parentheses. */
export function eventSentence(happening: Happening, name: NameOf, more: string): string {
  const { event } = happening;
  switch (event.type) {
    case 'roundBegan':
      return `Round ${event.round} begins; ${name(event.godfather)} is Godfather.`;
    case 'defaulted':
      return `${name(event.seat)} is out of time.`;
    case 'locked':
      return `${name(event.seat)} has decided.`;
    case 'hustled':
      return `${name(event.seat)} (Hustler) draws a bullet from ${name(event.target)}${more}.`;
    case 'gaveBack':
      return `${name(event.seat)} gives ${name(event.target)} a bullet for it${more}.`;
    case 'allLoaded':
      return loading(happening, name);
    case 'aimed':
      return `Aims: ${event.aims
        .map(({ seat, target }) =>
          target === null ? `${name(seat)} at nobody` : `${name(seat)} → ${name(target)}`,
        )
        .join(', ')}.`;
    case 'satOut':
      return `${name(event.seat)} was too slow and sits the round out.`;
    case 'reloaded':
      if (!event.exchanged) return `${name(event.seat)} (Cunning) keeps the loaded bullet.`;
      return `${name(event.seat)} (Cunning) exchanges the loaded bullet${bulletAside(happening)}.`;
    case 'ordered':
      return event.seat === null
        ? `The Godfather ${name(event.godfather)} orders nobody.`
        : `The Godfather ${name(event.godfather)} orders ${name(event.seat)} to change target.`;
    case 'reaimed':
      return `${name(event.seat)} now aims at ${name(event.target)}.`;
    case 'courage':
      return courage(event.ducked.map(name), event.standing.map(name));
    case 'shamed':
      return `${name(event.seat)} takes a shame token.`;
    case 'discarded':
      return `${name(event.seat)} discards a bullet face down${bulletAside(happening)}.`;
    case 'revealed':
      return `${name(event.seat)} shows a ${bulletWords(event.bullet)}.`;
    case 'wounded':
      return `${name(event.seat)} is hit by ${listed(event.by.map(name))}: ${woundsWords(event.wounds)} now.`;
    case 'dodged':
      return `${name(event.seat)} (Lucky Man) walks through the bullets of ${listed(event.by.map(name))}.`;
    case 'healed':
      return event.by === 'doctor'
        ? `${name(event.seat)} (Doctor) heals a wound: ${woundsWords(event.wounds)} left.`
        : `The first-aid kit leaves ${name(event.seat)} without a wound.`;
    case 'died':
      return `${name(event.seat)} is dead.`;
    case 'stole': {
      const what = event.card === null ? `a card${more}` : shareWords(event.card);
      return event.by === 'professional'
        ? `${name(event.seat)} (Professional) shows a bang and steals ${what} from ${name(event.victim)}.`
        : `${name(event.seat)} (Vulture) takes ${what} from the late ${name(event.victim)}.`;
    }
    case 'sharingBegan':
      return event.order.length === 0
        ? 'Nobody is left standing to share the loot.'
        : `The loot is shared by ${listed(event.order.map(name))}.`;
    case 'announced':
      return `${name(event.seat)} reaches for ${listed(event.shares.map(shareWords))}.`;
    case 'allowed':
      return `${name(event.seat)} (Dictator) lets it pass.`;
    case 'forbade': {
      const wanted = happening.wanted ?? [];
      const before =
        wanted.length === 0 ? '' : `, who reached for ${listed(wanted.map(shareWords))}`;
      return `${name(event.seat)} (Dictator) forbids ${kindWords(event.kind)} to ${name(event.target)}${before}.`;
    }
    case 'tookNothing':
      return `${name(event.seat)} takes nothing.`;
    case 'took': {
      const power = event.by === null ? '' : ` (${powerWords(event.by)})`;
      return `${name(event.seat)}${power} takes ${shareWords(event.share)}.`;
    }
    case 'kept':
      return `${name(event.seat)} keeps it.`;
    case 'traded': {
      const got = event.got === null ? `a random card${more}` : shareWords(event.got);
      const where = event.with === null ? 'the piles to come' : name(event.with);
      return `${name(event.seat)} (Junk Dealer) trades ${shareWords(event.gave)} for ${got} of ${where}.`;
    }
    case 'clipLost':
      return `No bang lies in the discard: the clip of ${name(event.seat)} is lost.`;
    case 'declined':
      return `${name(event.seat)} takes no bullet back.`;
    case 'regained':
      return `${name(event.seat)} takes a bang back from the ${event.from === 'faceUp' ? 'face-up' : 'face-down'} discard.`;
    case 'noBangLeft':
      return `No bang is left for ${name(event.seat)} (Good Friend).`;
    case 'paid':
      return `${name(event.seat)} gets ${cardsWords(event.bills)}.`;
    case 'leftOver':
      return `Left over: ${cardsWords(event.cards)}; ${event.fate === 'stay' ? 'it stays on the table' : 'it is lost'}.`;
    case 'newGodfather':
      return `${name(event.seat)} is the new Godfather.`;
    case 'over':
      return 'The game is over.';
    case 'drewBullet':
      return `${name(event.seat)} drew a ${bulletWords(event.bullet)} from ${name(event.from)}.`;
    case 'gotBullet':
      return `${name(event.seat)} got a ${bulletWords(event.bullet)} from ${name(event.from)}.`;
    case 'gotCard': {
      const from = event.from === null ? 'the piles' : name(event.from);
      return `${name(event.seat)} got ${shareWords(event.card)} from ${from}.`;
    }
  }
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
