import type { Command } from '../commandLine/command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

type Described = Pick<Command, 'name' | 'summary' | 'options'>;

const optionsOf = ({ options }: Described): string =>
  [...Object.keys(options), 'help'].map((name) => `--${name}`).join(' ');

const names = (commands: readonly Described[]): string =>
  commands.map(({ name }) => name).join(' ');

/** Commands first, then the options of the command; files where a word is neither. */
const bash = (commands: readonly Described[]): string => `_holdup() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${names(commands)} --help"
  else
    case "\${COMP_WORDS[1]}" in
${commands.map((command) => `      ${command.name}) words="${optionsOf(command)}" ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _holdup holdup`;

const zsh = (commands: readonly Described[]): string =>
  `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

const fish = (commands: readonly Described[]): string =>
  commands
    .flatMap(({ name, summary, options }) => [
      `complete -c holdup -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      ...Object.entries(options).map(
        ([option, { value, about }]) =>
          `complete -c holdup -n '__fish_seen_subcommand_from ${name}' -l ${option}${value === undefined ? '' : ' -r'} -d ${quoted(about)}`,
      ),
    ])
    .join('\n');

const SCRIPTS: Readonly<Record<Shell, (commands: readonly Described[]) => string>> = {
  bash,
  zsh,
  fish,
};

/** A script that lets a shell complete commands and options. */
export const completionScript = (shell: Shell, commands: readonly Described[]): string =>
  SCRIPTS[shell](commands);
