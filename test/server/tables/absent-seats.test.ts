import { LobbyClient } from 'boardgame.io/client';
import { expect } from 'chai';
import { seatsFreedByAbsence } from '../../../server/domain/absent-seats.ts';
import { defaultSettings, type TableData } from '../../../server/domain/table-settings.ts';
import { newTable } from '../../support/servers/new-table.ts';
import {
  closeTablePages,
  describeServers,
  gather,
  namesAt,
  sitAt,
  TablePage,
  tableAt,
  tryToSit,
  untilTable,
} from '../../support/servers/served-tables.ts';
import { shortSeats } from '../../support/servers/test-options.ts';

describe('Seats freed for absence', () => {
  const table = newTable({
    players: {
      0: { id: 0, name: 'Ada', key: 'a', data: { host: true, follows: true } },
      1: { id: 1, name: 'Ben', key: 'b', data: { follows: true } },
      2: { id: 2, name: 'Rex', key: 'r', data: { bot: 'easy' } },
      3: { id: 3 },
    },
  });
  const seatsOf = (changes: Partial<TableData>) =>
    seatsFreedByAbsence({ ...table, ...changes }).map(({ id }) => id);

  it('seats of people other than the host can become free before the match', () => {
    expect(seatsOf({})).to.deep.equal([1]);
    expect(seatsOf({ begunAt: 2 })).to.deep.equal([]);
  });

  it('seats at link-only tables and in turn-based matches stay taken', () => {
    expect(seatsOf({ unlisted: true })).to.deep.equal([]);
    const timeControl = { kind: 'days', days: 1 } as const;
    expect(seatsOf({ settings: { ...defaultSettings, timeControl } })).to.deep.equal([]);
  });
});

describeServers(
  'Absent players at a listed table',
  ({ url }) => {
    afterEach(closeTablePages);

    it('seats of absent players become free, and the pages of these players learn why', async () => {
      const [ada, ben, cy] = await gather(url(), ['Ada', 'Ben', 'Cy'], { numPlayers: 4 });
      const bens = await TablePage.open(url(), ben);
      await untilTable(url(), ada, (table) => !namesAt(table).includes('Cy'));
      expect(namesAt(await tableAt(url(), ada))).to.deep.equal(['Ada', 'Ben', null, null]);
      const cys = new TablePage(url(), cy);
      expect(await cys.refusal()).to.include({ code: 'seatFreed' });
      expect((await tryToSit(url(), ada, { name: 'Cy' })).status).to.equal(200);

      bens.close();
      await untilTable(url(), ada, (table) => !namesAt(table).includes('Ben'));
    });

    it('seats taken through another client stay taken for longer', async () => {
      const [ada] = await gather(url(), ['Ada'], { numPlayers: 4 });
      await TablePage.open(url(), ada);
      await sitAt(url(), ada, { name: 'Old', follows: undefined });
      await sitAt(url(), ada, { name: 'New' });
      const table = await untilTable(url(), ada, (each) => !namesAt(each).includes('New'));
      expect(namesAt(table)).to.include('Old');
      await untilTable(url(), ada, (each) => !namesAt(each).includes('Old'));
    });

    it('players of boardgame.io’s LobbyClient get a freed seat, and their match begins', async () => {
      const lobby = new LobbyClient({ server: url() });
      const { matchID } = await lobby.createMatch('bug-race', { numPlayers: 4 });
      await lobby.joinMatch('bug-race', matchID, { playerName: 'Ada' });
      const table = { game: 'bug-race', matchID };
      await sitAt(url(), table, { name: 'Squat' });
      await lobby.joinMatch('bug-race', matchID, { playerName: 'Ben', playerID: '3' });
      await untilTable(url(), table, (each) => !namesAt(each).includes('Squat'));
      await lobby.joinMatch('bug-race', matchID, { playerName: 'Cy' });
      await lobby.joinMatch('bug-race', matchID, { playerName: 'Di' });
      expect(await tableAt(url(), table)).to.include({ status: 'playing' });
    });
  },
  shortSeats,
);
