import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Bot,
  type BotChoice,
  createBot,
  createHintFollower,
  createNetBot,
  createNewcomer,
  createScript,
  LEVELS,
  NEWCOMERS,
  type Newcomer,
  PERSONALITIES,
  randomBot,
  SCRIPT_NAMES,
  type Script,
} from '@holdup/bots';
import { isRecord } from '@holdup/engine';
import { loadNet } from '../bots/loadNet.ts';
import { UserError } from '../commandLine/userError.ts';
import { didYouMean } from '../terminal/nearest.ts';
import { messageOf } from '../terminal/oneLine.ts';

/**
 * A bot as the command line names it: `random`, `hints` (a player who takes every hint), a newcomer, a level,
 * `level:personality`, a file that exports `createBot`, a file of weights, or `rule+bot`: a bot that follows a simple rule
 * and otherwise plays as another.
 */
type BotSource =
  | { readonly kind: 'random' | 'hints' }
  | { readonly kind: 'newcomer'; readonly newcomer: Newcomer }
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'weights'; readonly file: string }
  | { readonly kind: 'script'; readonly script: Script; readonly rest: BotSource }
  | { readonly kind: 'level'; readonly choice: Omit<BotChoice, 'net'> };

const isNewcomer = (name: string): name is Newcomer => Object.hasOwn(NEWCOMERS, name);
const NAMES = [...LEVELS, 'random', 'hints', ...Object.keys(NEWCOMERS)];
const PERSONALITY_IDS = PERSONALITIES.map(({ id }) => id);

function scriptOf(name: string): Script {
  const script = SCRIPT_NAMES.find((known) => known === name);
  if (script !== undefined) return script;
  throw new UserError(
    `there is no rule "${name}".${didYouMean(name, SCRIPT_NAMES) || ` There are ${SCRIPT_NAMES.join(', ')}.`}`,
  );
}

/** A name before and after the first such mark. */
function cut(name: string, mark: string): [before: string, after?: string] {
  const at = name.indexOf(mark);
  return at === -1 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/** Throws a UserError if there is no bot of this name. */
export function parseBotName(name: string): BotSource {
  if (name === 'random' || name === 'hints') return { kind: name };
  if (isNewcomer(name)) return { kind: 'newcomer', newcomer: name };
  if (/\.(?:[cm]?[jt]s|bin)$/.test(name)) {
    if (!existsSync(name)) throw new UserError(`${name}: there is no such file`);
    return { kind: name.endsWith('.bin') ? 'weights' : 'file', file: name };
  }
  const [rule, rest] = cut(name, '+');
  if (rest !== undefined)
    return { kind: 'script', script: scriptOf(rule), rest: parseBotName(rest) };
  const [levelName, personalityName] = cut(name, ':');
  const level = LEVELS.find((known) => known === levelName);
  if (level === undefined)
    throw new UserError(
      `there is no bot "${name}".${didYouMean(levelName, NAMES) || ` There are ${NAMES.join(', ')}, and files of your own (./mine.ts).`}`,
    );
  if (personalityName === undefined) return { kind: 'level', choice: { level } };
  const personality = PERSONALITY_IDS.find((id) => id === personalityName);
  if (personality === undefined)
    throw new UserError(
      `there is no personality "${personalityName}".${didYouMean(personalityName, PERSONALITY_IDS) || ` There are ${PERSONALITY_IDS.join(', ')}.`}`,
    );
  return { kind: 'level', choice: { level, personality } };
}

type MakeBot = () => Bot;

const isBot = (value: unknown): value is Bot =>
  isRecord(value) && typeof value.decide === 'function';

async function fromFile(file: string): Promise<MakeBot> {
  let module: { createBot?: unknown };
  try {
    module = await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    throw new UserError(`${file} can't be loaded: ${messageOf(error)}`);
  }
  const make = module.createBot;
  if (typeof make !== 'function')
    throw new UserError(`${file} must export a function createBot() that returns a bot`);
  return () => {
    const bot: unknown = make();
    if (!isBot(bot))
      throw new UserError(`${file}: createBot() must return a bot: { name, decide(input) }`);
    return { ...bot, name: file };
  };
}

async function makerOf(source: BotSource): Promise<MakeBot> {
  switch (source.kind) {
    case 'random':
      return () => randomBot;
    case 'hints': {
      const net = loadNet();
      return () => createHintFollower(net);
    }
    case 'newcomer':
      return () => createNewcomer(source.newcomer);
    case 'file':
      return fromFile(source.file);
    case 'weights': {
      const net = loadNet(source.file);
      return () => createNetBot({ name: source.file, net });
    }
    case 'script': {
      const makeRest = await makerOf(source.rest);
      return () => createScript(source.script, makeRest());
    }
    case 'level': {
      const choice = { ...source.choice, net: loadNet() };
      return () => createBot(choice);
    }
  }
}

/** Loads all these bots; the returned function makes a fresh one by its name. */
export async function loadBots(names: readonly string[]): Promise<(name: string) => Bot> {
  const makers = new Map<string, MakeBot>();
  for (const name of new Set(names)) makers.set(name, await makerOf(parseBotName(name)));
  return (name) => {
    const make = makers.get(name);
    if (make === undefined) throw new Error(`the bot ${name} was not loaded`);
    return make();
  };
}
