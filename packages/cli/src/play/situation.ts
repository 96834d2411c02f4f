import type { Bullet, PlayerView, Seat, View } from '@holdup/engine';
import {
  bulletWords,
  cardsWords,
  listed,
  type NameOf,
  numberWord,
  powerWords,
  woundsWords,
} from '../story/words.ts';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numberWord(count)} ${count === 1 ? one : many}`;

function playerLine(player: PlayerView, seat: Seat, view: View, name: NameOf): string {
  const { power, alive, wounds, lootCards, bullets, target, shame, state } = player;
  const roles = [
    ...(view.seat === seat ? ['you'] : []),
    ...(view.public.godfather === seat ? ['Godfather'] : []),
    ...(power === null ? [] : [powerWords(power)]),
  ];
  const who = roles.length === 0 ? name(seat) : `${name(seat)} (${listed(roles)})`;
  if (!alive) return `${who} is dead.`;
  const facts = [
    woundsWords(wounds),
    counted(lootCards, 'card'),
    counted(bullets, 'bullet'),
    ...(shame === 0 ? [] : [counted(shame, 'shame token')]),
    ...(target === null ? [] : [`aims at ${name(target)}`]),
    ...(state === 'ducked' ? ['has ducked'] : []),
  ];
  return `${who}: ${facts.join(', ')}.`;
}

function handLine({ own }: View): string {
  const held = Object.entries(own?.hand ?? {}) as readonly (readonly [Bullet, number])[];
  const hand = held.filter(([, count]) => count > 0);
  const words = hand.map(([bullet, count]) => counted(count, bulletWords(bullet)));
  return `Your hand: ${words.length === 0 ? 'empty' : listed(words)}.`;
}

/** What a player sees before a decision, a line for each thing, in an order that can be listened to. */
export function situationLines(view: View, name: NameOf): readonly string[] {
  const { public: table, own } = view;
  const loaded = own?.bullet ?? null;
  return [
    ...table.players.map((player, seat) => playerLine(player, seat as Seat, view, name)),
    `On the table: ${cardsWords(table.table)}.`,
    handLine(view),
    ...(loaded === null ? [] : [`You have loaded a ${bulletWords(loaded)}.`]),
    `Your ${table.edition === 'first' ? 'cash' : 'loot'}: ${cardsWords(own?.loot ?? [])}.`,
  ];
}
