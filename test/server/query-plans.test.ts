import path from 'node:path';
import SQLite from 'better-sqlite3';
import { LobbyClient } from 'boardgame.io/client';
import { expect } from 'chai';
import { Client } from 'pg';
import { loadGames } from '../../server/games.ts';
import { type OpenServer, openServer } from '../../server/open.ts';
import { readSettings } from '../../server/settings.ts';
import { standardTimes } from '../../server/tables/times.ts';
import { noteQueries, noteRoutes } from '../support/asked-queries.ts';
import { noLimits } from '../support/load.ts';
import { get, Page, post, seatPeople } from '../support/page.ts';
import { temporaryFolder } from '../support/server.ts';
import { describeWith, temporaryDatabase } from '../support/services.ts';

/** More tables than any question may look at. */
const crowd = 6000;
/** Rows that one step of a question may touch: a list of each status, and what is looked at at once. */
const mostRows = 700;

/** All that grows with matches. */
const growing = [
  'matches',
  'initial_states',
  'log',
  'chat',
  'leases',
  'subscriptions',
  'transfers',
];

/** Numbers from 1, as each database makes them. */
const numbers = {
  sqlite: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${crowd})`,
  postgres: `with n(i) as (select * from generate_series(1, ${crowd}))`,
};

/** Tables of all kinds, most of them asleep; each changed when it was made, and its row is as long as people make it. */
function crowdStatements(kind: keyof typeof numbers): readonly string[] {
  const made = `${Date.now()} - i * 1000`;
  const to = (into: string, what: string) => `insert into ${into} ${what}`;
  const from = (into: string, columns: string, values: string) =>
    kind === 'sqlite'
      ? `${numbers.sqlite} ${to(`${into} (${columns})`, `select ${values} from n`)}`
      : to(`${into} (${columns})`, `${numbers.postgres} select ${values} from n`);
  return [
    from(
      'matches',
      'id, game, status, unlisted, players, created_at, updated_at, state_id, state, begun_at',
      `'crowd-' || i, case i % 2 when 0 then 'bug-race' else 'crazy-race-schacht' end,
        case i / 2 % 8 when 0 then 'open' when 1 then 'playing' when 2 then 'finished' else 'dormant' end,
        case i % 16 when 0 then 1 else 0 end, '{${' '.repeat(1000)}}', ${made}, ${made}, -1, '', null`,
    ),
    from('initial_states', 'match_id, state', `'crowd-' || i, ''`),
    from('log', 'match_id, number, entry', `'crowd-' || i, 0, '{}'`),
    from('chat', 'match_id, number, id, name, text, sent_at', `'crowd-' || i, 0, 'a', '', 'a', 0`),
    from('leases', 'match_id, holder, until', `'crowd-' || i, 'a', ${made}`),
    from(
      'subscriptions',
      'match_id, seat_key, endpoint, keys, language, created_at',
      `'crowd-' || i, 'a', 'https://' || i, '{}', 'en', 0`,
    ),
    from('transfers', 'id, sealed, expires_at', `'crowd-' || i, 'a', ${Date.now()} + 600000 + i`),
  ];
}

/** Someone's browser as a push service names it: its key is a point of the curve. */
const subscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/one',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

const listQueries = [
  '',
  '?isGameover=true',
  '?isGameover=false',
  '?updatedBefore=1',
  `?updatedBefore=${Date.now() - 3_000_000}`,
  '?updatedAfter=999999999999999',
  '?updatedBefore=1&updatedAfter=999999999999999&isGameover=true',
];

async function askLists(url: string): Promise<void> {
  for (const query of listQueries) await get(`${url}/games/bug-race${query}`);
  for (const game of ['', '&game=bug-race']) {
    for (const status of ['', '&status=open', '&status=playing', '&status=finished']) {
      const { json } = await get(`${url}/api/tables?${game}${status}`);
      await get(`${url}/api/tables?after=${json.next}${game}${status}`);
    }
  }
  const events = new AbortController();
  await fetch(`${url}/api/tables/events`, { signal: events.signal });
  events.abort();
}

/** What somebody sends to the routes of an own table, in an order in which each can do its work. */
function tableRequests(seat: object): readonly (readonly [action: string, body: object])[] {
  return [
    ['settings', { ...seat, numPlayers: 4 }],
    ['bots', { ...seat, bots: { 3: 'easy' } }],
    ['order', { ...seat, order: [0, 1, 2, 3] }],
    ['number', { ...seat, number: '0'.repeat(32) }],
    ['join', { playerName: 'Cy' }],
    ['remove', { ...seat, seat: '2' }],
    ['rename', { ...seat, newName: 'Adele' }],
    ['start', seat],
    ['agree', { ...seat, kind: 'end', isAgreed: true }],
    ['back', seat],
    ['concede', seat],
    ['playAgain', { ...seat, answer: 'yes' }],
    ['leave', seat],
    ['close', seat],
  ];
}

async function ask(url: string, method: string, address: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await (await fetch(url + address, { method, headers, body: JSON.stringify(body) })).text();
}

/** Asks every route of a server for something, and plays a little. */
async function askEverything(url: string): Promise<void> {
  const [ada, bo] = await seatPeople(url, ['Ada', 'Bo'], { pace: { kind: 'days', days: 3 } });
  const { matchID, playerID, credentials } = ada;
  const own = { playerID, credentials };
  const calls = `/api/tables/${matchID}/calls`;
  await get(`${url}/api/calls/key`);
  await ask(url, 'POST', calls, { ...own, subscription, language: 'en' });
  const moved = { ...subscription, endpoint: `${subscription.endpoint}-moved` };
  await ask(url, 'PUT', '/api/calls', { former: subscription, subscription: moved });
  await ask(url, 'DELETE', calls, { ...own, endpoint: moved.endpoint });
  const { json } = await post(`${url}/api/devices`, { seats: [{ matchID, credentials }] });
  await post(`${url}/api/devices/open`, { code: json.code });
  await post(`${url}/games/bug-race/anybody`, { playerName: 'Di' });
  for (const [action, body] of tableRequests(own)) {
    await post(`${url}/games/bug-race/${matchID}/${action}`, body);
  }
  const [match] = await seatPeople(url, ['Ada', 'Bo']);
  const page = new Page(url, match);
  const { state } = await page.sync();
  page.move(0, 'keepCard', state.G.players['0'].offered[0]);
  await page.next('update');
  page.say('Hello');
  await page.next('chat');
  page.close();
  for (const address of ['', '/record', '/views']) {
    await get(`${url}/games/bug-race/${match.matchID}${address}`);
  }
  await get(`${url}/api/tables/${match.matchID}`);
  await get(`${url}/api/tables?ids=${match.matchID},${bo.matchID}`);
  await get(`${url}/api/house`);
  await post(`${url}/api/tables/${match.matchID}/report`, { reason: 'Look at it' });
  await get(`${url}/api/nothing`);
  await post(`${url}/api/forget`, { seats: [{ matchID, credentials: bo.credentials }] });
  await askLists(url);
}

const open = async (settings: Readonly<Record<string, string>>): Promise<OpenServer> =>
  openServer(
    readSettings({ ...noLimits, ...settings, PORT: '0', NODE_ENV: 'development' }),
    await loadGames(),
    { tableTimes: { ...standardTimes, betweenLooks: 50 } },
  );

/** What stands before routes, boardgame.io's own behind ours, and an address that is of no use. */
const answeredByNobody = [
  '/games/(.*)',
  '/games',
  '/games/:name/:id/rename',
  '/games/:name/:id/update',
  '/api',
];

/** All that a server on such a database asks of it when every route is asked for something. */
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

describe('every question to SQLite', () => {
  const { folder, remove } = temporaryFolder();
  after(remove);

  it('is answered from an index', async () => {
    const file = () => new SQLite(path.join(folder, 'paddock.sqlite'));
    const { queries, unasked, matches } = await queriesOf({ DATA_DIR: folder }, async () => {
      const database = file();
      for (const statement of crowdStatements('sqlite')) database.exec(statement);
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
  (step['Node Type'] === 'Seq Scan' || touchedBy(step) > mostRows);

describeWith(['testDatabase'], 'every question to PostgreSQL', () => {
  it('is answered from an index, and from few rows of it', async () => {
    const { url, drop } = await temporaryDatabase();
    const client = new Client({ connectionString: url });
    await client.connect();
    const { queries, unasked, matches } = await queriesOf({ DATABASE_URL: url }, async () => {
      for (const statement of crowdStatements('postgres')) await client.query(statement);
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
