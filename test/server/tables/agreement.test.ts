import { expect } from 'chai';
import {
  type AskedProposal,
  afterDue,
  agree,
  settled,
  votersOn,
} from '../../../server/domain/agreement.ts';
import { leave } from '../../../server/domain/seats.ts';
import { comeBack, withStandIn } from '../../../server/domain/stand-ins.ts';
import { tableFrom } from '../../../server/domain/table.ts';
import type { TableData } from '../../../server/domain/table-settings.ts';
import { defaultTimeouts } from '../../../server/domain/timeouts.ts';
import { begunTable, proofOf, start, tableAfter } from '../../support/games/table-data.ts';
import { get, type Seated } from '../../support/servers/page.ts';
import {
  ask,
  describeServers,
  gather,
  lastingTable,
  TablePage,
  tableAt,
  tryToSit,
  untilAgreed,
} from '../../support/servers/served-tables.ts';
import { longWarnings } from '../../support/servers/test-options.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Returns the presence at a table: who is there, and since when all others are away, in milliseconds after the beginning. */
function around(there: string, now: number, since = 0) {
  const isThere = (playerID: string) => there.includes(playerID);
  return {
    isThere,
    now: start + now,
    times: defaultTimeouts,
    awaySince: (playerID: string) => (isThere(playerID) ? null : start + since),
  };
}

function asked(
  table: TableData,
  own: string,
  proposal: Partial<Omit<AskedProposal, 'playerID' | 'credentials'>>,
): AskedProposal {
  return { ...proofOf(table, own), kind: 'replace', seat: '2', isAgreed: true, ...proposal };
}

const proposalOf = ({ settings }: TableData) => settings.proposal;
const kindsOf = ({ settings }: TableData) => settings.events.map(({ kind }) => kind);
const standInsOf = (table: TableData) => tableFrom('id', table).seats.map(({ standIn }) => standIn);

describe('Agreements at a table', () => {
  const table = begunTable(['Ada', 'Bo', 'Cy']);
  const withCyReplaced = withStandIn(table, { playerID: '2', kind: 'standIn', now: start });
  const adaAgrees = (from: TableData, to: Parameters<typeof asked>[2] = {}, now = minute) =>
    tableAfter(from, (each) => agree(each, asked(each, '0', to), around('01', now)));
  const bothAgree = (to: Parameters<typeof asked>[2], from = table, now = minute) => {
    const one = adaAgrees(from, to, now);
    return tableAfter(one, (each) => agree(each, asked(each, '1', to), around('01', now)));
  };

  it('a proposal is carried out after a warning once all present players have agreed', () => {
    const one = adaAgrees(table);
    const proposed = { kind: 'replace', seat: '2' };
    expect(proposalOf(one)).to.deep.equal({ ...proposed, agreed: ['0'], dueAt: null });
    const both = bothAgree({});
    const dueAt = start + minute + defaultTimeouts.warning;
    expect(proposalOf(both)).to.deep.equal({ ...proposed, agreed: ['0', '1'], dueAt });
    const almost = afterDue(both, around('01', minute + defaultTimeouts.warning - 1));
    expect(standInsOf(almost)).to.deep.equal([null, null, null]);
    const done = afterDue(both, around('01', minute + defaultTimeouts.warning));
    expect(standInsOf(done)).to.deep.equal([null, null, 'fair']);
    expect([proposalOf(done), kindsOf(done)]).to.deep.equal([null, ['standIn']]);
  });

  it('a proposal is settled when the last player who has not agreed leaves', () => {
    const one = adaAgrees(table);
    expect(settled(one, around('01', minute))).to.equal(one);
    expect(proposalOf(settled(one, around('0', minute)))?.dueAt).to.be.a('number');
    expect(settled(one, around('', minute)), 'nobody is there').to.equal(one);
  });

  it('a proposal is dropped when a player objects or the absent player returns', () => {
    const both = bothAgree({});
    const no = asked(both, '1', { isAgreed: false });
    const off = tableAfter(both, (each) => agree(each, no, around('01', minute + 1)));
    expect(proposalOf(off)).to.equal(null);
    expect(standInsOf(afterDue(off, around('01', 1e9)))).to.deep.equal([null, null, null]);
    const back = afterDue(both, around('012', minute + 1));
    expect(proposalOf(back)).to.equal(null);
    const late = afterDue(both, around('012', 1e9));
    expect([proposalOf(late), standInsOf(late)]).to.deep.equal([null, [null, null, null]]);
    const other = asked(both, '1', { isAgreed: false, seat: '1' });
    expect(agree(both, other, around('01', minute)).table, 'another one').to.equal(undefined);
  });

  it('a repeated agreement does not restart the warning', () => {
    const both = bothAgree({});
    const again = adaAgrees(both, {}, minute + 20_000);
    expect(proposalOf(again)).to.deep.equal(proposalOf(both));
  });

  it('bots, replaced players and the player in question have no vote', () => {
    const about = { kind: 'replace', seat: '1' } as const;
    expect(votersOn(withCyReplaced, about, around('012', 0))).to.deep.equal(['0']);
    expect(votersOn(table, about, around('012', 0))).to.deep.equal(['0', '2']);
    const days = begunTable(['Ada', 'Bo', 'Cy'], { kind: 'days', days: 1 });
    const end = { kind: 'end', seat: null } as const;
    expect(votersOn(days, end, around('0', 0)), 'over days').to.deep.equal(['0', '1', '2']);
    expect(votersOn(table, end, around('0', 0))).to.deep.equal(['0']);
  });

  it('a proposal ends with its seat, and the votes of players who leave are removed', () => {
    const one = adaAgrees(table);
    const cyLeft = tableAfter(one, (each) => leave(each, proofOf(each, '2'), start));
    expect(proposalOf(cyLeft)).to.equal(null);
    const adaLeft = tableAfter(one, (each) => leave(each, proofOf(each, '0'), start));
    expect(proposalOf(adaLeft)?.agreed).to.deep.equal([]);
    const back = tableAfter(bothAgree({ kind: 'offer' }, withCyReplaced), (each) =>
      comeBack(each, proofOf(each, '2'), start),
    );
    expect(proposalOf(back)).to.equal(null);
  });

  it('an agreed offer takes effect at once, but only where a bot stands in', () => {
    expect(() => agree(table, asked(table, '0', { kind: 'offer' }), around('01', 1e9))).to.throw(
      'whom a bot replaces',
    );
    const offered = bothAgree({ kind: 'offer' }, withCyReplaced, 0);
    expect(tableFrom('id', offered).seats[2]).to.include({ isOffered: true, standIn: 'fair' });
    expect(proposalOf(offered)).to.equal(null);
  });

  it('an agreed end finishes the match without a result', () => {
    const over = bothAgree({ kind: 'end', seat: null }, table, 5000);
    expect(tableFrom('id', over)).to.deep.include({
      status: 'finished',
      endedAt: start + 5000,
      awaited: [],
      proposal: null,
    });
    expect(kindsOf(over)).to.deep.equal(['ended']);
    expect(afterDue(over, around('01', 1e9))).to.equal(over);
    const again = asked(over, '0', { kind: 'end' });
    expect(() => agree(over, again, around('01', 1e9))).to.throw('No match is under way');
  });

  const refusals: readonly [string, Parameters<typeof asked>[2], RegExp, TableData?][] = [
    ['a player who is there', { seat: '1' }, /Bo is there/],
    ['a player who has just left', {}, /not been away for long/],
    ['an unknown seat', { seat: '9' }, /number of a seat/],
    ['a malformed seat', { seat: { toString: 1 } }, /number of a seat/],
    ['the whole table', { seat: null }, /number of a seat/],
    ['an unknown kind', { kind: 'dance' }, /"kind" must be one of replace, offer, end/],
    ['a player with a stand-in already', {}, /already/, withCyReplaced],
    [
      'a match over days',
      {},
      /everybody has days/,
      begunTable(['Ada', 'Bo', 'Cy'], { kind: 'days', days: 1 }),
    ],
    ['a match that is over', {}, /No match is under way/, { ...table, gameover: {} }],
    ['a match that has not begun', {}, /No match is under way/, { ...table, begunAt: null }],
  ];
  for (const [title, wish, reason, from = table] of refusals) {
    it(`a proposal about ${title} is refused`, () => {
      const now = from === table && !wish.seat ? minute - 1 : minute;
      expect(() => agree(from, asked(from, '0', wish), around('01', now))).to.throw(reason);
    });
  }

  it('a vote brings a replaced player back, and strangers have no vote', () => {
    expect(withCyReplaced.players[2]?.data).to.have.property('standIn');
    const wish = asked(withCyReplaced, '2', { kind: 'end', seat: null });
    const { table: changed } = agree(withCyReplaced, wish, around('012', minute));
    expect(changed?.players[2]?.data).to.not.have.property('standIn');
    expect(changed?.settings.proposal?.agreed).to.deep.equal(['2']);
    const stranger = { ...asked(table, '0', {}), credentials: 'guess' };
    expect(() => agree(table, stranger, around('01', minute))).to.throw('credentials');
  });
});

describeServers(
  'Agreements at a server',
  ({ url, store }) => {
    /** Opens pages of Ada, Bo and Cy at a match and closes that of Cy. */
    async function withoutCy() {
      const seats = await gather(url(), ['Ada', 'Bo', 'Cy']);
      const pages = await TablePage.openAll(url(), seats);
      for (const page of pages) await page.begun();
      const [adas, bos, cys] = pages;
      cys.close();
      for (const page of [adas, bos]) {
        await page.told((table) => table.seats[2]?.isConnected === false);
      }
      return { seats, adas, bos };
    }
    const propose = (seat: Seated, body: object) =>
      ask(url(), seat, { action: 'agree', isAgreed: true, ...body });
    const untilProposed = (seat: Seated) =>
      untilAgreed(url(), seat, { kind: 'replace', seat: '2' });

    it('a proposal is shown to all with the missing votes, then a warning runs and a bot stands in', async () => {
      const { seats, adas, bos } = await withoutCy();
      await untilProposed(seats[0]);
      const { proposal } = await bos.told((table) => table.proposal !== null);
      expect(proposal).to.deep.equal({
        kind: 'replace',
        seat: '2',
        agreed: ['0'],
        missing: ['1'],
        dueAt: null,
      });
      await propose(seats[1], { kind: 'replace', seat: '2' });
      const { proposal: settledOn, now } = await adas.told(({ proposal: p }) => p?.dueAt !== null);
      const dueAt = settledOn?.dueAt ?? expect.fail('No warning runs.');
      expect(settledOn?.missing).to.deep.equal([]);
      expect(dueAt).to.be.within(now, now + hour);
      await store(
        'update matches set terms = replace(terms, ?, ?), seats_version = seats_version + 1 where id = ?',
        [`"dueAt":${dueAt}`, `"dueAt":${dueAt - hour}`, adas.seat.matchID],
      );
      expect(adas.table.seats[2]).to.include({ standIn: null });
      // The server reads the table again.
      adas.ask();
      const done = await adas.told((table) => table.seats[2]?.standIn === 'fair');
      expect(done.events).to.have.length(1);
      expect(done.events[0]).to.include({ kind: 'standIn', playerID: '2' });
      expect(done.events[0]?.at).to.be.at.least(dueAt - hour);
    });

    it('a proposal is dropped when the absent player returns during the warning', async () => {
      const { seats, adas, bos } = await withoutCy();
      await untilProposed(seats[0]);
      bos.close();
      await adas.told(({ proposal }) => typeof proposal?.dueAt === 'number');
      const cys = await TablePage.open(url(), seats[2]);
      await adas.told(
        ({ proposal, seats: told }) => proposal === null && told[2]?.isConnected === true,
      );
      await cys.told(({ proposal }) => proposal === null);
      expect((await tableAt(url(), seats[0])).seats[2].standIn).to.equal(null);
      expect(adas.table.events).to.deep.equal([]);
    });

    it('a match ended by agreement can still be viewed but not played', async () => {
      const { seats, adas, bos } = await withoutCy();
      adas.moveByChance();
      for (const page of [adas, bos]) await page.until(() => page.state?._stateID === 1);
      for (const seat of seats.slice(0, 2)) await propose(seat, { kind: 'end', seat: null });
      const over = await bos.told(({ status }) => status === 'finished');
      expect(over).to.deep.include({ awaited: [], proposal: null });
      expect(over.events.map(({ kind, stateID }) => [kind, stateID])).to.deep.equal([['ended', 1]]);
      bos.moveByChance();
      expect(await bos.refusal()).to.include({ code: 'finished' });
      const cys = await TablePage.open(url(), seats[2]);
      await cys.begun();
      expect(cys.state?._stateID).to.equal(1);
      expect(cys.state?.ctx.gameover).to.equal(undefined);
      const { json } = await get(`${url()}/api/tables?status=finished`);
      const ids = json.tables.map(({ matchID }: Seated) => matchID);
      expect(ids).to.include(seats[0].matchID);
      const lasting = await lastingTable(url(), seats[0]);
      for (const action of ['concede', 'agree', 'start', 'settings']) {
        const { status } = await ask(url(), seats[0], { action, kind: 'end', isAgreed: true });
        expect(status, action).to.be.within(400, 409);
      }
      expect((await tryToSit(url(), seats[0], { name: 'Di' })).status).to.equal(409);
      expect(await lastingTable(url(), seats[0])).to.deep.equal(lasting);
    });
  },
  longWarnings,
);
