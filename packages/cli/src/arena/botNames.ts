import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Bot,
  type Clock,
  createBot,
  LEVELS,
  type Level,
  PERSONALITIES,
  type PersonalityId,
  randomBot,
} from '@holdup/bots';
import { Complaint } from '../complaint.ts';
import { didYouMean } from '../terminal/nearest.ts';

/** A bot as the command line names it: a level, `level:personality`, `random`, or a file of one's own. */

export const isFile = (name: string): boolean => /\.[cm]?[jt]s$/.test(name);

const personalityIds: readonly string[] = PERSONALITIES.map(({ id }) => id);
const LEVEL_NAMES: readonly string[] = LEVELS;

/** Complains about a name that is no bot's. */
export function checkBotName(name: string): string {
  if (name === 'random') return name;
  if (isFile(name)) {
    if (!existsSync(name)) throw new Complaint(`${name}: there is no such file`);
    return name;
  }
  const [level = '', personality] = name.split(':');
  if (!LEVEL_NAMES.includes(level))
    throw new Complaint(
      `there is no bot "${name}".${didYouMean(level, [...LEVEL_NAMES, 'random']) || ` There are random, ${LEVEL_NAMES.join(', ')}, and files of your own (./mine.ts).`}`,
    );
  if (personality !== undefined && !personalityIds.includes(personality))
    throw new Complaint(
      `there is no personality "${personality}".${didYouMean(personality, personalityIds) || ` There are ${personalityIds.join(', ')}.`}`,
    );
  return name;
}

type MakeBot = () => Bot;

async function fromFile(file: string): Promise<MakeBot> {
  let module: { createBot?: unknown };
  try {
    module = await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    throw new Complaint(
      `${file} can't be loaded: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const make = module.createBot;
  if (typeof make !== 'function')
    throw new Complaint(`${file} must export a function createBot() that returns a bot`);
  return () => ({ ...(make() as Bot), name: file });
}

/** Loads everybody who plays; the answer makes a fresh bot of any of these names. */
export async function loadBots(
  names: readonly string[],
  clock: Clock | undefined,
): Promise<(name: string) => Bot> {
  const makers = new Map<string, MakeBot>();
  for (const name of new Set(names)) {
    if (name === 'random') makers.set(name, () => randomBot);
    else if (isFile(name)) makers.set(name, await fromFile(name));
    else {
      const [level, personality] = name.split(':');
      const choice = { level: level as Level, ...(clock === undefined ? {} : { clock }) };
      makers.set(name, () =>
        personality === undefined
          ? createBot(choice)
          : createBot({ ...choice, personality: personality as PersonalityId }),
      );
    }
  }
  return (name) => (makers.get(name) as MakeBot)();
}
