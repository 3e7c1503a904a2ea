import { availableParallelism } from 'node:os';
import { ConfigError } from './lib/config-error.ts';
import type { OperationsAddress } from './ops/operations-server.ts';

/** What can be set from outside, through environment variables. */
export interface Settings {
  /** `HOST`: the address to listen at; null: all of this machine. */
  readonly host: string | null;
  /** `PORT`: where to listen; 0 takes any free port. */
  readonly port: number;
  /** `DATA_DIR`: the folder of the SQLite file, made if it isn't there. Unused with `databaseUrl`. */
  readonly dataDirectory: string;
  /** `DATABASE_URL`: the PostgreSQL database that holds the matches; null: SQLite holds them. */
  readonly databaseUrl: string | null;
  /** `REDIS_URL`: what carries news between several servers on one database; null: this one is alone. */
  readonly redisUrl: string | null;
  /** `PUBLIC_URL`: the address at which people open the lobby, such as `https://paddock.example`; null: not said. */
  readonly publicUrl: string | null;
  /** `ALLOWED_ORIGINS`: of pages elsewhere that may use this server too. */
  readonly allowedOrigins: readonly string[];
  /** `TRUSTED_PROXIES`: how many proxies in front say in X-Forwarded-For who is asking. */
  readonly trustedProxies: number;
  /** `BOT_THREADS`: how many bots may think at the same time. */
  readonly botThreads: number;
  /** `OPERATIONS_HOST` and `OPERATIONS_PORT`: where metrics and the whole of health are told; null: where all else is. */
  readonly operations: OperationsAddress | null;
  readonly limits: Limits;
  readonly keep: KeepTimes;
  /** `NODE_ENV` is `development`, not `production`: Vite serves the lobby, not this server. */
  readonly isDevelopment: boolean;
}

/** What one address, one page, or all together can ask of the server. */
export interface Limits {
  /** `MAX_CONNECTIONS_PER_ADDRESS`: sockets open at once. */
  readonly connectionsPerAddress: number;
  /** `MAX_MESSAGES_PER_SECOND`: of one socket; for a moment it may be four times as many. */
  readonly messagesPerSecond: number;
  /** `MAX_REQUESTS_PER_MINUTE`: of one address to the API. */
  readonly requestsPerMinute: number;
  /** `MAX_BOTS_PER_HOUR`: that one address may seat at tables. */
  readonly botsPerHour: number;
  /** `MAX_TABLES_PER_HOUR`: that one address may lay; seats may be three times as many. */
  readonly tablesPerHour: number;
  /** `MAX_TABLES`: that are kept in all; with as many no new ones are laid. */
  readonly tables: number;
}

/** For how many days tables that nobody touches are kept. */
export interface KeepTimes {
  /** `KEEP_FINISHED_DAYS`: since the end of the match, or what was said after it. */
  readonly finishedDays: number;
  /** `KEEP_ABANDONED_DAYS`: since the last move, line or change of seats of a match that isn't over. */
  readonly abandonedDays: number;
}

const highestPort = 65_535;
const maxThreads = 256;

interface NumberSetting {
  readonly name: string;
  readonly defaultValue: number;
  readonly lowest: number;
  readonly highest: number;
}

function wholeNumberFrom(environment: NodeJS.ProcessEnv, setting: NumberSetting): number {
  const { name, defaultValue, lowest, highest } = setting;
  const text = environment[name];
  if (text === undefined || text === '') return defaultValue;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= lowest && number <= highest) return number;
  throw new ConfigError(
    `${name} must be a whole number from ${lowest} to ${highest}, but is "${text}".`,
  );
}

function dataDirectoryFrom(text: string | undefined): string {
  if (text === undefined) return 'data';
  if (text.trim() === '') {
    throw new ConfigError('DATA_DIR is empty. Set it to a folder, or leave it unset for "data".');
  }
  return text;
}

function isDevelopmentFrom(text = 'production'): boolean {
  if (text === 'development' || text === 'production') return text === 'development';
  throw new ConfigError(`NODE_ENV must be production or development, but is "${text}".`);
}

/** An address is not repeated in the sentence: it may hold a password. */
function urlFrom(environment: NodeJS.ProcessEnv, name: string, example: string): string | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const isRight = name === 'DATABASE_URL' ? /^postgres(ql)?:\/\// : /^rediss?:\/\/./;
  if (isRight.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(
    `${name} must be a URL such as ${example}; percent-encode special characters in the password (# becomes %23).`,
  );
}

/** undefined: it is an address with something after it, or none. */
function originFrom(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // The only ways to say it that lead back to the same: with and without the last slash.
  return url && url.href === `${url.origin}/` && !/[?#]/.test(text) ? url.origin : undefined;
}

function originsFrom(text = ''): readonly string[] {
  const origins = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(originFrom);
  const right = origins.filter((each) => each !== undefined);
  if (right.length === origins.length) return right;
  throw new ConfigError(
    'ALLOWED_ORIGINS must be a comma-separated list of origins, such as https://games.example.',
  );
}

/** Only an origin: the lobby is at the root of its address. It isn't repeated in the sentence either. */
function publicUrlFrom(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const origin = originFrom(text);
  if (origin !== undefined) return origin;
  throw new ConfigError(
    'PUBLIC_URL must be an origin such as https://paddock.example, without a path.',
  );
}

function hostFrom(text: string | undefined): string | null {
  return text === undefined || text.trim() === '' ? null : text.trim();
}

/** At an address of its own only those can ask who are on this machine, if nothing else is said. */
function operationsFrom(environment: NodeJS.ProcessEnv): OperationsAddress | null {
  const host = hostFrom(environment.OPERATIONS_HOST);
  if (environment.OPERATIONS_PORT) {
    const range = { defaultValue: 0, lowest: 0, highest: highestPort };
    const port = wholeNumberFrom(environment, { name: 'OPERATIONS_PORT', ...range });
    return { host: host ?? '127.0.0.1', port };
  }
  if (host === null) return null;
  throw new ConfigError('OPERATIONS_HOST needs OPERATIONS_PORT. Set both, or neither.');
}

/** Several servers can share PostgreSQL only: each would hold matches in a file of its own. */
function checkSharing({ databaseUrl, redisUrl }: Settings): void {
  if (redisUrl === null || databaseUrl !== null) return;
  throw new ConfigError(
    'REDIS_URL needs DATABASE_URL, the database that the servers share. Set both, or leave REDIS_URL unset.',
  );
}

/** The settings that the environment says; a wrong one is a ConfigError. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const number = (name: string, defaultValue: number, lowest: number, highest: number) =>
    wholeNumberFrom(environment, { name, defaultValue, lowest, highest });
  const settings: Settings = {
    host: hostFrom(environment.HOST),
    port: number('PORT', 8000, 0, highestPort),
    dataDirectory: dataDirectoryFrom(environment.DATA_DIR),
    databaseUrl: urlFrom(environment, 'DATABASE_URL', 'postgres://user@host:5432/paddock'),
    redisUrl: urlFrom(environment, 'REDIS_URL', 'redis://host:6379'),
    publicUrl: publicUrlFrom(environment.PUBLIC_URL),
    allowedOrigins: originsFrom(environment.ALLOWED_ORIGINS),
    trustedProxies: number('TRUSTED_PROXIES', 0, 0, 9),
    // One processor is left to the moves of people.
    botThreads: number('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, maxThreads),
    operations: operationsFrom(environment),
    limits: {
      connectionsPerAddress: number('MAX_CONNECTIONS_PER_ADDRESS', 100, 1, 1_000_000),
      messagesPerSecond: number('MAX_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
      requestsPerMinute: number('MAX_REQUESTS_PER_MINUTE', 600, 1, 1_000_000),
      botsPerHour: number('MAX_BOTS_PER_HOUR', 120, 1, 1_000_000),
      tablesPerHour: number('MAX_TABLES_PER_HOUR', 120, 1, 1_000_000),
      tables: number('MAX_TABLES', 1_000_000, 1, 100_000_000),
    },
    keep: {
      finishedDays: number('KEEP_FINISHED_DAYS', 90, 1, 36_500),
      abandonedDays: number('KEEP_ABANDONED_DAYS', 30, 1, 36_500),
    },
    isDevelopment: isDevelopmentFrom(environment.NODE_ENV),
  };
  checkSharing(settings);
  return settings;
}
