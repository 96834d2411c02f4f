import { ALL_SEATS, type Replay, type Seat } from '@holdup/engine';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, JSON_FLAG } from '../commandLine/options.ts';
import { UserError } from '../commandLine/userError.ts';
import { readJson } from '../files/readJson.ts';
import { byTheRules, replayIn } from '../files/replayFile.ts';
import { seatIn, seatOption } from '../setup/seat.ts';
import { endSentence, moneyTable } from '../story/ending.ts';
import { roundSentences } from '../story/roundSentences.ts';
import { type Story, storyOf } from '../story/story.ts';
import {
  cardsWords,
  EDITION_WORDS,
  listed,
  type NameOf,
  namesFrom,
  powerWords,
} from '../story/words.ts';
import { counted } from '../terminal/number.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { verify } from './verify.ts';

function tableOf(story: Story, round: number): string {
  const began = story.rounds[round]?.happenings.find(({ event }) => event.type === 'roundBegan');
  return began?.event.type === 'roundBegan' ? cardsWords(began.event.table) : 'nothing';
}

/** The story round by round, as `--json` and the terminal show it. */
const roundsInWords = (story: Story, name: NameOf) =>
  story.rounds.map((round, i) => ({
    round: round.round,
    godfather: round.godfather,
    lines: [`On the table: ${tableOf(story, i)}.`, ...roundSentences(round, name)],
  }));

const seatsOf = ({ seats }: Replay): readonly Seat[] => ALL_SEATS.slice(0, seats);

function printStory(replay: Replay, story: Story, seat: Seat | null, terminal: Terminal): void {
  const { paint, print, columns } = terminal;
  const name = namesFrom(replay.names);
  const powers = seatsOf(replay).flatMap((owner) => {
    const power = story.powers[owner] ?? null;
    return power === null ? [] : [`${name(owner)}: ${powerWords(power)}`];
  });
  const printWrapped = (line: string, indent = 4): void => {
    for (const piece of wrap(line, columns, indent)) print(piece);
  };
  print(
    paint(
      'bold',
      `${EDITION_WORDS[replay.edition]} edition, ${replay.seats} players, ${counted(replay.moves.length, 'move')}`,
    ),
  );
  if (seat !== null) printWrapped(`As ${name(seat)} saw it.`);
  if (powers.length > 0) printWrapped(`Powers: ${powers.join(', ')}.`, 2);
  for (const { round, godfather, lines } of roundsInWords(story, name)) {
    print('');
    print(`${paint('bold', `Round ${round}`)} · Godfather: ${name(godfather)}`);
    for (const line of lines) printWrapped(`  ${line}`);
  }
  print('');
  if (story.result === null) {
    printWrapped(`The replay ends here, waiting for ${listed(story.waitingFor.map(name))}.`);
    return;
  }
  printWrapped(paint('bold', endSentence(story.result, name)), 0);
  for (const line of moneyTable(story.result, replay.edition, name)) print(`  ${line}`);
}

/** The story as `--json` prints it. As one seat saw it, the seed is left out: it would reveal everything. */
function storyDocument(file: string, replay: Replay, story: Story, seat: Seat | null): object {
  const name = namesFrom(replay.names);
  const { rulesVersion, edition, options, seats, seed } = replay;
  return {
    ok: true,
    file,
    rulesVersion,
    edition,
    options,
    seats,
    ...(seat === null ? { seed } : { seat }),
    names: seatsOf(replay).map(name),
    powers: story.powers,
    moves: replay.moves.length,
    rounds: roundsInWords(story, name),
    waitingFor: story.waitingFor,
    result: story.result,
  };
}

const OPTIONS = {
  seat: seatOption('show only what this seat could know'),
  verify: flag(
    'check that nobody chose the shuffle, in a match from a table server (/api/matches/ID)',
  ),
  json: JSON_FLAG,
};

async function run(
  { options, positionals }: Input<typeof OPTIONS>,
  terminal: Terminal,
): Promise<number> {
  const [file, another] = positionals;
  if (file === undefined) throw new UserError('name a replay file: holdup replay FILE');
  if (another !== undefined)
    throw new UserError(`replay reads one file at a time, but got "${another}" too`);
  const value = readJson(file);
  if (options.verify) {
    verify(file, value, options.json, terminal);
    return EXIT.ok;
  }
  const replay = replayIn(file, value);
  const seat = seatIn(replay, options.seat);
  const story = byTheRules(file, () => storyOf(replay, seat));
  if (options.json)
    terminal.print(JSON.stringify(storyDocument(file, replay, story, seat), null, 2));
  else printStory(replay, story, seat, terminal);
  return EXIT.ok;
}

export const replayCommand = defineCommand({
  name: 'replay',
  summary: 'check a replay and print it round by round',
  usage: ['FILE [--seat N] [--json]', '--verify FILE'],
  about: [
    'Plays every move of the replay by the rules and prints what happened, with all its secrets or as one seat saw it. Seats are counted from 1 here, from 0 in JSON and files.',
    'To get replays to look at: holdup simulate --games 3 --save replays',
  ],
  options: OPTIONS,
  positionals: 'FILE',
  examples: ['replay replays/game-1.json', 'replay replays/game-1.json --seat 2'],
  run,
});
