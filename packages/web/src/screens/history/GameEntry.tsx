import { Character } from '../../art/index.ts';
import type { PlayedGame } from '../../game/history/playedGame.ts';
import { keptReplay } from '../../game/history/playedGames.ts';
import { openReplay } from '../../game/replay/route.ts';
import { seatOrNull } from '../../game/seats.ts';
import { locale, words } from '../../i18n/index.ts';
import { matchPath } from '../../remote/address.ts';
import { Link } from '../../routing/routing.tsx';
import './game-entry.css';

export const dateOf = ({ ended }: PlayedGame): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'short', timeStyle: 'short' }).format(ended);

const outcomeOf = ({ won, place, seats }: PlayedGame): string => {
  const { replay, end } = words();
  if (won) return replay.won;
  return place === null ? end.dead : end.place(place, seats);
};

/** One game in a list. It leads to its page on the server, or to its replay as long as this device keeps it. */
export const GameEntry = ({ game }: { game: PlayedGame }) => {
  const { history, replay: text, editions, game: play } = words();
  const { id, together, edition, seats, character, won, place, money } = game;
  const kept = together ? undefined : keptReplay(id);
  const inside = (
    <>
      <Character
        id={character}
        expression={won ? 'smug' : place === null ? 'dead' : 'neutral'}
        size={48}
      />
      <span class="game-entry-words">
        <strong>{dateOf(game)}</strong>
        <span>
          {outcomeOf(game)} · {play.money(money)}
        </span>
        <span>
          {editions[edition].name} · {text.players(seats)} ·{' '}
          {together ? history.together : history.alone}
        </span>
      </span>
    </>
  );
  if (together)
    return (
      <Link to={matchPath(id)} class="game-entry">
        {inside}
      </Link>
    );
  if (kept === undefined) return <div class="game-entry">{inside}</div>;
  const { replay, characters, you } = kept;
  return (
    <button
      type="button"
      class="game-entry"
      onClick={() => openReplay({ replay, characters, seat: seatOrNull(you) })}
    >
      {inside}
    </button>
  );
};
