import { coach, type Lesson } from '@holdup/bots';
import { loadNet } from '../bots/loadNet.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { JSON_FLAG, wholeNumber } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { byTheRules, readReplayFile } from '../files/replayFile.ts';
import { seatIn, seatOption } from '../setup/seat.ts';
import { moveWords } from '../story/moveWords.ts';
import { type NameOf, namesFrom } from '../story/words.ts';
import { percent } from '../terminal/number.ts';
import { startProgress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';

function lessonLines(lesson: Lesson, name: NameOf, place: number): string[] {
  const { round, made, better, madeWin, betterWin, danger } = lesson;
  const guns =
    danger === null
      ? []
      : [
          `   ${danger.guns.length === 1 ? 'one gun' : `${danger.guns.length} guns`} on you; chance of a wound by standing ${percent(danger.hit)}`,
        ];
  return [
    `${place}. Round ${round}: ${moveWords(made, name)} (wins ${percent(madeWin)}); better: ${moveWords(better, name)} (wins ${percent(betterWin)})`,
    ...guns,
  ];
}

const OPTIONS = {
  seat: seatOption('whose decisions, counted from 1 (1)'),
  count: wholeNumber('N', 'how many of them, the costliest first', {
    min: 1,
    max: 100,
    fallback: 5,
  }),
  worlds: wholeNumber('N', 'how many matches to imagine at each decision', {
    min: 5,
    max: 10_000,
    fallback: 50,
  }),
  json: JSON_FLAG,
};

async function run(
  { options, positionals }: Input<typeof OPTIONS>,
  terminal: Terminal,
): Promise<number> {
  const [file, another] = positionals;
  if (file === undefined || another !== undefined)
    throw new UserError('name one replay: holdup coach game.json --seat 1');
  const { worlds, count } = options;
  const replay = readReplayFile(file);
  const seat = seatIn(replay, options.seat) ?? 0;
  const progress = startProgress(terminal, 'looking back', replay.moves.length);
  const lessons = byTheRules(file, () =>
    coach(replay, seat, {
      net: loadNet(),
      worlds,
      seed: replay.seed,
      onMove: (done) => progress.update(done),
    }),
  );
  progress.end();
  const costliest = lessons.slice(0, count);
  if (options.json) {
    terminal.print(JSON.stringify({ seat, lessons: costliest }, null, 2));
    return EXIT.ok;
  }
  const name = namesFrom(replay.names);
  terminal.print(`As ${name(seat)} saw it.`);
  if (costliest.length === 0) terminal.print('Nothing could have been done better.');
  for (const [i, lesson] of costliest.entries())
    for (const line of lessonLines(lesson, name, i + 1)) terminal.print(line);
  return EXIT.ok;
}

export const coachCommand = defineCommand({
  name: 'coach',
  summary: 'find the costliest decisions of a finished game',
  usage: ['REPLAY [--seat N] [--count N] [--worlds N] [--json]'],
  about: [
    'Goes through a replay as one seat saw it. At every decision it samples matches that this seat could not tell from its own, lets the others answer as the bots’ net would, and compares the estimated chance to win after the move that was made with the chance after the best one.',
  ],
  options: OPTIONS,
  positionals: 'REPLAY',
  examples: ['coach game.json --seat 2', 'coach game.json --seat 1 --count 10 --worlds 400'],
  run,
});
