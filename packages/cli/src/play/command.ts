import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { CHARACTERS } from '@holdup/bots';
import { loadBots } from '../arena/botNames.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, textOr } from '../commandLine/options.ts';
import { setupFrom, setupOptions } from '../setup/options.ts';
import { endSentence, moneyTable } from '../story/ending.ts';
import { namesFrom } from '../story/words.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { type Conversation, playMatch } from './game.ts';

const OPTIONS = {
  ...setupOptions(''),
  bot: textOr('regular', 'NAME', 'who plays against you: a level, or level:personality'),
  name: textOr('Ace', 'NAME', 'your name'),
  plain: flag('no colours and no marks, for screen readers'),
};

/** Asks line by line, which works everywhere: in a terminal, over ssh, with a screen reader, from a file. */
function askFrom(input: NodeJS.ReadableStream): {
  readonly ask: Conversation['ask'];
  readonly close: () => void;
} {
  const reader = createInterface({ input });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdout.write(question);
      const { done, value } = await lines.next();
      return done === true ? null : value;
    },
    close: () => reader.close(),
  };
}

async function run({ options }: Input<typeof OPTIONS>, terminal: Terminal): Promise<number> {
  const seed = options.seed === '' ? randomBytes(8).toString('hex') : options.seed;
  const setup = setupFrom({ ...options, seed });
  const makeBot = await loadBots([options.bot]);
  const bots = Array.from({ length: setup.seats }, () => makeBot(options.bot));
  const animals = CHARACTERS.map((animal) => `${animal[0]?.toUpperCase()}${animal.slice(1)}`);
  const name = namesFrom([options.name, ...animals.slice(0, setup.seats - 1)]);
  const print = (line: string): void => {
    for (const piece of wrap(line, terminal.columns, 2)) terminal.print(piece);
  };
  const { ask, close } = askFrom(process.stdin);
  const talk: Conversation = {
    say: (line) => print(options.plain ? line.replaceAll('→', 'at') : line),
    title: (line) => {
      terminal.print('');
      print(options.plain ? line : terminal.paint('bold', line));
    },
    ask,
  };
  const ended = await playMatch(setup, bots, name, talk).finally(close);
  if (ended === null) {
    terminal.print('You have left the game.');
    return EXIT.ok;
  }
  talk.title(endSentence(ended, name));
  for (const line of moneyTable(ended, setup.edition, name)) terminal.print(`  ${line}`);
  return EXIT.ok;
}

export const playCommand = defineCommand({
  name: 'play',
  summary: 'play a whole game against bots in this terminal',
  usage: ['[--players N] [--bot NAME] [--edition NAME] [--powers] [--plain] …'],
  about: [
    'You sit at the first seat. What happens is told line by line; answer each question with the number of a choice, ? for the table, or q to leave. It works in any terminal, also over ssh and with a screen reader (--plain), and reads answers from a file or pipe as well.',
  ],
  options: OPTIONS,
  examples: ['play', 'play --players 4 --powers --bot shark', 'play --plain'],
  run,
});
