import { availableParallelism } from 'node:os';
import { ConfigError } from './lib/config-error.ts';

/** The settings, read from environment variables. */
export interface Settings {
  /** `HOST`: the address to listen at, or null for all addresses of this machine. */
  readonly host: string | null;
  /** `PORT`: the port to listen at. 0 means any free port. */
  readonly port: number;
  /** `DATA_DIR`: the folder of the SQLite file, created if it doesn't exist. Unused with `databaseUrl`. */
  readonly dataDirectory: string;
  /** `DATABASE_URL`: the PostgreSQL database of the matches, or null for SQLite. */
  readonly databaseUrl: string | null;
  /** `REDIS_URL`: the Redis that connects several servers on one database, or null for a single server. */
  readonly redisUrl: string | null;
  /** `PUBLIC_URL`: the public address of the lobby, such as `https://paddock.example`, or null if not set. */
  readonly publicUrl: string | null;
  /** `ALLOWED_ORIGINS`: origins of pages on other sites that may use this server too. */
  readonly allowedOrigins: readonly string[];
  /** `TRUSTED_PROXIES`: number of proxies in front that name the client's address in X-Forwarded-For. */
  readonly trustedProxies: number;
  /** `BOT_THREADS`: number of bots that may think at the same time. */
  readonly botThreads: number;
  /**
   * `OPERATIONS_HOST` and `OPERATIONS_PORT`: a separate address for metrics and detailed health, or null for the main
   * one.
   */
  readonly operations: OperationsAddress | null;
  /** `DAILY_CHALLENGE`: whether there is a daily challenge. */
  readonly hasDailyChallenge: boolean;
  readonly limits: Limits;
  readonly keep: KeepTimes;
  /** `NODE_ENV` is `development`, not `production`: Vite serves the lobby, not this server. */
  readonly isDevelopment: boolean;
}

/** Address of the health and metrics endpoints. */
export interface OperationsAddress {
  readonly host: string;
  readonly port: number;
}

/** Limits per address, per socket and in total. */
export interface Limits {
  /** `MAX_CONNECTIONS_PER_ADDRESS`: sockets of one address open at once. */
  readonly connectionsPerAddress: number;
  /** `MAX_MESSAGES_PER_SECOND`: messages of one socket per second. A burst may have four times as many. */
  readonly messagesPerSecond: number;
  /** `MAX_REQUESTS_PER_MINUTE`: API requests of one address per minute. */
  readonly requestsPerMinute: number;
  /** `MAX_BOTS_PER_HOUR`: bots that one address may seat per hour. */
  readonly botsPerHour: number;
  /** `MAX_TABLES_PER_HOUR`: tables that one address may create per hour. */
  readonly tablesPerHour: number;
  /** `MAX_TABLES`: total number of tables. Beyond it no new ones are created. */
  readonly tables: number;
}

/** Number of days after which inactive tables are deleted. */
export interface KeepTimes {
  /** `KEEP_FINISHED_DAYS`: days since the end of the match, or the last chat line after it. */
  readonly finishedDays: number;
  /** `KEEP_ABANDONED_DAYS`: days since the last move, chat line or change of seats of a match that isn't over. */
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

/** Returns whether a setting is on, as it is by default. */
function isOnFrom(environment: NodeJS.ProcessEnv, name: string): boolean {
  const text = environment[name] || 'on';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new ConfigError(`${name} must be on or off, but is "${text}".`);
}

/**
 * Returns the URL of a setting, or null if not set. An invalid one is not repeated in the error: it may contain a
 * password.
 */
function urlFrom(environment: NodeJS.ProcessEnv, name: string, example: string): string | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const isRight = name === 'DATABASE_URL' ? /^postgres(ql)?:\/\// : /^rediss?:\/\/./;
  if (isRight.test(text) && URL.canParse(text)) return text;
  throw new ConfigError(
    `${name} must be a URL such as ${example}; percent-encode special characters in the password (# becomes %23).`,
  );
}

/** Returns the origin that a text names, or undefined if it has more than an origin, or is none. */
function originFrom(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // An origin is only accepted in its normal form, with or without the last slash.
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

/**
 * Returns the public address. It must be an origin: the lobby is at its root. An invalid one isn't repeated in the
 * error either.
 */
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

/** Returns the address for metrics and health. By default, only clients on this machine can reach it. */
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

/**
 * Throws a ConfigError if several servers are configured without PostgreSQL: each would store matches in its own file.
 */
function checkSharing({ databaseUrl, redisUrl }: Settings): void {
  if (redisUrl === null || databaseUrl !== null) return;
  throw new ConfigError(
    'REDIS_URL needs DATABASE_URL, the database that the servers share. Set both, or leave REDIS_URL unset.',
  );
}

/** Returns the settings of the environment, or throws a ConfigError. */
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
    // One processor is left for players' moves.
    botThreads: number('BOT_THREADS', Math.max(1, availableParallelism() - 1), 1, maxThreads),
    operations: operationsFrom(environment),
    hasDailyChallenge: isOnFrom(environment, 'DAILY_CHALLENGE'),
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
