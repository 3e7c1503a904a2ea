import { get, Page, post, seatPeople } from './page.ts';

/** A browser's subscription as a push service describes it. Its key is a point of the curve. */
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

/** Returns the requests to all routes of a player's own table, in an order in which each can succeed. */
const tableRequests = (seat: object) =>
  [
    ['settings', { ...seat, numPlayers: 4 }],
    ['bots', { ...seat, bots: { 3: 'easy' } }],
    ['order', { ...seat, order: [0, 1, 2, 3] }],
    ['playerSeed', { ...seat, playerSeed: '0'.repeat(32) }],
    ['join', { playerName: 'Cy' }],
    ['remove', { ...seat, seat: '2' }],
    ['rename', { ...seat, newName: 'Adele' }],
    ['hold', seat],
    ['start', seat],
    ['agree', { ...seat, kind: 'end', isAgreed: true }],
    ['back', seat],
    ['concede', seat],
    ['playAgain', { ...seat, answer: 'yes' }],
    ['leave', seat],
    ['close', seat],
  ] as const;

async function ask(url: string, method: string, address: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await (await fetch(url + address, { method, headers, body: JSON.stringify(body) })).text();
}

async function askDaily(url: string): Promise<void> {
  const { day, main } = (await get(`${url}/api/daily`)).json;
  const browser = 'browser of Ada..';
  const { json } = await post(`${url}/api/daily/${main}`, { browser, playerName: 'Ada' });
  await get(`${url}/api/daily/${day}/${main}?match=${json.matchID}`);
  await get(`${url}/api/daily/week`);
}

/** Sends a request to every route of a server, and plays a little. */
export async function askEverything(url: string): Promise<void> {
  const [ada, bo] = await seatPeople(url, ['Ada', 'Bo'], {
    timeControl: { kind: 'days', days: 3 },
  });
  const { matchID, playerID, credentials } = ada;
  const own = { playerID, credentials };
  const calls = `/api/tables/${matchID}/notifications`;
  await get(`${url}/api/notifications/key`);
  await ask(url, 'POST', calls, { ...own, subscription, language: 'en' });
  const moved = { ...subscription, endpoint: `${subscription.endpoint}-moved` };
  await ask(url, 'PUT', '/api/notifications', { former: subscription, subscription: moved });
  await ask(url, 'DELETE', calls, { ...own, endpoint: moved.endpoint });
  const { json } = await post(`${url}/api/devices`, { seats: [{ matchID, credentials }] });
  await post(`${url}/api/devices/open`, { code: json.code });
  await post(`${url}/games/bug-race/quick-match`, { playerName: 'Di' });
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
  for (const address of ['', '/record', '/views', '/first-view', '/chat']) {
    await get(`${url}/games/bug-race/${match.matchID}${address}`);
  }
  await get(`${url}/api/tables/${match.matchID}`);
  await get(`${url}/api/tables?ids=${match.matchID},${bo.matchID}`);
  await get(`${url}/api/site`);
  await get(`${url}/api/online`);
  await post(`${url}/api/tables/${match.matchID}/report`, { reason: 'Look at it' });
  await askDaily(url);
  await get(`${url}/api/nothing`);
  await post(`${url}/api/erase-data`, { seats: [{ matchID, credentials: bo.credentials }] });
  await askLists(url);
}
