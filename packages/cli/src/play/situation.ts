import { BULLETS, type PlayerView, type Seat, type View } from '@holdup/engine';
import type { Names, Speech } from '@holdup/web/words';

/** A player by name, with their power. */
function who(player: PlayerView, seat: Seat, names: Names, { words }: Speech): string {
  const { powers, table } = words;
  const name = names.name(seat);
  const label = names.you(seat) && name !== '' ? table.yourSeatNamed(name) : names.label(seat);
  return player.power === null ? label : `${label}, ${powers[player.power].name}`;
}

function playerLines(view: View, names: Names, speech: Speech): readonly string[] {
  const { states, terminal } = speech.words;
  const { players, godfather, edition } = view.public;
  return speech.mapSeats(players, (player, seat) => {
    const facts = player.alive
      ? speech.seatFacts({ ...player, edition, godfather: godfather === seat })
      : [states.dead];
    return terminal.about(who(player, seat, names, speech), `${facts.join(', ')}.`);
  });
}

function aimLines({ public: shown }: View, names: Names, { words, mapSeats }: Speech) {
  return mapSeats(shown.players, ({ alive, target }, seat) =>
    alive && target !== null ? [words.log.aims(names.person(seat), names.person(target))] : [],
  ).flat();
}

function handLine({ own }: View, { words }: Speech): string {
  const { game, table, terminal } = words;
  const held = BULLETS.flatMap((bullet) => {
    const count = own?.hand[bullet] ?? 0;
    return count === 0 ? [] : [game.times(count, game.bullets[bullet].name)];
  });
  return held.length === 0 ? table.handEmpty : terminal.about(table.yourHand, game.list(held));
}

/** What a player sees before a decision, a line for each thing, in an order that can be listened to. */
export function situationLines(view: View, names: Names, speech: Speech): readonly string[] {
  const { editions, game, table, terminal } = speech.words;
  const { public: shown, own } = view;
  const { yours, none } = editions[shown.edition];
  const loaded = own?.bullet ?? null;
  const loot = own?.loot ?? [];
  return [
    ...playerLines(view, names, speech),
    ...aimLines(view, names, speech),
    ...(shown.table.length === 0 ? [] : [table.onTableList(speech.cardList(shown.table))]),
    handLine(view, speech),
    ...(loaded === null ? [] : [table.loadedBullet(game.bullets[loaded].name)]),
    loot.length === 0 ? none : terminal.about(yours, speech.cardList(loot)),
  ];
}
