import { coach, type Lesson } from '@holdup/bots';
import type { Move, Seat } from '@holdup/engine';
import { flagged, wholeOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { readJson } from '../files/readJson.ts';
import { byTheRules, replayIn } from '../files/replayFile.ts';
import {
  bulletWords,
  kindWords,
  listed,
  type NameOf,
  namesFrom,
  shareWords,
} from '../replay/words.ts';
import { percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A move in a few words. */
function words(move: Move, name: NameOf): string {
  switch (move.move) {
    case 'aim':
      return `aim at ${move.target === null ? 'nobody' : name(move.target)}`;
    case 'order':
      return `order ${name(move.target)} to change target`;
    case 'hustle':
      return `draw from ${name(move.target)}`;
    case 'trade':
      return move.target === undefined ? 'trade' : `trade with ${name(move.target)}`;
    case 'take':
      return `take ${listed(move.shares.map(shareWords))}`;
    case 'forbid':
      return `forbid ${kindWords(move.kind)}`;
    case 'load':
    case 'give':
    case 'reload':
    case 'discard':
      return `${move.move} ${move.bullet === null ? 'nothing' : `a ${bulletWords(move.bullet)}`}`;
    default:
      return move.move;
  }
}

function tell(lesson: Lesson, name: NameOf, place: number): string[] {
  const { round, made, better, madeWin, betterWin, danger } = lesson;
  const guns =
    danger === null
      ? []
      : [
          `   ${danger.guns.length === 1 ? 'one gun' : `${danger.guns.length} guns`} on you; chance of a wound by standing ${percent(danger.hit)}`,
        ];
  return [
    `${place}. Round ${round}: ${words(made, name)} (wins ${percent(madeWin)}); better: ${words(better, name)} (wins ${percent(betterWin)})`,
    ...guns,
  ];
}

async function run(input: Input, terminal: Terminal): Promise<number> {
  const [file, another] = input.words;
  if (file === undefined || another !== undefined)
    throw new Complaint('name one replay: holdup coach game.json --seat 1');
  const replay = replayIn(file, readJson(file));
  const seat = (wholeOption(input, 'seat', { min: 1, max: replay.seats, fallback: 1 }) - 1) as Seat;
  const worlds = wholeOption(input, 'worlds', { min: 5, max: 10_000, fallback: 100 });
  const count = wholeOption(input, 'count', { min: 1, max: 100, fallback: 5 });
  const progress = startProgress(terminal, 'looking back', replay.moves.length);
  const lessons = byTheRules(file, () =>
    coach(replay, seat, { worlds, seed: replay.seed, onMove: (done) => progress.update(done) }),
  );
  progress.end();
  const dearest = lessons.slice(0, count);
  if (flagged(input, 'json')) {
    terminal.print(JSON.stringify({ seat, lessons: dearest }, null, 2));
    return EXIT.fine;
  }
  const name = namesFrom(replay.names);
  terminal.print(`As ${name(seat)} saw it.`);
  if (dearest.length === 0) terminal.print('Nothing could have been done better.');
  for (const [i, lesson] of dearest.entries())
    for (const line of tell(lesson, name, i + 1)) terminal.print(line);
  return EXIT.fine;
}

export const coachCommand: Command = {
  name: 'coach',
  summary: 'see which decisions of a finished game cost most',
  usage: ['REPLAY [--seat N] [--count N] [--worlds N] [--json]'],
  about: [
    'Goes through a replay as one seat saw it. At every decision it imagines worlds that this seat could not tell from its own, plays the round on in each of them for every move there was, and compares: the chance to win after what was done, and after what would have been best.',
  ],
  options: {
    seat: { type: 'string', value: 'N', about: 'whose decisions, counted from 1 (1)' },
    count: { type: 'string', value: 'N', about: 'how many of them, the dearest first (5)' },
    worlds: { type: 'string', value: 'N', about: 'how many worlds to imagine each time (100)' },
    json: JSON_OPTION,
  },
  examples: ['coach game.json --seat 2', 'coach game.json --seat 1 --count 10 --worlds 400'],
  run,
};
