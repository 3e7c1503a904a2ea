import { expect } from 'chai';
import { io } from 'socket.io-client';
import { originCheck } from '../../../server/ops/origins.ts';
import { readSettings } from '../../../server/settings.ts';
import { answerOf, get } from '../../support/servers/page.ts';
import { suiteServer } from '../../support/servers/suites.ts';

const friend = 'https://games.example';

describe('Allowed origins', () => {
  const isOurs = originCheck(
    readSettings({ ALLOWED_ORIGINS: friend, PUBLIC_URL: 'https://paddock.example' }),
  );

  for (const [origin, host, isAllowed] of [
    [undefined, 'paddock.local:8000', true],
    ['http://paddock.local:8000', 'paddock.local:8000', true],
    ['https://paddock.local', 'paddock.local', true],
    ['https://paddock.local', 'paddock.local:443', true],
    ['http://[::1]:8000', '[::1]:8000', true],
    ['https://paddock.example', 'inside:8000', true],
    [friend, 'inside:8000', true],
    ['http://paddock.local:8001', 'paddock.local:8000', false],
    ['https://evil.example', 'paddock.local', false],
    ['https://games.example.evil.example', 'paddock.local', false],
    ['http://games.example', 'paddock.local', false],
    ['null', 'paddock.local', false],
    ['null', undefined, false],
    ['', '', false],
    ['file://', '', false],
    ['https://evil.example', 'evil.example@paddock.local', false],
  ] as const) {
    it(`the origin ${origin} at the host ${host} is ${isAllowed ? 'allowed' : 'refused'}`, () => {
      expect(isOurs({ headers: { origin, host } })).to.equal(isAllowed);
    });
  }
});

describe('Pages of other origins', () => {
  const server = suiteServer({ settings: { NODE_ENV: 'production', ALLOWED_ORIGINS: friend } });

  const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  const ask = async (address: string, origin: string | undefined, init: RequestInit = {}) => {
    const headers = { ...init.headers, ...(origin !== undefined && { origin }) };
    return answerOf(await fetch(server().url + address, { ...init, headers }));
  };
  const tables = async () => (await get(`${server().url}/api/tables`)).json.tables.length;

  it('a page of a foreign origin can neither change, read nor follow anything', async () => {
    const form = { method: 'POST', body: new URLSearchParams({ a: 'b' }) };
    for (const origin of ['https://evil.example', 'null']) {
      for (const init of [{ method: 'POST' }, json, form, { method: 'OPTIONS' }]) {
        const { status, headers } = await ask('/games/bug-race/create', origin, init);
        expect(status).to.equal(403);
        expect(headers.get('access-control-allow-origin') || null).to.equal(null);
      }
      expect((await ask('/api/tables/events', origin)).json.error.code).to.equal('foreignOrigin');
    }
    expect(await tables()).to.equal(0);
  });

  it('pages of allowed origins, own pages and other programs can use the server', async () => {
    for (const origin of [friend, server().url, undefined]) {
      const { status, headers } = await ask('/games/bug-race/create', origin, json);
      expect(status).to.equal(200);
      const readable = headers.get('access-control-allow-origin') || null;
      expect(readable).to.equal(origin === friend ? friend : null);
    }
    expect(await tables()).to.equal(3);
  });

  it('only a page of an allowed origin can open a socket', async () => {
    for (const [origin, event, transport] of [
      ['https://evil.example', 'connect_error', 'websocket'],
      ['null', 'connect_error', 'websocket'],
      ['https://evil.example', 'connect_error', 'polling'],
      [friend, 'connect', 'websocket'],
      [server().url, 'connect', 'websocket'],
      [friend, 'connect', 'polling'],
    ] as const) {
      const socket = io(`${server().url}/bug-race`, {
        transports: [transport],
        forceNew: true,
        reconnection: false,
        extraHeaders: { origin },
      });
      const ended = await Promise.race(
        ['connect', 'connect_error'].map(async (name) => {
          await new Promise((resolve) => socket.once(name, resolve));
          return name;
        }),
      );
      socket.disconnect();
      expect(ended, origin).to.equal(event);
    }
    const { text } = await get(`${server().url}/metrics`);
    expect(text).to.include('paddock_refused_connections_total{reason="foreignOrigin"} 3');
  });

  it('only a page of an allowed origin can poll and read the answers', async () => {
    for (const [origin, isReadable] of [
      ['https://evil.example', false],
      [friend, true],
    ] as const) {
      const { status, headers } = await ask('/socket.io/?EIO=4&transport=polling', origin);
      expect(status).to.equal(isReadable ? 200 : 403);
      const readable = headers.get('access-control-allow-origin');
      expect(readable).to.equal(isReadable ? origin : null);
      expect(headers.get('x-content-type-options')).to.equal('nosniff');
    }
  });
});
