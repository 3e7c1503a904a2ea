import { createRequire } from 'node:module';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { LobbyClient } from 'boardgame.io/client';
import { expect } from 'chai';
import { Client } from 'pg';
import { defaultTimeouts } from '../../../server/domain/timeouts.ts';
import { loadGames } from '../../../server/games.ts';
import { type OpenServer, openServer } from '../../../server/open-server.ts';
import { readSettings } from '../../../server/settings.ts';
import { crowdStatements } from '../../support/players/crowd.ts';
import { askEverything } from '../../support/servers/every-route.ts';
import { noLimits } from '../../support/servers/load.ts';
import { get } from '../../support/servers/page.ts';
import { temporaryFolder } from '../../support/servers/server.ts';
import { describeWith, temporaryDatabase } from '../../support/servers/services.ts';

/** A statement that a server in this process executed. */
interface AskedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

const isAboutRows = (text: string) => /^\s*(with|select|insert|update|delete)\b/i.test(text);

/**
 * Records every statement about rows that this process executes on SQLite or PostgreSQL until `stop` is called. It
 * hooks into the drivers, so it includes moves, which bypass the query builder.
 */
function noteQueries(): {
  readonly queries: ReadonlyMap<string, AskedQuery>;
  readonly stop: () => void;
} {
  const queries = new Map<string, AskedQuery>();
  const note = (text: string, values: readonly unknown[] = []) => {
    if (isAboutRows(text))
      queries.set(`${text} ${JSON.stringify(values).slice(0, 500)}`, { text, values });
  };
  const { prepare } = SQLite.prototype;
  const { query } = Client.prototype;
  Object.assign(SQLite.prototype, {
    prepare(this: SQLite.Database, text: string) {
      note(text);
      return prepare.call(this, text);
    },
  });
  Object.assign(Client.prototype, {
    query(this: Client, ...args: [string, (readonly unknown[])?]) {
      if (typeof args[0] === 'string') note(...args);
      return Reflect.apply(query, this, args);
    },
  });
  return {
    queries,
    stop: () => {
      Object.assign(SQLite.prototype, { prepare });
      Object.assign(Client.prototype, { query });
    },
  };
}

interface RouterClass {
  readonly prototype: {
    register: (path: unknown, methods: readonly string[], ...rest: unknown[]) => unknown;
  };
}

/** Records the paths of all routes that are registered in this process until `stop` is called, as metrics name them. */
function noteRoutes(): { readonly routes: ReadonlySet<string>; readonly stop: () => void } {
  const requireOfFramework = createRequire(
    createRequire(import.meta.url).resolve('boardgame.io/server'),
  );
  const { prototype }: RouterClass = requireOfFramework('@koa/router');
  const { register } = prototype;
  const routes = new Set<string>();
  prototype.register = function noting(path, methods, ...rest) {
    // Entries without methods are middleware.
    if (methods.length > 0 && typeof path === 'string') routes.add(path);
    return register.call(this, path, methods, ...rest);
  };
  return {
    routes,
    stop: () => {
      prototype.register = register;
    },
  };
}

/** More tables than any query may look at, half of them due for a clean-up, with rows of realistic length. */
const crowd = { tables: 6000, between: 900_000, seats: 1000, state: 0 };
/** The rows that one step of a query may touch: a list of each status and a batch. */
const maxRows = 700;

/** The database tables that grow with the number of matches. */
const growing = [
  'matches',
  'initial_states',
  'log',
  'chat',
  'leases',
  'subscriptions',
  'transfers',
  'reports',
  'daily_tries',
  'daily_decisions',
  'daily_points',
  'addresses',
];

const open = async (settings: Readonly<Record<string, string>>): Promise<OpenServer> =>
  openServer(
    readSettings({ ...noLimits, ...settings, PORT: '0', NODE_ENV: 'development' }),
    await loadGames(),
    { tableTimes: { ...defaultTimeouts, betweenLooks: 50 } },
  );

/** Code that runs before the routes, boardgame.io's routes that ours replace, and an unused address. */
const answeredByNobody = [
  '/games/(.*)',
  '/games',
  '/games/:name/:id/rename',
  '/games/:name/:id/update',
  '/api',
];

/** Requests every route of a server and returns the queries that its database received. */
async function queriesOf(settings: Readonly<Record<string, string>>, fill: () => Promise<unknown>) {
  const noted = noteRoutes();
  const first = await open(settings);
  await first.close();
  noted.stop();
  await fill();
  const { queries, stop } = noteQueries();
  const server = await open(settings);
  const url = `http://localhost:${server.port}`;
  await askEverything(url);
  const metrics = (await get(`${url}/metrics`)).text;
  const { matches } = await new LobbyClient({ server: url }).listMatches('bug-race');
  await server.close();
  stop();
  const asked = [...metrics.matchAll(/http_requests_total\{route="(?<route>[^"]+)"/g)];
  const answered = [...answeredByNobody, ...asked.map(({ groups }) => groups?.route)];
  const unasked = [...noted.routes].filter((route) => !answered.includes(route));
  return { queries: [...queries.values()], unasked, matches };
}

describe('Query plans in SQLite', () => {
  const { folder, remove } = temporaryFolder();
  after(remove);

  it('every query uses an index', async () => {
    const file = () => new SQLite(path.join(folder, 'paddock.sqlite'));
    const { queries, unasked, matches } = await queriesOf({ DATA_DIR: folder }, async () => {
      const database = file();
      for (const statement of crowdStatements('sqlite', crowd)) database.exec(statement);
      database.exec('analyze');
      database.close();
    });
    expect(unasked).to.deep.equal([]);
    expect(matches).to.have.length(200);
    const database = file();
    const scans = queries.flatMap(({ text }) => {
      const blanks = Array.from({ length: text.split('?').length - 1 }, () => null);
      const steps = database
        .prepare<unknown[], { detail: string }>(`explain query plan ${text}`)
        .all(...blanks);
      return steps
        .filter(({ detail }) => growing.some((table) => detail.startsWith(`SCAN ${table}`)))
        .map(({ detail }) => `${detail}: ${text}`);
    });
    database.close();
    expect(queries).to.have.length.above(40);
    expect(scans).to.deep.equal([]);
  });
});

interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanStep[];
}

const stepsOf = (step: PlanStep): readonly PlanStep[] => [
  step,
  ...(step.Plans ?? []).flatMap((inner) => stepsOf(inner)),
];

function touchedBy(step: PlanStep): number {
  const removed =
    (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  return (step['Actual Rows'] + removed) * step['Actual Loops'];
}

const isFar = (step: PlanStep) =>
  growing.includes(step['Relation Name'] ?? '') &&
  (step['Node Type'] === 'Seq Scan' || touchedBy(step) > maxRows);

describeWith(['testDatabase'], 'Query plans in PostgreSQL', () => {
  it('every query uses an index and touches few rows', async () => {
    const { url, drop } = await temporaryDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    const { queries, unasked, matches } = await queriesOf({ DATABASE_URL: url }, async () => {
      for (const statement of crowdStatements('postgres', crowd)) await client.query(statement);
      await client.query('vacuum analyze');
    });
    expect(unasked).to.deep.equal([]);
    expect(matches).to.have.length(200);
    expect(queries).to.have.length.above(40);
    const far: string[] = [];
    for (const { text, values } of queries) {
      await client.query('begin');
      const { rows } = await client
        .query(`explain (analyze, format json) ${text}`, [...values])
        .catch(() => ({ rows: [] }));
      await client.query('rollback');
      const [{ Plan: plan }] = rows[0]?.['QUERY PLAN'] ?? [{}];
      if (!plan) continue;
      for (const step of stepsOf(plan).filter(isFar)) {
        far.push(`${step['Node Type']}, ${touchedBy(step)} rows: ${text} ${values}`);
      }
    }
    await client.end();
    await drop();
    expect(far).to.deep.equal([]);
  });
});
