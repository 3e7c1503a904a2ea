import { expect } from 'chai';
import { fingerprintOf, seedOf } from '../../../games/kit/record/chance.ts';
import { readRecord } from '../../../games/kit/record/read.ts';
import { begin } from '../../../server/domain/begin-match.ts';
import { seatBots } from '../../../server/domain/bots.ts';
import { changeOrder, changeSettings } from '../../../server/domain/host.ts';
import { leave } from '../../../server/domain/seats.ts';
import { tableFrom } from '../../../server/domain/table.ts';
import type { TableData } from '../../../server/domain/table-settings.ts';
import {
  bugRace,
  laidTable,
  newcomer,
  proofOf,
  seated,
  start,
  tableAfter,
} from '../../support/games/table-data.ts';
import { recordedGame } from '../../support/records/past-matches.ts';
import { get, type Seated, seatPeople } from '../../support/servers/page.ts';
import {
  ask,
  askQuickMatch,
  browserOf,
  describeServers,
  gather,
  home,
  layTable,
  playerSeedOf,
  postFrom,
  seatIn,
  sitAt,
  TablePage,
  tableAt,
  tryToSit,
} from '../../support/servers/served-tables.ts';
import { until } from '../../support/until.ts';

const chanceOf = ({ settings }: TableData) => settings.chance ?? expect.fail('It has no chance.');

/** Returns a table at which nobody sits. */
const empty = (numPlayers = 2) => laidTable([], { numPlayers });

const sit = (table: TableData, name: string, hasNumber = true) =>
  seated(table, newcomer(name, hasNumber ? { playerSeed: playerSeedOf(name) } : {}));

/** Begins a match and returns it with its seed. */
function begun(table: TableData) {
  const { table: changed, beginning } = begin(bugRace, table, start);
  if (!changed) return expect.fail('The table is gone.');
  return { changed, seed: beginning.plugins.random?.data.seed };
}

describe('The seed of a match', () => {
  it('every new table fixes a secret and shows its fingerprint', () => {
    const [one, other] = [chanceOf(empty()), chanceOf(empty())];
    expect(one.secret).to.match(/^[0-9a-f]{64}$/);
    expect(one.secret).to.not.equal(other.secret);
    expect(one.fingerprint).to.equal(fingerprintOf(one.secret));
    const table = sit(empty(), 'Ada');
    const told = tableFrom('id', table);
    expect(told.fingerprint).to.equal(chanceOf(table).fingerprint);
    expect(JSON.stringify(told)).to.not.include(chanceOf(table).secret);
  });

  it('the seed includes the number of each player, by seat at the beginning', () => {
    const laid = empty(4);
    const table = sit(sit(sit(laid, 'Ada'), 'Bo'), 'Cy', false);
    const host = proofOf(table, '0');
    const ordered = tableAfter(table, (each) =>
      changeOrder(each, { order: ['3', '2', '0', '1'], ...host }),
    );
    const { changed, seed } = begun(ordered);
    const { secret, numbers } = chanceOf(changed);
    expect(numbers).to.deep.equal({ 1: playerSeedOf('Ada'), 2: playerSeedOf('Bo') });
    expect(seed).to.equal(seedOf({ secret, numbers }));
    expect(secret).to.equal(chanceOf(laid).secret);
    expect(seed).to.not.equal(seedOf({ secret, numbers: {} }));
    expect(JSON.stringify(changed.settings.guests)).to.not.include(playerSeedOf('Ada'));
  });

  it('the seed has no numbers of bots or players who left, and table changes keep it', () => {
    const table = sit(sit(empty(3), 'Ada'), 'Bo');
    const left = tableAfter(table, (each) => leave(each, proofOf(each, '1'), start));
    expect(JSON.stringify(table)).to.include(playerSeedOf('Bo'));
    expect(JSON.stringify(left)).to.not.include(playerSeedOf('Bo'));
    const host = proofOf(left, '0');
    const resized = tableAfter(left, (each) =>
      changeSettings(bugRace, each, { ...host, setupData: { trackLength: 9 }, numPlayers: 2 }),
    );
    const withBot = tableAfter(resized, (each) =>
      seatBots(each, { ...host, bots: { 1: 'easy' }, now: start }),
    );
    const { changed } = begun(withBot);
    expect(chanceOf(changed)).to.deep.equal({
      ...chanceOf(table),
      numbers: { 0: playerSeedOf('Ada') },
    });
  });

  it('the parts of the seed stay fixed when players leave or join later', () => {
    const table = sit(sit(empty(), 'Ada'), 'Bo');
    const { changed } = begun(table);
    const left = tableAfter(changed, (each) => leave(each, proofOf(each, '1'), start));
    const joined = sit(left, 'Cy');
    expect(joined.players[1]?.name).to.equal('Cy');
    expect(chanceOf(joined)).to.deep.equal(chanceOf(changed));
    expect(JSON.stringify(joined)).to.not.include(playerSeedOf('Cy'));
  });

  it('a table of a former version has a random seed without a fingerprint', () => {
    const { settings, ...table } = sit(sit(empty(), 'Ada'), 'Bo');
    const former = { ...table, settings: { ...settings, chance: null } };
    const [one, other] = [begun(former), begun(former)];
    expect(one.seed).to.match(/^[0-9a-f]{32}$/);
    expect(one.seed).to.not.equal(other.seed);
    expect(tableFrom('id', one.changed).fingerprint).to.equal(null);
    expect(one.changed.settings.chance).to.equal(null);
  });
});

const wrongNumbers = [
  '',
  'x'.repeat(32),
  'A'.repeat(32),
  '1'.repeat(31),
  '1'.repeat(33),
  7,
  {},
  [],
];

describeServers('The seeds of matches at a server', ({ url, restart, stored }) => {
  /** Ends the match of a table by agreement, and reads its record. */
  async function recordAfter(...seats: readonly Seated[]) {
    for (const seat of seats) {
      await ask(url(), seat, { action: 'agree', kind: 'end', seat: null, isAgreed: true });
    }
    const [{ game, matchID }] = seats as readonly [Seated];
    const answer = await until('the match is over', async () => {
      const recorded = await get(`${url()}/games/${game}/${matchID}/record`);
      return recorded.status !== 409 && recorded;
    });
    const recorded = await recordedGame(game);
    const { fault, record } = readRecord(answer.text, () => recorded);
    expect(fault).to.equal(null);
    return record ?? expect.fail('There is no record.');
  }

  /** Opens pages for these seats and waits until the match begins. */
  async function beginAt(...seats: readonly Seated[]) {
    const pages = await TablePage.openAll(url(), seats);
    for (const page of pages) await page.begun();
    return pages;
  }

  it('the record has the seed of the shown fingerprint, also after kills of the server', async () => {
    const table = await layTable(url());
    const ada = await sitAt(url(), table, { name: 'Ada' });
    const { fingerprint } = await tableAt(url(), table);
    expect(fingerprint).to.match(/^[0-9a-f]{64}$/);
    await restart();
    const bo = await sitAt(url(), table, { name: 'Bo' });
    await ask(url(), ada, { action: 'order', order: ['1', '0'] });
    const seats = [
      { ...bo, playerID: '0' },
      { ...ada, playerID: '1' },
    ];
    const pages = await beginAt(...seats);
    for (const page of pages) expect(page.table.fingerprint).to.equal(fingerprint);
    const database = stored();
    const { initialState } = await database.match(table.matchID);
    await database.close();
    await restart();
    await TablePage.openAll(url(), seats);
    const { chance, seed, result, moves } = await recordAfter(...seats);
    expect(chance?.fingerprint).to.equal(fingerprint);
    expect(chance?.numbers).to.deep.equal({ 0: playerSeedOf('Bo'), 1: playerSeedOf('Ada') });
    expect(seed).to.equal(initialState.plugins.random?.data.seed);
    expect([result, moves]).to.deep.equal([null, []]);
  });

  it('a rematch and a quick match fix a new secret and take new numbers', async () => {
    const seats = await gather(url(), ['Ada', 'Bo']);
    await beginAt(...seats);
    const former = await recordAfter(...seats);
    expect(former.chance?.numbers).to.deep.equal({ 0: playerSeedOf('Ada'), 1: playerSeedOf('Bo') });
    const again: Seated[] = [];
    for (const [index, name] of ['Cy', 'Di'].entries()) {
      const seat = seats[index] ?? expect.fail();
      const body = { playerName: name, browser: browserOf(name), playerSeed: playerSeedOf(name) };
      again.push(
        seatIn(await ask(url(), seat, { action: 'playAgain', answer: 'yes', ...body }), seat.game),
      );
    }
    await beginAt(...again);
    const { chance } = await recordAfter(...again);
    expect(chance?.fingerprint).to.not.equal(former.chance?.fingerprint);
    expect(chance?.numbers).to.deep.equal({ 0: playerSeedOf('Cy'), 1: playerSeedOf('Di') });

    const game = 'detroit-cleveland-grand-prix';
    const given = await askQuickMatch(url(), 'Di', { game, playerSeed: playerSeedOf('Di') });
    const di = seatIn(given, game);
    const { fingerprint } = await tableAt(url(), di);
    // A page that gets the fingerprint only now does the same.
    const later = { action: 'playerSeed', playerSeed: playerSeedOf('later') };
    const strange = await ask(url(), { ...di, credentials: 'x' }, later);
    expect(strange.status, 'somebody else').to.equal(403);
    expect((await ask(url(), di, later)).status).to.equal(200);
    await ask(url(), di, { action: 'bots', bots: { 1: 'easy', 2: 'easy' } });
    await beginAt(di);
    const tooLate = await ask(url(), di, { ...later, playerSeed: playerSeedOf('too late') });
    expect([tooLate.status, tooLate.text]).to.deep.equal([
      409,
      'The match has begun, so no player seed can be added.',
    ]);
    const { chance: dis } = await recordAfter(di);
    expect(dis).to.deep.include({ fingerprint, numbers: { 0: playerSeedOf('later') } });
  });

  it('the seed of a match of boardgame.io’s clients comes from the server alone', async () => {
    const seats = await seatPeople(url(), ['Ada', 'Bo']);
    const { fingerprint, begunAt } = await tableAt(url(), seats[0]);
    expect(begunAt, 'as soon as all seats are taken').to.be.a('number');
    await TablePage.openAll(url(), seats);
    const { chance, seed } = await recordAfter(...seats);
    expect(chance).to.deep.include({ fingerprint, numbers: {} });
    expect(seed).to.equal(seedOf({ secret: chance?.secret ?? '', numbers: {} }));
  });

  it('an invalid player seed is refused, and its player gets no seat', async () => {
    const table = await layTable(url(), { game: 'crazy-race-gewalt', numPlayers: 3 });
    const anybody = `${url()}/games/${table.game}/quick-match`;
    for (const number of wrongNumbers) {
      const said = JSON.stringify(number);
      const joining = await tryToSit(url(), table, { name: 'Ada', playerSeed: number });
      const body = {
        playerName: 'Ada',
        browser: browserOf('Ada'),
        follows: true,
        playerSeed: number,
      };
      for (const { status, text } of [joining, await postFrom(home, anybody, body)]) {
        expect([status, text], said).to.deep.equal([
          400,
          '"playerSeed" must be 32 lowercase hexadecimal digits.',
        ]);
      }
    }
    const { seats } = await tableAt(url(), table);
    expect(seats.map(({ name }: { name: string | null }) => name)).to.deep.equal([
      null,
      null,
      null,
    ]);
    const ada = await sitAt(url(), table, { name: 'Ada' });
    for (const number of [...wrongNumbers, undefined, null]) {
      expect((await ask(url(), ada, { action: 'playerSeed', playerSeed: number })).status).to.equal(
        400,
      );
    }
    expect((await tryToSit(url(), table, { name: 'Bo' })).status).to.equal(200);
  });
});
