import type { Replay, Seat } from '@holdup/engine';
import { flagged, wholeOption } from '../arguments.ts';
import { type Command, type Input, JSON_OPTION } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { readJson } from '../files/readJson.ts';
import { byTheRules, replayIn } from '../files/replayFile.ts';
import { counted } from '../terminal/number.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { type Story, storyOf } from './story.ts';
import { endSentence, moneyTable } from './tellEnd.ts';
import { tellRound } from './tellRound.ts';
import { verify } from './verify.ts';
import { cardsWords, listed, type NameOf, namesFrom, powerWords } from './words.ts';

function tableOf(story: Story, round: number): string {
  const began = story.rounds[round]?.happenings.find(({ event }) => event.type === 'roundBegan');
  return began?.event.type === 'roundBegan' ? cardsWords(began.event.table) : 'nothing';
}

/** The story round by round: what `--json` prints and the terminal shows. */
const roundsInWords = (story: Story, name: NameOf) =>
  story.rounds.map((round, i) => ({
    round: round.round,
    godfather: round.godfather,
    lines: [`On the table: ${tableOf(story, i)}.`, ...tellRound(round, name)],
  }));

function tell(replay: Replay, story: Story, seat: Seat | null, terminal: Terminal): void {
  const { paint, print, columns } = terminal;
  const name = namesFrom(replay.names);
  const dealt = story.powers.flatMap((power, i) =>
    power === null ? [] : [`${name(i as Seat)}: ${powerWords(power)}`],
  );
  const told = (line: string, indent = 4): void => {
    for (const piece of wrap(line, columns, indent)) print(piece);
  };
  print(
    paint(
      'bold',
      `${replay.edition === 'first' ? 'First' : 'Second'} edition, ${replay.seats} players, ${counted(replay.moves.length, 'move')}`,
    ),
  );
  if (seat !== null) told(`As ${name(seat)} saw it.`);
  if (dealt.length > 0) told(`Powers: ${dealt.join(', ')}.`, 2);
  for (const { round, godfather, lines } of roundsInWords(story, name)) {
    print('');
    print(`${paint('bold', `Round ${round}`)} · Godfather: ${name(godfather)}`);
    for (const line of lines) told(`  ${line}`);
  }
  print('');
  if (story.result === null) {
    told(`The replay ends here, waiting for ${listed(story.waitingFor.map(name))}.`);
    return;
  }
  told(paint('bold', endSentence(story.result, name)), 0);
  for (const line of moneyTable(story.result, replay.edition, name)) print(`  ${line}`);
}

async function run(input: Input, terminal: Terminal): Promise<number> {
  const [file, another] = input.words;
  if (file === undefined) throw new Complaint('name a replay file: holdup replay FILE');
  if (another !== undefined) throw new Complaint(`one replay at a time: "${another}" is too many`);
  const value = readJson(file);
  if (flagged(input, 'verify')) {
    verify(file, value, flagged(input, 'json'), terminal);
    return EXIT.fine;
  }
  const replay = replayIn(file, value);
  const number = wholeOption(input, 'seat', { min: 1, max: replay.seats, fallback: 0 });
  const seat = number === 0 ? null : ((number - 1) as Seat);
  const story = byTheRules(file, () => storyOf(replay, seat));
  if (!flagged(input, 'json')) {
    tell(replay, story, seat, terminal);
    return EXIT.fine;
  }
  const name = namesFrom(replay.names);
  const { rulesVersion, edition, options, seats, seed } = replay;
  terminal.print(
    JSON.stringify(
      {
        ok: true,
        file,
        rulesVersion,
        edition,
        options,
        seats,
        ...(seat === null ? { seed } : { seat }),
        names: Array.from({ length: seats }, (_, i) => name(i as Seat)),
        powers: story.powers,
        moves: replay.moves.length,
        rounds: roundsInWords(story, name),
        waitingFor: story.waitingFor,
        result: story.result,
      },
      null,
      2,
    ),
  );
  return EXIT.fine;
}

export const replayCommand: Command = {
  name: 'replay',
  summary: 'check a replay and tell it round by round',
  usage: ['FILE [--seat N] [--json]', '--verify FILE'],
  about: [
    'Plays every move of the replay again by the rules, and tells what happened with all its secrets, or as one seat saw it. Seats are counted from 1 here, from 0 in JSON and files.',
    'To get replays to look at: holdup simulate --games 3 --save replays',
  ],
  options: {
    seat: {
      type: 'string',
      value: 'N',
      about: 'tell it as this seat saw it, without what it could not know',
    },
    verify: {
      type: 'boolean',
      about:
        'check that nobody chose the shuffle, in a match from a table server (/api/matches/ID)',
    },
    json: JSON_OPTION,
  },
  examples: ['replay replays/game-1.json', 'replay replays/game-1.json --seat 2'],
  run,
};
