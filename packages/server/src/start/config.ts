import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseKind } from '../store/schema.ts';

/** An invalid setting. The message is for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const METRICS = ['off', 'local', 'public'] as const;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Empty, or like /games/holdup. */
  readonly basePath: string;
  readonly database: string;
  readonly databaseTimeoutMs: number;
  readonly origins: readonly string[];
  /** Origins of sites that may embed replays and tables in a frame. */
  readonly frameAncestors: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly metrics: (typeof METRICS)[number];
  readonly metricsPort: number;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly codeAttemptsPerMinute: number;
  readonly tablesPerMinute: number;
  readonly botThreads: number;
  readonly botMsPerAddress: number;
  /** null: forever. */
  readonly keepMatchesMs: number | null;
  readonly keepReportsMs: number | null;
  readonly webRoot: string;
}

interface Setting<T> {
  readonly about: string;
  readonly fallback: string;
  readonly read: (text: string, name: string) => T;
}

const whole =
  (least: number, most: number) =>
  (text: string, name: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new ConfigError(
        `${name} must be a whole number from ${least} to ${most}, not "${text}".`,
      );
    return value;
  };

const oneOf =
  <T extends string>(choices: readonly T[]) =>
  (text: string, name: string): T => {
    if (!choices.includes(text as T))
      throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
    return text as T;
  };

const origin = (text: string, name: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new ConfigError(`${name}: "${text}" is not an origin like https://play.example.org.`);
  return text;
};

const origins = (text: string, name: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((each) => origin(each.trim(), name));

const plain = (text: string, name: string): string => {
  if (text.trim() === '') throw new ConfigError(`${name} must not be empty.`);
  return text;
};

const basePath = (text: string, name: string): string => {
  const base = text.replace(/\/$/, '');
  if (!/^(\/[\w~-][\w.~-]*)*$/.test(base))
    throw new ConfigError(`${name} must be a path like /games/holdup, not "${text}".`);
  return base;
};

const database = (text: string, name: string): string => {
  const scheme = /^([a-z+]+):\/\//i.exec(text)?.[1];
  if (scheme !== undefined && databaseKind(text) !== 'postgres')
    throw new ConfigError(
      `${name} must be a file for SQLite or postgres://user:password@host/database, not "${scheme}://…".`,
    );
  return plain(text, name);
};

const DAY_MS = 86_400_000;

/** Days as ms; null: forever. */
const daysOrForever = (text: string, name: string): number | null =>
  whole(0, 36_500)(text, name) * DAY_MS || null;

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Every setting of the server, by the environment variable that holds it. */
export const SETTINGS = {
  HOLDUP_HOST: {
    about: 'The address to listen on; 127.0.0.1 keeps the game on this machine.',
    fallback: '0.0.0.0',
    read: plain,
  },
  HOLDUP_PORT: {
    about: 'The port for page, API and WebSocket.',
    fallback: '3000',
    read: whole(0, 65_535),
  },
  HOLDUP_BASE_PATH: {
    about: 'The path below which a proxy serves the game, e.g. /games/holdup.',
    fallback: '',
    read: basePath,
  },
  HOLDUP_DATABASE: {
    about: 'A file for SQLite, or postgres://user:password@host/database.',
    fallback: path.join('data', 'holdup.db'),
    read: database,
  },
  HOLDUP_DATABASE_TIMEOUT_MS: {
    about: 'PostgreSQL counts as unreachable if it does not answer within this time.',
    fallback: '3000',
    read: whole(100, 600_000),
  },
  HOLDUP_ORIGINS: {
    about: 'Origins (comma-separated) whose pages may connect, besides the server’s own.',
    fallback: '',
    read: origins,
  },
  HOLDUP_FRAME_ANCESTORS: {
    about: 'Origins (comma-separated) of sites that may embed replays and tables in a frame.',
    fallback: '',
    read: origins,
  },
  HOLDUP_TRUST_PROXY: {
    about: 'on behind a proxy that sets X-Forwarded-For; never without one.',
    fallback: 'off',
    read: (text: string, name: string): boolean => oneOf(['on', 'off'])(text, name) === 'on',
  },
  HOLDUP_LOG_LEVEL: {
    about: `${LOG_LEVELS.join(', ')}.`,
    fallback: 'info',
    read: oneOf(LOG_LEVELS),
  },
  HOLDUP_METRICS: {
    about: 'Who may read /metrics: off, local (this machine, not through a proxy), public.',
    fallback: 'local',
    read: oneOf(METRICS),
  },
  HOLDUP_METRICS_PORT: {
    about: 'A separate port for /metrics, open to everyone who can reach it; 0: none.',
    fallback: '0',
    read: whole(0, 65_535),
  },
  HOLDUP_MAX_CONNECTIONS: {
    about: 'Open connections in total; more are refused.',
    fallback: '20000',
    read: whole(1, 1_000_000),
  },
  HOLDUP_MAX_CONNECTIONS_PER_ADDRESS: {
    about: 'Open connections from one address; a school behind one router needs one per screen.',
    fallback: '200',
    read: whole(1, 1_000_000),
  },
  HOLDUP_CODE_ATTEMPTS_PER_MINUTE: {
    about: 'Wrong codes and tokens allowed from one address.',
    fallback: '20',
    read: whole(1, 1_000_000),
  },
  HOLDUP_TABLES_PER_MINUTE: {
    about: 'Tables opened from one address.',
    fallback: '20',
    read: whole(1, 1_000_000),
  },
  HOLDUP_BOT_THREADS: {
    about: 'Threads that compute the bots of all tables.',
    fallback: '2',
    read: whole(1, 64),
  },
  HOLDUP_BOT_MS_PER_ADDRESS: {
    about:
      'Thinking time in ms per second for the bots at the tables of one address; beyond it they play at the lowest level.',
    fallback: '250',
    read: whole(1, 100_000),
  },
  HOLDUP_KEEP_MATCHES_DAYS: {
    about: 'Days after which a finished match is deleted, including the players’ names; 0: never.',
    fallback: '0',
    read: daysOrForever,
  },
  HOLDUP_KEEP_REPORTS_DAYS: {
    about: 'Days after which a player’s report is deleted; 0: never.',
    fallback: '90',
    read: daysOrForever,
  },
  HOLDUP_WEB_ROOT: {
    about: 'The folder with the built page.',
    fallback: webRoot,
    read: plain,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks every setting; an unknown HOLDUP_ variable is most likely a misspelt one. */
export function readConfig(environment: Environment): Config {
  for (const name of Object.keys(environment))
    if (name.startsWith('HOLDUP_') && !Object.hasOwn(SETTINGS, name))
      throw new ConfigError(
        `There is no setting ${name}. There are ${Object.keys(SETTINGS).join(', ')}.`,
      );
  const get = <N extends keyof typeof SETTINGS>(name: N) => {
    const { read, fallback } = SETTINGS[name];
    return read(environment[name] ?? fallback, name) as ReturnType<(typeof SETTINGS)[N]['read']>;
  };
  return {
    host: get('HOLDUP_HOST'),
    port: get('HOLDUP_PORT'),
    basePath: get('HOLDUP_BASE_PATH'),
    database: get('HOLDUP_DATABASE'),
    databaseTimeoutMs: get('HOLDUP_DATABASE_TIMEOUT_MS'),
    origins: get('HOLDUP_ORIGINS'),
    frameAncestors: get('HOLDUP_FRAME_ANCESTORS'),
    trustProxy: get('HOLDUP_TRUST_PROXY'),
    logLevel: get('HOLDUP_LOG_LEVEL'),
    metrics: get('HOLDUP_METRICS'),
    metricsPort: get('HOLDUP_METRICS_PORT'),
    maxConnections: get('HOLDUP_MAX_CONNECTIONS'),
    maxConnectionsPerAddress: get('HOLDUP_MAX_CONNECTIONS_PER_ADDRESS'),
    codeAttemptsPerMinute: get('HOLDUP_CODE_ATTEMPTS_PER_MINUTE'),
    tablesPerMinute: get('HOLDUP_TABLES_PER_MINUTE'),
    botThreads: get('HOLDUP_BOT_THREADS'),
    botMsPerAddress: get('HOLDUP_BOT_MS_PER_ADDRESS'),
    keepMatchesMs: get('HOLDUP_KEEP_MATCHES_DAYS'),
    keepReportsMs: get('HOLDUP_KEEP_REPORTS_DAYS'),
    webRoot: get('HOLDUP_WEB_ROOT'),
  };
}
