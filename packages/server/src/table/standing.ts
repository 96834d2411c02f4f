import { NEW_RATING, type Rating, rateGame } from '@holdup/bots';
import { type MatchResult, result } from '@holdup/engine';
import { LIMITS, nameKey, START_RATING, type Standing } from '@holdup/protocol';
import { type Game, type Person, seatEntries, type Table } from './table.ts';

/** A person's standing and what it is computed from. */
export interface StandingRecord extends Omit<Standing, 'rating'> {
  readonly skill: Rating;
}

/** The matches of a table are played within one evening. */
const NO_DRIFT = 0;
const RATING_PER_SKILL = START_RATING / NEW_RATING.mu;

/** The standing so far. A player who left and came back under the same name keeps it. */
function before(table: Table, { person, name, character }: Person): StandingRecord {
  const known =
    table.standing.find((row) => row.person === person) ??
    table.standing.find(
      (row) =>
        nameKey(row.name) === nameKey(name) &&
        !table.seats.some((seat) => seat.kind === 'person' && seat.person === row.person),
    );
  const zero = { games: 0, wins: 0, money: 0, skill: NEW_RATING };
  return { ...(known ?? zero), person, name, character };
}

/** The players who played the match from its beginning, with their results. */
function playersOf(table: Table, game: Game, { seats, winners }: MatchResult) {
  return seatEntries(table).flatMap(([seat, record]) => {
    const own = seats[seat];
    if (record.kind !== 'person' || own === undefined) return [];
    if (game.latecomers.has(record.person)) return [];
    return [{ record, own, won: winners.includes(seat) }];
  });
}

/** Adds a finished match to the standings. Players are compared only with players; bots don't count. */
export function addToStanding(table: Table, game: Game): void {
  const ended = result(game.match);
  if (ended === null) return;
  const players = playersOf(table, game, ended);
  const known = players.map(({ record }) => before(table, record));
  const skills = rateGame(
    known.map(({ skill }) => skill),
    players.map(({ own }) => own.place),
    NO_DRIFT,
  );
  const rows = players.map(({ own, won }, i): StandingRecord[] => {
    const row = known[i];
    if (row === undefined) return [];
    return [
      {
        ...row,
        games: row.games + 1,
        wins: row.wins + (won ? 1 : 0),
        money: row.money + (own.alive ? own.total : 0),
        skill: skills[i] ?? row.skill,
      },
    ];
  });
  const fresh = rows.flat();
  const replaced = (row: StandingRecord): boolean =>
    fresh.some(({ person, name }) => person === row.person || nameKey(name) === nameKey(row.name));
  table.standing = [...fresh, ...table.standing.filter((row) => !replaced(row))].slice(
    0,
    LIMITS.standingKept,
  );
}

/** The public standings, best first. */
export const standingsOf = ({ standing }: Table): readonly Standing[] =>
  standing
    .map(({ skill, ...row }) => ({ ...row, rating: Math.round(skill.mu * RATING_PER_SKILL) }))
    .sort((a, b) => b.rating - a.rating || b.wins - a.wins || b.money - a.money);
