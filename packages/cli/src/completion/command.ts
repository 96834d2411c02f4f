import { type Command, defineCommand } from '../commandLine/command.ts';
import { EXIT } from '../commandLine/exitCodes.ts';
import { UserError } from '../commandLine/userError.ts';
import { completionScript, SHELLS } from './scripts.ts';

/** The list of commands is asked for late, since this command is one of them. */
export const completionCommand = (commands: () => readonly Command[]): Command =>
  defineCommand({
    name: 'completion',
    summary: 'print a script that completes commands and options in your shell',
    usage: [SHELLS.join('|')],
    about: [
      'bash and zsh: add the line  source <(holdup completion bash)  to the file that your shell reads at startup. fish: holdup completion fish > ~/.config/fish/completions/holdup.fish',
    ],
    options: {},
    positionals: 'SHELL',
    examples: ['completion bash', 'completion fish'],
    async run({ positionals: [asked, ...rest] }, terminal) {
      const shell = SHELLS.find((each) => each === asked);
      if (shell === undefined || rest.length > 0)
        throw new UserError(`name your shell: holdup completion ${SHELLS.join('|')}`);
      terminal.print(completionScript(shell, commands()));
      return EXIT.ok;
    },
  });
