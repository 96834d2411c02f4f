import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { didYouMean } from '../terminal/nearest.ts';
import type { Given, OptionTable, Values } from './options.ts';
import { UserError } from './userError.ts';

/** The arguments after a command's name, parsed and checked. */
export interface Input<O extends OptionTable> {
  readonly options: Values<O>;
  readonly positionals: readonly string[];
}

const parserTable = (options: OptionTable): ParseArgsOptionsConfig =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string' },
    ]),
  );

/** `--seed --json` lacks a seed, whereas `--seed=--json` and `--seed -5` mean what they say. */
const isNextOption = (token: {
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}): boolean => token.inlineValue !== true && /^--./.test(token.value ?? '');

/** Parses arguments and checks every option; throws a UserError for the first that is unknown or invalid. */
export function parseInput<O extends OptionTable>(args: readonly string[], table: O): Input<O> {
  const config = parserTable(table);
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    tokens: true,
  });
  const given = new Map<string, Given>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(table, token.name) ? table[token.name] : undefined;
    if (option === undefined)
      throw new UserError(
        `there is no option ${token.rawName}.${didYouMean(token.name, [...Object.keys(config), 'help'], '--')}`,
      );
    if (option.value === undefined && token.value !== undefined)
      throw new UserError(`--${token.name} takes no value`);
    if (option.value !== undefined && (token.value === undefined || isNextOption(token)))
      throw new UserError(`--${token.name} needs a value: --${token.name} ${option.value}`);
    given.set(token.name, token.value ?? true);
  }
  const values = Object.fromEntries(
    Object.entries(table).map(([name, { read }]) => [name, read(name, given.get(name))]),
  );
  // `fromEntries` forgets which name goes with which type.
  return { options: values as Values<O>, positionals };
}
