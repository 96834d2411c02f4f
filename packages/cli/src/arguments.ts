import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Input, OptionTable } from './command.ts';
import { Complaint } from './complaint.ts';
import { didYouMean } from './terminal/nearest.ts';

const parserTable = (options: OptionTable): ParseArgsOptionsConfig => ({
  ...Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }])),
  help: { type: 'boolean', short: 'h' },
});

/** Parses what stands behind a command's name; complains about what the command does not know. */
export function parseInput(args: readonly string[], options: OptionTable): Input {
  const config = parserTable(options);
  const { tokens } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { type, value: valueName } = {
      value: undefined,
      ...options[token.name],
      ...config[token.name],
    };
    if (type === undefined)
      throw new Complaint(
        `there is no option ${token.rawName}.${didYouMean(token.name, Object.keys(config), '--')}`,
      );
    if (type === 'boolean' && token.value !== undefined)
      throw new Complaint(`--${token.name} takes no value`);
    if (type === 'string' && (token.value === undefined || isOption(token)))
      throw new Complaint(`--${token.name} needs a value: --${token.name} ${valueName}`);
  }
  const { values, positionals } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    allowPositionals: true,
  });
  return { options: values as Input['options'], words: positionals };
}

/** `--seed --json` forgot the seed; `--seed=--json` and `--seed -5` mean what they say. */
const isOption = (token: {
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}): boolean => token.inlineValue !== true && /^--./.test(token.value ?? '');

export const flagged = (input: Input, name: string): boolean => input.options[name] === true;

export function textOption(input: Input, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number given with an option. */
export function wholeOption(
  input: Input,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const text = textOption(input, name);
  if (text === undefined) return fallback;
  const value = /^-?\d+$/.test(text.replaceAll('_', ''))
    ? Number(text.replaceAll('_', ''))
    : Number.NaN;
  if (!(value >= min && value <= max))
    throw new Complaint(`--${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

/** A number, maybe with a fraction, given with an option. */
export function numberOption(
  input: Input,
  name: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  const text = textOption(input, name);
  if (text === undefined) return fallback;
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!(value >= min && value <= max))
    throw new Complaint(`--${name} must be a number from ${min} to ${max}, not "${text}"`);
  return value;
}

/** One of several names given with an option; undefined where it is left out. */
export function choiceOption<T extends string>(
  input: Input,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = textOption(input, name);
  if (text === undefined || choices.includes(text as T)) return text as T | undefined;
  throw new Complaint(
    `--${name} must be one of ${choices.join(', ')}, not "${text}".${didYouMean(text, choices)}`,
  );
}
