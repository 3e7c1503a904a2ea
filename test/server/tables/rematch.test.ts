import { expect } from 'chai';
import type { Seated } from '../../support/servers/page.ts';
import {
  addedTables,
  ask,
  browserOf,
  describeServers,
  gather,
  lastingTable,
  namesAt,
  seatIn,
  TablePage,
  tableAt,
} from '../../support/servers/served-tables.ts';
import { patientRematches } from '../../support/servers/test-options.ts';

/** Plays matches to their end and answers the question of a rematch, at the server of a suite. */
function rematchesAt(url: () => string) {
  /** Opens the pages of players at a match and ends it. */
  async function afterMatch<const Names extends readonly string[]>(names: Names) {
    const seats = await gather(url(), names, { setupData: { trackLength: 20 } });
    const pages = await TablePage.openAll(url(), seats);
    for (const page of pages) await page.begun();
    for (const seat of seats) {
      await ask(url(), seat, { action: 'agree', kind: 'end', seat: null, isAgreed: true });
    }
    for (const page of pages) await page.told(({ status }) => status === 'finished');
    return { seats, pages };
  }

  const wishOf = (answer: 'yes' | 'no', playerName: string) => {
    const action = 'playAgain';
    return { action, answer, playerName, follows: true, browser: browserOf(playerName) };
  };

  /** Answers for a player and returns the seat that a yes brings. */
  async function answer(seat: Seated, word: 'yes' | 'no', name = 'Ada') {
    const given = await ask(url(), seat, wishOf(word, name));
    expect(given.status, given.text).to.equal(200);
    return word === 'yes' ? seatIn(given, seat.game) : seat;
  }

  return { afterMatch, answer, wishOf };
}

describeServers('Rematches', ({ url }) => {
  const { afterMatch, answer, wishOf } = rematchesAt(url);

  it('answers are shown to all players, and a yes gives the same seat number', async () => {
    const { seats, pages } = await afterMatch(['Ada', 'Bo', 'Cy']);
    const bos = await answer(seats[1], 'yes', 'Bo');
    expect(bos.playerID).to.equal('1');
    for (const page of pages) {
      const { next } = await page.told((table) => table.next?.answers[1] !== undefined);
      expect(next).to.deep.equal({ matchID: bos.matchID, answers: { 1: 'yes' } });
    }
    const adas = await answer(seats[0], 'yes', 'Ada');
    expect([adas.matchID, adas.playerID]).to.deep.equal([bos.matchID, '0']);
    await answer(seats[2], 'no');
    for (const page of pages) {
      await page.told(({ next }) => next?.answers[0] === 'yes' && next.answers[2] === 'no');
    }
    const table = await tableAt(url(), bos);
    expect(namesAt(table)).to.deep.equal(['Ada', 'Bo', null]);
    expect(table).to.deep.include({ begunAt: null, setupData: { trackLength: 20 } });
  });

  it('spectators learn of the next match once it has begun', async () => {
    const { seats, pages } = await afterMatch(['Ada', 'Bo']);
    const spectator = await TablePage.open(url(), {
      game: seats[0].game,
      matchID: seats[0].matchID,
      playerID: null,
      credentials: null,
    });
    const next = [
      await answer(seats[0], 'yes', 'Ada'),
      await answer(seats[1], 'yes', 'Bo'),
    ] as const;
    for (const page of pages) await page.told((table) => table.next?.answers[1] === 'yes');
    const late = await TablePage.open(url(), spectator.seat);
    for (const page of [spectator, late]) {
      expect(page.table.next).to.equal(null);
      expect(JSON.stringify(page.frames)).to.not.include(next[0].matchID);
    }
    const nextPages = await TablePage.openAll(url(), next);
    const table = await spectator.told((told) => told.next !== null);
    expect(table.next?.matchID).to.equal(next[0].matchID);
    for (const page of nextPages) await page.begun();
    for (const page of [...pages, ...nextPages, spectator, late]) page.close();
  });

  it('a rematch begins without players who declined or left', async () => {
    const { seats, pages } = await afterMatch(['Ada', 'Bo', 'Cy', 'Di']);
    const next = [
      await answer(seats[1], 'yes', 'Bo'),
      await answer(seats[2], 'yes', 'Cy'),
    ] as const;
    const nextPages = await TablePage.openAll(url(), next);
    await answer(seats[0], 'no');
    expect((await tableAt(url(), next[0])).begunAt, 'Di is asked').to.equal(null);
    await ask(url(), seats[3], { action: 'leave' });
    const told = nextPages.map(async (page) => {
      const { args } = await page.next('seated');
      page.ask({ ...page.seat, playerID: args[1].playerID });
      await page.begun();
    });
    await Promise.all(told);
    const table = await tableAt(url(), next[0]);
    expect([table.status, namesAt(table)]).to.deep.equal(['playing', ['Bo', 'Cy']]);
    for (const page of pages) page.close();
  });

  it('a rematch begins without a player whose page has been closed for a while', async () => {
    const { seats, pages } = await afterMatch(['Ada', 'Bo', 'Cy']);
    const next = [
      await answer(seats[0], 'yes', 'Ada'),
      await answer(seats[1], 'yes', 'Bo'),
    ] as const;
    const nextPages = await TablePage.openAll(url(), next);
    expect((await tableAt(url(), next[0])).begunAt, 'Cy is asked').to.equal(null);
    pages[2].close();
    for (const page of nextPages) await page.begun();
    expect(namesAt(await tableAt(url(), next[0]))).to.deep.equal(['Ada', 'Bo']);
  });

  it('simultaneous answers of yes create only one next table', async () => {
    const { seats, pages } = await afterMatch(['Ada', 'Bo', 'Cy', 'Di']);
    const names = ['Ada', 'Bo', 'Cy', 'Di'];
    const next = await Promise.all(
      seats.map((seat, index) => answer(seat, 'yes', names[index] ?? '')),
    );
    expect(new Set(next.map(({ matchID }) => matchID)).size).to.equal(1);
    expect(next.map(({ playerID }) => playerID)).to.deep.equal(['0', '1', '2', '3']);
    const table = await tableAt(url(), next[0] ?? expect.fail());
    expect(namesAt(table)).to.deep.equal(names);
    for (const page of pages) {
      await page.told(({ next: told }) => Object.keys(told?.answers ?? {}).length === 4);
    }
  });

  it('a player cannot take two seats, but can return after leaving', async () => {
    const { seats } = await afterMatch(['Ada', 'Bo', 'Cy']);
    const first = await answer(seats[0], 'yes', 'Ada');
    const browser = browserOf('another device');
    const again = await ask(url(), seats[0], { ...wishOf('yes', 'Ada'), browser });
    expect([again.status, again.text]).to.deep.equal([
      409,
      'You sit at the next table already, in another window or device.',
    ]);
    await answer(seats[1], 'yes', 'Bo');
    expect(namesAt(await tableAt(url(), first))).to.deep.equal(['Ada', 'Bo', null]);
    await ask(url(), first, { action: 'leave' });
    await answer(seats[0], 'yes', 'Ada');
    expect(namesAt(await tableAt(url(), first))).to.deep.equal(['Ada', 'Bo', null]);
  });

  it('a rematch is refused before the end and to strangers', async () => {
    const seats = await gather(url(), ['Ada', 'Bo']);
    const [ada, bo] = seats;
    for (const page of await TablePage.openAll(url(), seats)) await page.begun();
    const before = await lastingTable(url(), ada);
    const asked = { action: 'playAgain', answer: 'yes', playerName: 'Ada' };
    expect((await ask(url(), ada, asked)).status).to.equal(409);
    const stranger = { ...ada, credentials: bo.credentials };
    expect((await ask(url(), stranger, asked)).status).to.equal(403);
    expect((await ask(url(), ada, { ...asked, answer: 'perhaps' })).status).to.equal(400);
    expect(await lastingTable(url(), ada)).to.deep.equal(before);
    const pages = await TablePage.openAll(url(), seats);
    expect(pages.map(({ table }) => table.next)).to.deep.equal([null, null]);
  });

  it('an invalid yes creates no table', async () => {
    const { seats, pages } = await afterMatch(['Ada', 'Bo']);
    const [ada] = seats;
    const added = await addedTables(url());
    const asked = { action: 'playAgain', answer: 'yes', browser: browserOf('Ada') };
    for (const wrong of [{ playerName: '' }, { playerName: 7 }, {}, { browser: 'short' }]) {
      expect((await ask(url(), ada, { ...asked, ...wrong })).status).to.equal(400);
    }
    expect(await added()).to.deep.equal([]);
    const next = await answer(ada, 'yes', 'Ada');
    await TablePage.open(url(), next);
    expect(await added(), 'planted').to.deep.equal([next.matchID]);
    const { next: told } = await pages[0].told((table) => table.next?.answers[0] !== undefined);
    expect(told?.answers).to.deep.equal({ 0: 'yes' });
  });

  it('a refused yes does not replace the earlier answer', async () => {
    const { seats } = await afterMatch(['Ada', 'Bo', 'Cy']);
    const adas = await answer(seats[0], 'yes', 'Ada');
    const bos = await answer(seats[1], 'yes', 'Bo');
    const removal = { action: 'remove', seat: bos.playerID, address: false };
    expect((await ask(url(), adas, removal)).status).to.equal(200);
    await ask(url(), seats[1], { action: 'playAgain', answer: 'no' });
    const again = { action: 'playAgain', answer: 'yes', playerName: 'Bo' };
    const { status } = await ask(url(), seats[1], { ...again, browser: browserOf('Bo') });
    expect(status).to.equal(403);
    const page = await TablePage.open(url(), seats[0]);
    expect(page.table.next?.answers).to.deep.equal({ 0: 'yes', 1: 'no' });
  });

  it('a rematch waits for a player who says yes until their page is open', async () => {
    const { seats } = await afterMatch(['Ada', 'Bo', 'Cy']);
    for (const [index, name] of ['Ada', 'Bo'].entries()) {
      const seat = await answer(seats[index] ?? expect.fail(), 'yes', name);
      await TablePage.open(url(), seat);
    }
    const cys = await answer(seats[2], 'yes', 'Cy');
    expect(namesAt(await tableAt(url(), cys))).to.deep.equal(['Ada', 'Bo', 'Cy']);
    const page = await TablePage.open(url(), cys);
    await page.begun();
    expect(namesAt(page.table)).to.deep.equal(['Ada', 'Bo', 'Cy']);
  });

  it('a player whose seat number no longer exists gets another seat', async () => {
    const { seats } = await afterMatch(['Ada', 'Bo', 'Cy']);
    const adas = await answer(seats[0], 'yes', 'Ada');
    const { status } = await ask(url(), adas, { action: 'settings', numPlayers: 2 });
    expect(status).to.equal(200);
    const cys = await answer(seats[2], 'yes', 'Cy');
    expect([cys.matchID, cys.playerID]).to.deep.equal([adas.matchID, '1']);
  });
});

describeServers(
  'Rematches with long waits',
  ({ url }) => {
    const { afterMatch, answer } = rematchesAt(url);

    it('a rematch waits for a player who has just closed the page', async () => {
      const { seats, pages } = await afterMatch(['Ada', 'Bo', 'Cy']);
      const next = [
        await answer(seats[0], 'yes', 'Ada'),
        await answer(seats[1], 'yes', 'Bo'),
      ] as const;
      const nextPages = await TablePage.openAll(url(), next);
      pages[2].close();
      await pages[0].told((table) => table.seats[2]?.awaySince !== null);
      // Each page that opens makes the server check the next match.
      nextPages[1].close();
      const bos = await TablePage.open(url(), next[1]);
      const answered = Date.now();
      await answer(seats[2], 'no');
      await bos.begun();
      expect((await tableAt(url(), bos.seat)).begunAt).to.be.at.least(answered);
    });
  },
  patientRematches,
);
