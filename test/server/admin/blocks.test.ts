import { expect } from 'chai';
import { maxReport } from '../../../protocol/site.ts';
import { Networks, networkFrom, networkText } from '../../../server/moderation/networks.ts';
import { wordsIn } from '../../support/browser/words.ts';
import { openEvents } from '../../support/games/events.ts';
import { admin } from '../../support/servers/admin.ts';
import { get } from '../../support/servers/page.ts';
import {
  ask,
  describeServers,
  gather,
  home,
  layTable,
  postFrom,
  sitAt,
  TablePage,
} from '../../support/servers/served-tables.ts';
import { until } from '../../support/until.ts';

/** The address of pages in tests, since their sockets name no other. */
const here = '127.0.0.1';

describe('Blocked networks', () => {
  it('a network is read from an IPv4 or IPv6 text unless it is malformed or too large', () => {
    const texts = {
      '198.51.100.7': '198.51.100.7/32',
      ' 198.51.100.0/24 ': '198.51.100.0/24',
      '2001:DB8::/48': '2001:db8::/48',
      '2001:db8::1': '2001:db8::/64',
      '2001:db8::1/128': '2001:db8::/64',
      '2001:0DB8:0:0:1:2:3:4': '2001:db8::/64',
      '2001:db8:0:0::/64': '2001:db8::/64',
      '2001:db8::192.0.2.1/20': '2001::/20',
      '198.51.100.7/24': '198.51.100.0/24',
      '::1': '::/64',
      '0:0:0:0:0:0:0:1/128': '::/64',
      '::ffff:198.51.100.7': '198.51.100.7/32',
      '::FFFF:C633:6407/120': '198.51.100.0/24',
    };
    for (const [text, meant] of Object.entries(texts)) {
      const network = networkFrom(text);
      expect(network && networkText(network), text).to.equal(meant);
    }
    const wrong = [
      '',
      'x',
      '1.2.3',
      '1.2.3.4/33',
      '1.2.3.4/7',
      '::/0',
      '::1/129',
      '1.2.3.4/x',
      '256.1.1.1',
      '::ffff:198.51.100.7/64',
      '::ffff:0:0/96',
    ];
    for (const text of wrong) expect(networkFrom(text), text).to.equal(undefined);
  });

  it('a network contains addresses in the form that limits use', () => {
    const networks = new Networks(['198.51.100.0/24', '2001:db8::1/64', '192.0.2.7/32', '::1']);
    for (const [address, isIn] of [
      ['198.51.100.255', true],
      ['198.51.101.0', false],
      ['192.0.2.7', true],
      ['192.0.2.8', false],
      ['2001:db8:0:0::/64', true],
      ['2001:db8:0:1::/64', false],
      ['0:0:0:0::/64', true],
      ['', false],
    ] as const) {
      expect(networks.has(address), address).to.equal(isIn);
    }
  });
});

describeServers('Blocked addresses at a server', ({ url, place }) => {
  const run = (...words: readonly string[]) => admin(place(), ...words);
  /** Returns the status of an answer to a client at an address. */
  const asked = async (from: string, path = '/api/tables') =>
    (await fetch(`${url()}${path}`, { headers: { 'x-forwarded-for': from } })).status;
  /** Sends requests until the status is this: orders reach servers within two seconds. */
  async function untilAsked(from: string, status: number): Promise<void> {
    await until(`${from} is answered ${status}`, async () => (await asked(from)) === status);
  }

  it('a blocked network is refused everywhere until the block is lifted', async () => {
    const reason = ['--reason', 'floods', '--days', '1'];
    const lists = await openEvents(url(), { 'x-forwarded-for': '203.0.113.9' });
    const others = await openEvents(url(), { 'x-forwarded-for': home });
    expect((await run('block', '203.0.113.77/24', ...reason)).code).to.equal(0);
    await lists.ended();
    expect(await asked('203.0.113.9')).to.equal(403);
    await layTable(url());
    await others.until('event: table');
    others.close();
    const { text, status, headers } = await postFrom(
      '203.0.113.9',
      `${url()}/games/bug-race/create`,
      {},
    );
    expect([status, JSON.parse(text).error.code]).to.deep.equal([403, 'blocked']);
    expect(headers.get('cache-control')).to.equal('no-store');
    const page = await fetch(`${url()}/`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    const sentences = ['blocked here', 'non si può entrare', 'est bloquée', 'gesperrt'];
    expect(wordsIn(await page.text(), sentences)).to.deep.equal(sentences);
    expect(await asked('203.0.114.9')).to.equal(200);
    expect(await asked('203.0.113.9', '/healthz'), 'whoever watches the server').to.equal(200);
    expect((await run('blocks')).said).to.match(/^203\.0\.113\.0\/24 {2}until .* {2}floods$/m);
    expect((await run('unblock', '::ffff:203.0.113.4/120')).code).to.equal(0);
    await untilAsked('203.0.113.9', 200);
    expect((await run('unblock', '203.0.113.0/24')).code).to.equal(1);
  });

  it('a block is found by any notation of its network', async () => {
    expect((await run('block', '2001:DB8:7::5/64')).code).to.equal(0);
    expect((await run('blocks')).said).to.match(/^2001:db8:7::\/64 {2}until /m);
    const { said } = await run('unblock', '2001:db8:7:0:ffff::');
    expect(said).to.equal('2001:db8:7::/64 is no longer blocked.');
    expect((await run('blocks')).said).to.equal('0 blocks.');
  });

  it('the address of a seat can be blocked, which cuts off its page until the block is lifted', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo']);
    const away = await run('block', '--table', ada.matchID, '--seat', '1');
    expect(away.complaints).to.include('has no page open');
    // Only the first request of this page shows its address.
    const page = await TablePage.open(url(), bo, ['polling']);
    const { said, code } = await run('block', '--table', ada.matchID, '--seat', '1');
    expect([code, said.startsWith(`${here}/32 is blocked until`)]).to.deep.equal([0, true]);
    expect((await page.refusal()).code).to.equal('blocked');
    await untilAsked(here, 403);
    expect(await asked(home), 'others').to.equal(200);
    expect((await run('unblock', here)).code).to.equal(0);
    await untilAsked(here, 200);
    (await TablePage.open(url(), bo)).close();
  });

  it('reports list the address of their sender, and a reported seat can be blocked', async () => {
    const { matchID } = await layTable(url());
    const ada = await sitAt(url(), { game: 'bug-race', matchID }, { name: 'Ada' });
    const page = await TablePage.open(url(), ada);
    const report = (body: unknown, from = '192.0.2.50', of = matchID) =>
      postFrom(from, `${url()}/api/tables/${of}/report`, body);
    expect((await report({ reason: ' Insults\u202E everybody ' })).status).to.equal(200);
    const { said } = await run('reports');
    expect(said).to.match(
      new RegExp(`table ${matchID} \\(0: Ada\\) {2}from 192.0.2.50\\n {4}Insults everybody`),
    );
    for (const body of [{}, { reason: '' }, { reason: 7 }, { reason: 'x'.repeat(maxReport + 1) }]) {
      expect((await report(body)).status, JSON.stringify(body)).to.equal(400);
    }
    expect((await report({ reason: 'x' }, '192.0.2.50', 'nowhere')).status).to.equal(404);
    for (let more = 0; more < 4; more += 1) await report({ reason: 'again' });
    expect((await report({ reason: 'again' })).status).to.equal(429);
    expect((await report({ reason: 'again' }, '192.0.2.51')).status).to.equal(200);
    // The block works from the address noted before the page was closed.
    page.close();
    const blocked = await run('block', '--table', matchID, '--seat', String(ada.playerID));
    expect(blocked.said).to.include(`${here}/32`);
    await run('unblock', here);
    await untilAsked(here, 200);
    const [id = ''] = said.split(' ');
    expect((await run('reports', '--delete', id)).code).to.equal(0);
    expect((await run('reports', '--delete', id)).code).to.equal(1);
  });

  it('operators can set name, notice, restart and switches, and pages get them', async () => {
    const house = async () => (await get(`${url()}/api/site`)).json;
    const [ada] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const page = await TablePage.open(url(), ada);
    await run('site', '--name', 'Club', '--imprint', 'https://club.example/who');
    await run('notice', '--en', 'Hello', '--de', 'Hallo');
    await run('restart', '30');
    await run('bots', 'off');
    await run('chat', 'off');
    const isSilent = ({ args }: { readonly args: readonly unknown[] }) =>
      (args[0] as { readonly isChatOff: boolean }).isChatOff;
    const told = (await page.next('site', isSilent)).args[0];
    expect(told).to.include({ siteName: 'Club', imprint: 'https://club.example/who', terms: null });
    expect(told.notice).to.deep.equal({ en: 'Hello', de: 'Hallo' });
    expect(told.restartAt).to.be.above(Date.now() + 1_700_000);
    const keptDays = { finished: 90, abandoned: 30 };
    expect(await house()).to.deep.equal({ ...told, keptDays });
    page.say('Anybody?');
    expect((await page.refusal()).code).to.equal('chatOff');
    const seated = await ask(url(), ada, { action: 'bots', bots: { 2: 'easy' } });
    expect([seated.status, seated.text]).to.deep.equal([403, 'Bots are switched off here.']);
    for (const words of [
      ['chat', 'on'],
      ['bots', 'on'],
      ['notice', 'off'],
      ['restart', 'off'],
    ]) {
      expect((await run(...words)).code).to.equal(0);
    }
    await run('site', '--name', '', '--imprint', '');
    expect((await run('settings')).said)
      .to.include('name: Paddock')
      .and.include('bots: on');
    await page.next('site', ({ args }) => args[0].siteName === null);
    page.say('Now?');
    await page.next('chat');
    for (const words of [
      ['site', '--terms', 'ftp://x'],
      ['restart', '0'],
      ['chat', 'maybe'],
      ['notice'],
    ]) {
      expect((await run(...words)).code, words.join(' ')).to.equal(1);
    }
  });
});
