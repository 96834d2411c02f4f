import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { LOCALES, speakInTerminal } from '@holdup/web/words';
import { loadBots } from '../arena/botNames.ts';
import type { Input } from '../commandLine/arguments.ts';
import { defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { flag, oneOf, textOr } from '../commandLine/options.ts';
import { setupFrom, setupOptions } from '../setup/options.ts';
import { oneLine } from '../terminal/oneLine.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { printEnding } from './ending.ts';
import { type Conversation, OWN_SEAT, playMatch } from './game.ts';
import { terminalLanguage } from './language.ts';

const OPTIONS = {
  ...setupOptions(''),
  bot: textOr('regular', 'NAME', 'who plays against you: a level, or level:personality'),
  name: textOr('Ace', 'NAME', 'your name'),
  language: oneOf(LOCALES, 'NAME', `${LOCALES.join(', ')} (the language of the terminal)`),
  plain: flag('no colours, for screen readers'),
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
  const speech = await speakInTerminal(options.language ?? terminalLanguage(process.env));
  const own = { name: oneLine(options.name) };
  const gang = speech.CHARACTERS.filter(({ name }) => name !== own.name);
  const names = speech.namesFor([own, ...gang.slice(0, setup.seats - 1)], OWN_SEAT);
  const print = (line: string): void => {
    for (const piece of wrap(line, terminal.columns, 2)) terminal.print(piece);
  };
  const { ask, close } = askFrom(process.stdin);
  const talk: Conversation = {
    say: print,
    title: (line) => {
      terminal.print('');
      print(options.plain ? line : terminal.paint('bold', line));
    },
    ask,
  };
  const ended = await playMatch(setup, bots, names, speech, talk).finally(close);
  if (ended === null) {
    print(speech.words.terminal.left);
    return EXIT.ok;
  }
  printEnding(ended, names, speech, talk);
  return EXIT.ok;
}

export const playCommand = defineCommand({
  name: 'play',
  summary: 'play a whole game against bots in this terminal',
  usage: ['[--players N] [--bot NAME] [--edition NAME] [--powers] [--language NAME] [--plain] …'],
  about: [
    'You sit in the first seat. The game is narrated line by line; answer each question with the number of a choice, ? to see the table, or q to quit. The language is that of the terminal (LC_ALL, LC_MESSAGES, LANG) unless --language says otherwise. It works in any terminal, over ssh and with a screen reader (--plain), and can read answers from a file or a pipe.',
  ],
  options: OPTIONS,
  examples: ['play', 'play --players 4 --powers --bot shark', 'play --language de --plain'],
  run,
});
