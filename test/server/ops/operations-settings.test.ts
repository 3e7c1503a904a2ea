import { availableParallelism } from 'node:os';
import { expect } from 'chai';
import { readSettings } from '../../../server/settings.ts';
import { failToStart } from '../../support/servers/server.ts';

/** Returns why these settings are wrong. */
function faultOf(environment: Readonly<Record<string, string>>): string {
  try {
    readSettings(environment);
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
  return 'nothing is wrong';
}

const database = 'postgres://paddock@db/paddock';

describe('Settings', () => {
  it('unset and empty settings have defaults', () => {
    const standards = {
      host: null,
      port: 8000,
      dataDirectory: 'data',
      databaseUrl: null,
      redisUrl: null,
      publicUrl: null,
      allowedOrigins: [],
      trustedProxies: 0,
      botThreads: Math.max(1, availableParallelism() - 1),
      hasDailyChallenge: true,
      limits: {
        connectionsPerAddress: 100,
        messagesPerSecond: 20,
        requestsPerMinute: 600,
        botsPerHour: 120,
        tablesPerHour: 120,
        tables: 1_000_000,
      },
      operations: null,
      keep: { finishedDays: 90, abandonedDays: 30 },
      isDevelopment: false,
    };
    expect(readSettings({})).to.deep.equal(standards);
    const empty = {
      HOST: '',
      OPERATIONS_PORT: '',
      OPERATIONS_HOST: ' ',
      ALLOWED_ORIGINS: '',
      PORT: '',
      DATABASE_URL: '',
      REDIS_URL: '',
      PUBLIC_URL: '',
      KEEP_FINISHED_DAYS: '',
    };
    expect(readSettings(empty)).to.deep.equal(standards);
  });

  it('settings are read from the environment', () => {
    const settings = readSettings({
      HOST: '::1',
      PORT: '0',
      OPERATIONS_PORT: '9090',
      OPERATIONS_HOST: '10.0.0.1',
      DATA_DIR: '/srv/paddock',
      DATABASE_URL: 'postgres:///test?host=/var/run/postgresql',
      REDIS_URL: 'rediss://:secret@cache:6380/2',
      PUBLIC_URL: 'https://paddock.example/',
      ALLOWED_ORIGINS: 'https://games.example/, http://localhost:3000',
      TRUSTED_PROXIES: '1',
      MAX_CONNECTIONS_PER_ADDRESS: '7',
      MAX_MESSAGES_PER_SECOND: '8',
      MAX_REQUESTS_PER_MINUTE: '9',
      MAX_BOTS_PER_HOUR: '12',
      MAX_TABLES_PER_HOUR: '13',
      MAX_TABLES: '14',
      BOT_THREADS: '3',
      DAILY_CHALLENGE: 'off',
      KEEP_FINISHED_DAYS: '10',
      KEEP_ABANDONED_DAYS: '11',
      NODE_ENV: 'development',
    });
    expect(settings).to.deep.equal({
      host: '::1',
      port: 0,
      dataDirectory: '/srv/paddock',
      databaseUrl: 'postgres:///test?host=/var/run/postgresql',
      redisUrl: 'rediss://:secret@cache:6380/2',
      publicUrl: 'https://paddock.example',
      allowedOrigins: ['https://games.example', 'http://localhost:3000'],
      trustedProxies: 1,
      botThreads: 3,
      hasDailyChallenge: false,
      limits: {
        connectionsPerAddress: 7,
        messagesPerSecond: 8,
        requestsPerMinute: 9,
        botsPerHour: 12,
        tablesPerHour: 13,
        tables: 14,
      },
      operations: { host: '10.0.0.1', port: 9090 },
      keep: { finishedDays: 10, abandonedDays: 11 },
      isDevelopment: true,
    });
  });

  for (const [name, lowest, highest] of [
    ['PORT', 0, 65_535],
    ['OPERATIONS_PORT', 0, 65_535],
    ['TRUSTED_PROXIES', 0, 9],
    ['MAX_CONNECTIONS_PER_ADDRESS', 1, 1_000_000],
    ['MAX_MESSAGES_PER_SECOND', 1, 1_000_000],
    ['MAX_REQUESTS_PER_MINUTE', 1, 1_000_000],
    ['MAX_BOTS_PER_HOUR', 1, 1_000_000],
    ['MAX_TABLES_PER_HOUR', 1, 1_000_000],
    ['MAX_TABLES', 1, 100_000_000],
    ['BOT_THREADS', 1, 256],
    ['KEEP_FINISHED_DAYS', 1, 36_500],
    ['KEEP_ABANDONED_DAYS', 1, 36_500],
  ] as const) {
    it(`${name} must be a whole number from ${lowest} to ${highest}`, () => {
      for (const right of [lowest, highest]) {
        expect(faultOf({ [name]: String(right) })).to.equal('nothing is wrong');
      }
      const wrong = [lowest - 1, highest + 1, 1.5, ' 5', '5 ', '1e3', '0x10', '+1', 'many', 'NaN'];
      for (const value of wrong) {
        expect(faultOf({ [name]: String(value) })).to.equal(
          `ConfigError: ${name} must be a whole number from ${lowest} to ${highest}, but is "${value}".`,
        );
      }
    });
  }

  for (const [fault, environment] of [
    ['DAILY_CHALLENGE must be on or off', { DAILY_CHALLENGE: 'no' }],
    ['DATA_DIR is empty', { DATA_DIR: '' }],
    ['DATA_DIR is empty', { DATA_DIR: ' ' }],
    ['NODE_ENV must be', { NODE_ENV: 'staging' }],
    ['NODE_ENV must be', { NODE_ENV: '' }],
    ['OPERATIONS_HOST needs OPERATIONS_PORT.', { OPERATIONS_HOST: '0.0.0.0' }],
    ['REDIS_URL needs DATABASE_URL,', { REDIS_URL: 'redis://:secret@cache' }],
    ...['*', 'null', 'games.example', 'https://games.example/a', 'https://a b'].map(
      (origins) =>
        [
          'ALLOWED_ORIGINS must be a comma-separated list of origins,',
          { ALLOWED_ORIGINS: origins },
        ] as const,
    ),
  ] as const) {
    it(`the settings ${JSON.stringify(environment)} have a fault: ${fault}`, () => {
      expect(faultOf(environment)).to.include(`ConfigError: ${fault}`);
      expect(faultOf(environment)).to.match(/.+\.$/).and.not.include('secret');
    });
  }

  it('DATABASE_URL and REDIS_URL must be URLs, and errors do not repeat them', () => {
    expect(faultOf({ PORT: 'secret' }), 'others are').to.include('secret');
    for (const value of [
      'secret',
      'mysql://u:secret@db/x',
      'postgres:secret',
      'http://secret@db',
      'postgres://u:secret#1@db/x',
      'redis://',
      'redis:secret',
      'redis://u:secret@db:port',
      'REDIS',
    ]) {
      for (const name of ['DATABASE_URL', 'REDIS_URL']) {
        const fault = faultOf({ DATABASE_URL: database, [name]: value });
        expect(fault).to.match(new RegExp(`^ConfigError: ${name} must be a URL such as .+\\.$`));
        expect(fault).not.to.include('secret');
      }
    }
  });

  it('PUBLIC_URL must be a bare origin, and errors do not repeat it', () => {
    for (const [value, origin] of [
      ['https://paddock.example', 'https://paddock.example'],
      ['HTTPS://Paddock.example/', 'https://paddock.example'],
      ['http://192.168.1.7:8000', 'http://192.168.1.7:8000'],
      ['https://paddock.example:443', 'https://paddock.example'],
    ] as const) {
      expect(readSettings({ PUBLIC_URL: value }).publicUrl).to.equal(origin);
    }
    for (const value of [
      'secret.example',
      'ftp://secret.example',
      'https:secret.example',
      'https://',
      'https://secret.example/paddock',
      'https://secret.example//',
      'https://secret.example/?',
      'https://secret.example/#',
      'https://secret.example?a=1',
      'https://user:secret@paddock.example',
      'https://secret.example:port',
      ' https://secret.example',
    ]) {
      const fault = faultOf({ PUBLIC_URL: value });
      expect(fault, value).to.match(/^ConfigError: PUBLIC_URL must be an origin such as .+\.$/);
      expect(fault).not.to.include('secret');
    }
  });

  it('OPERATIONS_PORT defaults to this machine', () => {
    const { operations } = readSettings({ OPERATIONS_PORT: '9090' });
    expect(operations).to.deep.equal({ host: '127.0.0.1', port: 9090 });
  });

  it('a missing database is reported in one sentence without its password', async () => {
    const address = 'postgres://paddock:secret@127.0.0.1:1/paddock';
    const complaint = await failToStart({ PORT: '0', DATABASE_URL: address });
    expect(complaint).to.match(/^[^\n]*database[^\n]*$/i);
    expect(complaint).not.to.include('secret');
    expect(await failToStart({ PORT: 'secret' })).to.match(/^PORT .+"secret"\.$/);
  });
});
