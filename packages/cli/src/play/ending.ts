import type { MatchResult, SeatResult } from '@holdup/engine';
import type { Names, Speech } from '@holdup/web/words';
import type { Conversation } from './game.ts';

/** Everyone's money in detail, by place: a line for each player. */
function moneyLines({ seats }: MatchResult, names: Names, speech: Speech): readonly string[] {
  const { end, game, terminal } = speech.words;
  const lines = speech.linesOf(seats);
  const detailsOf = (row: SeatResult): readonly string[] => [
    ...speech.partsOf(row, lines).map(({ name, money }) => `${name} ${money}`),
    ...(row.alive && row.shame > 0 ? [game.counts.shames(row.shame)] : []),
    ...(row.tieBreak === null ? [] : [end.tieBreak[row.tieBreak]]),
  ];
  return speech.ranked(seats).map((row) => {
    const sum = row.alive ? game.money(row.total) : end.dead;
    const details = detailsOf(row);
    const line = terminal.about(`${end.rank(row.place)} ${names.label(row.seat)}`, sum);
    return details.length === 0 ? line : `${line} (${details.join(', ')})`;
  });
}

/** Prints who has won, and everyone’s money. */
export function printEnding(
  result: MatchResult,
  names: Names,
  speech: Speech,
  talk: Conversation,
): void {
  talk.title(speech.headline(result, names));
  if (result.reason === 'lastAlive') talk.say(speech.words.end.lastAlive);
  moneyLines(result, names, speech).forEach(talk.say);
}
