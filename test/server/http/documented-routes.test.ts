import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { addDailyRoutes } from '../../../server/http/routes/daily.ts';
import { addDeviceRoutes } from '../../../server/http/routes/devices.ts';
import { addEraseDataRoute } from '../../../server/http/routes/erase-data.ts';
import { addLobbyApi } from '../../../server/http/routes/lobby.ts';
import { addNotificationRoutes } from '../../../server/http/routes/notifications.ts';
import { addSiteRoutes } from '../../../server/http/routes/site.ts';
import { addTableRoutes } from '../../../server/http/routes/tables.ts';
import type { Router } from '../../../server/lib/koa-types.ts';
import { rowsOf, section } from '../../support/browser/pages.ts';

/** Stands for any part of the server and does nothing. */
// biome-ignore lint/suspicious/noExplicitAny: it stands for parts of all types, which no request reaches
const anyPart: any = new Proxy(() => anyPart, { get: () => anyPart });

/** Returns the routes that the server adds, as `GET /games/<game>/<match>`. */
function addedRoutes(): readonly string[] {
  const routes: string[] = [];
  const add = (method: string) => (path: string | readonly string[]) => {
    if (typeof path !== 'string' || path.includes('(.*)')) return;
    const named = path
      .replace(/:(name|game)\b/, '<game>')
      .replace(':day', '<day>')
      .replace(/:(id|matchID)\b/, '<match>');
    const [, before, choice] = /^(.*):request\((.*)\)$/.exec(named) ?? [];
    for (const each of choice?.split('|') ?? [null]) {
      routes.push(`${method} ${each === null ? named : before + each}`);
    }
  };
  const router = Object.fromEntries(
    ['get', 'post', 'put', 'delete', 'all'].map((name) => [name, add(name.toUpperCase())]),
  ) as unknown as Router;
  addLobbyApi(router, anyPart);
  addDailyRoutes(router, anyPart);
  addDeviceRoutes(router, anyPart);
  addEraseDataRoute(router, anyPart);
  addNotificationRoutes(router, anyPart);
  addSiteRoutes(router, anyPart);
  addTableRoutes(router, anyPart).close();
  return routes;
}

/** Returns the routes in the tables of docs/http-api.md. */
function documentedRoutes(): readonly string[] {
  const page = readFileSync('docs/http-api.md', 'utf8');
  const inBackticks = (cell = '') => /^`([^`]+)`$/.exec(cell)?.[1] ?? '';
  const routes = rowsOf(page)
    .map(([route]) => inBackticks(route).replace(/\?.*$/, ''))
    .filter((route) => /^[A-Z]+ \//.test(route));
  const actions = rowsOf(section(page, 'A player at a table')).map(
    ([action]) => `POST /games/<game>/<match>/${inBackticks(action)}`,
  );
  return [...routes, ...actions];
}

describe('docs/http-api.md', () => {
  it('the documentation lists every route of the server and no other', () => {
    // `GET /games` is boardgame.io's own.
    const routes = new Set([...addedRoutes(), 'GET /games']);
    expect([...new Set(documentedRoutes())].sort()).to.deep.equal([...routes].sort());
  });
});
