import { coach, type Lesson } from '@holdup/bots';
import { type Move, readReplay, type Seat } from '@holdup/engine';
import { flagged, wholeOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { readJson } from '../files/readJson.ts';
import { percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** A move in a few words. */
function words(move: Move, names: readonly string[]): string {
  const named = (seat: number): string =>
    names[seat] === undefined ? `seat ${seat}` : `${names[seat]} (seat ${seat})`;
  switch (move.move) {
    case 'aim':
      return move.target === null ? 'aim at nobody' : `aim at ${named(move.target)}`;
    case 'order':
      return `order ${named(move.target)}`;
    case 'hustle':
      return `draw from ${named(move.target)}`;
    case 'trade':
      return move.target === undefined ? 'trade' : `trade with ${named(move.target)}`;
    case 'take':
      return `take ${move.shares.join(' and ')}`;
    case 'forbid':
      return `forbid ${move.kind}`;
    case 'load':
    case 'give':
    case 'reload':
    case 'discard':
      return `${move.move} ${move.bullet ?? 'nothing'}`;
    default:
      return move.move;
  }
}

function tell(lesson: Lesson, names: readonly string[], place: number): string[] {
  const { round, made, better, madeWin, betterWin, danger } = lesson;
  const guns =
    danger === null
      ? []
      : [
          `   ${danger.guns.length === 1 ? 'one gun' : `${danger.guns.length} guns`} on you; chance of a wound by standing ${percent(danger.hit)}`,
        ];
  return [
    `${place}. Round ${round}: ${words(made, names)} (wins ${percent(madeWin)}); better: ${words(better, names)} (wins ${percent(betterWin)})`,
    ...guns,
  ];
}

async function run(input: Input, terminal: Terminal): Promise<number> {
  const [file, another] = input.words;
  if (file === undefined || another !== undefined)
    throw new Complaint('name one replay: holdup coach game.json --seat 0');
  const replay = readReplay(readJson(file));
  const seat = wholeOption(input, 'seat', { min: 0, max: replay.seats - 1, fallback: 0 }) as Seat;
  const worlds = wholeOption(input, 'worlds', { min: 5, max: 10_000, fallback: 100 });
  const count = wholeOption(input, 'count', { min: 1, max: 100, fallback: 5 });
  const progress = startProgress(terminal, 'looking back', replay.moves.length);
  const lessons = coach(replay, seat, {
    worlds,
    seed: replay.seed,
    onMove: (done) => progress.update(done),
  });
  progress.end();
  const dearest = lessons.slice(0, count);
  if (flagged(input, 'json')) {
    terminal.print(JSON.stringify({ seat, lessons: dearest }, null, 2));
    return EXIT.fine;
  }
  const names = replay.names ?? [];
  if (dearest.length === 0) terminal.print('Nothing could have been done better.');
  for (const [i, lesson] of dearest.entries())
    for (const line of tell(lesson, names, i + 1)) terminal.print(line);
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
    seat: { type: 'string', value: 'N', about: 'whose decisions (0)' },
    count: { type: 'string', value: 'N', about: 'how many of them, the dearest first (5)' },
    worlds: { type: 'string', value: 'N', about: 'how many worlds to imagine each time (100)' },
    json: JSON_OPTION,
  },
  examples: ['coach game.json --seat 2', 'coach game.json --seat 0 --count 10 --worlds 400'],
  run,
};
