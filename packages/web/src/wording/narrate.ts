import type { EditionName, GameEvent, Loot } from '@holdup/engine';
import { billsValue, countLoot } from '@holdup/engine/codes';
import { matchWords } from '../i18n/spoken.ts';
import { cardList, type Names, shareInText } from './names.ts';

/** The sum on the table in the first edition. */
export const sumOfBills = (cards: readonly Loot[]): number => billsValue(countLoot(cards));

/** The line for taking a share; some powers take theirs out of turn. */
const tookLine = (event: Extract<GameEvent, { type: 'took' }>, { person }: Names): string => {
  const { log, powers } = matchWords();
  const [who, what] = [person(event.seat), shareInText(event.share)];
  if (event.by === 'cute') return powers.cute.took(who, what);
  if (event.by === 'stealthy') return powers.stealthy.took(who, what);
  return log.took(who, what);
};

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

const orderedLine = ({ godfather, seat }: EventOf<'ordered'>, { person }: Names): string => {
  const { log } = matchWords();
  return seat === null
    ? log.orderedNobody(person(godfather))
    : log.ordered(person(godfather), person(seat));
};

/** What a fired bullet comes to, as a sentence. */
export const shotSentence = (
  { seat, target, bullet }: EventOf<'revealed'>,
  { person }: Names,
): string => {
  const { aimsAtNobody, bluffed, shoots } = matchWords().log;
  if (target === null) return aimsAtNobody(person(seat));
  return (bullet === 'click' ? bluffed : shoots)(person(seat), person(target));
};

const revealedLine = (event: EventOf<'revealed'>, names: Names): string =>
  `${matchWords().game.bullets[event.bullet].name} – ${shotSentence(event, names)}`;

const healedLine = (event: EventOf<'healed'>, { person }: Names): string => {
  const { game, loot, powers } = matchWords();
  if (event.by === 'doctor')
    return powers.doctor.healed(person(event.seat), game.counts.wounds(event.wounds));
  return event.healed === 0 ? loot.firstAid.wasted : loot.firstAid.healed(person(event.seat));
};

const SHARING = [
  'sharingBegan',
  'announced',
  'allowed',
  'forbade',
  'tookNothing',
  'took',
  'kept',
  'traded',
  'clipLost',
  'declined',
  'regained',
  'noBangLeft',
  'paid',
  'leftOver',
  'newGodfather',
] as const satisfies readonly GameEvent['type'][];

type SharingEvent = Extract<GameEvent, { type: (typeof SHARING)[number] }>;

const isSharing = (event: GameEvent): event is SharingEvent =>
  SHARING.some((type) => type === event.type);

/** What happens from the beginning of the sharing to the end of the round. */
const narrateSharing = (
  event: SharingEvent,
  names: Names,
  edition: EditionName,
): readonly string[] => {
  const { editions, log, loot, powers, game } = matchWords();
  const { person, list } = names;
  switch (event.type) {
    case 'sharingBegan':
      return [
        event.order.length === 0 ? log.nobodyShares : editions[edition].sharing(list(event.order)),
      ];
    case 'announced':
      return [log.announced(person(event.seat), game.list(event.shares.map(shareInText)))];
    case 'allowed':
      return [powers.dictator.allowed(person(event.seat))];
    case 'forbade':
      return [
        powers.dictator.banned(
          person(event.seat),
          person(event.target),
          game.within(loot.kinds[event.kind]),
        ),
      ];
    case 'tookNothing':
      return [powers.dictator.tookNothing(person(event.seat))];
    case 'took':
      return [tookLine(event, names)];
    case 'kept':
      return [powers.junkDealer.kept(person(event.seat))];
    case 'traded': {
      const { traded, tradedWith } = powers.junkDealer;
      const [who, what] = [person(event.seat), shareInText(event.gave)];
      return [event.with === null ? traded(who, what) : tradedWith(who, person(event.with), what)];
    }
    case 'clipLost':
      return [loot.clip.lost(person(event.seat))];
    case 'declined':
      return [log.declined(person(event.seat))];
    case 'regained':
      return [loot.clip.regained(person(event.seat))];
    case 'noBangLeft':
      return [powers.goodFriend.noneLeft(person(event.seat))];
    case 'paid':
      return [
        event.bills.length === 0
          ? log.paidNothing(person(event.seat))
          : log.paid(person(event.seat), game.money(sumOfBills(event.bills))),
      ];
    case 'leftOver':
      return [(event.fate === 'stay' ? log.leftStays : log.leftLost)(cardList(event.cards))];
    case 'newGodfather':
      return [log.newGodfather(person(event.seat))];
  }
};

/** An event in the reader's language, as lines of the log; none where it goes without saying. */
export const narrate = (
  event: GameEvent,
  names: Names,
  edition: EditionName,
): readonly string[] => {
  if (isSharing(event)) return narrateSharing(event, names, edition);
  const { editions, log, powers, game } = matchWords();
  const { you, person, list } = names;
  switch (event.type) {
    case 'roundBegan':
      return [
        editions[edition].roundBegan(
          event.round,
          event.added.length,
          game.money(sumOfBills(event.table)),
        ),
      ];
    case 'defaulted':
      return [log.late(person(event.seat))];
    case 'hustled':
      return [powers.hustler.drew(person(event.seat), person(event.target))];
    case 'gaveBack':
      return [powers.hustler.gave(person(event.seat), person(event.target))];
    case 'drewBullet':
    case 'gotBullet': {
      const bullet = game.bullets[event.bullet].name;
      return [you(event.seat) ? powers.hustler.got(bullet) : powers.hustler.lost(bullet)];
    }
    case 'gotCard':
      return [
        you(event.seat)
          ? log.cardCame(shareInText(event.card))
          : log.cardWent(shareInText(event.card)),
      ];
    case 'allLoaded':
      return [log.allLoaded];
    case 'aimed':
      return event.aims.map(({ seat, target }) =>
        target === null ? log.aimsAtNobody(person(seat)) : log.aims(person(seat), person(target)),
      );
    case 'satOut':
      return [log.satOut(person(event.seat))];
    case 'reloaded': {
      const { swapped, kept } = powers.cunning;
      return [(event.exchanged ? swapped : kept)(person(event.seat))];
    }
    case 'ordered':
      return [orderedLine(event, names)];
    case 'reaimed':
      return [log.aims(person(event.seat), person(event.target))];
    case 'courage':
      if (event.ducked.length === 0) return [log.allStand];
      if (event.standing.length === 0) return [log.allDuck];
      return [log.ducked(list(event.ducked)), log.standing(list(event.standing))];
    case 'shamed':
      return [log.shamed(person(event.seat))];
    case 'revealed':
      return [revealedLine(event, names)];
    case 'wounded':
      return [log.wounded(person(event.seat), event.wounds)];
    case 'dodged':
      return [powers.luckyMan.dodged(person(event.seat))];
    case 'healed':
      return [healedLine(event, names)];
    case 'died':
      return [log.died(person(event.seat))];
    case 'stole':
      return [powers[event.by].stole(person(event.seat), person(event.victim))];
    case 'over':
      return [log.over];
    case 'locked':
    case 'discarded':
      return [];
  }
};
