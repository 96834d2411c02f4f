import { EDITION_TRAITS, type EditionName, type PlayerView } from '@holdup/engine';
import { matchWords } from '../i18n/spoken.ts';

type Facts = Pick<PlayerView, 'state' | 'wounds' | 'shame' | 'bullets' | 'lootCards'> & {
  readonly edition: EditionName;
  readonly godfather: boolean;
};

/** What everybody can see of a player, in a few words each. */
export const seatFacts = (seat: Facts): readonly string[] => {
  const { editions, states, game } = matchWords();
  const { state, edition } = seat;
  return [
    ...(seat.godfather ? [states.godfather] : []),
    state === 'out' ? states.late : states[state],
    game.counts.wounds(seat.wounds),
    ...(EDITION_TRAITS[edition].shame ? [game.counts.shames(seat.shame)] : []),
    game.counts.bullets(seat.bullets),
    editions[edition].cards(seat.lootCards),
  ];
};
