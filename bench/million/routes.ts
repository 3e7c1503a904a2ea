import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { loadGames } from '../../server/games.ts';
import { openServer } from '../../server/open-server.ts';
import { readSettings } from '../../server/settings.ts';
import { timeQueries } from '../../test/support/servers/asked-queries.ts';
import { askEverything } from '../../test/support/servers/every-route.ts';
import { noLimits } from '../../test/support/servers/load.ts';
import { median } from '../rules/median.ts';

/** How often every route is asked; the first rounds warm up. */
const rounds = 12;
const warmingUp = 2;

/** What is no request: pages' messages, and what servers do by themselves. */
const other = 'sockets, and what servers do by themselves';

/** Milliseconds by route: each request, and the slowest question to the database in each of them. */
type Times = Map<string, { readonly requests: number[]; readonly queries: number[] }>;

const listQuery = /^(status|game|ids|after|isGameover|updatedBefore|updatedAfter)$/;

/** A route as its request names it, with what its list is asked for. */
function routeOf({ method = '', url = '' }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, 'http://any');
  const place = pathname
    .replace(/(?<=^\/games\/[^/]+\/)[\w-]{12}(?=\/|$)/, ':id')
    .replace(/(?<=^\/api\/tables\/)[\w-]{12}(?=\/|$)/, ':id')
    .replace(/^\/games\/[^/]+/, '/games/:name');
  const asked = [...searchParams.keys()].filter((key) => listQuery.test(key)).sort();
  return `${method} ${place}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/** The least is what it costs on a quiet machine, the others what it cost on this one. */
function cellsOf(times: readonly number[]): string {
  if (times.length === 0) return '– | – | –';
  const all = [Math.min(...times), median(times), Math.max(...times)];
  return all.map((each) => each.toFixed(1)).join(' | ');
}

function print(times: Times): void {
  console.info('Milliseconds, each time the least, the median and the most:');
  console.info('| route | asked | slowest question | | | request | | |');
  console.info('| --- | --- | --- | --- | --- | --- | --- | --- |');
  const rows = [...times].toSorted(([, a], [, b]) => median(b.queries) - median(a.queries));
  for (const [route, { requests, queries }] of rows) {
    console.info(`| ${route} | ${queries.length} | ${cellsOf(queries)} | ${cellsOf(requests)} |`);
  }
}

/** Asks a server on such a database everything, again and again, and prints what each route costs. */
export async function printRoutes(settings: Readonly<Record<string, string>>): Promise<void> {
  const times: Times = new Map();
  const timesOf = (route: string) => {
    const found = times.get(route) ?? { requests: [], queries: [] };
    times.set(route, found);
    return found;
  };
  let current: { readonly route: string; slowest: number; readonly start: number } | undefined;
  let isNoted = false;
  const stop = timeQueries((milliseconds) => {
    if (current) current.slowest = Math.max(current.slowest, milliseconds);
    else if (isNoted) timesOf(other).queries.push(milliseconds);
  });
  // One request comes after the other.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage }; // as Node documents it
    current = { route: routeOf(request), slowest: 0, start: performance.now() };
  });
  subscribe('http.server.response.finish', () => {
    if (current && isNoted) {
      timesOf(current.route).requests.push(performance.now() - current.start);
      timesOf(current.route).queries.push(current.slowest);
    }
    current = undefined;
  });
  const server = await openServer(
    readSettings({
      ...noLimits,
      MAX_TABLES: '100000000',
      ...settings,
      PORT: '0',
      NODE_ENV: 'development',
    }),
    await loadGames(),
  );
  for (let round = 0; round < rounds; round += 1) {
    isNoted = round >= warmingUp;
    await askEverything(`http://localhost:${server.port}`);
  }
  await server.close();
  stop();
  print(times);
}
