import { expect } from 'chai';
import { wordsIn } from '../../support/browser/words.ts';
import { admin, typedAdmin } from '../../support/servers/admin.ts';
import { get, post } from '../../support/servers/page.ts';
import {
  ask,
  browserOf,
  describeServers,
  gather,
  namesAt,
  TablePage,
  tableAt,
  tryToSit,
} from '../../support/servers/served-tables.ts';
import { describeWith } from '../../support/servers/services.ts';
import { suiteDeployment } from '../../support/servers/suites.ts';
import { shortWaits } from '../../support/servers/test-options.ts';

/** Returns the code with which a page was dismissed. */
const dismissal = async (page: TablePage) => (await page.refusal()).code;

describeServers('Admin commands at a server', ({ url, place }) => {
  const run = (...words: readonly string[]) => admin(place(), ...words);
  /** Opens the pages of people at a table and waits until their match begins. */
  async function playing(...names: readonly [string, string, ...string[]]) {
    const seats = await gather(url(), names);
    const pages = await TablePage.openAll(url(), seats);
    for (const page of pages) await page.begun();
    return pages;
  }

  it('operators can list all tables and view one without seeing hands', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { unlisted: true });
    const pages = await TablePage.openAll(url(), [ada, bo]);
    for (const page of pages) await page.begun();
    pages[0].say('Good luck!');
    await pages[1].next('chat');
    const listed = await run('tables', '--game', 'bug-race', '--status', 'playing');
    expect(listed.code).to.equal(0);
    expect(listed.said).to.match(new RegExp(`${ada.matchID} .* private  Ada, Bo`));
    expect((await run('tables', '--game', 'crazy-race-gewalt')).said).to.not.include(ada.matchID);
    const shown = await run('table', ada.matchID);
    expect(shown.said).to.include('0: Ada, host').and.include('Good luck!');
    const whole = await run('table', ada.matchID, '--secrets');
    const secrets = ['"secret"', 'prngstate'];
    expect(wordsIn(whole.said, secrets)).to.deep.equal(secrets);
    expect(wordsIn(shown.said, secrets)).to.deep.equal([]);
    for (const { said } of [listed, shown, whole]) {
      expect(wordsIn(said, [String(ada.credentials), browserOf('Ada')])).to.deep.equal([]);
    }
  });

  it('operators can close a table, and its pages learn why', async () => {
    const pages = await playing('Ada', 'Bo');
    const [{ seat }] = pages;
    expect((await run('close', seat.matchID)).complaints).to.equal('');
    for (const page of pages) expect(await dismissal(page)).to.equal('tableClosed');
    expect((await get(`${url()}/api/tables/${seat.matchID}`)).status).to.equal(404);
    const again = await run('close', seat.matchID);
    expect(again).to.include({ code: 1, complaints: `There is no table ${seat.matchID}.` });
  });

  it('operators can remove a player for good, and a bot plays on', async () => {
    const [ada, bo] = await playing('Ada', 'Bo');
    const { matchID } = ada.seat;
    expect((await run('remove', matchID, '1')).complaints).to.equal('');
    expect(await dismissal(bo)).to.equal('seatTakenAway');
    const { seats } = await ada.told((table) => table.seats[1]?.bot !== null);
    expect(seats[1]?.name).to.not.equal('Bo');
    expect(ada.has('refused')).to.equal(false);
    expect((await ask(url(), bo.seat, { action: 'back' })).status).to.equal(403);
    expect((await run('remove', matchID, '1')).complaints).to.equal('No player sits on seat 1.');
  });

  it('a player removed before the match cannot return with the same browser', async () => {
    const [ada, bo] = await gather(url(), ['Ada', 'Bo'], { numPlayers: 3 });
    const { matchID } = ada;
    expect((await run('remove', matchID, bo.playerID ?? '')).complaints).to.equal('');
    expect(namesAt(await tableAt(url(), ada))).to.deep.equal(['Ada', null, null]);
    const again = { name: 'Carla', browser: browserOf('Bo'), from: '192.0.2.77' };
    expect((await tryToSit(url(), { game: 'bug-race', matchID }, again)).status).to.equal(403);
    const other = { name: 'Dora', from: '192.0.2.78' };
    expect((await tryToSit(url(), { game: 'bug-race', matchID }, other)).status).to.equal(200);
  });

  it('operators can delete all data of a player at a table', async () => {
    const [ada, bo] = await playing('Ada', 'Bogumil');
    const { matchID } = ada.seat;
    bo.say('Wherefore art thou');
    await ada.next('chat');
    const report = { reason: 'Of Bogumil' };
    await post(`${url()}/api/tables/${matchID}/report`, report);
    expect((await run('forget', matchID, '1')).complaints).to.equal('');
    expect(await dismissal(bo)).to.equal('seatTakenAway');
    const told = await ada.next('chatHistory', ({ args }) => args[1].length === 0);
    expect(told.args[1]).to.deep.equal([]);
    const { said } = await run('table', matchID, '--secrets');
    expect(wordsIn(said, ['Ada', 'Bogumil', 'Wherefore'])).to.deep.equal(['Ada']);
    expect((await run('reports')).said).to.include(`table ${matchID} (0: Ada)`);
  });

  it('commands have help, and wrong input is explained', async () => {
    const help = await typedAdmin(place());
    expect(help).to.include({ code: 0, complaints: '' });
    expect(help.said).to.include('close <table>').and.include('restore <file>');
    expect((await run('close', '--help')).said).to.equal((await run('help', 'close')).said);
    expect((await run('close', 'x', '--help')).said).to.match(/^ {2}close <table>\n {6}\w/);
    const typed = await typedAdmin(place(), 'close');
    expect(typed).to.deep.equal({ code: 1, said: '', complaints: 'Missing argument: table.\n' });
    for (const [words, sentence] of [
      [['tables', '--status', 'none'], '--status must be one of open, playing, finished.'],
      [['tables', '--limit', '0'], '--limit must be a whole number from 1 to 1000.'],
      [['toString'], 'Unknown command "toString". Commands: tables, table, '],
      [['close', 'one', 'two'], 'Unexpected argument "two". Usage: close <table>'],
      [['blocks', 'now'], 'Unexpected argument "now". Usage: blocks'],
      [['tables', '--mots', '3'], "Unknown option '--mots'"],
      [['tables', '--toString'], "Unknown option '--toString'"],
      [['table', 'x', '--secrets=no'], "Option '--secrets' does not take an argument"],
      [['block', '--table', '--seat', '0'], "Option '--table' argument is ambiguous"],
      [['block', '192.0.2.1', '--days'], "Option '--days <value>' argument missing"],
      [['close', '--', '--Id'], 'There is no table --Id.'],
      [['block', '--table=--Id', '--seat=0'], 'No player sits on seat 0 of table --Id.'],
      [['notice', 'off', '--en', 'Hello'], 'or "off"'],
      [['block', '10.0.0.0/4'], '"10.0.0.0/4" can\'t be blocked'],
      [['block', '192.0.2.1', '--table', 'x', '--seat', '0'], 'not both'],
      [['block', '192.0.2.1', '--seat', '0'], 'Missing option: --table'],
    ] as const) {
      const { code, complaints } = await run(...words);
      expect(code, words.join(' ')).to.equal(1);
      expect(complaints).to.include(sentence);
    }
    const nowhere = await admin({ DATA_DIR: '/nowhere', DATABASE_URL: '' }, 'tables');
    expect(nowhere.complaints).to.include('There are no matches in "/nowhere"');
  });
});

describe('Admin commands', () => {
  it('an admin command refuses an unknown game', async () => {
    for (const game of ['nonsense', 'toString', '']) {
      const { code, complaints } = await admin({ DATA_DIR: '/nowhere' }, 'tables', '--game', game);
      expect(code).to.equal(1);
      expect(complaints).to.match(/^--game must be one of .*\bbug-race\b.*\.$/);
    }
  });
});

describeWith(['testDatabase', 'redisProgram'], 'Admin commands for several servers', () => {
  const deployment = suiteDeployment({ options: shortWaits });

  it('admin commands reach the pages at all servers', async () => {
    const { addresses, databaseUrl } = deployment();
    const [a, b] = addresses;
    const [ada, bo] = await gather(a, ['Ada', 'Bo']);
    const pages = [await TablePage.open(a, ada), await TablePage.open(b, bo)];
    for (const page of pages) await page.begun();
    const at = { DATABASE_URL: databaseUrl };
    expect((await admin(at, 'notice', '--en', 'Hello')).complaints).to.equal('');
    for (const page of pages) {
      expect((await page.next('site')).args[0].notice).to.deep.equal({ en: 'Hello' });
    }
    expect((await admin(at, 'close', ada.matchID)).complaints).to.equal('');
    for (const page of pages) expect(await dismissal(page)).to.equal('tableClosed');
  });
});
